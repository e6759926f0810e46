// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/reshape/merging.h"

#include "base/text.h"
#include "naming/names.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <map>

namespace tripletalk::induction {

using sqlite::quoteIdentifier;

namespace {

Error unusable(Sentence reason, const std::string& table) {
    return {ErrorKind::Usage, std::move(reason).arg(table)};
}

Result<void> checkUsable(const Schema& schema, const std::string& name) {
    const Table* table = schema.table(name);
    if (!table || table->kind != TableKind::Entity)
        return unusable(say("Sentence", "The table \"%1\" holds no entities."), name);
    if (isInView(schema, name))
        return unusable(say("Sentence", "The table \"%1\" is part of a view."), name);
    return {};
}

const Column* typeColumn(const Table& table) {
    const auto found =
        std::find_if(table.columns.begin(), table.columns.end(),
                     [](const Column& column) { return column.role == ColumnRole::Type; });
    return found == table.columns.end() ? nullptr : &*found;
}

/// Columns of one predicate stand together, since a range is put back from two of them.
std::vector<std::vector<Column>> groupsOf(const Table& table) {
    std::vector<std::vector<Column>> groups;
    for (const Column& column : table.columns) {
        if (column.role == ColumnRole::Key || column.role == ColumnRole::Type) continue;
        const bool same = !groups.empty() && groups.back().back().predicate == column.predicate &&
                          groups.back().back().role == column.role &&
                          groups.back().back().of == column.of;
        if (!same) groups.emplace_back();
        groups.back().push_back(column);
    }
    return groups;
}

bool alike(const Column& a, const Column& b) {
    return a.role == b.role && a.predicate == b.predicate && a.type == b.type && a.unit == b.unit &&
           a.rule == b.rule && a.inverse == b.inverse && a.copy == b.copy && a.form == b.form &&
           a.datatype == b.datatype && a.language == b.language;
}

class Merger {
  public:
    Merger(const sqlite::Database& database, Schema& schema, const std::string& name)
        : m_database(database), m_schema(schema) {
        naming::NameAllocator names;
        for (const Table& table : schema.tables) names.allocate(table.name);
        m_merged.name = names.allocate(naming::identifier(name));
        m_merged.label = name;
    }

    Result<void> run(const std::string& first, const std::string& second) {
        m_parts = {*m_schema.table(first), *m_schema.table(second)};
        m_merged.comment =
            m_parts[0].label + " and " + m_parts[1].label + " in one table, told apart by type.";
        chooseColumns();
        auto at = m_schema.tables.insert(
            std::find_if(m_schema.tables.begin(), m_schema.tables.end(),
                         [&](const Table& table) { return table.name == first; }),
            m_merged);
        lead(*at);
        if (auto made = m_database.execute(createText(m_schema, *m_schema.table(m_merged.name)));
            !made)
            return made;
        for (std::size_t part = 0; part < 2; ++part)
            if (auto done = takeRows(part); !done) return done;
        return replaceParts();
    }

  private:
    void chooseColumns() {
        m_names.allocate(m_merged.name + "_id");
        m_names.allocate("type");
        m_merged.columns = {
            {.name = m_merged.name + "_id", .role = ColumnRole::Key, .notNull = true},
            {.name = "type",
             .role = ColumnRole::Type,
             .predicate = std::string(rdf::vocabulary::rdfType),
             .label = "type",
             .comment = m_parts[0].label + " or " + m_parts[1].label,
             .notNull = true}};
        for (const auto& group : groupsOf(m_parts[0])) addGroup(0, group);
        for (const auto& group : groupsOf(m_parts[1]))
            if (!joinGroup(group)) addGroup(1, group);
        for (std::size_t i = 2; i < m_merged.columns.size(); ++i)
            if (m_sources[i].size() < 2) m_merged.columns[i].notNull = false;
    }

    void addGroup(std::size_t part, const std::vector<Column>& group) {
        for (Column column : group) {
            const std::string was = column.name;
            if (column.role == ColumnRole::Label && m_merged.labelColumn())
                column.role = ColumnRole::Literal;
            column.name = m_names.allocate(was);
            if (!column.of.empty()) column.of = m_now[part].at(column.of);
            m_now[part][was] = column.name;
            m_sources[m_merged.columns.size()][part] = was;
            m_merged.columns.push_back(std::move(column));
        }
    }

    /// The columns of the second table that the first one has in the same form.
    bool joinGroup(const std::vector<Column>& group) {
        auto& columns = m_merged.columns;
        for (std::size_t begin = 2; begin + group.size() <= columns.size(); ++begin) {
            bool same = true;
            for (std::size_t i = 0; i < group.size() && same; ++i)
                same =
                    alike(columns[begin + i], group[i]) && !m_sources[begin + i].contains(1) &&
                    columns[begin + i].of == (group[i].of.empty() ? "" : m_now[1].at(group[i].of));
            if (!same) continue;
            for (std::size_t i = 0; i < group.size(); ++i) {
                Column& column = columns[begin + i];
                column.notNull = column.notNull && group[i].notNull;
                column.exceptions = column.exceptions || group[i].exceptions;
                column.hidden = column.hidden && group[i].hidden;
                if (column.references != group[i].references) {
                    column.references = "entity";
                    column.target.clear();
                }
                m_now[1][group[i].name] = column.name;
                m_sources[begin + i][1] = group[i].name;
            }
            return true;
        }
        return false;
    }

    Result<void> takeRows(std::size_t part) {
        const Table& from = m_parts[part];
        const Column* type = typeColumn(from);
        std::vector<std::string> cells{
            quoteIdentifier(from.columns.front().name),
            type ? quoteIdentifier(type->name) : sqlite::quoteText(from.label)};
        for (std::size_t i = 2; i < m_merged.columns.size(); ++i) {
            const auto source = m_sources[i].find(part);
            cells.push_back(source == m_sources[i].end() ? "NULL"
                                                         : quoteIdentifier(source->second));
        }
        return m_database.execute(
            "INSERT INTO " + quoteIdentifier(m_merged.name) + " SELECT " + text::join(cells, ", ") +
            " FROM " + quoteIdentifier(from.name) +
            " ORDER BY rowid; UPDATE entity SET \"table\" = " + sqlite::quoteText(m_merged.name) +
            " WHERE \"table\" = " + sqlite::quoteText(from.name));
    }

    /// Links to a part lead to the merged table.
    bool lead(Table& table) const {
        bool changed = false;
        for (Column& column : table.columns)
            for (const Table& part : m_parts)
                if (column.references == part.name) {
                    column.references = m_merged.name;
                    changed = true;
                }
        return changed;
    }

    Result<void> replaceParts() {
        std::erase_if(m_schema.tables, [&](const Table& table) {
            return table.name == m_parts[0].name || table.name == m_parts[1].name;
        });
        for (const Table& part : m_parts)
            if (auto done = m_database.execute("DROP TABLE " + quoteIdentifier(part.name)); !done)
                return done;
        for (Table& table : m_schema.tables) {
            if (!lead(table) || table.kind == TableKind::View) continue;
            auto rebuilt = rebuildTable(m_database, m_schema, table.name,
                                        "SELECT * FROM " + former(table.name));
            if (!rebuilt) return rebuilt;
        }
        return {};
    }

    const sqlite::Database& m_database;
    Schema& m_schema;
    Table m_merged;
    std::vector<Table> m_parts;
    naming::NameAllocator m_names;
    std::map<std::string, std::string> m_now[2];  ///< names of a part's columns in the merged table
    std::map<std::size_t, std::map<std::size_t, std::string>>
        m_sources;  ///< columns of the parts by column of the merged table
};

class Splitter {
  public:
    Splitter(const sqlite::Database& database, Schema& schema, const std::string& name)
        : m_database(database), m_schema(schema), m_whole(*schema.table(name)) {}

    Result<std::vector<std::string>> run() {
        const Column* type = typeColumn(m_whole);
        if (!type)
            return unusable(say("Sentence", "The table \"%1\" has no column of types."),
                            m_whole.name);
        if (auto done = addParts(type->name); !done) return done.error();
        std::erase_if(m_schema.tables,
                      [&](const Table& table) { return table.name == m_whole.name; });
        std::vector<std::string> rebuild;
        for (Table& table : m_schema.tables) {
            auto changed = leadToParts(table);
            if (!changed) return changed.error();
            if (*changed && table.kind != TableKind::View) rebuild.push_back(table.name);
        }
        if (auto done = m_database.execute("DROP TABLE " + quoteIdentifier(m_whole.name)); !done)
            return done.error();
        for (const std::string& table : rebuild)
            if (auto done =
                    rebuildTable(m_database, m_schema, table, "SELECT * FROM " + former(table));
                !done)
                return done.error();
        return m_names;
    }

  private:
    Result<void> addParts(const std::string& type) {
        std::vector<std::string> values;
        auto read =
            m_database.each("SELECT DISTINCT " + quoteIdentifier(type) + " FROM " +
                                quoteIdentifier(m_whole.name) + " ORDER BY 1",
                            [&](sqlite::Statement& row) { values.emplace_back(row.text(0)); });
        if (!read) return read;
        naming::NameAllocator names;
        for (const Table& table : m_schema.tables)
            if (table.name != m_whole.name) names.allocate(table.name);
        names.allocate(m_whole.name);  // it still stands beside its parts
        for (const std::string& value : values)
            if (auto done = addPart(names.allocate(naming::identifier(value)), type, value); !done)
                return done;
        return {};
    }

    Result<void> addPart(const std::string& name, const std::string& type,
                         const std::string& value) {
        const std::string where = " FROM " + quoteIdentifier(m_whole.name) + " WHERE " +
                                  quoteIdentifier(type) + " = " + sqlite::quoteText(value);
        auto iri = m_database.value("SELECT iri FROM class_name WHERE name = ?", value);
        Table part{
            .name = name, .classIri = iri ? sqlite::toText(*iri) : std::string(), .label = value};
        std::vector<std::string> cells;
        for (Column column : m_whole.columns) {
            if (column.role == ColumnRole::Type) continue;
            auto filled =
                m_database.integer("SELECT count(" + quoteIdentifier(column.name) + ")" + where);
            if (!filled) return filled.error();
            if (*filled == 0) continue;
            cells.push_back(quoteIdentifier(column.name));
            if (column.role == ColumnRole::Key) column.name = name + "_id";
            part.columns.push_back(std::move(column));
        }
        m_schema.tables.insert(
            std::find_if(m_schema.tables.begin(), m_schema.tables.end(),
                         [&](const Table& table) { return table.name == m_whole.name; }),
            part);
        m_names.push_back(name);
        return m_database.execute(
            createText(m_schema, part) + "INSERT INTO " + quoteIdentifier(name) + " SELECT " +
            text::join(cells, ", ") + where + " ORDER BY rowid; UPDATE entity SET \"table\" = " +
            sqlite::quoteText(name) + " WHERE \"key\" IN (SELECT " + cells.front() + where + ")");
    }

    /// A link to the whole leads to the one part that all its targets are in, or to any entity.
    Result<bool> leadToParts(Table& table) {
        bool changed = false;
        for (Column& column : table.columns) {
            if (column.references != m_whole.name) continue;
            changed = true;
            column.references = "entity";
            if (table.kind == TableKind::View) continue;
            std::vector<std::string> tables;
            auto read = m_database.each(
                "SELECT DISTINCT e.\"table\" FROM " + quoteIdentifier(table.name) +
                    " t JOIN entity e ON e.\"key\" = t." + quoteIdentifier(column.name),
                [&](sqlite::Statement& row) { tables.emplace_back(row.text(0)); });
            if (!read) return read.error();
            if (tables.size() == 1) column.references = tables.front();
        }
        return changed;
    }

    const sqlite::Database& m_database;
    Schema& m_schema;
    Table m_whole;
    std::vector<std::string> m_names;
};

}  // namespace

Result<void> mergeTables(const sqlite::Database& database, Schema& schema, const std::string& first,
                         const std::string& second, const std::string& name) {
    for (const std::string& part : {first, second})
        if (auto usable = checkUsable(schema, part); !usable) return usable;
    if (first == second)
        return unusable(say("Sentence", "The table \"%1\" cannot be merged with itself."), first);
    return Merger(database, schema, name).run(first, second);
}

Result<std::vector<std::string>> splitTable(const sqlite::Database& database, Schema& schema,
                                            const std::string& name) {
    if (auto usable = checkUsable(schema, name); !usable) return usable.error();
    return Splitter(database, schema, name).run();
}

}  // namespace tripletalk::induction
