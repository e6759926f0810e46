// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/reshape/flattenlists.h"

#include "base/text.h"
#include "induction/reshape/itemtable.h"
#include "naming/names.h"
#include "rdf/vocabulary.h"

#include <algorithm>

namespace tripletalk::induction {

using sqlite::quoteIdentifier;

namespace {

constexpr std::string_view rdfNil = "http://www.w3.org/1999/02/22-rdf-syntax-ns#nil";

/// Cells, each with " IS NOT NULL", as a sum.
std::string present(const std::vector<std::string>& cells) {
    std::vector<std::string> parts;
    for (const std::string& cell : cells) parts.push_back("(" + cell + " IS NOT NULL)");
    return parts.empty() ? "0" : text::join(parts, " + ");
}

/// A table of list nodes.
struct Nodes {
    std::string name;
    std::string key;
    std::vector<Column> items;  ///< of rdf:first
    std::string next = {};      ///< key of the next node; empty if no list has two items
    std::string end = {};       ///< undescribed name, rdf:nil of the last node
};

class Flattener {
  public:
    Flattener(const sqlite::Database& database, Schema& schema)
        : m_database(database), m_schema(schema) {}

    Result<std::vector<Reshaping>> run() {
        std::vector<std::string> names;
        for (const Table& table : m_schema.tables)
            if (isListTable(table)) names.push_back(table.name);
        if (names.empty()) return std::move(m_done);
        if (auto found = findNil(); !found) return found.error();
        for (const std::string& name : names)
            if (auto done = flatten(nodesOf(*m_schema.table(name))); !done) return done.error();
        return std::move(m_done);
    }

  private:
    static bool has(const Table& table, std::string_view predicate) {
        return std::any_of(table.columns.begin(), table.columns.end(),
                           [&](const Column& column) { return column.predicate == predicate; });
    }

    static bool isListTable(const Table& table) {
        return table.kind == TableKind::Entity && has(table, rdf::vocabulary::rdfFirst) &&
               has(table, rdf::vocabulary::rdfRest);
    }

    static Nodes nodesOf(const Table& table) {
        Nodes nodes{table.name, quoteIdentifier(table.columns.front().name), {}};
        for (const Column& column : table.columns) {
            if (column.predicate == rdf::vocabulary::rdfFirst) nodes.items.push_back(column);
            if (column.predicate == rdf::vocabulary::rdfRest &&
                column.role == ColumnRole::ForeignKey)
                nodes.next = quoteIdentifier(column.name);
            if (column.predicate == rdf::vocabulary::rdfRest &&
                column.role == ColumnRole::Undescribed)
                nodes.end = quoteIdentifier(column.name);
        }
        return nodes;
    }

    Result<void> findNil() {
        for (const char* sql : {"SELECT name FROM undescribed WHERE iri = ?",
                                "SELECT \"key\" FROM entity WHERE iri = ?"}) {
            auto name = m_database.value(sql, rdfNil);
            if (!name) return name.error();
            m_nil = sqlite::quoteText(sqlite::toText(*name));
            if (m_nil != "''") return {};
        }
        return {};
    }

    Result<void> flatten(const Nodes& nodes) {
        if (nodes.end.empty() && nodes.next.empty()) return {};
        auto begun = m_database.execute(
            "CREATE TEMP TABLE \"~list_bad\" (node TEXT PRIMARY KEY) WITHOUT ROWID;"
            "CREATE TEMP TABLE \"~list_item\" (head TEXT, subject TEXT, node TEXT, position "
            "INTEGER);"
            "CREATE TEMP TABLE \"~list_told\" (node TEXT PRIMARY KEY) WITHOUT ROWID");
        if (!begun) return begun;
        if (auto done = findBad(nodes); !done) return done;
        const auto links = linksTo(nodes);
        for (const auto& [table, column] : links)
            if (auto done = flattenLink(nodes, table, column); !done) return done;
        if (auto done = hideNodes(nodes); !done) return done;
        return m_database.execute(
            "DROP TABLE temp.\"~list_bad\"; DROP TABLE temp.\"~list_item\"; DROP TABLE "
            "temp.\"~list_told\"");
    }

    Result<void> findBad(const Nodes& nodes) {
        std::vector<std::string> items;
        std::vector<std::string> others;
        bool literalItem = false;
        for (const Column& column : m_schema.table(nodes.name)->columns) {
            // A literal may fill several columns; the first one is never left out.
            const bool literal = column.role == ColumnRole::Literal;
            if (column.predicate == rdf::vocabulary::rdfFirst && !(literal && literalItem))
                items.push_back(quoteIdentifier(column.name));
            literalItem = literalItem || (column.predicate == rdf::vocabulary::rdfFirst && literal);
            if (column.predicate != rdf::vocabulary::rdfFirst &&
                column.predicate != rdf::vocabulary::rdfRest && column.role != ColumnRole::Key &&
                column.role != ColumnRole::Type)
                others.push_back(quoteIdentifier(column.name));
        }
        std::vector<std::string> rests;
        for (const std::string& rest : {nodes.next, nodes.end})
            if (!rest.empty()) rests.push_back(rest);
        const std::string insert = "INSERT OR IGNORE INTO temp.\"~list_bad\" SELECT ";
        const std::string from = " FROM " + quoteIdentifier(nodes.name);
        auto done = m_database.execute(
            insert + nodes.key + from + " WHERE " + present(items) + " <> 1 OR " + present(rests) +
            " <> 1 OR " + present(others) + " <> 0" +
            (nodes.end.empty() ? "" : " OR " + nodes.end + " <> " + m_nil));
        if (!done) return done;
        for (const Table& table : m_schema.tables) {
            const bool side = table.name == "other_fact" || table.name == "other_language";
            const bool child = (table.kind == TableKind::Link || table.kind == TableKind::Values) &&
                               table.columns.front().references == nodes.name &&
                               table.predicate != rdf::vocabulary::rdfType;
            // Of several literals the column, which counts, is NULL.
            const bool counted = literalItem && table.predicate == rdf::vocabulary::rdfFirst &&
                                 table.columns[1].role == ColumnRole::Literal;
            if (!side && !(child && !counted)) continue;
            done = m_database.execute(insert + "n." + nodes.key + " FROM " +
                                      quoteIdentifier(table.name) + " t JOIN " +
                                      quoteIdentifier(nodes.name) + " n ON n." + nodes.key +
                                      " = t." + quoteIdentifier(table.columns.front().name));
            if (!done) return done;
        }
        return m_database.execute(insert + "node FROM (" + references(nodes) +
                                  ") GROUP BY node HAVING count(*) > 1");
    }

    /// Every link that leads to a node of the table.
    [[nodiscard]] std::string references(const Nodes& nodes) const {
        std::vector<std::string> selects;
        for (const Table& table : m_schema.tables) {
            if (table.kind == TableKind::View) continue;
            for (std::size_t i = 0; i < table.columns.size(); ++i) {
                const Column& column = table.columns[i];
                const bool owner = i == 0 || table.kind == TableKind::Side;
                const bool loose = table.name == "other_fact" && column.name == "value";
                if (loose || (!owner && !column.copy && mayLead(column, nodes)))
                    selects.push_back("SELECT n." + nodes.key + " AS node FROM " +
                                      quoteIdentifier(table.name) + " t JOIN " +
                                      quoteIdentifier(nodes.name) + " n ON n." + nodes.key +
                                      " = t." + quoteIdentifier(column.name));
            }
        }
        return text::join(selects, " UNION ALL ");
    }

    static bool mayLead(const Column& column, const Nodes& nodes) {
        return column.references == nodes.name || column.references == "entity";
    }

    /// Columns of entity tables that lead to lists; tables and columns by name, as adding tables
    /// moves them.
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> linksTo(
        const Nodes& nodes) const {
        std::vector<std::pair<std::string, std::string>> links;
        for (const Table& table : m_schema.tables) {
            if (table.kind != TableKind::Entity) continue;
            for (const Column& column : table.columns)
                if (column.role == ColumnRole::ForeignKey && mayLead(column, nodes) &&
                    !column.inverse && column.of.empty() &&
                    column.predicate != rdf::vocabulary::rdfFirst &&
                    column.predicate != rdf::vocabulary::rdfRest)
                    links.emplace_back(table.name, column.name);
        }
        return links;
    }

    Result<void> flattenLink(const Nodes& nodes, const std::string& owner,
                             const std::string& link) {
        if (auto done = followLists(nodes, owner, link); !done) return done;
        auto items = m_database.integer("SELECT count(*) FROM temp.\"~list_item\"");
        if (!items) return items.error();
        if (*items == 0) return {};
        auto child = itemTable(nodes, owner, link);
        if (!child) return child.error();
        std::vector<std::string> cells;
        for (const std::string& column : child->second)
            cells.push_back("n." + quoteIdentifier(column));
        const std::string name = child->first.name;
        insertChild(m_schema, owner, std::move(child->first));
        auto made = m_database.execute(
            createText(m_schema, *m_schema.table(name)) + "INSERT INTO " + quoteIdentifier(name) +
            " SELECT i.subject, " + text::join(cells, ", ") +
            ", i.position FROM temp.\"~list_item\" i JOIN " + quoteIdentifier(nodes.name) +
            " n ON n." + nodes.key + " = i.node ORDER BY i.subject, i.position;" +
            "INSERT INTO temp.\"~list_told\" SELECT node FROM temp.\"~list_item\"");
        if (!made) return made;
        m_done.push_back(
            {"list",
             {nodes.name, name},
             say("Sentence", "The lists that %1 leads to are a table of their items in order.")
                 .arg(owner + "." + link)});
        return hideLink(owner, link);
    }

    /// Fills list_item with the well-formed lists of a link.
    Result<void> followLists(const Nodes& nodes, const std::string& owner,
                             const std::string& link) {
        const std::string table = quoteIdentifier(nodes.name);
        const std::string key = quoteIdentifier(m_schema.table(owner)->columns.front().name);
        const std::string onward =
            nodes.next.empty() ? std::string()
                               : " UNION ALL SELECT head, subject, n." + nodes.next +
                                     ", position + 1 FROM chain JOIN " + table + " n ON n." +
                                     nodes.key + " = chain.node WHERE n." + nodes.next +
                                     " IS NOT NULL AND n." + nodes.next + " <> " + m_nil +
                                     " AND NOT EXISTS (SELECT 1 FROM temp.\"~list_bad\" b WHERE "
                                     "b.node = chain.node)";
        const std::string ends = [&] {
            std::vector<std::string> either;
            if (!nodes.end.empty()) either.push_back("n." + nodes.end + " = " + m_nil);
            if (!nodes.next.empty()) either.push_back("n." + nodes.next + " = " + m_nil);
            return "coalesce(" + text::join(either, ", 0) OR coalesce(") + ", 0)";
        }();
        return m_database.execute(
            "DELETE FROM temp.\"~list_item\"; INSERT INTO temp.\"~list_item\" "
            "WITH RECURSIVE chain(head, subject, node, position) AS (SELECT n." +
            nodes.key + ", t." + key + ", n." + nodes.key + ", 1 FROM " + quoteIdentifier(owner) +
            " t JOIN " + table + " n ON n." + nodes.key + " = t." + quoteIdentifier(link) + onward +
            ") SELECT * FROM chain;"
            "DELETE FROM temp.\"~list_item\" WHERE head NOT IN (SELECT i.head FROM "
            "temp.\"~list_item\" i "
            "LEFT JOIN " +
            table + " n ON n." + nodes.key +
            " = i.node LEFT JOIN temp.\"~list_bad\" b ON b.node = i.node GROUP BY i.head "
            "HAVING max(" +
            ends + ") = 1 AND count(b.node) = 0 AND count(n." + nodes.key + ") = count(*))");
    }

    /// The new table and, between its key and its position, the columns of the nodes it copies.
    Result<std::pair<Table, std::vector<std::string>>> itemTable(const Nodes& nodes,
                                                                 const std::string& owner,
                                                                 const std::string& link) {
        const Table& table = *m_schema.table(owner);
        const Column& column = *table.column(link);
        naming::NameAllocator tables;
        for (const Table& other : m_schema.tables) tables.allocate(other.name);
        Table child{.name = tables.allocate(naming::identifier(owner + "_" + link)),
                    .kind = TableKind::Link,
                    .label = table.label + " " + naming::attributeName(column.label),
                    .comment = (column.comment.empty() ? "" : column.comment + " ") +
                               "In order of position.",
                    .predicate = column.predicate};
        naming::NameAllocator names;
        child.columns = {{.name = names.allocate(table.columns.front().name),
                          .role = ColumnRole::ForeignKey,
                          .references = owner,
                          .notNull = true}};
        std::vector<std::string> copied;
        std::vector<Column> used;
        for (const Column& item : nodes.items) {
            auto count = m_database.integer("SELECT count(n." + quoteIdentifier(item.name) +
                                            ") FROM temp.\"~list_item\" i JOIN " +
                                            quoteIdentifier(nodes.name) + " n ON n." + nodes.key +
                                            " = i.node");
            if (!count) return count.error();
            if (*count > 0) used.push_back(item);
        }
        for (Column item : used) {
            copied.push_back(item.name);
            if (item.role == ColumnRole::Literal) child.kind = TableKind::Values;
            if (item.role == ColumnRole::ForeignKey)
                if (auto done = narrow(item, nodes); !done) return done.error();
            item.name = names.allocate(nameOf(item, owner, link, used.size()));
            item.predicate = column.predicate;
            item.label = column.label;
            item.comment.clear();
            item.copy = true;
            item.notNull = used.size() == 1;
            child.columns.push_back(std::move(item));
        }
        child.columns.push_back({.name = names.allocate("position"),
                                 .type = "INTEGER",
                                 .comment = "1 is the first",
                                 .notNull = true});
        return std::pair(std::move(child), std::move(copied));
    }

    std::string nameOf(const Column& item, const std::string& owner, const std::string& link,
                       std::size_t columns) const {
        if (item.role == ColumnRole::ForeignKey)
            return item.references == "entity" || item.references == owner
                       ? link + "_id"
                       : m_schema.table(item.references)->key()->name;
        if (item.role == ColumnRole::Undescribed && columns > 1) return link + "_undescribed";
        return columns > 1 && item.role == ColumnRole::Literal ? link + "_text" : link;
    }

    /// The items of one link may all stand in one table where those of all lists do not.
    Result<void> narrow(Column& item, const Nodes& nodes) {
        if (item.references != "entity") return {};
        std::vector<std::string> tables;
        auto read = m_database.each(
            "SELECT DISTINCT e.\"table\" FROM temp.\"~list_item\" i JOIN " +
                quoteIdentifier(nodes.name) + " n ON n." + nodes.key +
                " = i.node JOIN entity e ON e.\"key\" = n." + quoteIdentifier(item.name),
            [&](sqlite::Statement& row) { tables.emplace_back(row.text(0)); });
        if (!read || tables.size() != 1) return read;
        item.references = tables.front();
        item.target.clear();
        item.rule = {};
        return {};
    }

    /// A link says nothing more once all its lists are told by their items; an empty list is one
    /// without items.
    Result<void> hideLink(const std::string& owner, const std::string& link) {
        Table& table = *tableIn(m_schema, owner);
        Column& column = *columnIn(table, link);
        auto left = m_database.integer("SELECT count(*) FROM " + quoteIdentifier(owner) +
                                       " WHERE " + quoteIdentifier(link) +
                                       " NOT IN (SELECT head FROM temp.\"~list_item\")");
        if (!left) return left.error();
        if (*left > 0) return {};
        column.hidden = true;
        for (Column& other : table.columns) {
            if (other.predicate != column.predicate || other.role != ColumnRole::Undescribed)
                continue;
            auto real =
                m_database.integer("SELECT count(*) FROM " + quoteIdentifier(owner) + " WHERE " +
                                   quoteIdentifier(other.name) + " <> " + m_nil);
            if (!real) return real.error();
            other.hidden = *real == 0;
        }
        return {};
    }

    Result<void> hideNodes(const Nodes& nodes) {
        auto left = m_database.integer(
            "SELECT count(*) FROM " + quoteIdentifier(nodes.name) + " WHERE " + nodes.key + " <> " +
            m_nil + " AND " + nodes.key + " NOT IN (SELECT node FROM temp.\"~list_told\")");
        if (!left) return left.error();
        if (*left > 0 || isInView(m_schema, nodes.name)) return {};
        for (Table& table : m_schema.tables)
            if (table.name == nodes.name ||
                (table.kind != TableKind::Side && table.columns.front().references == nodes.name))
                table.hidden = true;
        return {};
    }

    const sqlite::Database& m_database;
    Schema& m_schema;
    std::string m_nil = "''";  ///< rdf:nil as links have it, quoted
    std::vector<Reshaping> m_done;
};

}  // namespace

Result<std::vector<Reshaping>> flattenLists(const sqlite::Database& database, Schema& schema) {
    return Flattener(database, schema).run();
}

}  // namespace tripletalk::induction
