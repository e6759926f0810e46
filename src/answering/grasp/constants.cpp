// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/constants.h"

#include "base/text.h"
#include "rdf/iri.h"
#include "sparql/parser/parser.h"

#include <algorithm>
#include <optional>

namespace tripletalk::answering::grasp {

namespace {

/// The term that a text is in SPARQL, and nothing beside it.
std::optional<rdf::Term> termIn(std::string_view written, const sparql::Prefixes& prefixes) {
    const auto query =
        sparql::parse("ASK { ?s ?p " + std::string(written) + " }", {.prefixes = prefixes});
    if (!query || query->where.elements.size() != 1) return std::nullopt;
    const auto* triples = std::get_if<sparql::Triples>(&query->where.elements.front());
    if (!triples || triples->patterns.size() != 1) return std::nullopt;
    const auto* term = std::get_if<rdf::Term>(&triples->patterns.front().object);
    return term ? std::optional(*term) : std::nullopt;
}

bool isBareIri(std::string_view written, const sparql::Prefixes& prefixes) {
    if (!rdf::hasScheme(written) || rdf::hasForbiddenCharacter(written)) return false;
    const auto prefix = written.substr(0, written.find(':'));
    return std::ranges::none_of(prefixes, [&](const auto& one) { return one.first == prefix; });
}

Error notUnderstood(std::string_view written, ConstantKind kind) {
    const bool isBlank = written.starts_with("_:");
    std::string text = "\"" + text::elide(written, 200) + "\" ";
    text += isBlank ? "is a blank node, which has no name to ask for: reach it by a query over the "
                      "things that lead to it. Understood are"
                    : "is not understood. Write";
    text +=
        " an IRI as <http://example.org/name>, ex:name with a known prefix, or "
        "http://example.org/name";
    if (kind == ConstantKind::IriOrLiteral)
        text += "; or a literal as \"text\", \"text\"@en, \"2001-01-01\"^^xsd:date or 42";
    return {ErrorKind::Usage, Sentence::verbatim(text + ".")};
}

}  // namespace

Result<rdf::Term> constantOf(std::string_view written, ConstantKind kind,
                             const sparql::Prefixes& prefixes) {
    written = text::trim(written);
    if (written.empty() || written.starts_with("_:")) return notUnderstood(written, kind);
    if (isBareIri(written, prefixes)) return rdf::Term::iri(std::string(written));
    const auto term = termIn(written, prefixes);
    if (term && (term->isIri() || kind == ConstantKind::IriOrLiteral)) return *term;
    const bool isText = kind == ConstantKind::IriOrLiteral && !written.starts_with('<');
    if (isText) return rdf::Term::literal(std::string(written));
    return notUnderstood(written, kind);
}

}  // namespace tripletalk::answering::grasp
