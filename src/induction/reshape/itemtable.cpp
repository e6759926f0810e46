// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/reshape/itemtable.h"

#include "base/text.h"
#include "naming/names.h"

#include <algorithm>
#include <vector>

namespace tripletalk::induction {

using sqlite::quoteIdentifier;

namespace {

class ItemWriter {
  public:
    ItemWriter(const sqlite::Database& database, Schema& schema, const ItemTable& items)
        : m_database(database), m_schema(schema), m_items(items) {}

    Result<std::string> run() {
        const Table& owner = *m_schema.table(m_items.owner);
        naming::NameAllocator tables;
        for (const Table& other : m_schema.tables) tables.allocate(other.name);
        Table child{.name = tables.allocate(naming::identifier(owner.name + "_" + m_items.name)),
                    .kind = TableKind::Link,
                    .label = owner.label + " " + m_items.label,
                    .comment = m_items.comment,
                    .predicate = m_items.predicate};
        child.columns = {{.name = m_names.allocate(owner.columns.front().name),
                          .role = ColumnRole::ForeignKey,
                          .references = owner.name,
                          .notNull = true}};
        for (auto step : {&ItemWriter::countColumns, &ItemWriter::addKeys, &ItemWriter::addNames,
                          &ItemWriter::addValues})
            if (auto done = (this->*step)(child); !done) return done.error();
        for (auto [column, cell] : m_items.extra) {
            column.name = m_names.allocate(column.name);
            add(child, std::move(column), cell);
        }
        const std::string name = child.name;
        auto made = m_database.execute(
            createText(m_schema, child) + "INSERT INTO " + quoteIdentifier(name) +
            " SELECT DISTINCT subject, " + text::join(m_cells, ", ") +
            " FROM temp.\"~item\" ORDER BY subject, kind, number, key, name, value");
        if (!made) return made.error();
        insertChild(m_schema, m_items.owner, std::move(child));
        return name;
    }

  private:
    Result<std::int64_t> count(const std::string& cell) {
        return m_database.integer("SELECT count(" + cell + ") FROM temp.\"~item\"");
    }

    Result<void> countColumns(Table&) {
        return m_database.each(
            "SELECT (count(key) > 0) + (count(name) > 0) + (count(value) > 0), "
            "count(coalesce(key, name, value)) < count(*) FROM temp.\"~item\"",
            [&](sqlite::Statement& row) {
                m_several = row.integer(0) > 1;
                m_none = row.integer(1) > 0;
            });
    }

    Column item(ColumnRole role) {
        return {.role = role,
                .predicate = m_items.predicate,
                .label = m_items.label,
                .copy = true,
                .notNull = !m_several && !m_none};
    }

    void add(Table& child, Column column, const std::string& cell) {
        child.columns.push_back(std::move(column));
        m_cells.push_back(cell);
    }

    Result<void> addKeys(Table& child) {
        auto keys = count("key");
        if (!keys) return keys.error();
        if (*keys == 0) return {};
        Column column = item(ColumnRole::ForeignKey);
        if (auto done = nameTarget(m_database, column, "SELECT key FROM temp.\"~item\""); !done)
            return done;
        const Table* target =
            column.references == "entity" ? nullptr : m_schema.table(column.references);
        const bool named = target && target->name != m_items.owner && !target->classIri.empty();
        column.name = m_names.allocate(named ? target->columns.front().name : m_items.name + "_id");
        add(child, std::move(column), "key");
        return {};
    }

    Result<void> addNames(Table& child) {
        auto names = count("name");
        if (!names) return names.error();
        if (*names == 0) return {};
        Column column = item(ColumnRole::Undescribed);
        column.name = m_names.allocate(m_items.name + (m_several ? "_undescribed" : ""));
        add(child, std::move(column), "name");
        return {};
    }

    /// A number only where all are.
    Result<void> addValues(Table& child) {
        auto values = count("value");
        if (!values) return values.error();
        if (*values == 0) return {};
        Column column = item(ColumnRole::Literal);
        auto read = m_database.each(
            "SELECT sum(typeof(value) = 'text'), sum(typeof(value) = 'real') FROM temp.\"~item\"",
            [&](sqlite::Statement& row) {
                column.type = row.integer(0) > 0 ? "TEXT" : row.integer(1) > 0 ? "REAL" : "INTEGER";
            });
        if (!read) return read;
        column.name = m_names.allocate(m_items.name + (m_several ? "_text" : ""));
        child.kind = TableKind::Values;
        add(child, std::move(column), "value");
        return {};
    }

    const sqlite::Database& m_database;
    Schema& m_schema;
    const ItemTable& m_items;
    naming::NameAllocator m_names;
    std::vector<std::string> m_cells;
    bool m_several = false;  ///< the items need more than one column
    bool m_none = false;     ///< some need none
};

}  // namespace

Result<void> beginItems(const sqlite::Database& database) {
    return database.execute(
        "DROP TABLE IF EXISTS temp.\"~item\";"
        "CREATE TEMP TABLE \"~item\" (subject TEXT, key TEXT, name TEXT, value, kind TEXT, number "
        "INTEGER)");
}

Result<std::string> addItemTable(const sqlite::Database& database, Schema& schema,
                                 const ItemTable& items) {
    return ItemWriter(database, schema, items).run();
}

void insertChild(Schema& schema, const std::string& owner, Table child) {
    auto& tables = schema.tables;
    auto at = std::find_if(tables.begin(), tables.end(),
                           [&](const Table& table) { return table.name == owner; });
    for (++at; at != tables.end() && at->kind != TableKind::Entity && !at->columns.empty() &&
               at->columns.front().references == owner;)
        ++at;
    tables.insert(at, std::move(child));
}

Result<void> nameTarget(const sqlite::Database& database, Column& column,
                        const std::string& select) {
    std::vector<std::string> tables;
    auto read = database.each(
        "SELECT DISTINCT \"table\" FROM entity WHERE \"key\" IN (" + select + ") ORDER BY 1",
        [&](sqlite::Statement& row) { tables.emplace_back(row.text(0)); });
    if (!read) return read;
    column.target.clear();
    column.rule = {};
    column.references = tables.size() == 1 ? tables.front() : "entity";
    if (tables.size() < 2) return {};
    std::vector<Sentence> either;
    for (std::string& table : tables) either.push_back(Sentence::verbatim(std::move(table)));
    column.rule = say("Sentence", "a row of %1").arg(eitherOf(std::move(either)));
    return {};
}

}  // namespace tripletalk::induction
