// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>

namespace tripletalk::answering {

/// A term of the graph that some words of a question may stand for.
struct TermMatch {
    enum class Kind : unsigned char { Class, Property, Thing };
    Kind kind = Kind::Thing;
    std::string words = {};  ///< of the question; empty: spoken of before
    std::string iri = {};
    std::string label = {};
    double score = 0;  ///< cosine of a class or property, BM25 of a thing; 0: not by its words
};

}  // namespace tripletalk::answering
