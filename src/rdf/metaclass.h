// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/vocabulary.h"

#include <string_view>

namespace tripletalk::rdf {

/// Types that say nothing (owl:Thing …): used only where a thing has no other.
inline bool isWeakClass(std::string_view iri) {
    return iri == "http://www.w3.org/2002/07/owl#Thing" ||
           iri == "http://www.w3.org/2002/07/owl#NamedIndividual" ||
           iri == "http://www.w3.org/2000/01/rdf-schema#Resource";
}

/// Types of classes, properties, ontologies and the nodes of axioms; statements, lists and
/// containers are data.
inline bool isMetaClass(std::string_view iri) {
    constexpr std::string_view rdfs = "http://www.w3.org/2000/01/rdf-schema#";
    if (isWeakClass(iri)) return false;
    if (iri == vocabulary::rdfProperty) return true;
    if (iri.starts_with(rdfs)) return iri.substr(rdfs.size()) != "Container";
    return iri.starts_with("http://www.w3.org/2002/07/owl#");
}

}  // namespace tripletalk::rdf
