// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/observations.h"

#include "base/text.h"
#include "language/valuewords.h"
#include "naming/names.h"
#include "sqlite/database.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::induction {

using sqlite::quoteIdentifier;

namespace {

constexpr std::int64_t fewestPairs = 4;         // fewer prove nothing
constexpr std::int64_t mostPairs = 300'000;     // more would take longer than they are worth
constexpr std::int64_t nearlySame = 95;         // per cent of the rows that have both
constexpr std::int64_t deepestHierarchy = 100;  // deeper, or in a circle

/// Links of one predicate as pairs of keys.
struct Links {
    Column* column = nullptr;
    std::string from = {};  ///< table the subjects are in
    std::string to = {};
    std::string select = {};  ///< of the pairs (a, b)
    std::string name = {};    ///< "employee.manager"
    std::int64_t pairs = 0;
};

class Observer {
  public:
    Observer(const Workbench& bench, Schema& schema) : m_bench(bench), m_schema(schema) {}

    Result<void> run() {
        gatherLinks();
        for (Links& links : m_links) {
            if (links.from != links.to) continue;
            if (auto done = observeSelfLinks(links); !done) return done;
        }
        for (Links& a : m_links)
            for (Links& b : m_links)
                if (&a < &b)
                    if (auto done = observeInverse(a, b); !done) return done;
        for (Table& table : m_schema.tables)
            if (table.holdsEntities() && !table.hidden)
                if (auto done = observeColumns(table); !done) return done;
        return {};
    }

  private:
    void gatherLinks() {
        for (Table& table : m_schema.tables) {
            if (table.kind != TableKind::Entity && table.kind != TableKind::Link) continue;
            for (Column& column : table.columns) {
                if (column.role != ColumnRole::ForeignKey || column.predicate.empty() ||
                    column.hidden || column.references == "entity")
                    continue;
                const Column& subject = table.columns.front();
                const std::int64_t pairs = table.rows - column.nulls;
                if (pairs < fewestPairs || pairs > mostPairs) continue;
                m_links.push_back(
                    {.column = &column,
                     .from = table.kind == TableKind::Link ? subject.references : table.name,
                     .to = column.references,
                     .select = "SELECT " + quoteIdentifier(subject.name) + " AS a, " +
                               quoteIdentifier(column.name) + " AS b FROM " +
                               quoteIdentifier(table.name) + " WHERE " +
                               quoteIdentifier(column.name) + " IS NOT NULL",
                     .name = table.kind == TableKind::Link ? table.name
                                                           : table.name + "." + column.name,
                     .pairs = pairs});
            }
        }
    }

    /// How many pairs of `a` are not in `b` the other way round.
    Result<std::int64_t> missing(const Links& a, const Links& b) {
        return m_bench.database.integer("SELECT count(*) FROM (SELECT a, b FROM (" + a.select +
                                        ") EXCEPT SELECT b, a FROM (" + b.select + "))");
    }

    Result<void> observeSelfLinks(Links& links) {
        auto lonely = missing(links, links);
        if (!lonely) return lonely.error();
        if (*lonely == 0) {
            links.column->facts.emplace_back("symmetric: every pair is stored both ways");
            return {};
        }
        auto depth = m_bench.database.integer(
            "WITH RECURSIVE link(a, b) AS (" + links.select +
            "), step(node, depth) AS (SELECT DISTINCT b, 0 FROM link WHERE b NOT IN (SELECT a FROM "
            "link) UNION SELECT link.a, step.depth + 1 FROM step JOIN link ON link.b = step.node "
            "WHERE step.depth < " +
            std::to_string(deepestHierarchy) + ") SELECT CASE WHEN max(depth) < " +
            std::to_string(deepestHierarchy) +
            " AND (SELECT count(DISTINCT a) FROM link) <= (SELECT count(DISTINCT node) FROM step "
            "WHERE depth > 0) THEN max(depth) END FROM step");
        if (!depth) return depth.error();
        if (*depth > 1)
            links.column->facts.push_back(
                (namesHierarchy(*links.column)
                     ? "a hierarchy of " + std::to_string(*depth + 1) + " levels"
                     : "chains of up to " + std::to_string(*depth) + " steps") +
                ": use WITH RECURSIVE for all of them");
        return {};
    }

    /// What supersedes or follows another has the structure of a tree, too.
    static bool namesHierarchy(const Column& column) {
        const auto& words = language::valueWords().hierarchy;
        for (const std::string& name :
             {column.label, naming::allWords(naming::localName(column.predicate))})
            for (const std::string& word : text::split(text::fold(name), ' '))
                if (words.contains(word)) return true;
        return false;
    }

    Result<void> observeInverse(Links& a, Links& b) {
        if (a.from != b.to || a.to != b.from || a.pairs != b.pairs) return {};
        auto lonely = missing(a, b);
        if (!lonely) return lonely.error();
        if (*lonely > 0) return {};
        a.column->facts.push_back("the inverse of " + b.name);
        b.column->facts.push_back("the inverse of " + a.name);
        return {};
    }

    static bool comparable(const Column& a, const Column& b) {
        const auto tells = [](const Column& column) {
            return (column.role == ColumnRole::Literal || column.role == ColumnRole::Label) &&
                   !column.hidden && column.distinct > fewestPairs;
        };
        return tells(a) && tells(b) && a.type == b.type &&
               std::abs(a.distinct - b.distinct) * 100 <=
                   (100 - nearlySame) * std::max(a.distinct, b.distinct);
    }

    Result<void> observeColumns(Table& table) {
        if (table.rows > mostPairs) return {};
        for (std::size_t i = 0; i < table.columns.size(); ++i)
            for (std::size_t j = i + 1; j < table.columns.size(); ++j)
                if (comparable(table.columns[i], table.columns[j]))
                    if (auto done = compare(table, table.columns[i], table.columns[j]); !done)
                        return done;
        return {};
    }

    Result<void> compare(const Table& table, const Column& a, Column& b) {
        const std::string left = quoteIdentifier(a.name);
        const std::string right = quoteIdentifier(b.name);
        return m_bench.each(
            "SELECT count(*), sum(" + left + " = " + right + ") FROM " +
                quoteIdentifier(table.name) + " WHERE " + left + " IS NOT NULL AND " + right +
                " IS NOT NULL",
            [&](sqlite::Statement& row) -> Result<void> {
                const std::int64_t both = row.integer(0);
                const std::int64_t same = row.integer(1);
                if (both < fewestPairs || same * 100 < both * nearlySame) return {};
                b.facts.push_back((same == both ? "the same as " : "nearly the same as ") + a.name);
                return {};
            });
    }

    const Workbench& m_bench;
    Schema& m_schema;
    std::vector<Links> m_links;
};

}  // namespace

Result<void> observe(const Workbench& bench, Schema& schema) {
    return Observer(bench, schema).run();
}

}  // namespace tripletalk::induction
