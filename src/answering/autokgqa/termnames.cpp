// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/autokgqa/termnames.h"

#include "base/text.h"
#include "naming/labels.h"
#include "naming/names.h"
#include "rdf/vocabulary.h"
#include "sparql/endpoint/graphlabels.h"

#include <set>

namespace tripletalk::answering {

Result<TermNames> TermNames::of(const std::vector<sparql::Triple>& facts,
                                sparql::SparqlSource& source, const std::string& language,
                                const sparql::QueryLimits& limits, const CancelToken& cancel) {
    std::set<std::string> iris;
    for (const sparql::Triple& fact : facts)
        for (const rdf::Term* term : {&fact.subject, &fact.predicate, &fact.object})
            if (term->isIri()) iris.insert(term->lexical);
    TermNames names;
    auto labels = sparql::labelsOf(source, {iris.begin(), iris.end()}, language, limits, cancel);
    if (labels)
        names.m_labels = *std::move(labels);
    else if (cancel.cancelled())
        return labels.error();
    return names;
}

std::string TermNames::of(const rdf::Term& term) const {
    constexpr std::size_t longest = 200;
    if (term.isBlank()) return "a thing without a name";
    if (term.isLiteral()) return text::elide(text::collapseWhitespace(term.lexical), longest);
    const std::string label = written(term.lexical);
    return label.empty() ? naming::humanise(naming::localName(term.lexical)) : label;
}

std::string TermNames::ofPredicate(const std::string& iri) const {
    if (iri == rdf::vocabulary::rdfType) return "is a";
    return naming::isLabelPredicate(iri) ? "has name" : of(rdf::Term::iri(iri));
}

std::string TermNames::written(const std::string& iri) const {
    const auto found = m_labels.find(iri);
    return found == m_labels.end() ? std::string() : found->second;
}

}  // namespace tripletalk::answering
