// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "retrieval/passagestore.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace tripletalk::bench {

/// A question that a passage answers.
struct SearchQuestion {
    std::string text;
    std::string iri = {};  ///< of the entity whose capsule is wanted
    double shared = 0;     ///< how many of its content words the capsule has, from 0 to 1
    /// Of a question by people: the texts of each row of its answer.
    std::vector<std::vector<std::string>> answers = {};

    /// Whether the passage is the capsule that is wanted, or holds all of one row of the answer.
    [[nodiscard]] bool isAnsweredBy(const retrieval::Passage& passage) const;
};

/// The questions of a file (docs/questions.md) whose answers are at most three rows of texts.
Result<std::vector<SearchQuestion>> askedQuestions(const std::filesystem::path& file);

/// Half of the questions name an entity by some words of its title, half by two of its facts; what
/// is asked is said in other words than the capsule's (general synonyms and ways of asking), and
/// some titles are misspelt. Each shares at most half of its content words with the capsule, and
/// the words it shares lead to no other capsule (as a title's, or as its facts). The same seed
/// gives the same questions.
Result<std::vector<SearchQuestion>> generateQuestions(const retrieval::PassageStore& passages,
                                                      std::size_t count, std::uint64_t seed);

}  // namespace tripletalk::bench
