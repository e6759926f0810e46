// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "sqlite/database.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace tripletalk::sparql {

/// A SELECT with parameters that stands in a FROM as a table: name(argument, …).
struct SubqueryDefinition {
    std::string name;
    std::string sql = {};  ///< with ?1, ?2, …
    std::size_t parameters = 0;
    std::vector<std::string> columns = {};  ///< of the table and of the SELECT
};

/// Makes it one, on a connection, for as long as it lives: SQLite itself has no sub-query in a FROM
/// that depends on what stands before it. No statement that reads the table may live longer.
class SubqueryTable {
  public:
    static Result<SubqueryTable> on(const sqlite::Database& database,
                                    SubqueryDefinition definition);
    SubqueryTable(SubqueryTable&&) noexcept;
    SubqueryTable& operator=(SubqueryTable&&) noexcept;
    ~SubqueryTable();

    struct Private;

  private:
    explicit SubqueryTable(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

}  // namespace tripletalk::sparql
