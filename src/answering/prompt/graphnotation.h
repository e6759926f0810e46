// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/cypherengine.h"
#include "rdf/term.h"

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace tripletalk::answering {

using GraphPrefixes = std::vector<std::pair<std::string, std::string>>;

/// How a language of queries writes what a model is shown of a graph.
struct GraphNotation {
    std::string opening = {};                                  ///< what stands before all else
    std::function<std::string(const std::string& iri)> word;   ///< a class or property
    std::function<std::string(const std::string& iri)> thing;  ///< any other thing
    std::function<std::string(const rdf::Term&)> literal;
};

/// Prefixed names behind their PREFIX lines.
GraphNotation sparqlNotation(const GraphPrefixes& prefixes);

/// The shortest names that find the very classes and predicates, things by elementId. The engine
/// must outlive it.
GraphNotation cypherNotation(cypher::CypherEngine& engine);

}  // namespace tripletalk::answering
