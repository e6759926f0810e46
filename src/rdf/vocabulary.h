// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

/// IRIs of the vocabularies that the program itself understands.
namespace tripletalk::rdf::vocabulary {

inline constexpr std::string_view rdfType = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";
inline constexpr std::string_view rdfProperty =
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#Property";
inline constexpr std::string_view rdfLangString =
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#langString";
inline constexpr std::string_view rdfDirLangString =
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#dirLangString";
inline constexpr std::string_view rdfFirst = "http://www.w3.org/1999/02/22-rdf-syntax-ns#first";
inline constexpr std::string_view rdfRest = "http://www.w3.org/1999/02/22-rdf-syntax-ns#rest";
inline constexpr std::string_view rdfNil = "http://www.w3.org/1999/02/22-rdf-syntax-ns#nil";
inline constexpr std::string_view rdfStatement =
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#Statement";
inline constexpr std::string_view rdfSubject = "http://www.w3.org/1999/02/22-rdf-syntax-ns#subject";
inline constexpr std::string_view rdfPredicate =
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#predicate";
inline constexpr std::string_view rdfObject = "http://www.w3.org/1999/02/22-rdf-syntax-ns#object";
inline constexpr std::string_view rdfReifies = "http://www.w3.org/1999/02/22-rdf-syntax-ns#reifies";
inline constexpr std::string_view rdfsLabel = "http://www.w3.org/2000/01/rdf-schema#label";
inline constexpr std::string_view rdfsComment = "http://www.w3.org/2000/01/rdf-schema#comment";
inline constexpr std::string_view rdfsSubClassOf =
    "http://www.w3.org/2000/01/rdf-schema#subClassOf";
inline constexpr std::string_view rdfsSubPropertyOf =
    "http://www.w3.org/2000/01/rdf-schema#subPropertyOf";
inline constexpr std::string_view rdfsDomain = "http://www.w3.org/2000/01/rdf-schema#domain";
inline constexpr std::string_view rdfsRange = "http://www.w3.org/2000/01/rdf-schema#range";
inline constexpr std::string_view rdfsClass = "http://www.w3.org/2000/01/rdf-schema#Class";
inline constexpr std::string_view owlClass = "http://www.w3.org/2002/07/owl#Class";
inline constexpr std::string_view owlObjectProperty =
    "http://www.w3.org/2002/07/owl#ObjectProperty";
inline constexpr std::string_view owlDatatypeProperty =
    "http://www.w3.org/2002/07/owl#DatatypeProperty";
inline constexpr std::string_view owlAnnotationProperty =
    "http://www.w3.org/2002/07/owl#AnnotationProperty";
inline constexpr std::string_view owlOntology = "http://www.w3.org/2002/07/owl#Ontology";
inline constexpr std::string_view skosPrefLabel = "http://www.w3.org/2004/02/skos/core#prefLabel";
inline constexpr std::string_view skosAltLabel = "http://www.w3.org/2004/02/skos/core#altLabel";
inline constexpr std::string_view skosDefinition = "http://www.w3.org/2004/02/skos/core#definition";
inline constexpr std::string_view foafName = "http://xmlns.com/foaf/0.1/name";
inline constexpr std::string_view schemaName = "http://schema.org/name";
inline constexpr std::string_view schemaNameHttps = "https://schema.org/name";
inline constexpr std::string_view dcTitle = "http://purl.org/dc/elements/1.1/title";
inline constexpr std::string_view dctermsTitle = "http://purl.org/dc/terms/title";
inline constexpr std::string_view dctermsDescription = "http://purl.org/dc/terms/description";
inline constexpr std::string_view xsd = "http://www.w3.org/2001/XMLSchema#";

}  // namespace tripletalk::rdf::vocabulary
