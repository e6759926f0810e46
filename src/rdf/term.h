// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <tuple>

namespace tripletalk::rdf {

enum class TermKind : unsigned char { Iri, Blank, Literal };

/// An RDF 1.1 term. `lexical` is the IRI, the blank node's label without "_:", or the literal's
/// lexical form. A plain literal has an empty datatype (meaning xsd:string); a language-tagged one
/// has an empty datatype and a language.
struct Term {
    TermKind kind = TermKind::Iri;
    std::string lexical;
    std::string datatype = {};
    std::string language = {};  ///< lower case

    [[nodiscard]] bool isIri() const { return kind == TermKind::Iri; }
    [[nodiscard]] bool isBlank() const { return kind == TermKind::Blank; }
    [[nodiscard]] bool isLiteral() const { return kind == TermKind::Literal; }
    friend bool operator==(const Term&, const Term&) = default;
    friend auto operator<=>(const Term&, const Term&) = default;

    static Term iri(std::string value) { return {TermKind::Iri, std::move(value)}; }
    static Term blank(std::string label) { return {TermKind::Blank, std::move(label)}; }
    static Term literal(std::string value, std::string datatype = {}, std::string language = {}) {
        return {TermKind::Literal, std::move(value), std::move(datatype), std::move(language)};
    }
};

/// A triple in a graph; an empty IRI as graph is the default graph.
struct Quad {
    Term subject;
    Term predicate;
    Term object;
    Term graph = {};
    friend bool operator==(const Quad&, const Quad&) = default;
    friend auto operator<=>(const Quad&, const Quad&) = default;
};

}  // namespace tripletalk::rdf
