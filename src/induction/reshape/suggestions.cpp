// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/reshape/suggestions.h"

#include "base/text.h"

#include <algorithm>
#include <set>

namespace tripletalk::induction {

using sqlite::quoteIdentifier;

namespace {

constexpr std::size_t fewestShared = 2;
constexpr std::size_t fewestOfOneType = 3;
constexpr std::int64_t fewestLinking = 3;

using Attributes = std::set<std::pair<std::string, ColumnRole>>;

bool isValue(const Column& column) {
    return !column.hidden && column.role != ColumnRole::Key && column.role != ColumnRole::Type;
}

Attributes attributesOf(const Table& table) {
    Attributes found;
    for (const Column& column : table.columns)
        if (isValue(column) && column.role != ColumnRole::Label)
            found.emplace(column.predicate, column.role);
    return found;
}

/// At least two attributes in common, and four fifths of all.
bool nearlyTheSame(const Attributes& a, const Attributes& b) {
    const auto shared = static_cast<std::size_t>(std::count_if(
        a.begin(), a.end(), [&](const auto& attribute) { return b.contains(attribute); }));
    return shared >= fewestShared && 5 * shared >= 4 * (a.size() + b.size() - shared);
}

std::vector<const Table*> candidates(const Schema& schema) {
    std::vector<const Table*> found;
    for (const Table& table : schema.tables)
        if (table.kind == TableKind::Entity && !table.hidden && !isInView(schema, table.name))
            found.push_back(&table);
    std::stable_sort(found.begin(), found.end(),
                     [](const Table* a, const Table* b) { return a->rows > b->rows; });
    return found;
}

void suggestMerges(std::vector<const Table*> tables, std::vector<Reshaping>& found) {
    while (!tables.empty()) {
        const Table* first = tables.front();
        const Attributes attributes = attributesOf(*first);
        Reshaping merge{"merge", {}, say("Sentence", "They have nearly the same attributes.")};
        std::erase_if(tables, [&](const Table* other) {
            const bool alike = other == first || nearlyTheSame(attributes, attributesOf(*other));
            if (alike) merge.tables.push_back(other->name);
            return alike;
        });
        if (merge.tables.size() > 1) found.push_back(std::move(merge));
    }
}

void suggestInlining(const Schema& schema, const Table& table, std::vector<Reshaping>& found) {
    const bool linked =
        std::any_of(schema.tables.begin(), schema.tables.end(), [&](const Table& other) {
            return other.kind == TableKind::Entity && other.rows >= fewestLinking &&
                   std::any_of(
                       other.columns.begin(), other.columns.end(),
                       [&](const Column& column) { return column.references == table.name; });
        });
    if (!linked || table.rows == 0) return;
    if (table.rows == 1) {
        found.push_back({"inline", {table.name}, say("Sentence", "It has a single row.")});
        return;
    }
    bool constant = table.columns.size() > 1;
    for (const Column& column : table.columns)
        if (isValue(column)) constant = constant && column.distinct <= 1 && column.nulls == 0;
    if (constant)
        found.push_back({"inline", {table.name}, say("Sentence", "All its rows say the same.")});
}

Result<void> suggestSplit(const sqlite::Database& database, const Table& table,
                          std::vector<Reshaping>& found) {
    const auto type =
        std::find_if(table.columns.begin(), table.columns.end(),
                     [](const Column& column) { return column.role == ColumnRole::Type; });
    if (type == table.columns.end() || type->distinct < 2) return {};
    std::vector<std::string> counts;
    for (const Column& column : table.columns)
        if (isValue(column) && column.nulls > 0 && column.nulls < table.rows)
            counts.push_back("(count(DISTINCT CASE WHEN " + quoteIdentifier(column.name) +
                             " IS NOT NULL THEN " + quoteIdentifier(type->name) + " END) = 1)");
    if (counts.size() < fewestOfOneType) return {};
    auto own = database.integer("SELECT " + text::join(counts, " + ") + " FROM " +
                                quoteIdentifier(table.name));
    if (!own) return own.error();
    if (*own >= static_cast<std::int64_t>(fewestOfOneType))
        found.push_back(
            {"split",
             {table.name},
             say("Sentence", "%1 of its attributes belong to one type each.").arg(*own)});
    return {};
}

void suggestNodes(const Schema& schema, const Table& table, std::vector<Reshaping>& found) {
    for (const Table& nodes : schema.tables)
        if (nodes.hidden && nodes.kind == TableKind::Entity && nodes.classes == table.classes &&
            nodes.rows > table.rows)
            found.push_back(
                {"nodes",
                 {table.name},
                 say("Sentence", "%1 nodes without an IRI are %2 rows, since they say the same.")
                     .arg(nodes.rows)
                     .arg(table.rows)});
}

Result<void> suggestLists(const sqlite::Database& database, const Schema& schema,
                          const Table& table, std::vector<Reshaping>& found) {
    for (const Table& values : schema.tables) {
        const auto isFirst = [&](const Column& column) {
            return column.copy && column.predicate == values.predicate;
        };
        if (values.kind != TableKind::Values || values.hidden ||
            values.columns.front().references != table.name ||
            std::none_of(table.columns.begin(), table.columns.end(), isFirst))
            continue;
        auto several = database.integer(
            "SELECT count(*) FROM (SELECT 1 FROM " + quoteIdentifier(values.name) + " GROUP BY " +
            quoteIdentifier(values.columns.front().name) + " HAVING count(*) > 1)");
        if (!several) return several.error();
        found.push_back(
            {"list",
             {table.name, values.name},
             say("Sentence", "%1 of %2 rows have several values, and the column the first of them.")
                 .arg(*several)
                 .arg(table.rows)});
    }
    return {};
}

}  // namespace

Result<std::vector<Reshaping>> suggestReshapings(const sqlite::Database& database,
                                                 const Schema& schema) {
    std::vector<Reshaping> found;
    const std::vector<const Table*> tables = candidates(schema);
    suggestMerges(tables, found);
    for (const Table* table : tables) {
        suggestInlining(schema, *table, found);
        suggestNodes(schema, *table, found);
        if (auto done = suggestLists(database, schema, *table, found); !done) return done.error();
        if (auto done = suggestSplit(database, *table, found); !done) return done.error();
    }
    return found;
}

}  // namespace tripletalk::induction
