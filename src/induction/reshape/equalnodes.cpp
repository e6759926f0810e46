// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/reshape/equalnodes.h"

#include "base/text.h"
#include "naming/names.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace tripletalk::induction {

using sqlite::quoteIdentifier;

namespace {

constexpr std::size_t mostContentColumns = 8;

class EqualNodes {
  public:
    EqualNodes(const sqlite::Database& database, Schema& schema, const TableChoices& choices)
        : m_database(database), m_schema(schema), m_choices(choices) {}

    Result<std::vector<Reshaping>> run() {
        std::vector<std::string> names;
        for (const Table& table : m_schema.tables)
            if (table.kind == TableKind::Entity && !table.hidden && table.columns.size() > 1)
                names.push_back(table.name);
        for (const std::string& name : names)
            if (auto done = consider(name); !done) return done.error();
        return std::move(m_done);
    }

  private:
    Result<void> consider(const std::string& name) {
        const Table& table = *m_schema.table(name);
        auto blank = isTrue("NOT EXISTS (SELECT 1 FROM " + quoteIdentifier(name) +
                            " WHERE substr(" + keyOf(table) + ", 1, 2) <> '_:')");
        if (!blank || !*blank) return blank ? Result<void>() : blank.error();
        auto nodes = m_database.integer("SELECT count(*) FROM " + quoteIdentifier(name));
        auto different = m_database.integer("SELECT count(*) FROM (SELECT DISTINCT " +
                                            text::join(contents(table), ", ") + " FROM " +
                                            quoteIdentifier(name) + ")");
        if (!nodes) return nodes.error();
        if (!different) return different.error();
        if (*different == *nodes) return {};
        auto values = mayHoldValues(table) ? holdsValues(table) : Result<bool>(false);
        if (!values) return values.error();
        if (*values) return unite(name, *nodes);
        if (!hasOthers(table))
            comment(name, std::to_string(*nodes) + " nodes without an IRI, " +
                              std::to_string(*different) + " of them different.");
        return {};
    }

    static std::string keyOf(const Table& table) {
        return quoteIdentifier(table.columns.front().name);
    }

    static std::vector<std::string> contents(const Table& table) {
        std::vector<std::string> cells;
        for (std::size_t i = 1; i < table.columns.size(); ++i)
            cells.push_back(quoteIdentifier(table.columns[i].name));
        return cells;
    }

    void comment(const std::string& name, const std::string& sentence) {
        std::string& told = tableIn(m_schema, name)->comment;
        told += (told.empty() ? "" : told.ends_with('.') ? " " : ". ") + sentence;
    }

    Result<bool> isTrue(const std::string& condition) {
        auto holds = m_database.integer("SELECT " + condition);
        if (!holds) return holds.error();
        return *holds != 0;
    }

    /// Tables that hang on it say more of the nodes.
    [[nodiscard]] bool hasOthers(const Table& table) const {
        return std::any_of(m_schema.tables.begin(), m_schema.tables.end(), [&](const Table& other) {
            return !other.columns.empty() && other.columns.front().references == table.name;
        });
    }

    /// What the schema alone decides. A node that has a number may be one of many to be added up,
    /// one that leads to things relates them: neither is a mere value.
    [[nodiscard]] bool mayHoldValues(const Table& table) const {
        if (!table.classIri.empty() || table.columns.size() > mostContentColumns + 1 ||
            isInView(m_schema, table.name) || m_choices.keepApart(table.classes))
            return false;
        const auto isText = [](const Column& column) {
            return column.type == "TEXT" && !column.inverse && !column.hidden &&
                   column.of.empty() && column.role != ColumnRole::Type &&
                   column.role != ColumnRole::ForeignKey;
        };
        return std::all_of(table.columns.begin(), table.columns.end(), isText) &&
               std::all_of(m_schema.tables.begin(), m_schema.tables.end(),
                           [&](const Table& other) { return leavesAlone(other, table); });
    }

    /// Nothing hangs on the table, and links to it are of a kind that can be told anew.
    static bool leavesAlone(const Table& other, const Table& table) {
        if (other.kind == TableKind::View) return true;
        for (std::size_t i = 0; i < other.columns.size(); ++i) {
            const Column& column = other.columns[i];
            const bool link = i > 0 && !column.inverse && column.role == ColumnRole::ForeignKey &&
                              (other.kind == TableKind::Entity || other.kind == TableKind::Link);
            if (column.references == table.name && !link) return false;
        }
        return true;
    }

    /// Whether none of the nodes has a class, and no link leads to them but those that say so.
    Result<bool> holdsValues(const Table& table) {
        const std::string key = keyOf(table);
        const std::string name = quoteIdentifier(table.name);
        std::vector<std::string> conditions{"NOT EXISTS (SELECT 1 FROM " + name +
                                            " t JOIN entity e ON e.\"key\" = t." + key +
                                            " WHERE e.class IS NOT NULL)"};
        for (const Table& other : m_schema.tables)
            for (const std::string& column : looseLinks(other))
                conditions.push_back("NOT EXISTS (SELECT 1 FROM " + quoteIdentifier(other.name) +
                                     " o JOIN " + name + " v ON v." + key + " = o." +
                                     quoteIdentifier(column) + ")");
        for (const std::string& condition : conditions) {
            auto holds = isTrue(condition);
            if (!holds || !*holds) return holds;
        }
        return true;
    }

    /// Columns that may hold the key of any entity.
    static std::vector<std::string> looseLinks(const Table& table) {
        if (table.name == "other_fact") return {"value", "entity"};
        if (table.kind == TableKind::Side)
            return table.name == "other_language" || table.name == "exact_fact"
                       ? std::vector<std::string>{"entity"}
                       : std::vector<std::string>();
        std::vector<std::string> columns;
        if (table.kind == TableKind::Entity || table.kind == TableKind::Link ||
            table.kind == TableKind::Values)
            for (const Column& column : table.columns)
                if (column.references == "entity") columns.push_back(column.name);
        return columns;
    }

    Result<void> unite(const std::string& name, std::int64_t count) {
        const Table table = *m_schema.table(name);
        const std::string key = keyOf(table);
        auto found = m_database.execute(
            "CREATE TEMP TABLE \"~equal\" (node TEXT PRIMARY KEY, one TEXT) WITHOUT ROWID;"
            "INSERT INTO temp.\"~equal\" SELECT " +
            key + ", first_value(" + key + ") OVER (PARTITION BY " +
            text::join(contents(table), ", ") + " ORDER BY rowid) FROM " + quoteIdentifier(name));
        if (!found) return found;
        const std::string nodes = nameFor(name + "_node");
        if (auto done = setApart(table, nodes, "SELECT * FROM " + quoteIdentifier(name)); !done)
            return done;
        auto reduced = m_database.execute(
            "DELETE FROM " + quoteIdentifier(name) + " WHERE " + key +
            " IN (SELECT node FROM temp.\"~equal\" WHERE node <> one);"
            "UPDATE entity SET \"table\" = " +
            sqlite::quoteText(nodes) +
            " WHERE \"key\" IN (SELECT node FROM temp.\"~equal\" WHERE node <> one)");
        if (!reduced) return reduced;
        for (Column& column : tableIn(m_schema, name)->columns) column.copy = true;
        if (auto done = moveLinks(name, nodes); !done) return done;
        comment(name, std::to_string(count) + " nodes: those that say the same are one row.");
        m_done.push_back(
            {"unite",
             {name},
             say("Sentence", "Nodes without a name that say the same are one row of %1.")
                 .arg(name)});
        return m_database.execute("DROP TABLE temp.\"~equal\"");
    }

    [[nodiscard]] std::string nameFor(const std::string& wanted) const {
        naming::NameAllocator names;
        for (const Table& other : m_schema.tables) names.allocate(other.name);
        return names.allocate(wanted);
    }

    /// A hidden table like another one, with these rows; its facts are those that count.
    Result<void> setApart(Table table, const std::string& name, const std::string& select) {
        const std::string behind = table.name;
        table.name = name;
        table.hidden = true;
        auto made = m_database.execute(createText(m_schema, table) + "INSERT INTO " +
                                       quoteIdentifier(name) + " " + select);
        if (!made) return made;
        auto& tables = m_schema.tables;
        const auto at = std::find_if(tables.begin(), tables.end(),
                                     [&](const Table& each) { return each.name == behind; });
        tables.insert(at + 1, std::move(table));
        return {};
    }

    Result<void> moveLinks(const std::string& name, const std::string& nodes) {
        std::vector<std::pair<std::string, std::string>> links;
        for (const Table& table : m_schema.tables)
            for (const Column& column : table.columns)
                if (table.kind != TableKind::View && column.references == name)
                    links.emplace_back(table.name, column.name);
        for (const auto& [table, column] : links) {
            const bool isColumn = m_schema.table(table)->kind == TableKind::Entity;
            auto done =
                isColumn ? moveColumn(table, column, nodes) : moveTable(table, column, nodes);
            if (!done) return done;
        }
        return {};
    }

    static std::string one(const std::string& cell) {
        return "coalesce((SELECT one FROM temp.\"~equal\" WHERE node = " + cell + "), " + cell +
               ")";
    }

    /// A link table that is a copy of other facts needs no hidden one.
    Result<void> moveTable(const std::string& name, const std::string& link,
                           const std::string& nodes) {
        Table apart = *m_schema.table(name);
        std::vector<std::string> cells;
        for (const Column& column : apart.columns)
            cells.push_back(column.name == link ? one(quoteIdentifier(column.name))
                                                : quoteIdentifier(column.name));
        if (!apart.column(link)->copy) {
            columnIn(apart, link)->references = nodes;
            auto done = setApart(std::move(apart), nameFor(name + "_node"),
                                 "SELECT * FROM " + quoteIdentifier(name));
            if (!done) return done;
            auto& columns = tableIn(m_schema, name)->columns;
            for (std::size_t i = 1; i < columns.size(); ++i) columns[i].copy = true;
        }
        return rebuildTable(m_database, m_schema, name,
                            "SELECT " + text::join(cells, ", ") + " FROM " + former(name) +
                                " GROUP BY " + text::join(cells, ", ") + " ORDER BY min(rowid)");
    }

    Result<void> moveColumn(const std::string& name, const std::string& link,
                            const std::string& nodes) {
        Table& table = *tableIn(m_schema, name);
        naming::NameAllocator names;
        for (const Column& column : table.columns) names.allocate(column.name);
        std::vector<Column> columns;
        std::vector<std::string> cells;
        for (const Column& column : table.columns) {
            const std::string cell = quoteIdentifier(column.name);
            columns.push_back(column);
            cells.push_back(column.name == link ? one(cell) : cell);
            if (column.name != link) continue;
            columns.back().copy = true;
            columns.push_back(column);
            columns.back().name = names.allocate(column.name + "_node");
            columns.back().references = nodes;
            columns.back().hidden = true;
            cells.push_back(cell);
        }
        table.columns = std::move(columns);
        return rebuildTable(
            m_database, m_schema, name,
            "SELECT " + text::join(cells, ", ") + " FROM " + former(name) + " ORDER BY rowid");
    }

    const sqlite::Database& m_database;
    Schema& m_schema;
    const TableChoices& m_choices;
    std::vector<Reshaping> m_done;
};

}  // namespace

Result<std::vector<Reshaping>> uniteEqualNodes(const sqlite::Database& database, Schema& schema,
                                               const TableChoices& choices) {
    return EqualNodes(database, schema, choices).run();
}

}  // namespace tripletalk::induction
