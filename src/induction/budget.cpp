// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/budget.h"

#include "base/text.h"

#include <algorithm>

namespace tripletalk::induction {

namespace {

constexpr std::int64_t smallShare = 1000;  // one row in so many entities
constexpr std::int64_t largerShare = 5;
constexpr std::size_t shortComment = 70;  // bytes

class Fitter {
  public:
    Fitter(Schema schema, std::size_t tokens) : m_schema(std::move(schema)), m_tokens(tokens) {}

    FittedDdl fit() {
        render();
        for (auto step :
             {&Fitter::dropSmallDetails, &Fitter::shortenComments, &Fitter::dropSamples,
              &Fitter::dropSideTables, &Fitter::dropMoreDetails, &Fitter::dropComments}) {
            if (fits()) return std::move(m_fitted);
            (this->*step)();
            render();
        }
        for (const std::int64_t percent : {5, 20, 50}) {
            if (fits()) return std::move(m_fitted);
            dropColumns(percent);
            render();
        }
        while (!fits() && dropTable()) render();
        return std::move(m_fitted);
    }

  private:
    void render() {
        m_fitted.ddl = renderDdl(m_schema);
        m_fitted.tokens = text::estimatedTokens(m_fitted.ddl);
    }
    [[nodiscard]] bool fits() const { return m_fitted.tokens <= m_tokens; }

    /// A few rows about the graph itself need no explanation of their forty columns.
    void dropSmallDetails() {
        dropDetails(smallShare);
        m_fitted.leftOut.emplace_back("comments and samples of small tables");
    }

    void dropMoreDetails() {
        dropDetails(largerShare);
        m_fitted.leftOut.emplace_back("comments and samples of tables that are not large");
    }

    void dropDetails(std::int64_t share) {
        std::int64_t entities = 0;
        for (const Table& table : m_schema.tables)
            if (table.kind == TableKind::Entities) entities = table.rows;
        for (Table& table : m_schema.tables) {
            if (table.kind == TableKind::Entities || table.rows * share > entities) continue;
            if (table.kind != TableKind::Entity) table.comment.clear();
            for (Column& column : table.columns) {
                if (column.role != ColumnRole::Type) column.comment.clear();
                column.samples.clear();
            }
        }
    }

    void shortenComments() {
        for (Table& table : m_schema.tables) {
            table.comment = text::elide(table.comment, 2 * shortComment);
            for (Column& column : table.columns)
                if (column.role != ColumnRole::Type)
                    column.comment = text::elide(column.comment, shortComment);
        }
        m_fitted.leftOut.emplace_back("ends of long comments");
    }

    /// Lists of all values stay: a question may name each of them.
    void dropSamples() {
        for (Table& table : m_schema.tables)
            for (Column& column : table.columns)
                if (static_cast<std::int64_t>(column.samples.size()) < column.distinct)
                    column.samples.clear();
        m_fitted.leftOut.emplace_back("sample values");
    }

    void dropSideTables() {
        std::erase_if(m_schema.tables, [&](const Table& table) {
            if (table.kind != TableKind::Side || table.hidden) return false;
            m_fitted.leftOut.push_back("table: " + table.name);
            return true;
        });
    }

    void dropComments() {
        for (Table& table : m_schema.tables) {
            table.comment.clear();
            for (Column& column : table.columns) {
                column.comment.clear();
                column.label.clear();
                column.facts.clear();
                column.samples.clear();
            }
        }
        m_fitted.leftOut.emplace_back("comments");
    }

    void dropColumns(std::int64_t percent) {
        for (Table& table : m_schema.tables)
            std::erase_if(table.columns, [&](const Column& column) {
                if (column.hidden || column.role != ColumnRole::Literal || table.rows == 0 ||
                    (table.rows - column.nulls) * 100 >= table.rows * percent)
                    return false;
                m_fitted.leftOut.push_back("column: " + table.name + "." + column.name);
                return true;
            });
    }

    bool dropTable() {
        auto least = m_schema.tables.end();
        const auto cells = [](const Table& table) {
            return table.rows * static_cast<std::int64_t>(table.columns.size());
        };
        for (auto table = m_schema.tables.begin(); table != m_schema.tables.end(); ++table)
            if (!table->hidden && table->kind != TableKind::Entities &&
                (least == m_schema.tables.end() || cells(*table) < cells(*least)))
                least = table;
        if (least == m_schema.tables.end()) return false;
        m_fitted.leftOut.push_back("table: " + least->name);
        m_schema.tables.erase(least);
        return true;
    }

    Schema m_schema;
    std::size_t m_tokens;
    FittedDdl m_fitted;
};

}  // namespace

FittedDdl renderWithin(Schema schema, std::size_t tokens) {
    return Fitter(std::move(schema), tokens).fit();
}

}  // namespace tripletalk::induction
