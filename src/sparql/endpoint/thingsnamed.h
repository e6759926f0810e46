// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/sparqlsource.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::sparql {

/// A thing whose label is some words of a text.
struct NamedThing {
    std::size_t begin = 0;  ///< byte offsets of these words
    std::size_t end = 0;
    std::string iri = {};
    std::string label = {};
};

/// Asks a source, by one query, which things bear up to five neighbouring words of a text as label,
/// written as they are or with capitals, in a language or without one: what can be linked where
/// there is no index of names. Longer mentions come first. Errors: those of the source.
Result<std::vector<NamedThing>> thingsNamedIn(SparqlSource& source, std::string_view text,
                                              std::string_view language, const QueryLimits& limits,
                                              const CancelToken& cancel);

}  // namespace tripletalk::sparql
