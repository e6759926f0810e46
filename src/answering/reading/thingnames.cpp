// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/thingnames.h"

#include "base/text.h"
#include "naming/names.h"

#include <algorithm>

namespace tripletalk::answering::reading {

using language::Token;
using language::Wording;

namespace {

bool endsInName(const std::string& label, const Wording& wording) {
    const auto tokens = wording.tokens(label);
    if (tokens.empty()) return false;
    const auto isName = [&](const Token& word) {
        return std::ranges::any_of(wording.cuesAt({word}, 0, true), [](const auto& known) {
            return known.cue->kind == language::CueKind::Named;
        });
    };
    const auto isAny = [](const Token&) { return true; };
    const Token& head = tokens[wording.head(tokens.size())];
    return isName(head) || !wording.compound(head, isAny, isName).empty();
}

/// "farm" of a class "farms", "music festival" of "music festivals": what a thing is called.
bool isNamedAs(const induction::Column& column, const induction::Table& table,
               const Wording& wording) {
    const auto said = wording.tokens(column.label);
    const auto kind = wording.tokens(table.label);
    return !said.empty() && std::ranges::equal(said, kind, {}, &Token::stem, &Token::stem);
}

}  // namespace

ThingNames::ThingNames(const induction::Schema& schema, const Wording& wording) {
    const Wording& source = Wording::forTag(language::sourceTag);
    for (const induction::Table& table : schema.tables) {
        if (!table.holdsEntities() || table.labelColumn()) continue;
        std::vector<const induction::Column*> names;
        for (const induction::Column& column : table.columns)
            if (!column.hidden && column.role == induction::ColumnRole::Literal &&
                column.type == "TEXT" &&
                (endsInName(column.label, wording) ||
                 endsInName(naming::allWords(naming::localName(column.predicate)), source)))
                names.push_back(&column);
        for (const induction::Column& column : table.columns)
            if (names.empty() && !column.hidden && column.type == "TEXT" &&
                column.role == induction::ColumnRole::Literal &&
                (isNamedAs(column, table, wording) || isNamedAs(column, table, source)))
                names.push_back(&column);
        if (names.size() == 1) m_columns[&table] = names.front();
    }
}

const induction::Column* ThingNames::of(const induction::Table* table) const {
    const auto known = m_columns.find(table);
    return known == m_columns.end() ? nullptr : known->second;
}

std::optional<Term> ThingNames::named(const Term& term, bool namesAsked) const {
    Term other = term;
    bool changed = false;
    const auto name = [&](Place& place) {
        const induction::Column* column = place.column ? nullptr : of(place.table);
        if (!column) return;
        place.column = column;
        changed = true;
    };
    for (Measure& one : other.asked)
        if (one.function == Function::None) name(one.place);
    for (Place& one : other.groups) name(one);
    const bool things = other.asked.empty() && other.groups.empty() && !other.truth;
    if (const induction::Column* column = of(term.head); column && (things || namesAsked)) {
        other.asked.insert(other.asked.begin(), {Function::None, {term.head, column}});
        changed = true;
    }
    if (!changed) return {};
    return other;
}

}  // namespace tripletalk::answering::reading
