// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/measure.h"

#include "base/text.h"
#include "induction/tables/readback.h"
#include "naming/names.h"

#include <algorithm>

namespace tripletalk::induction {

namespace {

constexpr std::int64_t allSamplesUpTo = 12;
constexpr int measuredSamples = 5;
constexpr std::size_t measuredBytes = 120;

bool isIndexed(const Table& table, const Column& column) {
    if (column.role == ColumnRole::Key && table.kind != TableKind::Side)
        return false;  // PRIMARY KEY has one
    if (column.role == ColumnRole::ForeignKey || column.role == ColumnRole::Label ||
        column.role == ColumnRole::Undescribed)
        return true;
    return table.kind == TableKind::Values ||
           (table.kind == TableKind::Entities && column.name == "iri") ||
           (table.kind == TableKind::Side && column.name == "name");
}

/// Every row has one, each its own: there is nothing to count.
bool isPrimaryKey(const Table& table, const Column& column) {
    return column.role == ColumnRole::Key &&
           (table.kind == TableKind::Entity || table.kind == TableKind::Entities);
}

/// Bookkeeping that no question reads.
bool isOfNoInterest(const Table& table, const Column& column) {
    return (table.hidden && table.kind == TableKind::Side) || column.hidden ||
           (table.kind == TableKind::Entities && column.name != "class" && column.name != "table");
}

Result<void> countColumn(const Workbench& bench, const Table& table, const std::string& from,
                         Column& column) {
    if (isPrimaryKey(table, column)) {
        column.distinct = table.rows;
        return {};
    }
    const std::string name = sqlite::quoteIdentifier(column.name);
    return bench.each(
        "SELECT count(*) - count(" + name + "), count(DISTINCT " + name + ") FROM " + from,
        [&](sqlite::Statement& row) -> Result<void> {
            column.nulls = row.integer(0);
            column.distinct = row.integer(1);
            return {};
        });
}

Result<void> measureColumn(const Workbench& bench, const Table& table, const std::string& from,
                           Column& column) {
    if (isOfNoInterest(table, column)) return {};
    if (auto counted = countColumn(bench, table, from, column); !counted) return counted;
    const std::string name = sqlite::quoteIdentifier(column.name);
    column.unique = table.rows > 0 && column.distinct == table.rows;
    const std::int64_t wanted =
        column.distinct <= allSamplesUpTo ? allSamplesUpTo : measuredSamples;
    // Where every value is different the first few do; sorting all of them by frequency would be
    // for nothing.
    const std::string order =
        column.unique ? " ORDER BY rowid LIMIT " : " GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT ";
    return bench.each(
        "SELECT " + name + " FROM " + from + " WHERE " + name + " IS NOT NULL" + order +
            std::to_string(wanted),
        [&](sqlite::Statement& row) -> Result<void> {
            column.samples.push_back(text::elide(sqlite::toText(row.value(0)), measuredBytes));
            return {};
        });
}

/// Where the rows of a table are read from. A view that looks for further types row by row is made
/// once instead of for each column.
Result<std::string> measured(const Workbench& bench, const Table& table) {
    std::string name = sqlite::quoteIdentifier(table.name);
    if (table.select.find("(SELECT ") == std::string::npos) return name;
    auto made = bench.database.execute(
        "DROP TABLE IF EXISTS temp.\"~measured\"; CREATE TEMP TABLE \"~measured\" AS SELECT * "
        "FROM " +
        name);
    if (!made) return made.error();
    return std::string("temp.\"~measured\"");
}

Result<std::int64_t> rowsOf(const Workbench& bench, const std::string& table) {
    return bench.database.integer("SELECT count(*) FROM " + sqlite::quoteIdentifier(table));
}

Result<void> checkForeignKeys(const Workbench& bench) {
    std::int64_t broken = 0;
    auto checked = bench.each("PRAGMA foreign_key_check", [&](sqlite::Statement&) -> Result<void> {
        ++broken;
        return {};
    });
    if (!checked || broken == 0) return checked;
    return Error{ErrorKind::Internal,
                 say("Sentence", "Links of the induced database lead nowhere."),
                 std::to_string(broken) + " foreign keys"};
}

}  // namespace

Result<void> createIndexes(const Workbench& bench, const Schema& schema) {
    naming::NameAllocator names;  // "ix_a_b" + "c" and "ix_a" + "b_c" would be one name
    for (const Table& table : schema.tables) names.allocate(table.name);
    for (const Table& table : schema.tables)
        for (const Column& column : table.columns) {
            if (table.kind == TableKind::View || !isIndexed(table, column)) continue;
            auto made = bench.database.execute(
                "CREATE INDEX " +
                sqlite::quoteIdentifier(names.allocate("ix_" + table.name + "_" + column.name)) +
                " ON " + sqlite::quoteIdentifier(table.name) + "(" +
                sqlite::quoteIdentifier(column.name) + ")");
            if (!made) return made;
        }
    return {};
}

Result<Schema> measure(const Workbench& bench, Schema schema) {
    std::vector<Table> kept;
    for (Table& table : schema.tables) {
        auto rows = rowsOf(bench, table.name);
        if (!rows) return rows.error();
        table.rows = *rows;
        if (table.rows == 0 && table.kind == TableKind::Side) {
            if (auto dropped =
                    bench.database.execute("DROP TABLE " + sqlite::quoteIdentifier(table.name));
                !dropped)
                return dropped.error();
            continue;
        }
        auto from = measured(bench, table);
        if (!from) return from.error();
        for (Column& column : table.columns) {
            if (auto done = measureColumn(bench, table, *from, column); !done) return done.error();
            // Nothing can be asked of it.
            if (table.holdsEntities() && table.rows > 0 && column.nulls == table.rows)
                column.hidden = true;
        }
        kept.push_back(std::move(table));
    }
    schema.tables = std::move(kept);
    if (auto dropped = bench.database.execute("DROP TABLE IF EXISTS temp.\"~measured\""); !dropped)
        return dropped.error();
    return schema;
}

Result<Coverage> measureCoverage(const Workbench& bench, const Schema& schema,
                                 const Filled& filled) {
    auto stored = bench.store.counts();
    if (!stored) return stored.error();
    Coverage coverage{.triples = stored->triples};
    std::int64_t vocabulary = 0;
    for (const ReadbackPart& part : readbackParts(schema)) {
        auto rows = bench.database.integer(part.count());
        if (!rows) return rows.error();
        (part.kind == ReadbackPart::Kind::Schema ? coverage.inColumns
         : part.kind == ReadbackPart::Kind::Side ? coverage.inSideTables
                                                 : vocabulary) += *rows;
    }
    coverage.asVocabulary = vocabulary - filled.aboutVocabulary.count;
    coverage.inColumns -= filled.invalid.count;
    coverage.inSideTables += filled.aboutVocabulary.count + filled.invalid.count;
    coverage.lost =
        coverage.triples - coverage.inColumns - coverage.asVocabulary - coverage.inSideTables;
    if (coverage.lost < 0)
        return Error{ErrorKind::Internal,
                     say("Sentence", "The induced database holds facts that the graph does not."),
                     std::to_string(-coverage.lost) + " too many"};
    if (auto held = checkForeignKeys(bench); !held) return held.error();
    return coverage;
}

}  // namespace tripletalk::induction
