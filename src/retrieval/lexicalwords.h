// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::retrieval {

/// What SQLite's tokenizer does not see in a text: letters and digits apart ("220i" -> "220 i"),
/// those of full width as others write them, and overlapping pairs of characters in scripts that
/// write without blanks (a trigram index would find no word of two characters).
std::string extraWords(std::string_view text);

/// A word of a query.
struct QueryTerm {
    std::string written;     ///< as the person wrote it
    bool isName = false;     ///< begins with a capital for another reason than being the first word
    std::string expression;  ///< in FTS5's query language, quoted
    std::int64_t passages = 0;  ///< with it, at most frequentMatches (lexicalsearch.h)
};

/// The query's content words, each once; all its words if it has function words only.
std::vector<QueryTerm> queryTerms(std::string_view query);

}  // namespace tripletalk::retrieval
