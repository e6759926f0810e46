// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/parser/serialiser.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::sparql {

/// A class or property that a query may name.
struct NamedIri {
    std::string iri;
    std::string label = {};
};

/// What a graph has, each list with the most used first.
struct Vocabulary {
    std::vector<NamedIri> classes = {};
    std::vector<NamedIri> properties = {};
    Prefixes prefixes = {};  ///< known without a declaration
};

struct Completion {
    enum class Kind : unsigned char { Class, Property, Variable, Prefix, Function, Keyword };
    Kind kind = Kind::Keyword;
    std::string text;         ///< as it is to be written
    std::string detail = {};  ///< the label of a class or property, the namespace of a prefix
};

struct Completions {
    std::size_t begin = 0;  ///< where the word begins that a completion replaces, in bytes
    std::vector<Completion> list = {};
};

/// What may be written at byte `cursor`: behind "a" classes, where a property stands properties,
/// in expressions variables and functions … Names and labels that begin with the begun word come
/// before those that merely have it. At most `most`; none in strings, comments and numbers.
Completions completeSparql(const Vocabulary& vocabulary, std::string_view query, std::size_t cursor,
                           std::size_t most = 40);

}  // namespace tripletalk::sparql
