// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/result.h"
#include "sqlite/database.h"

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace tripletalk::sqlite {

struct SandboxLimits {
    std::chrono::milliseconds time{5000};
    std::size_t rows = 10'000;          ///< rows returned; more are cut and `truncated` says so
    std::size_t bytes = 8u << 20;       ///< bytes of all cells together
    std::size_t sqlLength = 20'000;     ///< bytes of the statement
    std::size_t cellLength = 1u << 20;  ///< bytes of one text or blob that SQLite may read or build
    std::size_t memory = 256u << 20;    ///< bytes that sorting, grouping and joining may spill
};

/// A view that one connection alone has. Its SELECT is somebody else's: it is made only if the
/// sandbox would run it, and may name tables and the views before it. Under a table's name it
/// stands in front of that table, which it reaches as main."name".
struct TempView {
    std::string name;
    std::string select;
};

/// A result column and the table column it comes from; origin is empty for expressions.
struct ResultColumn {
    std::string name;
    std::string originTable = {};
    std::string originColumn = {};
};

/// What queries may not read: a column of a table or view, or all of it. Inside a TEMP view it may
/// be read, since whoever made the view means to show it; a view of the database shows NULL in its
/// place.
struct Withheld {
    std::string table;
    std::string column = {};  ///< empty: every one
    bool behindView = false;  ///< the TEMP view of the same name is open
};

struct QueryResult {
    std::vector<ResultColumn> columns;
    std::vector<std::vector<Value>> rows;
    bool truncated = false;
    double ms = 0;
};

/// Runs one SELECT that a model or a person wrote, on a database that it cannot change: opened
/// read-only, query_only, authorizer allow-list (reading, functions of a list, no ATTACH, PRAGMA,
/// load_extension), one statement, double-quoted strings off, defensive, untrusted schema, and
/// limits. A read transaction is held from opening to destruction, so all queries of a run see one
/// state. Use it from one thread at a time.
///
/// Errors of query(), each with a sentence that a model can act on (nearest table and column names
/// for a misspelt one): Syntax, Forbidden, Limit, Timeout, Cancelled, NotFound (no such table or
/// column).
class Sandbox {
  public:
    /// Views that cannot be made are left out: see refusedViews().
    static Result<Sandbox> open(const std::filesystem::path& path, SandboxLimits limits = {},
                                const std::vector<TempView>& views = {},
                                const std::vector<Withheld>& withheld = {});
    Sandbox(Sandbox&&) noexcept;
    Sandbox& operator=(Sandbox&&) noexcept;
    ~Sandbox();

    Result<QueryResult> query(std::string_view sql, const CancelToken& cancel);

    /// Hands over all rows one by one and keeps none: the limits on rows and bytes do not count,
    /// the others do. The first error of `row` ends it.
    Result<void> each(std::string_view sql,
                      const std::function<Result<void>(const std::vector<Value>&)>& row,
                      const CancelToken& cancel);

    /// Checks without running: what query() would refuse before its first row is refused here.
    Result<std::vector<ResultColumn>> check(std::string_view sql);

    /// Name and reason of each view that could not be made.
    [[nodiscard]] const std::vector<std::pair<std::string, Error>>& refusedViews() const;

  private:
    struct Private;
    explicit Sandbox(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

}  // namespace tripletalk::sqlite
