// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"
#include "sqlite/sqltext.h"

#include <string>
#include <string_view>
#include <vector>

/// Words SQLite's complaints so that whoever wrote the query (often a model) can mend it in the
/// next try.
namespace tripletalk::sqlite {

/// A table or view that a query may read.
struct TableColumns {
    std::string name;
    std::vector<std::string> columns;
};

/// The error for SQLite's result `code` and `message` on a query. `offset` is where in the SQL, or
/// -1. NotFound for missing tables and columns (naming the nearest), Limit for sizes, else Syntax
/// with a hint for words of other SQL dialects.
Error explain(int code, std::string_view message, std::string_view sql, int offset,
              const std::vector<TableColumns>& tables);

/// Only one SELECT is allowed: with what to do instead of the statement that was tried.
Error refuseStatement(const std::vector<SqlToken>& tokens);
Error refuseFunction(std::string_view name);
Error refuseTable(std::string_view name);
/// `column` empty: the whole table is hidden.
Error refuseWithheld(std::string_view table, std::string_view column);

/// The names nearest to `wanted`, best first: equal but for case, accents and underscores; one
/// within the other; few edits apart. At most `most`.
std::vector<std::string> nearest(std::string_view wanted, const std::vector<std::string>& names,
                                 std::size_t most);

}  // namespace tripletalk::sqlite
