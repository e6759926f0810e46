// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/parser/syntax.h"

#include <string>
#include <utility>
#include <vector>

namespace tripletalk::sparql {

/// "ex" → namespace.
using Prefixes = std::vector<std::pair<std::string, std::string>>;

/// A query as people write it: indented, with its own prefixes, a part a line. `parse` reads the
/// same query from it. Blank nodes have labels, whatever abbreviation they came from.
std::string toText(const Query& query);

/// Parts of a query, with the prefixes of their query, in one line where there is no EXISTS.
std::string toText(const Expression& expression, const Prefixes& prefixes = {});
std::string toText(const Path& path, const Prefixes& prefixes = {});
std::string toText(const TriplePattern& triple, const Prefixes& prefixes = {});
std::string toText(const rdf::Term& term, const Prefixes& prefixes);

}  // namespace tripletalk::sparql
