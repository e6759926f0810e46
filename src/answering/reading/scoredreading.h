// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/evidence.h"
#include "answering/reading/findings.h"
#include "answering/reading/queryterm.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace tripletalk::answering::reading {

/// How often something holds of a derivation, by the name of the feature.
using Features = std::map<std::string, double>;

/// A question as it was heard: what its readings point at by their words.
struct Heard {
    std::string question;
    std::vector<language::Token> tokens;
    std::vector<Evidence> evidence;

    [[nodiscard]] std::string said(const Words& words) const;
};

/// A word of the question that was understood by another one: "Schüler", "student", "translated".
struct OtherWord {
    std::string said;
    std::string understood;
    std::string how;   ///< "translated" or "synonym"
    Place named = {};  ///< the class or property whose name it was, if it was one
};

/// One way to read a question: a term, how it came about, and what speaks for it.
struct ScoredReading {
    Term term;
    Features features;
    double score = 0;               ///< the features weighed
    std::vector<std::string> open;  ///< content words that found no place
    std::vector<OtherWord> others = {};
    std::string query = {};                   ///< the term as SQL
    std::shared_ptr<const Heard> heard = {};  ///< nothing for a reading that was given
    double probability = 0;                   ///< that it is what was meant
    std::string found = {};  ///< Findings::hash of what its query found, where it was run

    /// A superlative or a negation was heard and is of nothing: it is told without it.
    [[nodiscard]] bool dropsOperator() const;
};

}  // namespace tripletalk::answering::reading
