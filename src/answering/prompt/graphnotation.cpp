// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/prompt/graphnotation.h"

#include "cypher/graph/graphnames.h"
#include "cypher/parser/cypherwords.h"
#include "sparql/parser/serialiser.h"

namespace tripletalk::answering {

namespace {

/// The local name if it finds this very term in a role, else the IRI.
std::string wordOf(cypher::CypherEngine& engine, const std::string& iri) {
    using Role = cypher::CypherEngine::Role;
    const std::string local = cypher::localNameOf(iri);
    for (const Role role : {Role::Label, Role::Type, Role::Property})
        if (engine.iriOf(local, role) == iri) return cypher::writtenName(local);
    return cypher::writtenName(iri);
}

bool isWrittenBare(const rdf::Term& literal) {
    static constexpr std::string_view xsd = "http://www.w3.org/2001/XMLSchema#";
    if (!literal.datatype.starts_with(xsd)) return false;
    const std::string_view type = std::string_view(literal.datatype).substr(xsd.size());
    return type == "integer" || type == "int" || type == "long" || type == "decimal" ||
           type == "double" || type == "float" || type == "boolean" || type == "gYear";
}

}  // namespace

GraphNotation sparqlNotation(const GraphPrefixes& prefixes) {
    std::string lines;
    for (const auto& [prefix, iri] : prefixes) lines += "PREFIX " + prefix + ": <" + iri + ">\n";
    const auto named = [prefixes](const std::string& iri) {
        return sparql::toText(rdf::Term::iri(iri), prefixes);
    };
    return {std::move(lines), named, named,
            [prefixes](const rdf::Term& term) { return sparql::toText(term, prefixes); }};
}

GraphNotation cypherNotation(cypher::CypherEngine& engine) {
    return {{},
            [&engine](const std::string& iri) { return wordOf(engine, iri); },
            [](const std::string& iri) { return "elementId " + cypher::writtenText(iri); },
            [](const rdf::Term& term) {
                return isWrittenBare(term) ? term.lexical : cypher::writtenText(term.lexical);
            }};
}

}  // namespace tripletalk::answering
