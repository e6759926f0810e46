// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/autokgqa/graphvectors.h"
#include "answering/autokgqa/termnames.h"
#include "sparql/sparqlsource.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// What a thing says by one property, as a sentence.
struct FactGroup {
    rdf::Term subject = {};
    std::string predicate = {};
    std::vector<rdf::Term> objects = {};
    std::string sentence = {};
    double relevance = 0;  ///< for a question; 1 at most
};

/// Facts by subject and property, in the order in which they come. Things of the same name stay
/// apart.
std::vector<FactGroup> groupsOf(const std::vector<sparql::Triple>& facts, const TermNames& names);

/// Sets the relevance of each group for a question, 1 - d²/√2 by the distance d of the vectors.
/// Errors: those of the vectors.
Result<void> weigh(std::vector<FactGroup>& groups, const std::string& question,
                   GraphVectors& vectors, const CancelToken& cancel);

/// The places of the groups that a question needs, best first: the tenth part as many as there are
/// facts, but at least 10, of a relevance of at least 0.45; where none is so relevant, all of them.
std::vector<std::size_t> relevantGroups(const std::vector<FactGroup>& groups, std::size_t facts);

/// The same groups and, behind each, those of the blank nodes that it leads to: without them it
/// says nothing. Each once.
std::vector<std::size_t> withBlankNodes(const std::vector<std::size_t>& chosen,
                                        const std::vector<FactGroup>& groups);

}  // namespace tripletalk::answering
