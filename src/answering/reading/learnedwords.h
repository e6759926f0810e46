// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/schemanames.h"
#include "base/result.h"
#include "knowledge/examples.h"
#include "knowledge/knowledgebase.h"
#include "retrieval/valueindex.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tripletalk::answering::reading {

/// A word that stands for a table or column, as an example shows.
struct LearnedWord {
    std::string word;
    ColumnRef ref;
    std::int64_t example = 0;
    std::string question;
    bool off = false;  ///< a person switched it off: nothing heeds it
};

/// What examples show beyond their own questions: where one word (or two together) of a question is
/// placed by nothing, and its query has one table or column that no other word accounts for, the
/// one stands for the other. What two examples show differently is left out. `names` knows what a
/// person taught. Errors: those of the index.
Result<std::vector<LearnedWord>> learnedWords(const std::vector<knowledge::Example>& examples,
                                              const SchemaGraph& graph, const SchemaNames& names,
                                              const retrieval::ValueIndex& values,
                                              const Wording& wording);

/// All of a base, in whatever languages its examples are; also those that are switched off, none
/// that was forgotten.
Result<std::vector<LearnedWord>> learnedWords(const knowledge::KnowledgeBase& base);

/// Gives tables and columns the further names that a person gave them.
void teachSynonyms(SchemaNames& names, const knowledge::KnowledgeBase& base);

}  // namespace tripletalk::answering::reading
