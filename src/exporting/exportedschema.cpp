// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "exporting/exportedschema.h"

#include "base/text.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <set>

namespace tripletalk::exporting {

using induction::Column;
using induction::Table;
using induction::TableKind;
using sqlite::quoteIdentifier;

namespace {

CellType cellsOf(const Column& column) {
    if (column.type == "INTEGER")
        return column.form.boolean ? CellType::Boolean : CellType::Integer;
    if (column.type == "REAL") return CellType::Real;
    const std::string xsd(rdf::vocabulary::xsd);
    if (column.datatype == xsd + "dateTime") return CellType::Instant;
    const bool date = column.datatype == xsd + "date" || !column.form.date.empty();
    return date ? CellType::Date : CellType::Text;
}

/// Parts that say something, each once, on one line.
std::string onOneLine(const std::vector<std::string>& parts) {
    std::vector<std::string> said;
    for (const std::string& part : parts) {
        std::string line = text::collapseWhitespace(part);
        if (line.ends_with('.')) line.pop_back();
        if (!line.empty() && std::ranges::find(said, line) == said.end())
            said.push_back(std::move(line));
    }
    return text::join(said, "; ");
}

std::string described(const Column& column) {
    return onOneLine({column.label == column.name ? "" : column.label, column.comment,
                      column.unit.empty() ? "" : "unit " + column.unit, column.rule.text()});
}

class Selection {
  public:
    Selection(const knowledge::KnowledgeBase& base, bool views)
        : m_schema(base.schema()),
          m_withheld(base.effective().withheld),
          m_stored(base.effective().fromInduced.size()),
          m_views(views) {
        m_exported.name = base.manifest().name;
        hideTables();
    }

    ExportedSchema run() {
        for (const Table& table : m_schema.tables) choose(table);
        for (const auto* table : m_chosen) m_exported.tables.push_back(exported(*table));
        return std::move(m_exported);
    }

  private:
    /// These stand behind the tables that are stored.
    [[nodiscard]] bool isNamedView(const Table& table) const {
        return &table >= m_schema.tables.data() + m_stored;
    }

    /// Those that a person hid, and what tells of their entities alone: the hidden part of a view,
    /// links and values.
    void hideTables() {
        for (const sqlite::Withheld& one : m_withheld)
            if (one.column.empty()) m_hidden.insert(one.table);
        const std::set<std::string> byPerson = m_hidden;
        for (const Table& part : m_schema.tables)
            for (const std::string& name : byPerson)
                if (const Table* view = m_schema.table(name);
                    view && view->kind == TableKind::View && part.hidden &&
                    part.kind == TableKind::Entity && part.classIri == view->classIri)
                    m_hidden.insert(part.name);
        for (const Table& table : m_schema.tables)
            if (!table.holdsEntities() && std::ranges::any_of(table.columns, [&](const Column& c) {
                    return m_hidden.contains(c.references);
                }))
                m_hidden.insert(table.name);
    }

    void choose(const Table& table) {
        const bool keepsFacts = table.kind == TableKind::Side && table.hidden;
        if (m_hidden.contains(table.name)) {
            m_exported.leftOut.push_back({table.name, say("Sentence", "it is hidden")});
        } else if (table.kind == TableKind::View && !isNamedView(table) && !m_views) {
            m_exported.leftOut.push_back(
                {table.name, say("Sentence", "a view: its rows stand in other tables")});
        } else if (!keepsFacts) {
            m_chosen.push_back(&table);
        }
    }

    [[nodiscard]] bool isWithheld(const Table& table, const Column& column) const {
        return std::ranges::any_of(m_withheld, [&](const sqlite::Withheld& one) {
            return one.table == table.name && one.column == column.name;
        });
    }

    /// The keys of what is hidden.
    [[nodiscard]] std::string hiddenKeys() const {
        std::vector<std::string> names;
        for (const std::string& name : m_hidden) names.push_back(sqlite::quoteText(name));
        return R"((SELECT "key" FROM entity WHERE "table" IN ()" + text::join(names, ", ") + "))";
    }

    /// The table that a foreign key of an exported table may name. Of views nobody knows.
    [[nodiscard]] std::string referenced(const Table& table, const Column& column) const {
        const Table* target = m_schema.table(column.references);
        const bool holds = table.kind != TableKind::View && target && target->key() &&
                           std::ranges::find(m_chosen, target) != m_chosen.end();
        return holds ? target->name : std::string();
    }

    /// Its columns and the SELECT of its rows. What a view that a person named shows, it is meant
    /// to show.
    ExportedTable exported(const Table& table) {
        ExportedTable made{.name = table.name,
                           .description = onOneLine({table.label, table.comment}),
                           .source = table.classIri.empty() ? table.predicate : table.classIri,
                           .rows = table.rows};
        if (table.kind == TableKind::Entity || table.kind == TableKind::Entities)
            made.key = table.key()->name;
        const bool hides = !m_hidden.empty() && !isNamedView(table);
        std::vector<std::string> cells;
        std::vector<std::string> conditions;
        for (const Column& column : table.columns) {
            if (column.hidden || isWithheld(table, column)) continue;
            if (hides && m_hidden.contains(column.references)) {
                m_exported.leftOut.push_back({table.name + "." + column.name,
                                              say("Sentence", "it leads to what is hidden")});
                continue;
            }
            made.columns.push_back({.name = column.name,
                                    .type = column.type,
                                    .cells = cellsOf(column),
                                    .description = described(column),
                                    .predicate = column.predicate,
                                    .required = column.notNull && table.kind != TableKind::View,
                                    .references = referenced(table, column)});
            cells.push_back(quoteIdentifier(column.name));
            if (!hides || column.references != "entity") continue;
            const std::string isHidden = cells.back() + " IN " + hiddenKeys();
            if (table.holdsEntities()) {
                cells.back() = "CASE WHEN " + isHidden + " THEN NULL ELSE " + cells.back() + " END";
                made.columns.back().required = false;
            } else {
                conditions.push_back("(" + isHidden + ") IS NOT TRUE");
            }
        }
        if (hides && table.kind == TableKind::Entities)
            conditions.push_back(quoteIdentifier(made.key) + " NOT IN " + hiddenKeys());
        // A view has a hidden table's rows, without anything in them.
        if (hides && table.kind == TableKind::View && table.key())
            conditions.push_back(quoteIdentifier(table.key()->name) + " IS NOT NULL");
        made.select = "SELECT " + text::join(cells, ", ") + " FROM " + quoteIdentifier(table.name) +
                      (conditions.empty() ? "" : " WHERE " + text::join(conditions, " AND "));
        return made;
    }

    const induction::Schema& m_schema;
    const std::vector<sqlite::Withheld>& m_withheld;
    const std::size_t m_stored;
    const bool m_views;
    std::set<std::string> m_hidden;
    std::vector<const Table*> m_chosen;
    ExportedSchema m_exported;
};

}  // namespace

const ExportedTable* ExportedSchema::table(const std::string& wanted) const {
    const auto found = std::ranges::find(tables, wanted, &ExportedTable::name);
    return found == tables.end() ? nullptr : &*found;
}

Result<ExportedSchema> exportedSchema(const knowledge::KnowledgeBase& base, bool views) {
    if (const auto derived = base.requireDerived(); !derived) return derived.error();
    return Selection(base, views).run();
}

}  // namespace tripletalk::exporting
