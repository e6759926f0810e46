// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/wellknownprefixes.h"

namespace tripletalk::rdf {

const std::vector<std::pair<std::string, std::string>>& wellKnownPrefixes() {
    static const std::vector<std::pair<std::string, std::string>> prefixes{
        {"dc", "http://purl.org/dc/elements/1.1/"},
        {"dcterms", "http://purl.org/dc/terms/"},
        {"foaf", "http://xmlns.com/foaf/0.1/"},
        {"geo", "http://www.opengis.net/ont/geosparql#"},
        {"owl", "http://www.w3.org/2002/07/owl#"},
        {"rdf", "http://www.w3.org/1999/02/22-rdf-syntax-ns#"},
        {"rdfs", "http://www.w3.org/2000/01/rdf-schema#"},
        {"schema", "http://schema.org/"},
        {"skos", "http://www.w3.org/2004/02/skos/core#"},
        {"xsd", "http://www.w3.org/2001/XMLSchema#"}};
    return prefixes;
}

}  // namespace tripletalk::rdf
