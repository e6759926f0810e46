// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "sparql/syntax.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tripletalk::sparql {

struct ParseOptions {
    std::string base = {};  ///< relative IRIs are resolved against it until the query gives its own
    /// Known without a declaration: "ex" → namespace. The query's own stand before them.
    std::vector<std::pair<std::string, std::string>> prefixes = {};
    bool service = true;  ///< SERVICE may stand in it; else it is Forbidden
};

/// Reads one SPARQL 1.1 query. Errors: Syntax, with line and column (in characters, from 1) and
/// what was expected there; Forbidden for an update form; Limit for nesting too deep.
Result<Query> parse(std::string_view text, const ParseOptions& options = {});

}  // namespace tripletalk::sparql
