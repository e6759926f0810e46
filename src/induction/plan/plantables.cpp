// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/plan/plantables.h"

#include "naming/names.h"

#include <algorithm>
#include <string>
#include <tuple>
#include <vector>

namespace tripletalk::induction {

namespace {

Column plain(const char* name, const char* comment, bool notNull = true) {
    return {.name = name, .comment = comment, .notNull = notNull};
}

Column hidden(const char* name, const char* type = "TEXT", bool notNull = true) {
    return {.name = name, .type = type, .hidden = true, .notNull = notNull};
}

int addSide(Plan& plan, const char* name, const char* comment, std::vector<Column> columns) {
    Table table{
        .name = name, .kind = TableKind::Side, .label = naming::humanise(name), .comment = comment};
    table.columns = std::move(columns);
    return plan.addTable(std::move(table));
}

/// The same numbers after the tables have moved.
void renumber(Plan& plan, const std::vector<int>& now) {
    const auto move = [&](int& index) {
        if (index >= 0) index = now[static_cast<std::size_t>(index)];
    };
    for (int* index : {&plan.entity, &plan.otherFact, &plan.otherLanguage, &plan.exactFact,
                       &plan.undescribed, &plan.classNames, &plan.impliedClass, &plan.vocabulary})
        move(*index);
    for (auto& [home, table] : plan.tableOfHome) move(table);
    for (auto& [key, place] : plan.placements) {
        move(place.valuesTable);
        move(place.linkTable);
    }
    for (LinkTargets& targets : plan.targets) move(targets.table);
    std::map<int, int> parents;
    for (const auto& [from, to] : plan.parent) {
        int child = from;
        int parent = to;
        move(child);
        move(parent);
        parents[child] = parent;
    }
    plan.parent = std::move(parents);
    for (auto* byTable : {&plan.otherTypes, &plan.typeColumn}) {
        std::map<int, int> moved;
        for (const auto& [from, to] : *byTable) {
            int table = from;
            int value = to;
            move(table);
            if (byTable == &plan.otherTypes) move(value);
            moved[table] = value;
        }
        *byTable = std::move(moved);
    }
}

}  // namespace

void addSideTables(Plan& plan) {
    Table entity{.name = "entity",
                 .kind = TableKind::Entities,
                 .label = "Entity",
                 .comment = "Everything that the graph describes, whatever its class."};
    entity.columns = {{.name = "key",
                       .role = ColumnRole::Key,
                       .comment = "the same as in the table of its class",
                       .notNull = true},
                      plain("iri", ""),
                      {.name = "label", .role = ColumnRole::Label, .notNull = true},
                      plain("class", "the direct class", false),
                      plain("table", "the table that has its row")};
    if (plan.severalGraphs) entity.columns.push_back(hidden("graph"));
    plan.entity = plan.addTable(std::move(entity));
    const Column subject{
        .name = "entity", .role = ColumnRole::ForeignKey, .references = "entity", .notNull = true};
    plan.otherLanguage =
        addSide(plan, "other_language", "Texts in further languages.",
                {subject, plain("attribute", ""), plain("value", ""), plain("language", ""),
                 plain("predicate", "IRI of the attribute"), hidden("datatype"), hidden("graph")});
    plan.otherFact =
        addSide(plan, "other_fact", "Facts too rare for a column.",
                {subject, plain("attribute", ""), plain("value", "text, or the key of an entity"),
                 plain("predicate", "IRI of the attribute"), hidden("kind", "INTEGER"),
                 hidden("object"), hidden("datatype"), hidden("language"), hidden("graph")});
    plan.exactFact = addSide(
        plan, "exact_fact", "Facts whose form, datatype, language or graph a column does not show.",
        {subject, plain("predicate", "IRI"), plain("value", "as written"),
         plain("kind", "0 IRI, 1 blank node, 2 literal"), plain("datatype", ""),
         plain("language", ""), plain("graph", "")});
    plan.table(plan.exactFact).columns[3].type = "INTEGER";
    plan.undescribed =
        addSide(plan, "undescribed", "What entities link to without its being described.",
                {plain("name", "as in the columns"), plain("iri", "")});
    plan.classNames = addSide(plan, "class_name", "The classes of entities.",
                              {plain("name", "as in the columns"), plain("iri", "")});
    plan.impliedClass =
        addSide(plan, "implied_class", "Classes that all entities of a class are said to have too.",
                {plain("class", "name as in the columns"), plain("implied", "name")});
    plan.vocabulary =
        addSide(plan, "vocabulary", "What the graph says of its own classes and properties.",
                {plain("term", "IRI"), plain("attribute", ""), plain("value", ""),
                 plain("language", ""), plain("predicate", "IRI of the attribute"),
                 hidden("kind", "INTEGER"), hidden("datatype"), hidden("graph")});
    for (const int books :
         {plan.exactFact, plan.undescribed, plan.classNames, plan.impliedClass, plan.vocabulary})
        plan.table(books).hidden = true;
}

void orderTables(Plan& plan) {
    const std::map<int, int>& parents = plan.parent;
    std::vector<Table>& tables = plan.schema.tables;
    const auto tableAt = [&](int index) -> Table& {
        return tables[static_cast<std::size_t>(index)];
    };
    std::vector<int> order(tables.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int>(i);
    const auto rank = [&](int index) {
        const Table& table = tableAt(index);
        const auto parent = parents.find(index);
        const bool last = table.kind == TableKind::Entities || table.kind == TableKind::Side;
        return std::tuple(last                            ? 2
                          : table.kind == TableKind::View ? 1
                                                          : 0,
                          last ? std::to_string(index + 1'000'000)
                               : tableAt(parent == parents.end() ? index : parent->second).name,
                          parent != parents.end(), table.name);
    };
    std::sort(order.begin(), order.end(), [&](int a, int b) { return rank(a) < rank(b); });
    std::vector<int> now(order.size());
    std::vector<Table> sorted;
    for (const int index : order) {
        now[static_cast<std::size_t>(index)] = static_cast<int>(sorted.size());
        sorted.push_back(std::move(tableAt(index)));
    }
    tables = std::move(sorted);
    renumber(plan, now);
}

}  // namespace tripletalk::induction
