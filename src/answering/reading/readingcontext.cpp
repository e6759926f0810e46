// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/readingcontext.h"

#include "sqlite/database.h"

#include <algorithm>
#include <optional>

namespace tripletalk::answering::reading {

namespace {
/// Words of a question that is over point nowhere.
Term withoutWords(Term term) {
    const auto forget = [](Place& place) { place.words = {}; };
    for (Measure& one : term.asked) forget(one.place);
    for (Place& one : term.groups) forget(one);
    if (term.order) forget(term.order->by.place);
    for (Condition& one : term.where) {
        forget(one.of.place);
        for (Operand& value : one.values) value.words = {};
    }
    return term;
}
}  // namespace

std::vector<EntityRef> entitiesOf(const Term& term) {
    std::vector<EntityRef> found;
    for (const Condition& one : term.where) {
        if (!one.of.place.isThing() || one.of.function != Function::None || one.op != Op::Equal ||
            one.negated)
            continue;
        for (const Operand& value : one.values) {
            EntityRef entity{one.of.place.table->name, value.text, {}, value.shown};
            if (std::ranges::find(found, entity) == found.end()) found.push_back(std::move(entity));
        }
    }
    return found;
}

std::vector<EntityRef> namedIn(const Term& term, knowledge::SqlConnection& tables) {
    std::vector<EntityRef> found;
    const auto add = [&](const Result<std::optional<knowledge::Entity>>& entity) {
        if (!entity || !*entity) return;
        EntityRef one{(*entity)->table, (*entity)->key, (*entity)->iri, (*entity)->label};
        if (std::ranges::find(found, one) == found.end()) found.push_back(std::move(one));
    };
    for (const EntityRef& one : entitiesOf(term)) add(tables.entities().byKey(one.key));
    for (const Condition& one : term.where) {
        const Place& place = one.of.place;
        if (place.isThing() || place.column->type != "TEXT" || !place.table->key() ||
            one.op != Op::Equal || one.negated || one.than || one.of.function != Function::None)
            continue;
        for (const Operand& value : one.values) {
            const auto rows =
                tables.run("SELECT " + sqlite::quoteIdentifier(place.table->key()->name) +
                               " FROM " + sqlite::quoteIdentifier(place.table->name) + " WHERE " +
                               sqlite::quoteIdentifier(place.column->name) + " = " +
                               sqlite::quoteText(value.text) + " LIMIT 2",
                           knowledge::QueryConnection::Links::Found, {});
            if (rows && rows->rows.size() == 1)
                add(tables.entities().byIri(rows->rows.front().front().iri));
        }
    }
    return found;
}

void Context::add(const Term& term, std::vector<EntityRef> named, std::vector<EntityRef> found) {
    recent.insert(recent.begin(), spoken.begin(), spoken.end());
    recent.insert(recent.begin(), results.begin(), results.end());
    if (recent.size() > remembered) recent.resize(remembered);
    previous = std::make_shared<Term>(withoutWords(term));
    spoken = std::move(named);
    results = std::move(found);
}

}  // namespace tripletalk::answering::reading
