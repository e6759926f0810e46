// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/classes/classes.h"
#include "induction/plan/profile.h"
#include "induction/workbench.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tripletalk::induction {

/// A predicate as one table uses it.
struct Attribute {
    graph::TermId id = 0;
    std::string iri = {};
    std::string label = {};  ///< "has supplier"
    std::string comment = {};
    std::string name = {};  ///< wanted column name: "supplier"
    const PredicateProfile* profile = nullptr;

    [[nodiscard]] std::int64_t filled() const;
};

/// The predicates of one home class that get columns or tables, by name. Left out are those that
/// fewer than 1 % of the rows have, and the rarest of more than 200; label predicates and links to
/// lists always stay.
std::vector<Attribute> attributesOf(const Workbench& bench, const Profile& profile, int home,
                                    const std::vector<graph::TermId>& labelPredicates);

/// The predicate that names the rows: the best one that at least half of them have, else the most
/// frequent; 0 if there is none.
graph::TermId labelPredicateOf(const Profile& profile, int home,
                               const std::vector<graph::TermId>& labelPredicates);

}  // namespace tripletalk::induction
