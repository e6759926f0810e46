// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/autokgqa/factgroups.h"
#include "answering/autokgqa/termmatch.h"
#include "answering/autokgqa/termnames.h"
#include "answering/events.h"
#include "answering/prompt/graphview.h"
#include "sparql/sparqlsource.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// The part of a graph that a question is about.
struct Subgraph {
    std::vector<TermMatch> matches = {};
    std::vector<rdf::Term> terminals = {};  ///< that the tree joins
    std::vector<sparql::Triple> tree = {};
    std::vector<FactGroup> facts = {};            ///< that the question needs, best first
    std::vector<sparql::Triple> metadata = {};    ///< names and types of what is in these
    std::vector<sparql::Triple> vocabulary = {};  ///< of its classes, the nearest first
    TermNames names = {};
    std::size_t read = 0;       ///< facts that were looked at
    std::size_t described = 0;  ///< things that were looked at
    std::vector<std::string> notes = {};
};

/// A Steiner tree of facts, each a way between its two ends, that joins the terminals; no way leads
/// through a term of RDF itself.
std::vector<sparql::Triple> treeOf(const std::vector<sparql::Triple>& facts,
                                   const std::vector<rdf::Term>& terminals);

/// Subjects, IRIs and blank nodes that these facts speak of, each once, in their order.
std::vector<rdf::Term> nodesOf(const std::vector<sparql::Triple>& facts);

/// The facts of the tree and of the groups, each once: of a group at most 10, one after the other.
std::vector<sparql::Triple> chosenFacts(const Subgraph& graph);

/// The sub-graph as Turtle of at most so many tokens: half of it for tree and facts, some for
/// metadata, the rest for the vocabulary; what comes last is left out first. Long texts are cut.
std::string turtleOf(const Subgraph& graph, const GraphPrefixes& prefixes, std::size_t tokens);

/// What the trace is told of it.
SubgraphChosen told(const Subgraph& graph);

}  // namespace tripletalk::answering
