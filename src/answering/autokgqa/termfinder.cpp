// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/autokgqa/termfinder.h"

#include "answering/tools/graphlinks.h"
#include "knowledge/answerlimits.h"
#include "sparql/editor/mentionediris.h"
#include "sparql/endpoint/graphlabels.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace tripletalk::answering {

namespace {

constexpr std::size_t mostThings = 12;   ///< that words stand for
constexpr std::size_t mostSpokenOf = 6;  ///< things of earlier answers
constexpr std::size_t turnsSpokenOf = 2;

/// The question's words and, before them, those of the question before it.
std::string readText(const Question& question) {
    return question.history.empty() ? question.text
                                    : question.history.back().question + "\n" + question.text;
}

/// The things of an answer's rows, and those that its query names.
std::vector<std::string> shownBy(const Turn& turn,
                                 const std::vector<std::pair<std::string, std::string>>& prefixes) {
    std::vector<std::string> iris;
    for (const auto& row : turn.result.rows)
        for (const Cell& cell : row)
            if (!cell.iri.empty()) iris.push_back(cell.iri);
    for (const Source& source : turn.sources)
        if (source.n == turn.result.source && source.isQuery())
            std::ranges::copy(sparql::irisIn(source.query, prefixes), std::back_inserter(iris));
    return iris;
}

}  // namespace

Result<std::vector<TermMatch>> TermFinder::find(const Question& question,
                                                const VocabularyIndex& vocabulary,
                                                ThingIndex* things, const CancelToken& cancel) {
    m_matches.clear();
    const std::string text = readText(question);
    const auto grams = nGrams(text);
    std::vector<std::string> texts;
    for (const NGram& gram : grams) texts.push_back(gram.text);
    const auto vectors = m_vectors.of(texts, cancel);
    if (!vectors) return vectors.error();
    for (std::size_t i = 0; i < grams.size(); ++i) {
        auto term = vocabulary.best(grams[i], (*vectors)[i]);
        if (!term && things)
            term = things->property(grams[i], (*vectors)[i], m_vectors.embedder().name());
        if (term) add(*std::move(term), vocabulary);
    }
    if (things)
        addByIndex(grams, vocabulary, *things);
    else if (auto named = addByNames(text, vocabulary, cancel); !named)
        return named.error();
    addSpokenOf(question.history, vocabulary);
    if (auto told = findClasses(vocabulary, cancel); !told) return told.error();
    return m_matches;
}

void TermFinder::add(TermMatch match, const VocabularyIndex& vocabulary) {
    if (sparql::iriInQuery(match.iri).empty()) return;
    if (const auto known = std::ranges::find(m_matches, match.iri, &TermMatch::iri);
        known != m_matches.end()) {
        if (match.score > known->score)
            std::tie(known->words, known->score) = std::tie(match.words, match.score);
        return;
    }
    if (const VocabularyTerm* term = vocabulary.term(match.iri))
        match.kind = term->isClass ? TermMatch::Kind::Class : TermMatch::Kind::Property;
    const auto known = std::ranges::count(m_matches, TermMatch::Kind::Thing, &TermMatch::kind);
    if (match.kind == TermMatch::Kind::Thing && !match.words.empty() &&
        known >= static_cast<std::ptrdiff_t>(mostThings))
        return;
    m_matches.push_back(std::move(match));
}

void TermFinder::addByIndex(const std::vector<NGram>& grams, const VocabularyIndex& vocabulary,
                            ThingIndex& things) {
    std::vector<const NGram*> named;  // whole names
    for (const NGram& gram : grams) {
        const bool covered = std::ranges::any_of(named, [&](const NGram* name) {
            return name->begin <= gram.begin && gram.end <= name->end;
        });
        if (covered) continue;
        auto found = things.best(gram);
        if (!found) continue;
        if (found->exact) named.push_back(&gram);
        add(std::move(found->match), vocabulary);
    }
}

Result<void> TermFinder::addByNames(const std::string& text, const VocabularyIndex& vocabulary,
                                    const CancelToken& cancel) {
    const auto links = graphLinks(m_base, m_source, text, cancel);
    if (!links) return links.error();
    for (const retrieval::ValueLink& link : *links)
        if (link.entry.kind == retrieval::LinkKind::Entity)
            add({TermMatch::Kind::Thing, text.substr(link.begin, link.end - link.begin),
                 link.entry.iri, link.entry.label, link.score},
                vocabulary);
    return {};
}

void TermFinder::addSpokenOf(const std::vector<Turn>& history, const VocabularyIndex& vocabulary) {
    const std::size_t turns = std::min(history.size(), turnsSpokenOf);
    std::size_t added = 0;
    for (std::size_t back = 1; back <= turns; ++back)
        for (const std::string& iri :
             shownBy(history[history.size() - back], m_source.prefixes())) {
            if (added == mostSpokenOf) return;
            if (vocabulary.term(iri)) continue;
            const std::size_t before = m_matches.size();
            add({.iri = iri}, vocabulary);
            added += m_matches.size() - before;
        }
}

/// Things that have instances are classes, also where the summary had no room for them.
Result<void> TermFinder::findClasses(const VocabularyIndex& vocabulary, const CancelToken& cancel) {
    for (TermMatch& match : m_matches) {
        if (match.kind != TermMatch::Kind::Thing || vocabulary.term(match.iri)) continue;
        const auto found = m_source.query("ASK { ?x a " + sparql::iriInQuery(match.iri) + " }",
                                          knowledge::graphAnswerLimits, cancel);
        if (!found && cancel.cancelled()) return found.error();
        if (found && found->truth) match.kind = TermMatch::Kind::Class;
    }
    return {};
}

}  // namespace tripletalk::answering
