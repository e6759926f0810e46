// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "sparql/parser/syntax.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tripletalk::sparql {

struct ParseOptions {
    std::string base = {};  ///< relative IRIs are resolved against it until the query gives its own
    /// Known without a declaration: "ex" → namespace. The query's own stand before them; those that
    /// it uses are in Query::prefixes behind its own, so that its text declares all it needs.
    std::vector<std::pair<std::string, std::string>> prefixes = {};
    bool service = true;  ///< SERVICE may stand in it; else it is Forbidden
};

/// Reads one SPARQL 1.1 query, by its grammar and by what the standard demands of names, groups,
/// aggregates and blank nodes beyond that. Errors, each with line and column (in characters, from
/// 1) of the file "query": Syntax, with what was expected there and a proposal where there is one;
/// Forbidden for an update form or SERVICE; Limit for more than 100 levels of nesting, 1000
/// arithmetic operators, or 1000 parts like BIND.
Result<Query> parse(std::string_view text, const ParseOptions& options = {});

}  // namespace tripletalk::sparql
