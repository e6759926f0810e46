// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/classes/classes.h"
#include "induction/inducer.h"
#include "induction/plan/plan.h"
#include "induction/workbench.h"

#include <set>
#include <utility>

namespace tripletalk::induction {

/// What went where besides columns, and which columns have exceptions.
struct Filled {
    NotInSchema otherLanguages{
        say("Sentence", "texts in further languages, in table other_language"), 0, {}};
    NotInSchema rare{
        say("Sentence", "predicates too rare for a column of their table, in table other_fact"),
        0,
        {}};
    NotInSchema invalid{
        say("Sentence", "literals that their column cannot hold as they are, in table exact_fact"),
        0,
        {}};
    NotInSchema vocabulary{
        say("Sentence", "vocabulary that became names, comments, keys or the class hierarchy"),
        0,
        {}};
    NotInSchema aboutVocabulary{
        say("Sentence", "further facts about classes and properties, in table vocabulary"), 0, {}};
    std::set<std::pair<int, int>> exceptions = {};  ///< table and column
    bool typeExceptions = false;
};

/// Creates the planned tables and writes every triple of the graph into them, one entity at a time.
Result<Filled> fill(const Workbench& bench, const Classes& classes, const Plan& plan);

}  // namespace tripletalk::induction
