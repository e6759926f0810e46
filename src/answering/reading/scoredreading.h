// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/queryterm.h"

#include <map>
#include <string>
#include <vector>

namespace tripletalk::answering::reading {

/// How often something holds of a derivation, by the name of the feature.
using Features = std::map<std::string, double>;

/// One way to read a question: a term, how it came about, and what speaks for it.
struct ScoredReading {
    Term term;
    Features features;
    double score = 0;               ///< the features weighed
    std::vector<std::string> open;  ///< content words that found no place
    std::string query = {};         ///< the term as SQL
};

/// What a reading's query found.
struct Findings {
    std::size_t rows = 0;
    bool unknown = false;  ///< one row, and nothing in it
    bool zero = false;     ///< one row: 0
};

}  // namespace tripletalk::answering::reading
