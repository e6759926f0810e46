// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/tables/readback.h"

#include "base/text.h"
#include "induction/values/writtenform.h"
#include "rdf/vocabulary.h"
#include "sqlite/database.h"

#include <algorithm>

namespace tripletalk::induction {

using sqlite::quoteIdentifier;

namespace {

/// SQLite joins at most 500 selects in one.
constexpr std::size_t mostInOneSelect = 400;

std::string textInQuotes(std::string_view text) { return sqlite::quoteText(text); }
std::string of(const char* alias, const std::string& name) {
    return std::string(alias) + "." + quoteIdentifier(name);
}

/// Whether a node's text is that of a blank one.
std::string kindOf(const std::string& node) { return "substr(" + node + ", 1, 2) = '_:'"; }

class Reader {
  public:
    explicit Reader(const Schema& schema) : m_schema(schema) {
        for (const Table& table : schema.tables)
            if (table.kind == TableKind::Entities) m_entity = &table;
        m_graph = m_entity && m_entity->column("graph") ? "e.graph" : textInQuotes(schema.graph);
    }

    std::vector<ReadbackPart> parts() {
        addTypes();
        for (const Table& table : m_schema.tables) {
            if (table.kind == TableKind::Entity || table.kind == TableKind::Link ||
                table.kind == TableKind::Values)
                addColumns(table);
        }
        addSides();
        return std::move(m_parts);
    }

  private:
    [[nodiscard]] std::string unlessExact(bool exceptions, const std::string& key,
                                          const std::string& predicate) const {
        if (!exceptions || !m_schema.table("exact_fact")) return {};
        return " AND NOT EXISTS (SELECT 1 FROM exact_fact x WHERE x.entity = " + key +
               " AND x.predicate = " + textInQuotes(predicate) + ")";
    }

    [[nodiscard]] std::string linkCells(const std::string& subject, const std::string& predicate,
                                        const std::string& object) const {
        return subject + ", " + textInQuotes(predicate) + ", " + object + ", " + kindOf(object) +
               ", '', '', " + m_graph;
    }

    void addTypes() {
        const Column* column = m_entity ? m_entity->column("class") : nullptr;
        if (!column || !m_schema.table("class_name")) return;
        const std::string type(rdf::vocabulary::rdfType);
        const std::string unless = unlessExact(column->exceptions, "e.key", type);
        const std::string cells = linkCells("e.iri", type, "c.iri");
        m_parts.push_back({.cells = cells,
                           .from = " FROM entity e",
                           .joins = " JOIN class_name c ON c.name = e.class",
                           .where = " WHERE e.class IS NOT NULL" + unless});
        if (m_schema.table("implied_class"))
            m_parts.push_back({.cells = cells,
                               .from = " FROM entity e JOIN implied_class i ON i.class = e.class",
                               .joins = " JOIN class_name c ON c.name = i.implied",
                               .where = " WHERE TRUE" + unless});
    }

    void addColumns(const Table& table) {
        for (const Column& column : table.columns) {
            if (column.copy || column.predicate.empty()) continue;
            const std::string& subject = column.of.empty() ? table.columns.front().name : column.of;
            const std::string key = of("t", subject);
            const std::string cell = of("t", column.name);
            ReadbackPart part{.from = " FROM " + quoteIdentifier(table.name) + " t",
                              .joins = " JOIN entity e ON e.key = " + key,
                              .where = " WHERE " + cell + " IS NOT NULL" +
                                       unlessExact(column.exceptions, key, column.predicate)};
            if (!addCells(part, table, column, cell)) continue;
            m_parts.push_back(std::move(part));
        }
    }

    /// False for a column that holds no fact of its own.
    bool addCells(ReadbackPart& part, const Table& table, const Column& column,
                  const std::string& cell) const {
        switch (column.role) {
            case ColumnRole::Key:
                return false;
            case ColumnRole::Type:
                if (table.kind != TableKind::Values) return false;
                part.joins += " JOIN class_name c ON c.name = " + cell;
                part.cells = linkCells("e.iri", column.predicate, "c.iri");
                return true;
            case ColumnRole::ForeignKey:
                part.joins += " JOIN entity o ON o.key = " + cell;
                part.cells = linkCells("e.iri", column.predicate, "o.iri");
                return true;
            case ColumnRole::Undescribed:
                part.joins += " JOIN undescribed u ON u.name = " + cell;
                part.cells = linkCells("e.iri", column.predicate, "u.iri");
                return true;
            case ColumnRole::Label:
            case ColumnRole::Literal:
                break;
        }
        part.cells = "e.iri, " + textInQuotes(column.predicate) + ", " +
                     writtenText(table, column, cell) + ", 2, " + textInQuotes(column.datatype) +
                     ", " + textInQuotes(column.language) + ", " + m_graph;
        return true;
    }

    static std::string writtenText(const Table& table, const Column& column,
                                   const std::string& cell) {
        std::string second;
        if (!column.form.between.empty()) {
            const auto next = &column - table.columns.data() + 1;
            second = of("t", table.columns[static_cast<std::size_t>(next)].name);
        }
        return writtenSql(column.form, cell, second, column.type);
    }

    void addSides() {
        addSide("exact_fact", ReadbackPart::Kind::Schema,
                "e.iri, t.predicate, t.value, t.kind, t.datatype, t.language, t.graph");
        addSide("other_fact", ReadbackPart::Kind::Side,
                "e.iri, t.predicate, t.object, t.kind, t.datatype, t.language, t.graph");
        addSide("other_language", ReadbackPart::Kind::Side,
                "e.iri, t.predicate, t.value, 2, t.datatype, t.language, t.graph");
        if (m_schema.table("vocabulary"))
            m_parts.push_back(
                {.kind = ReadbackPart::Kind::Vocabulary,
                 .cells = "t.term, t.predicate, t.value, t.kind, t.datatype, t.language, t.graph",
                 .from = " FROM vocabulary t"});
    }

    void addSide(const std::string& name, ReadbackPart::Kind kind, const char* cells) {
        if (!m_schema.table(name)) return;
        m_parts.push_back({.kind = kind,
                           .cells = cells,
                           .from = " FROM " + name + " t",
                           .joins = " JOIN entity e ON e.key = t.entity"});
    }

    const Schema& m_schema;
    const Table* m_entity = nullptr;
    std::string m_graph;
    std::vector<ReadbackPart> m_parts;
};

}  // namespace

std::string ReadbackPart::select() const { return "SELECT " + cells + from + joins + where; }

std::string ReadbackPart::count() const { return "SELECT count(*)" + from + where; }

std::vector<ReadbackPart> readbackParts(const Schema& schema) { return Reader(schema).parts(); }

std::string readbackSql(const Schema& schema) {
    const std::vector<ReadbackPart> parts = readbackParts(schema);
    if (parts.empty()) return "SELECT '', '', '', 0, '', '', '' WHERE FALSE";
    std::string with;
    std::vector<std::string> groups;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i % mostInOneSelect == 0) {
            groups.push_back("SELECT * FROM part_" + std::to_string(groups.size()));
            with += (i == 0 ? "" : "), ") + ("part_" + std::to_string(groups.size() - 1)) +
                    "(subject, predicate, object, kind, datatype, language, graph) AS (";
        } else {
            with += "\nUNION ALL ";
        }
        with += parts[i].select();
    }
    return "WITH " + with + ")\n" + text::join(groups, " UNION ALL ");
}

}  // namespace tripletalk::induction
