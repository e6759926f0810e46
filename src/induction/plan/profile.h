// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/classes/classes.h"
#include "induction/values/cleaning.h"
#include "induction/workbench.h"

#include <cstdint>
#include <map>
#include <string>
#include <utility>

namespace tripletalk::induction {

/// What one predicate looks like in the table of one class.
struct PredicateProfile {
    std::int64_t literalSubjects = 0;                    ///< entities with at least one literal
    std::int64_t literals = 0;                           ///< in the language of the column
    std::int64_t severalLiterals = 0;                    ///< entities with more than one of these
    std::map<std::string, std::int64_t> languages = {};  ///< of these
    ColumnEvidence evidence = {};

    std::int64_t linkSubjects = 0;
    std::int64_t links = 0;
    std::int64_t severalLinks = 0;
    std::int64_t severalValues = 0;  ///< entities with more than one literal or link together
    std::int64_t undescribed = 0;    ///< links to what the graph does not describe
    std::map<int, std::int64_t> targets =
        {};  ///< links by the home class of the entity they lead to
};

struct Profile {
    std::map<std::pair<int, graph::TermId>, PredicateProfile>
        predicates;                    ///< by home class and predicate
    std::map<int, std::int64_t> rows;  ///< entities by home class
};

/// Reads all facts once and gathers what the schema is decided by. Memory grows with the schema,
/// not with the graph.
Result<Profile> profile(const Workbench& bench, const Classes& classes);

}  // namespace tripletalk::induction
