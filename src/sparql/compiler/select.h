// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tripletalk::sparql {

/// Where a variable's id stands in a SELECT that is being written.
struct Column {
    std::string sql = {};
    bool certain = true;       ///< never NULL
    bool stored = false;       ///< a column of a quad: in the store, and an INTEGER for SQLite
    bool external = false;     ///< of an enclosing SELECT, or a parameter
    std::string term = {};     ///< the table that has its row of `term`, if one is joined
    bool substituted = false;  ///< stands for the variable wherever that is mentioned (EXISTS)
    /// True if it should not be written many times, or inside others.
    [[nodiscard]] bool isLong() const;
    /// The number itself, if it is one.
    [[nodiscard]] std::optional<std::int64_t> constant() const;
};
using Columns = std::map<std::string, Column>;

/// What stands for a variable that is not bound.
Column unbound();
/// The variable's column, or the unbound one.
Column columnOf(const Columns& columns, const std::string& name);

/// The column with the number of a solution, where something asks for it.
inline const std::string solutionNumber = "_:solution";

/// A table in a FROM, and what the join with what stands before it asks for.
struct Source {
    std::string text;
    Columns columns;                      ///< of the variables that it binds, after the join
    std::vector<std::string> conditions;  ///< of the join
    double rows = 1;                      ///< for each row before it, estimated

    /// `mine` is a further place of the variable: makes it agree with `before`, or with an earlier
    /// place here.
    void bind(const Columns& before, const std::string& name, Column mine);
};

/// a = b, where unbound agrees with everything.
std::string compatible(const Column& a, const Column& b);

/// One SELECT over ids in the making. `columns` has the variables of its solutions, and external
/// ones that it may refer to.
struct Select {
    std::vector<std::string> from;
    std::vector<std::string> where;
    Columns columns;
    std::optional<std::vector<std::string>> groupBy = std::nullopt;
    std::vector<std::string> having = {};
    bool distinct = false;
    std::vector<std::string> orderBy = {};
    std::optional<std::uint64_t> limit = std::nullopt;
    std::uint64_t offset = 0;
    double rows = 1;  ///< estimated

    void join(Source source);
    /// Rows without a partner stay; `more` are further conditions of the join.
    void leftJoin(Source source, const std::vector<std::string>& more);
    /// Joins the row of `term` of a column, next to where the column comes from, if it may be.
    void joinTerm(Column& column, const std::string& alias);
    [[nodiscard]] bool isCut() const { return limit || offset > 0; }
    /// Expressions and their names.
    using Outputs = std::vector<std::pair<std::string, std::string>>;
    [[nodiscard]] std::string text(const Outputs& outputs) const;
};

}  // namespace tripletalk::sparql
