// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/term.h"

#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

/// SPARQL 1.1 as its definitions read (https://www.w3.org/TR/sparql11-query/, section 18), slowly:
/// what the engine's answers are compared with. Nothing here is shared with the engine but the
/// syntax tree.
namespace tripletalk::tests::reference {

/// A solution mapping; a variable that is not there is unbound. Blank nodes of patterns are
/// variables too ("_:…").
using Solution = std::map<std::string, rdf::Term>;
using Solutions = std::vector<Solution>;

/// Thrown where the standard leaves the answer open, or where it would take too long: such a case
/// is not compared.
struct Undefined : std::runtime_error {
    using std::runtime_error::runtime_error;
};

inline bool areCompatible(const Solution& left, const Solution& right) {
    for (const auto& [name, term] : left)
        if (const auto found = right.find(name); found != right.end() && found->second != term)
            return false;
    return true;
}

inline bool shareAVariable(const Solution& left, const Solution& right) {
    for (const auto& [name, term] : left)
        if (right.contains(name)) return true;
    return false;
}

inline Solution merged(const Solution& left, const Solution& right) {
    Solution both = left;
    both.insert(right.begin(), right.end());
    return both;
}

inline void mustBeFew(const Solutions& solutions) {
    if (solutions.size() > 4000) throw Undefined("too many solutions");
}

inline Solutions joined(const Solutions& left, const Solutions& right) {
    Solutions all;
    for (const Solution& one : left)
        for (const Solution& other : right)
            if (areCompatible(one, other)) {
                all.push_back(merged(one, other));
                mustBeFew(all);
            }
    return all;
}

/// Only these variables of each.
inline Solutions projected(const Solutions& solutions, const std::set<std::string>& variables) {
    Solutions all;
    for (const Solution& solution : solutions) {
        Solution kept;
        for (const auto& [name, term] : solution)
            if (variables.contains(name)) kept.emplace(name, term);
        all.push_back(std::move(kept));
    }
    return all;
}

inline Solutions distinct(const Solutions& solutions) {
    Solutions all;
    std::set<Solution> seen;
    for (const Solution& solution : solutions)
        if (seen.insert(solution).second) all.push_back(solution);
    return all;
}

}  // namespace tripletalk::tests::reference
