// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string_view>

namespace tripletalk::sparql {

/// What is being written at a place of a query that may be unfinished.
struct WritingPlace {
    enum class Kind : unsigned char {
        Nothing,  ///< in a string, a comment, a number, or where only a number can be
        Start,    ///< of the query: its form and its prologue
        Prefix,   ///< behind PREFIX
        Columns,  ///< behind SELECT and DESCRIBE
        Subject,  ///< where a triple or another element of a group begins
        Property,
        Class,  ///< the object of "a"
        Object,
        Behind,  ///< behind a whole triple
        Expression,
        Graph,      ///< behind FROM, GRAPH and SERVICE
        Modifiers,  ///< behind the pattern
    };
    Kind kind = Kind::Nothing;
    std::size_t begin = 0;  ///< where the begun word begins, in bytes; the cursor if there is none
};

/// Of the word that ends at byte `cursor`. Looks only at what stands before it.
WritingPlace writingPlaceAt(std::string_view query, std::size_t cursor);

}  // namespace tripletalk::sparql
