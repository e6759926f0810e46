// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/termpaths.h"

#include "base/text.h"
#include "language/language.h"

#include <algorithm>

namespace tripletalk::answering::reading {

namespace {

/// Producers stand with artists in one table: of the links to it that of the producer is theirs.
bool isCalledAs(const induction::Column* link, const induction::Table& kind) {
    return link && kind.kind == induction::TableKind::View &&
           text::fold(link->label) == text::fold(kind.label);
}

}  // namespace

Term ofSameHead(const Term& term) {
    Term same;
    same.head = term.head;
    same.via = term.via;
    same.links = term.links;
    return same;
}

SchemaGraph::Hint hintOf(const Term& term, const SchemaGraph& graph) {
    return [&term, &graph](const ColumnRef& link) {
        bool spoken = false;
        for (const Place& one : term.links)
            if (one.table->name == link.table) {
                if (one.column->name == link.column) return true;
                spoken = true;
            }
        return !spoken && (isCalledAs(graph.column(link), *term.head) ||
                           std::ranges::any_of(term.via, [&](const induction::Table* one) {
                               return one->name == link.table;
                           }));
    };
}

std::optional<std::vector<Join>> pathTo(const Place& place, const Term& term,
                                        const SchemaGraph& graph, const SchemaGraph::Hint& hint) {
    auto path = graph.path(term.head->name, place.table->name, hint);
    if (path && place.through)
        path->push_back({graph.key(place.table->name), {place.table->name, place.through->name}});
    return path;
}

void addToARow(const Condition& condition, std::vector<Conditions>& rows) {
    const auto open = std::ranges::find_if(rows, [&](const Conditions& row) {
        return std::ranges::none_of(row, [&](const Condition& one) {
            return one.of == condition.of && one.op == condition.op && condition.of.place.column;
        });
    });
    if (open == rows.end())
        rows.push_back({condition});
    else
        open->push_back(condition);
}

std::vector<Measure> toldBy(const Term& term) {
    std::vector<Measure> all;
    if (term.thingsAsked || (term.asked.empty() && term.groups.empty()))
        all.push_back({Function::None, {term.head, nullptr}});
    for (const Place& group : term.groups)
        if (std::ranges::find(term.asked, Measure{Function::None, group}) == term.asked.end())
            all.push_back({Function::None, group});
    all.insert(all.end(), term.asked.begin(), term.asked.end());
    return all;
}

const char* symbol(Op op, const char* different) {
    switch (op) {
        case Op::Different:
            return different;
        case Op::Less:
            return " < ";
        case Op::AtMost:
            return " <= ";
        case Op::More:
            return " > ";
        case Op::AtLeast:
            return " >= ";
        default:
            return " = ";
    }
}

std::string resultName(const Measure& measure) {
    const std::string of =
        measure.place.column ? measure.place.column->name : measure.place.table->name;
    switch (measure.function) {
        case Function::None:
            return measure.place.column || !measure.place.table->key()
                       ? of
                       : measure.place.table->key()->name;
        case Function::Count:
            return "number_of_" + (measure.place.isThing()
                                       ? language::languageOf(language::sourceTag)
                                             .plural(measure.place.table->name)
                                       : of);
        case Function::Sum:
            return "total_" + of;
        case Function::Average:
            return "average_" + of;
        case Function::Minimum:
            return "lowest_" + of;
        case Function::Maximum:
            return "highest_" + of;
    }
    return of;
}

}  // namespace tripletalk::answering::reading
