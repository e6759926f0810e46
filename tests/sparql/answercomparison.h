// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/sparqlsource.h"

#include <string>
#include <vector>

namespace tripletalk::sparql {

struct Comparison {
    bool ordered = false;  ///< solutions come in one order, save for ties
    /// What they are ordered by, as far as it is among the variables: where these are the same, the
    /// rest is a tie.
    std::vector<std::string> orderedBy = {};
    bool lax = false;      ///< a solution may come less often than expected (REDUCED)
    bool byValue = false;  ///< "1.0" is "1.00" if both are decimals, doubles or floats
};

/// What is wrong with an answer, or nothing: solutions and triples are compared as multisets, with
/// blank nodes that stand for each other one to one.
std::string differenceOf(const QueryAnswer& actual, const QueryAnswer& expected,
                         const Comparison& comparison = {});

}  // namespace tripletalk::sparql
