// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace tripletalk::sparql {

/// A piece of a query that an editor shows in a colour of its own.
struct Span {
    enum class Kind : unsigned char {
        Keyword,
        Function,
        Variable,
        Name,  ///< an IRI, a prefixed name or a blank node
        String,
        Number,
        Comment,
        Other,  ///< signs, and what is no word of SPARQL
    };
    Kind kind = Kind::Other;
    std::size_t begin = 0;
    std::size_t end = 0;
    bool operator==(const Span&) const = default;
};

/// The words of a text in their order, in bytes, without the blanks between them. The text may be
/// unfinished or no query at all; a string that is not closed is a String to its end.
std::vector<Span> spansOf(std::string_view text);

/// The word at a place as errors have it (line and column in characters, from 1), for marking it;
/// empty behind the end.
std::pair<std::size_t, std::size_t> wordAt(std::string_view text, std::int64_t line,
                                           std::int64_t column);

/// Whether SPARQL has the word, in any case, as a keyword (functions are none, but "a" is).
bool isKeyword(std::string_view word);

}  // namespace tripletalk::sparql
