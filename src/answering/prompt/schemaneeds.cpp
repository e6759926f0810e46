// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/prompt/schemaneeds.h"

#include "base/text.h"
#include "sqlite/sqltext.h"

#include <algorithm>
#include <functional>
#include <map>

namespace tripletalk::answering {

using induction::Schema;
using induction::Table;
using induction::TableKind;
using retrieval::LinkKind;
using retrieval::ValueLink;

namespace {

constexpr std::size_t mostLinkedTables = 6;
constexpr std::size_t joinedTables = 4;
constexpr std::size_t mostSpokenOf = 2;

double weightOf(LinkKind kind) {
    switch (kind) {
        case LinkKind::Entity:
        case LinkKind::Table:
            return 3;
        case LinkKind::Value:
            return 2.5;
        case LinkKind::Column:
            return 1.5;
    }
    return 0;
}

/// Tables that the links speak of, best first.
std::vector<std::string> linkedTables(const Schema& schema, const std::vector<ValueLink>& links) {
    std::map<std::string, double> scores;
    for (const ValueLink& link : links)
        if (const Table* table = schema.table(link.entry.table); table && isShown(*table))
            scores[table->name] =
                std::max(scores[table->name], weightOf(link.entry.kind) * link.score);
    std::vector<std::pair<double, std::string>> ordered;
    for (const auto& [name, score] : scores) ordered.emplace_back(-score, name);
    std::ranges::sort(ordered);
    if (ordered.size() > mostLinkedTables) ordered.resize(mostLinkedTables);
    std::vector<std::string> names;
    for (auto& [score, name] : ordered) names.push_back(std::move(name));
    return names;
}

void addNamed(const Schema& schema, const std::string& query, SchemaNeeds& needs) {
    const std::vector<std::string> inOrder = sqlite::namesIn(query);
    const std::set<std::string> names(inOrder.begin(), inOrder.end());
    const auto isNamed = [&](const std::string& name) {
        return names.contains(sqlite::nameKey(name));
    };
    for (const Table& table : schema.tables) {
        if (table.hidden || !isNamed(table.name)) continue;
        addOnce(needs.tables, table.name);
        for (const induction::Column& column : table.columns)
            if (isNamed(column.name)) needs.columns.insert({table.name, column.name});
    }
}

/// Adds the tables on the ways between the first few.
void addJoins(const Schema& schema, std::vector<std::string>& names) {
    const SchemaGraph graph(schema);
    const auto ends = std::min(names.size(), joinedTables);
    for (std::size_t i = 0; i < ends; ++i)
        for (std::size_t j = i + 1; j < ends; ++j)
            if (const auto path = graph.path(names[i], names[j], {}))
                for (const Join& join : *path) {
                    addOnce(names, join.from.table);
                    addOnce(names, join.to.table);
                }
}

/// What the tables lead to, then tables of things that lead to them, the largest first.
std::vector<std::string> tablesBeside(const Schema& schema, const std::vector<std::string>& names) {
    const auto isAmong = [&](const std::string& name) {
        return std::ranges::find(names, name) != names.end();
    };
    std::vector<const Table*> found;
    for (const Table& table : schema.tables)
        if (isShown(table) && table.holdsEntities() && !isAmong(table.name) &&
            std::ranges::any_of(table.columns, [&](const induction::Column& column) {
                return !column.references.empty() && isAmong(column.references);
            }))
            found.push_back(&table);
    std::ranges::stable_sort(found, std::greater(), &Table::rows);
    std::vector<std::string> beside;
    for (const std::string& name : names)
        if (const Table* table = schema.table(name))
            for (const induction::Column& column : table->columns)
                if (const Table* target = schema.table(column.references);
                    target && isShown(*target) && target->kind != TableKind::Entities &&
                    !isAmong(target->name))
                    addOnce(beside, target->name);
    for (const Table* table : found) addOnce(beside, table->name);
    return beside;
}

/// Whether one name says the other with a word before it: "address_country", "country".
bool sayTheSame(const std::string& one, const std::string& other) {
    return one.ends_with("_" + other) || other.ends_with("_" + one);
}

/// Columns that seem to hold the same as one that is needed, in more rows: which of them is the
/// complete one shows only where both are told.
void addFuller(const Schema& schema, std::set<ColumnRef>& columns) {
    for (const ColumnRef& needed : std::set(columns)) {
        const Table* table = schema.table(needed.table);
        const auto* own = table ? table->column(needed.column) : nullptr;
        if (!own || own->nulls == 0) continue;
        for (const induction::Column& other : table->columns)
            if (!other.hidden && other.type == own->type && other.nulls < own->nulls &&
                sayTheSame(own->name, other.name))
                columns.insert({table->name, other.name});
    }
}

}  // namespace

bool SchemaNeeds::tells(const Table& table, const induction::Column& column) const {
    using induction::ColumnRole;
    const bool isName = column.role == ColumnRole::Key || column.role == ColumnRole::Label ||
                        column.role == ColumnRole::ForeignKey;
    return !isName && columns.contains({table.name, column.name});
}

void addOnce(std::vector<std::string>& names, const std::string& name) {
    if (std::ranges::find(names, name) == names.end()) names.push_back(name);
}

bool isShown(const Table& table) { return !table.hidden && table.kind != TableKind::Side; }

std::vector<std::string> tablesSpokenOf(const Schema& schema, std::string_view question,
                                        const std::vector<ValueLink>& links,
                                        const language::Wording& wording) {
    std::set<std::string> unplaced;
    for (const language::Token& token : wording.tokens(question))
        if (!token.stop && !wording.isGeneric(token.stem) &&
            std::ranges::none_of(links, [&](const ValueLink& link) {
                return link.begin <= token.begin && link.end >= token.end;
            }))
            unplaced.insert(token.stem);
    std::vector<std::string> tables;
    for (const Table& table : schema.tables) {
        if (!isShown(table) || !table.holdsEntities() || tables.size() == mostSpokenOf) continue;
        const auto words = wording.tokens(text::replaceAll(table.name, "_", " "));
        if (std::ranges::any_of(
                words, [&](const language::Token& word) { return unplaced.contains(word.stem); }))
            tables.push_back(table.name);
    }
    return tables;
}

SchemaNeeds needsOf(const Schema& schema, const std::vector<ValueLink>& links,
                    const std::vector<std::string>& queries,
                    const std::vector<std::string>& spokenOf) {
    SchemaNeeds needs;
    for (const std::string& query : queries) addNamed(schema, query, needs);
    for (const std::string& name : linkedTables(schema, links)) addOnce(needs.tables, name);
    for (const std::string& name : spokenOf) addOnce(needs.tables, name);
    addJoins(schema, needs.tables);
    needs.beside = tablesBeside(schema, needs.tables);
    for (const ValueLink& link : links)
        if (link.entry.kind == LinkKind::Column || link.entry.kind == LinkKind::Value)
            needs.columns.insert({link.entry.table, link.entry.column});
    addFuller(schema, needs.columns);
    return needs;
}

}  // namespace tripletalk::answering
