// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/factsentences.h"

#include "base/text.h"
#include "language/language.h"
#include "naming/names.h"
#include "passages/phrases.h"

#include <algorithm>

namespace tripletalk::answering {

namespace {

constexpr sparql::QueryLimits namesLimits{.time = std::chrono::seconds(5)};

/// The facts of one thing by one relation, one way round, with what they lead to.
struct FactsOfOne {
    rdf::Term thing;
    std::string relation;
    bool inverse = false;
    std::vector<rdf::Term> others = {};
};

std::vector<FactsOfOne> factsByThing(const std::vector<PathFact>& facts) {
    std::vector<FactsOfOne> all;
    for (const PathFact& fact : facts) {
        const rdf::Term& subject = fact.triple.subject;
        const rdf::Term& relation = fact.triple.predicate;
        const rdf::Term& object = fact.triple.object;
        const rdf::Term& thing = fact.inverse ? object : subject;
        const auto known = std::ranges::find_if(all, [&](const FactsOfOne& one) {
            return one.thing == thing && one.relation == relation.lexical &&
                   one.inverse == fact.inverse;
        });
        auto& group = known == all.end()
                          ? all.emplace_back(FactsOfOne{thing, relation.lexical, fact.inverse})
                          : *known;
        group.others.push_back(fact.inverse ? subject : object);
    }
    return all;
}

}  // namespace

std::string FactSentences::told(const std::vector<PathFact>& facts, const TermNames& names,
                                const std::string& language) const {
    const language::Language& grammar = language::languageOf(language);
    std::vector<std::string> sentences;
    for (const FactsOfOne& group : factsByThing(facts)) {
        std::vector<std::string> others;
        for (const rdf::Term& other : group.others) others.push_back(names.of(other));
        const std::string name = names.of(group.thing);
        const auto phrase = passages::phraseOf(m_words.name(PathStep{group.relation}),
                                               naming::localName(group.relation), grammar,
                                               group.inverse || !group.others.front().isLiteral());
        sentences.push_back(name + ": " +
                            (group.inverse
                                 ? passages::reverseSentence(phrase, name, others, grammar)
                                 : passages::factSentence(phrase, others, grammar)));
    }
    return text::join(sentences, " ");
}

Result<PathEvidence> FactSentences::of(const RankedPath& path, std::size_t most,
                                       const CancelToken& cancel) {
    auto walks = m_paths.walks(path.topic.iri, path.path, most + 1, cancel);
    if (!walks) return walks.error();
    PathEvidence evidence{path};
    if (walks->size() > most) {
        walks->resize(most);
        evidence.further = language::languageOf(m_language).words().further;
    }
    std::vector<sparql::Triple> triples;
    for (const auto& walk : *walks)
        for (const PathFact& fact : walk)
            if (std::ranges::find(evidence.facts, fact) == evidence.facts.end()) {
                evidence.facts.push_back(fact);
                triples.push_back(fact.triple);
            }
    const auto names = TermNames::of(triples, m_source, m_language, namesLimits, cancel);
    if (!names) return names.error();
    for (const auto& walk : *walks) {
        const PathFact& last = walk.back();
        const auto name = names->of(last.inverse ? last.triple.subject : last.triple.object);
        if (std::ranges::find(evidence.ends, name) == evidence.ends.end())
            evidence.ends.push_back(name);
    }
    for (const PathFact& fact : evidence.facts)
        evidence.lines.push_back("(" + names->of(fact.triple.subject) + ", " +
                                 m_words.name(PathStep{fact.triple.predicate.lexical}) + ", " +
                                 names->of(fact.triple.object) + ")");
    evidence.text = told(evidence.facts, *names, m_language);
    return evidence;
}

}  // namespace tripletalk::answering
