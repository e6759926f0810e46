// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/classes.h"
#include "induction/inducer.h"
#include "induction/plan.h"
#include "induction/workbench.h"

#include <cstdint>

namespace tripletalk::induction {

/// What was written where, in triples; copies are further occurrences of a triple in other graphs.
struct Filled {
    NotInSchema otherLanguages{"texts in further languages, in table other_language", 0, {}};
    NotInSchema rare{"predicates too rare for a column of their table, in table other_fact", 0, {}};
    NotInSchema vocabulary{
        "vocabulary that became names, comments, keys or the class hierarchy", 0, {}};
    NotInSchema aboutVocabulary{
        "further facts about classes and properties, in table vocabulary", 0, {}};
    std::int64_t copiesInColumns = 0;
    std::int64_t copiesInSideTables = 0;  ///< of otherLanguages and rare
    std::int64_t copiesOfVocabulary = 0;
    std::int64_t copiesAboutVocabulary = 0;
};

/// Creates the planned tables and writes every triple of the graph into them, one entity at a time.
Result<Filled> fill(const Workbench& bench, const Classes& classes, const Plan& plan);

}  // namespace tripletalk::induction
