// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"
#include "sqlite/sqlquery.h"

#include <cstddef>
#include <optional>
#include <string>

namespace tripletalk::knowledge {

/// A column of the schema that a query's words stand for.
struct ColumnUse {
    const induction::Table* table = nullptr;
    const induction::Column* column = nullptr;
    std::string alias = {};  ///< of the table in the query, in lower case

    [[nodiscard]] bool is(induction::ColumnRole role) const { return column->role == role; }
    [[nodiscard]] std::string name() const { return table->name + "." + column->name; }
};

/// Says which columns a query's words stand for. WITH parts and sub-selects are not looked through.
class ColumnFinder {
  public:
    ColumnFinder(const sqlite::SqlQuery& query, const induction::Schema& schema);

    /// The column that a reference, or the same within spelling functions, stands for; that of an
    /// enclosing SELECT where the core has none.
    [[nodiscard]] std::optional<ColumnUse> find(std::size_t select, std::size_t core,
                                                sqlite::Span reference) const;
    /// The table of a use in FROM, if it is one of the schema.
    [[nodiscard]] const induction::Table* table(const sqlite::TableUse& use) const;

  private:
    [[nodiscard]] std::optional<ColumnUse> inCore(const sqlite::Core& core,
                                                  const std::string& alias,
                                                  const std::string& column) const;
    const sqlite::SqlQuery* m_query;
    const induction::Schema* m_schema;
};

}  // namespace tripletalk::knowledge
