// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/reshape/flattencontainers.h"

#include "base/ascii.h"
#include "base/text.h"
#include "induction/reshape/itemtable.h"
#include "induction/reshape/statedfacts.h"
#include "naming/names.h"

#include <algorithm>
#include <utility>

namespace tripletalk::induction {

using sqlite::quoteIdentifier;

namespace {

constexpr std::string_view rdfMember = "http://www.w3.org/1999/02/22-rdf-syntax-ns#_";

bool isMember(std::string_view predicate) {
    return predicate.size() > rdfMember.size() && predicate.starts_with(rdfMember) &&
           std::all_of(predicate.begin() + rdfMember.size(), predicate.end(), ascii::isDigit);
}

class ContainerFlattener {
  public:
    ContainerFlattener(const sqlite::Database& database, Schema& schema)
        : m_database(database), m_schema(schema) {}

    Result<std::vector<Reshaping>> run() {
        if (!hasContainers()) return std::move(m_done);
        if (auto done = gatherMembers(); !done) return done.error();
        for (const auto& [table, column] : links())
            if (auto done = flattenLink(table, column); !done) return done.error();
        for (Table& table : m_schema.tables)
            if (table.kind == TableKind::Entity && hasMembers(table))
                if (auto done = hide(table); !done) return done.error();
        for (const auto& [table, column] : m_flattened)
            if (auto done = hideLink(table, column); !done) return done.error();
        auto ended = m_database.execute(
            "DROP TABLE temp.\"~member\"; DROP TABLE temp.\"~member_told\"; DROP TABLE IF EXISTS "
            "temp.\"~item\"");
        if (!ended) return ended.error();
        return std::move(m_done);
    }

  private:
    static bool hasMembers(const Table& table) {
        return std::any_of(table.columns.begin(), table.columns.end(),
                           [](const Column& column) { return isMember(column.predicate); });
    }

    [[nodiscard]] bool hasContainers() const {
        return std::any_of(m_schema.tables.begin(), m_schema.tables.end(), hasMembers);
    }

    /// A member that is only kept as written would be missing.
    Result<void> gatherMembers() {
        auto done = m_database.execute(
            "CREATE TEMP TABLE \"~member\" (node TEXT, predicate TEXT, key TEXT, name TEXT, value);"
            "CREATE TEMP TABLE \"~member_told\" (node TEXT PRIMARY KEY) WITHOUT ROWID");
        if (!done) return done;
        done = gatherFacts(m_database, m_schema, isMember, "temp.\"~member\"");
        if (!done) return done;
        done = m_database.execute(
            "CREATE INDEX temp.\"~member_node\" ON \"~member\" (node, predicate)");
        if (!done) return done;
        for (const char* table : {"exact_fact", "other_language"}) {
            if (!m_schema.table(table)) continue;
            done = m_database.execute(
                std::string("DELETE FROM temp.\"~member\" WHERE node IN (SELECT x.entity FROM ") +
                table + " x WHERE substr(x.predicate, 1, " + std::to_string(rdfMember.size()) +
                ") = " + sqlite::quoteText(rdfMember) +
                " AND NOT EXISTS (SELECT 1 FROM temp.\"~member\" m WHERE m.node = x.entity AND "
                "m.predicate = x.predicate))");
            if (!done) return done;
        }
        return {};
    }

    /// By name, as adding tables moves them.
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> links() const {
        std::vector<std::pair<std::string, std::string>> found;
        for (const Table& table : m_schema.tables) {
            if (table.kind != TableKind::Entity) continue;
            for (const Column& column : table.columns)
                if (column.role == ColumnRole::ForeignKey && !column.inverse && !column.copy &&
                    !column.hidden && column.of.empty() && !isMember(column.predicate))
                    found.emplace_back(table.name, column.name);
        }
        return found;
    }

    Result<void> flattenLink(const std::string& owner, const std::string& link) {
        const Table& table = *m_schema.table(owner);
        if (auto begun = beginItems(m_database); !begun) return begun;
        auto filled = m_database.execute(
            "INSERT INTO temp.\"~item\" SELECT t." + quoteIdentifier(table.columns.front().name) +
            ", m.key, m.name, m.value, NULL, CAST(substr(m.predicate, " +
            std::to_string(rdfMember.size() + 1) + ") AS INTEGER) FROM " + quoteIdentifier(owner) +
            " t JOIN temp.\"~member\" m ON m.node = t." + quoteIdentifier(link));
        if (!filled) return filled;
        auto items = m_database.integer("SELECT count(*) FROM temp.\"~item\"");
        if (!items) return items.error();
        if (*items == 0) return {};
        const Column column = *table.column(link);
        auto made = addItemTable(m_database, m_schema,
                                 {.owner = owner,
                                  .name = link,
                                  .label = naming::attributeName(column.label),
                                  .comment = (column.comment.empty() ? "" : column.comment + " ") +
                                             std::string("In order of position."),
                                  .predicate = column.predicate,
                                  .extra = {{{.name = "position",
                                              .type = "INTEGER",
                                              .comment = "1 is the first",
                                              .notNull = true},
                                             "number"}}});
        if (!made) return made.error();
        auto told = m_database.execute("INSERT OR IGNORE INTO temp.\"~member_told\" SELECT t." +
                                       quoteIdentifier(link) + " FROM " + quoteIdentifier(owner) +
                                       " t WHERE t." + quoteIdentifier(link) +
                                       " IN (SELECT node FROM temp.\"~member\")");
        if (!told) return told;
        m_done.push_back({"list",
                          {owner, *made},
                          say("Sentence", "The members that %1 leads to are a table in order.")
                              .arg(owner + "." + link)});
        m_flattened.emplace_back(owner, link);
        return {};
    }

    /// A link to what can be seen must be seen.
    Result<void> hideLink(const std::string& owner, const std::string& link) {
        std::vector<std::string> hidden;
        for (const Table& table : m_schema.tables)
            if (table.hidden && hasMembers(table)) hidden.push_back(sqlite::quoteText(table.name));
        auto left = m_database.integer(
            "SELECT count(*) FROM " + quoteIdentifier(owner) +
            " t LEFT JOIN entity e ON e.\"key\" = t." + quoteIdentifier(link) + " WHERE t." +
            quoteIdentifier(link) + " IS NOT NULL AND (e.\"table\" NOT IN (" +
            text::join(hidden, ", ") + ") OR t." + quoteIdentifier(link) +
            " NOT IN (SELECT node FROM temp.\"~member_told\"))");
        if (!left) return left.error();
        columnIn(*tableIn(m_schema, owner), link)->hidden = *left == 0;
        return {};
    }

    /// What the containers have besides their members stays to be seen.
    Result<void> hide(Table& table) {
        auto left = m_database.integer("SELECT count(*) FROM " + quoteIdentifier(table.name) +
                                       " WHERE " + quoteIdentifier(table.columns.front().name) +
                                       " NOT IN (SELECT node FROM temp.\"~member_told\")");
        if (!left) return left.error();
        if (*left > 0 || isInView(m_schema, table.name)) return {};
        bool more = false;
        for (Column& column : table.columns) {
            column.hidden = column.hidden || isMember(column.predicate);
            more = more || (!column.hidden && column.role != ColumnRole::Key &&
                            column.role != ColumnRole::Type);
        }
        for (Table& other : m_schema.tables) {
            const bool child = other.kind != TableKind::Side && !other.columns.empty() &&
                               other.columns.front().references == table.name;
            if (!child) continue;
            other.hidden = other.hidden || isMember(other.predicate);
            more = more || !other.hidden;
        }
        table.hidden = table.hidden || !more;
        return {};
    }

    const sqlite::Database& m_database;
    Schema& m_schema;
    std::vector<std::pair<std::string, std::string>> m_flattened;  ///< table and column
    std::vector<Reshaping> m_done;
};

}  // namespace

Result<std::vector<Reshaping>> flattenContainers(const sqlite::Database& database, Schema& schema) {
    return ContainerFlattener(database, schema).run();
}

}  // namespace tripletalk::induction
