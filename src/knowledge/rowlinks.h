// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "induction/schema.h"
#include "retrieval/valueindex.h"
#include "sqlite/database.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::knowledge {

/// Looks at the rows behind links, which the value index does not know. One thread.
///
/// - Of entities that one mention fits equally well, those whose row has further words of the text
///   ("U990" of "the U990 LCD Inductor", where the number is a column of its own) come first: the
///   others lose a tenth of their score.
/// - Two values that stand side by side in the text, of which one is a code, are one mention if
///   exactly one row has both: a link to its entity joins them.
/// - Candidates that stay equal get a `detail` that tells them apart: their class, and the column
///   in which they differ most. Of hidden columns nothing is said.
class RowLinks {
  public:
    RowLinks(sqlite::Database database, induction::Schema schema)
        : m_database(std::move(database)), m_schema(std::move(schema)) {}

    /// Errors: those of the database.
    Result<void> settle(std::string_view text, std::vector<retrieval::ValueLink>& links);

  private:
    using Links = std::vector<retrieval::ValueLink>;
    using Group = std::vector<retrieval::ValueLink*>;
    struct Cell {
        const induction::Column* column = nullptr;
        std::string text;  ///< of a foreign key the label of what it means
    };
    using Row = std::vector<Cell>;

    Result<void> addPairs(std::string_view text, Links& links);
    Result<void> addPair(const retrieval::ValueLink& a, const retrieval::ValueLink& b,
                         Links& added);
    Result<void> prefer(std::string_view text, const Group& equal, const std::vector<Row>& rows);
    Result<std::vector<Row>> rowsOf(const Group& group);
    Result<Row> rowOf(const retrieval::ValueEntry& entry);
    Result<const std::vector<const induction::Column*>*> columnsOf(const induction::Table& table);
    Result<sqlite::Statement*> rowQuery(const induction::Table& table,
                                        const std::vector<const induction::Column*>& columns);
    void tellApart(const Group& equal, const std::vector<Row>& rows) const;

    sqlite::Database m_database;
    induction::Schema m_schema;
    /// By table: the visible columns that the database has.
    std::map<std::string, std::vector<const induction::Column*>> m_columns;
    std::map<std::string, sqlite::Statement> m_rowQueries;  ///< by table: their cells by key
};

}  // namespace tripletalk::knowledge
