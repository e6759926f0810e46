// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/reshape/statedfacts.h"

#include "base/text.h"
#include "induction/values/writtenform.h"

#include <vector>

namespace tripletalk::induction {

using sqlite::quoteIdentifier;

namespace {

/// Numbers and truth values as they are, whatever else was read out of a text as that text.
std::string literalCell(const Table& table, const Column& column) {
    const std::string cell = quoteIdentifier(column.name);
    const WrittenForm& form = column.form;
    if (form.before.empty() && form.between.empty() && form.after.empty()) return cell;
    const auto next = static_cast<std::size_t>(&column - table.columns.data()) + 1;
    const std::string second =
        form.between.empty() ? std::string() : quoteIdentifier(table.columns[next].name);
    return writtenSql(form, cell, second, column.type);
}

/// Key, name and value; empty for a column that states nothing.
std::string objectCells(const Table& table, const Column& column) {
    const std::string cell = quoteIdentifier(column.name);
    switch (column.role) {
        case ColumnRole::ForeignKey:
            return cell + ", NULL, NULL";
        case ColumnRole::Undescribed:
            return "NULL, " + cell + ", NULL";
        case ColumnRole::Literal:
        case ColumnRole::Label:
            return "NULL, NULL, " + literalCell(table, column);
        case ColumnRole::Key:
        case ColumnRole::Type:
            break;
    }
    return {};
}

Result<void> gatherRare(const sqlite::Database& database, const Schema& schema,
                        const std::function<bool(std::string_view)>& wanted,
                        const std::string& into) {
    if (!schema.table("other_fact")) return {};
    std::vector<std::string> predicates;
    auto read =
        database.each("SELECT DISTINCT predicate FROM other_fact", [&](sqlite::Statement& row) {
            if (wanted(row.text(0))) predicates.push_back(sqlite::quoteText(row.text(0)));
        });
    if (!read || predicates.empty()) return read;
    return database.execute(
        "INSERT INTO " + into +
        " SELECT o.entity, o.predicate, e.\"key\", "
        "CASE WHEN o.kind <> 2 AND e.\"key\" IS NULL THEN o.value END, "
        "CASE WHEN o.kind = 2 THEN o.value END FROM other_fact o LEFT JOIN entity e "
        "ON o.kind <> 2 AND e.\"key\" = o.value AND e.iri = o.object WHERE o.predicate IN (" +
        text::join(predicates, ", ") + ")");
}

}  // namespace

Result<void> gatherFacts(const sqlite::Database& database, const Schema& schema,
                         const std::function<bool(std::string_view)>& wanted,
                         const std::string& into) {
    for (const Table& table : schema.tables) {
        if (table.kind != TableKind::Entity && table.kind != TableKind::Link &&
            table.kind != TableKind::Values)
            continue;
        for (const Column& column : table.columns) {
            if (column.copy || column.inverse || !wanted(column.predicate)) continue;
            const std::string object = objectCells(table, column);
            if (object.empty()) continue;
            auto done = database.execute(
                "INSERT INTO " + into + " SELECT " +
                quoteIdentifier(column.of.empty() ? table.columns.front().name : column.of) + ", " +
                sqlite::quoteText(column.predicate) + ", " + object + " FROM " +
                quoteIdentifier(table.name) + " WHERE " + quoteIdentifier(column.name) +
                " IS NOT NULL");
            if (!done) return done;
        }
    }
    return gatherRare(database, schema, wanted, into);
}

}  // namespace tripletalk::induction
