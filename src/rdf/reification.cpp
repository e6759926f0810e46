// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/reification.h"

#include "base/file.h"
#include "rdf/termtext.h"
#include "rdf/vocabulary.h"

namespace tripletalk::rdf {

namespace {

constexpr std::size_t mostReifiersKept = 4'000'000;
constexpr std::size_t digitsOfLabel = 32;

std::string textOf(const Reification::Triple& triple) {
    return toText(triple.subject) + " " + toText(triple.predicate) + " " + toText(triple.object);
}

Term iri(std::string_view text) { return Term::iri(std::string(text)); }

}  // namespace

void Reification::describe(const Term& reifier, const Triple& reified, const TripleSink& triples) {
    static const Term type = iri(vocabulary::rdfType), statement = iri(vocabulary::rdfStatement),
                      subject = iri(vocabulary::rdfSubject),
                      predicate = iri(vocabulary::rdfPredicate),
                      object = iri(vocabulary::rdfObject);
    triples(reifier, type, statement);
    triples(reifier, subject, reified.subject);
    triples(reifier, predicate, reified.predicate);
    triples(reifier, object, reified.object);
}

Term Reification::node(const Triple& term, const TripleSink& triples) const {
    Term node = Term::blank(m_labelStart + sha256(textOf(term)).substr(0, digitsOfLabel));
    describe(node, term, triples);
    return node;
}

void Reification::reify(const Term& reifier, const Triple& reified, const TripleSink& triples) {
    const std::hash<std::string> hashOf;
    const auto key = hashOf(toText(reifier));
    const auto triple = hashOf(textOf(reified));
    auto known = m_reified.find(key);
    if (known == m_reified.end() && m_reified.size() < mostReifiersKept)
        known = m_reified.emplace(key, triple).first;
    if (known != m_reified.end() && known->second == triple)
        return describe(reifier, reified, triples);
    static const Term reifies = iri(vocabulary::rdfReifies);
    triples(reifier, reifies, node(reified, triples));
}

}  // namespace tripletalk::rdf
