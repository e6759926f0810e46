// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"
#include "knowledge/languages/columnfinder.h"
#include "sqlite/sqlquery.h"

#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering::reading {

/// A value that a query compares with, wherever it stands in it.
struct QueryValue {
    std::string text;         ///< of a pattern, without its "%" at the ends
    bool isNumber = false;    ///< written without quotes
    std::string before = {};  ///< of a pattern: "%"
    std::string after = {};
    const induction::Table* table = nullptr;  ///< of the column that a text is compared with
    const induction::Column* column = nullptr;
    std::vector<std::size_t> tokens = {};  ///< of the query

    [[nodiscard]] bool isPattern() const { return !before.empty() || !after.empty(); }
};

/// A query of which some values may be replaced by others. Borrows the schema.
class QueryTemplate {
  public:
    /// Nothing for what is no query that SQLite would take.
    static std::optional<QueryTemplate> read(const std::string& sql,
                                             const induction::Schema& schema);

    /// In the order of the query, each once. A number that stands in it several times is none:
    /// nothing says that one thing is meant.
    [[nodiscard]] const std::vector<QueryValue>& values() const { return m_values; }

    /// Whether another column of the query's tables could hold the same kind of value: "from" and
    /// "to" of a flight. Then word order and prepositions say which is meant.
    [[nodiscard]] bool hasSibling(const QueryValue& value) const;

    /// Columns and tables that it names, each once.
    [[nodiscard]] const std::vector<knowledge::ColumnUse>& columns() const { return m_columns; }
    [[nodiscard]] const std::vector<const induction::Table*>& tables() const { return m_tables; }

    /// The query with other values, by their places in values().
    struct Filling {
        std::size_t value = 0;
        std::string text;
    };
    [[nodiscard]] std::string with(const std::vector<Filling>& fillings) const;

  private:
    QueryTemplate(sqlite::SqlQuery query, const induction::Schema& schema)
        : m_query(std::move(query)), m_schema(&schema) {}
    void readTexts();
    void readNumbers();
    void readPlaces();
    [[nodiscard]] bool isCompared(std::size_t token) const;

    sqlite::SqlQuery m_query;
    const induction::Schema* m_schema;
    std::vector<QueryValue> m_values;
    std::vector<knowledge::ColumnUse> m_columns;
    std::vector<const induction::Table*> m_tables;
};

}  // namespace tripletalk::answering::reading
