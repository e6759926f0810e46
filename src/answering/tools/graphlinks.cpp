// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/tools/graphlinks.h"

#include "answering/tools/falsefriends.h"
#include "sparql/endpoint/thingsnamed.h"

namespace tripletalk::answering {

using retrieval::ValueLink;

namespace {

constexpr int graphLinksPerMention = 3;

Result<std::vector<ValueLink>> linksByLabels(sparql::SparqlSource& source,
                                             std::string_view question, std::string_view language,
                                             const CancelToken& cancel) {
    const auto things = sparql::thingsNamedIn(source, question, language, {}, cancel);
    if (!things && cancel.cancelled()) return things.error();
    std::vector<ValueLink> links;
    // Without links the model looks for names by queries of its own.
    if (!things) return links;
    for (const sparql::NamedThing& thing : *things)
        links.push_back({.begin = thing.begin,
                         .end = thing.end,
                         .entry = {.kind = retrieval::LinkKind::Entity,
                                   .text = thing.label,
                                   .table = {},
                                   .iri = thing.iri,
                                   .label = thing.label},
                         .score = 1,
                         .how = "exact"});
    return links;
}

}  // namespace

Result<std::vector<ValueLink>> graphLinks(const knowledge::KnowledgeBase& base,
                                          sparql::SparqlSource& source, std::string_view question,
                                          const CancelToken& cancel) {
    if (base.isRemote()) return linksByLabels(source, question, base.manifest().language, cancel);
    const auto values = base.openValues();
    if (!values) return values.error();
    auto links = values->link(question, {.perMention = graphLinksPerMention});
    if (!links) return links;
    return trueLinks(*std::move(links), question, base.schema(),
                     language::Wording::forText(question, base.manifest().language));
}

}  // namespace tripletalk::answering
