// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "sparql/sparqlsource.h"

#include <string_view>

namespace tripletalk::sparql {

/// Read solutions or a truth in the W3C formats, from a server that nobody vouches for: in one pass
/// without a tree in memory, nothing outside the text is ever loaded, blank nodes get labels of our
/// own. More solutions than `limits.rows`, or terms of more than `limits.bytes`, are cut, and what
/// comes after the cut is not looked at. Errors: Syntax (neither the format nor all of it), Limit
/// (a thousand variables).
Result<QueryAnswer> readJsonResults(std::string_view text, const QueryLimits& limits);
Result<QueryAnswer> readXmlResults(std::string_view text, const QueryLimits& limits);

}  // namespace tripletalk::sparql
