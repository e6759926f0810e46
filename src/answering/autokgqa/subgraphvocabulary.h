// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/autokgqa/vocabularyindex.h"
#include "sparql/editor/summary.h"
#include "sparql/sparqlsource.h"

#include <set>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// What a graph says of these terms that helps to read them: labels, the best of each, comments,
/// types, domains and ranges; of a property without a type that it is one. Terms of RDF's own
/// vocabularies are left out. Errors: Cancelled; without an answer there is nothing.
Result<std::vector<sparql::Triple>> metadataOf(const std::vector<std::string>& things,
                                               const std::vector<std::string>& properties,
                                               sparql::SparqlSource& source,
                                               const std::string& language,
                                               const sparql::QueryLimits& limits,
                                               const CancelToken& cancel);

/// Whose words a sub-graph needs, and what of them counts most.
struct NeededVocabulary {
    std::set<std::string> classes = {};     ///< of the things that are asked about
    std::set<std::string> neighbours = {};  ///< of other things in the sub-graph
    std::set<std::string> properties = {};  ///< that the question names
};

/// The properties of the classes that are needed, as facts: label, domain, range, and an example of
/// their values. First the properties that are named, then those of the classes asked about, then
/// of their neighbours and those that lead to the classes, then of what these lead to; in each the
/// nearest to the question first
/// (`nearness` in the order of the index's terms). Where no class is needed, all are.
std::vector<sparql::Triple> vocabularyFor(const NeededVocabulary& needed,
                                          const sparql::GraphSummary& summary,
                                          const VocabularyIndex& index,
                                          const std::vector<double>& nearness);

}  // namespace tripletalk::answering
