// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/unioqa/thingcandidates.h"

#include "answering/rewrite/topiclinker.h"
#include "answering/tools/graphlinks.h"
#include "answering/unioqa/cypherlists.h"
#include "base/text.h"
#include "cypher/parser/cypherwords.h"
#include "naming/labels.h"
#include "naming/names.h"
#include "retrieval/tokens.h"

#include <algorithm>
#include <set>

namespace tripletalk::answering {

using cypher::CypherEngine;
using cypher::QuerySketch;
using cypher::writtenName;
using cypher::writtenText;
using lookup::ItemKind;

namespace {

/// Things of one name that are looked at, and rows of the index that are.
constexpr std::size_t mostCandidates = 20;
constexpr std::size_t lookedAt = 80;
/// A slip of the pen that fits less well is none.
constexpr double leastSlip = 0.7;

/// "Solaris [film]" and "Solaris （film）" are Solaris; what is nothing but a bracket stays.
std::string surfaceOf(const std::string& name) {
    static constexpr std::string_view opening[] = {"[", "(", "（", "【", "［"};
    std::size_t end = name.size();
    for (const std::string_view bracket : opening)
        if (const auto at = name.rfind(bracket); at != std::string::npos && at > 0)
            end = std::min(end, at);
    return std::string(text::trim(name.substr(0, end)));
}

std::vector<std::string> wordsOf(const std::string& name) {
    std::vector<std::string> words;
    for (const retrieval::Token& token : retrieval::tokens(name)) words.push_back(token.text);
    return words;
}

/// How near a name is to a mention: 2 the same but for brackets, 1 it stands in it, 0 neither.
int nearness(const std::string& name, const std::string& mention) {
    const auto asked = wordsOf(mention);
    if (asked.empty()) return 0;
    if (wordsOf(name) == asked || wordsOf(surfaceOf(name)) == asked) return 2;
    return placeOfName(mention, name) ? 1 : 0;
}

std::string labelsText(const std::vector<std::string>& labels) {
    std::string text;
    for (const std::string& label : labels) text += ":" + writtenName(label);
    return text;
}

}  // namespace

Result<std::vector<std::string>> ThingCandidates::ask(const std::string& query,
                                                      const CancelToken& cancel) {
    return firstTexts(m_cypher.engine(), query, cancel);
}

ThingCandidate ThingCandidates::candidate(const std::string& iri) const {
    if (m_index)
        if (const auto row = m_index->rowOf(ItemKind::Entity, iri)) {
            lookup::Item item = m_index->item(ItemKind::Entity, *row);
            return {iri, std::move(item.label), std::move(item.infos)};
        }
    return {iri, naming::humanise(naming::localName(iri))};
}

/// The things that have the name in this very form.
Result<std::vector<std::string>> ThingCandidates::bearing(const QuerySketch::Node& node,
                                                          const QuerySketch::Name& name,
                                                          const CancelToken& cancel) {
    return ask("MATCH (n" + labelsText(node.labels) + ") WHERE n." + writtenName(name.property) +
                   " = " + writtenText(name.text) + " RETURN DISTINCT elementId(n) LIMIT " +
                   std::to_string(mostCandidates + 1),
               cancel);
}

std::vector<ThingCandidate> ThingCandidates::byName(const std::string& text) const {
    std::vector<ThingCandidate> same;
    std::vector<ThingCandidate> inside;
    if (!m_index) return same;
    for (const lookup::Hit& hit : m_index->byWords(ItemKind::Entity, text, lookedAt)) {
        lookup::Item item = m_index->item(ItemKind::Entity, hit.row);
        if (m_index->rowOf(ItemKind::Property, item.iri)) continue;
        int best = nearness(item.label, text);
        for (const std::string& other : item.synonyms) best = std::max(best, nearness(other, text));
        if (best == 0) continue;
        auto& list = best == 2 ? same : inside;
        if (list.size() < mostCandidates)
            list.push_back({item.iri, std::move(item.label), std::move(item.infos)});
    }
    return same.empty() ? inside : same;
}

/// Of the candidates those of these classes, if there are any.
Result<void> ThingCandidates::keepLabelled(std::vector<ThingCandidate>& candidates,
                                           const std::vector<std::string>& labels,
                                           const CancelToken& cancel) {
    if (labels.empty() || candidates.size() < 2) return {};
    std::vector<std::string> iris;
    for (const ThingCandidate& one : candidates) iris.push_back(writtenText(one.iri));
    const auto found = ask("UNWIND [" + text::join(iris, ", ") + "] AS iri MATCH (n" +
                               labelsText(labels) + ") WHERE elementId(n) = iri RETURN iri",
                           cancel);
    if (!found) return found.error();
    if (found->empty()) return {};
    const std::set<std::string> kept(found->begin(), found->end());
    std::erase_if(candidates, [&](const ThingCandidate& one) { return !kept.contains(one.iri); });
    return {};
}

/// What the words of the name may stand for in spite of a slip: things, or a value of the property.
Result<NameMeaning> ThingCandidates::bySlip(const std::string& text, const std::string& property,
                                            const CancelToken& cancel) {
    NameMeaning meaning;
    const auto links = graphLinks(m_base, m_cypher.graph(), text, cancel);
    if (!links) {
        if (cancel.cancelled()) return links.error();
        return meaning;
    }
    for (const retrieval::ValueLink& link : *links) {
        if (link.score < leastSlip) continue;
        const auto& entry = link.entry;
        if (entry.kind == retrieval::LinkKind::Value && entry.iri == property &&
            meaning.value.empty())
            meaning = {NameMeaning::Kind::Value, {}, entry.text};
        if (entry.kind == retrieval::LinkKind::Entity && property.empty() &&
            meaning.candidates.size() < mostCandidates) {
            meaning.kind = NameMeaning::Kind::Things;
            meaning.candidates.push_back(candidate(entry.iri));
        }
    }
    return meaning;
}

Result<NameMeaning> ThingCandidates::of(const QuerySketch& sketch, std::size_t number,
                                        const CancelToken& cancel) {
    const QuerySketch::Name& name = sketch.names()[number];
    const QuerySketch::Node& node = sketch.nodes()[name.node];
    CypherEngine& engine = m_cypher.engine();
    const auto property = engine.iriOf(name.property, CypherEngine::Role::Property);
    const std::string predicate = property.value_or("");
    const bool isName = predicate.empty() || naming::mayBeLabelPredicate(predicate);
    const auto bearers = bearing(node, name, cancel);
    if (!bearers) return bearers.error();
    if (bearers->size() == 1 || (!bearers->empty() && !isName))
        return NameMeaning{NameMeaning::Kind::AsWritten};
    NameMeaning meaning;
    for (const std::string& iri : *bearers) meaning.candidates.push_back(candidate(iri));
    if (predicate.empty() && engine.iriOf(name.property, CypherEngine::Role::Type))
        return NameMeaning{NameMeaning::Kind::Relationship};
    if (!isName) return bySlip(name.text, predicate, cancel);
    if (meaning.candidates.empty()) meaning.candidates = byName(name.text);
    if (meaning.candidates.empty()) {
        auto slip = bySlip(name.text, {}, cancel);
        if (!slip) return slip.error();
        meaning = *std::move(slip);
    }
    if (auto kept = keepLabelled(meaning.candidates, node.labels, cancel); !kept)
        return kept.error();
    if (!meaning.candidates.empty()) meaning.kind = NameMeaning::Kind::Things;
    return meaning;
}

}  // namespace tripletalk::answering
