// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/pathranker.h"

#include <algorithm>

namespace tripletalk::answering {

namespace {

/// What the guess of a whole path weighs beside that of its parts.
constexpr double wholeWeight = 0.6;
/// A path that the training did not have, of parts that it had.
constexpr double newPath = 0.5;
/// A relation that the training did not have, said in full by its name.
constexpr double newRelation = 0.9;
/// What a new word of the question that a path does not explain leaves of its score.
constexpr double unexplained = 0.5;
/// Learned paths whose existence is looked up, of the likeliest.
constexpr std::size_t mostLooked = 32;
constexpr double leastLooked = 1e-4;
/// Where what was learned is as sure as that, no other paths are looked for.
constexpr double sureEnough = 0.3;
/// Paths that are gone on from, a hop; and hops where nothing was learned of more.
constexpr std::size_t mostContinued = 6;
constexpr std::size_t usualHops = 3;

}  // namespace

PathRanker::Asked PathRanker::askedOf(std::string_view question, const Topic& topic) {
    Asked asked{m_words.asked(question, topic.mention), {}};
    if (!m_learned) return asked;
    asked.guess = m_learned->guess(question, topic.mention);
    for (std::size_t i = 0; i < asked.words.written.size(); ++i)
        if (!m_learned->knowsWord(asked.words.written[i])) asked.newWords.push_back(i);
    return asked;
}

/// What was learned, as far as the question is like those of the training; the names else. A word
/// that the training never saw speaks for what is named by it, and against all else.
double PathRanker::score(Asked& asked, const RelationPath& path, double wholeGuess) {
    if (!m_learned) return m_words.said(asked.words, path);
    const double parts = asked.guess.parts(path, [&](const PathStep& step) {
        const auto [known, isNew] = asked.said.emplace(step.relation, 0);
        if (isNew) known->second = newRelation * m_words.said(asked.words, step.relation);
        return known->second;
    });
    double learned =
        wholeGuess >= 0 ? wholeWeight * wholeGuess + (1 - wholeWeight) * parts : newPath * parts;
    for (const std::size_t word : asked.newWords)
        if (!m_words.names(asked.words, word, path)) learned *= unexplained;
    // Half of the features of a new sentence are new runs of known words.
    const double known = std::min(1.0, 2 * asked.guess.known);
    return known == 1 ? learned : known * learned + (1 - known) * m_words.said(asked.words, path);
}

void PathRanker::add(Asked& asked, const Topic& topic, const RelationPath& path,
                     double wholeGuess) {
    const bool known = std::ranges::any_of(m_ranked, [&](const RankedPath& one) {
        return one.topic.iri == topic.iri && one.path == path;
    });
    if (known) return;
    const double score = topic.weight * this->score(asked, path, wholeGuess);
    if (score > 0) m_ranked.push_back({topic, path, score, m_words.said(asked.words, path)});
}

Result<void> PathRanker::addLearned(Asked& asked, const Topic& topic, const CancelToken& cancel) {
    const auto& paths = m_learned->vocabulary().paths();
    std::vector<std::size_t> order;
    std::vector<double> scores(paths.size());
    for (std::size_t i = 0; i < paths.size(); ++i) {
        scores[i] = score(asked, paths[i], asked.guess.whole[i]);
        if (scores[i] > leastLooked) order.push_back(i);
    }
    const auto count = std::min(order.size(), mostLooked);
    std::partial_sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count),
                      order.end(), [&](std::size_t a, std::size_t b) {
                          return scores[a] != scores[b] ? scores[a] > scores[b] : a < b;
                      });
    std::vector<RelationPath> looked;
    for (std::size_t i = 0; i < count; ++i) looked.push_back(paths[order[i]]);
    const auto there = m_graph.exist(topic.iri, looked, cancel);
    if (!there) return there.error();
    for (std::size_t i = 0; i < count; ++i)
        if ((*there)[i]) add(asked, topic, looked[i], asked.guess.whole[order[i]]);
    return {};
}

/// Goes on hop by hop from the paths that the question says best.
Result<void> PathRanker::addOthers(Asked& asked, const Topic& topic, const CancelToken& cancel) {
    std::vector<RelationPath> from{{}};
    for (std::size_t hop = 1; hop <= usualHops && !from.empty(); ++hop) {
        std::vector<std::pair<double, RelationPath>> next;
        for (const RelationPath& path : from) {
            const auto steps = m_graph.stepsFrom(topic.iri, path, cancel);
            if (!steps) return steps.error();
            std::vector<RelationPath> longer;
            for (const PathStep& step : *steps) {
                longer.push_back(path);
                longer.back().push_back(step);
            }
            // The way back leads to where it came from: some of these only seem to go on.
            auto there = hop == 1 ? std::vector<bool>(longer.size(), true)
                                  : std::vector<bool>(longer.size(), false);
            if (hop > 1) {
                const auto looked = m_graph.exist(topic.iri, longer, cancel);
                if (!looked) return looked.error();
                there = *looked;
            }
            for (std::size_t i = 0; i < longer.size(); ++i) {
                if (!there[i]) continue;
                const double said = m_words.said(asked.words, longer[i].back().relation);
                add(asked, topic, longer[i], -1);
                if (hop < usualHops) {
                    double likely = said;
                    if (const auto step = asked.guess.first.find(longer[i].back());
                        step != asked.guess.first.end())
                        likely = std::max(likely, step->second);
                    if (likely > 0) next.emplace_back(likely, longer[i]);
                }
            }
        }
        std::ranges::stable_sort(next,
                                 [](const auto& a, const auto& b) { return a.first > b.first; });
        from.clear();
        for (std::size_t i = 0; i < std::min(next.size(), mostContinued); ++i)
            from.push_back(std::move(next[i].second));
    }
    return {};
}

Result<std::vector<RankedPath>> PathRanker::rank(std::string_view question,
                                                 const std::vector<Topic>& topics, std::size_t most,
                                                 const CancelToken& cancel) {
    m_ranked.clear();
    const auto sort = [&] {
        std::ranges::stable_sort(
            m_ranked, [](const RankedPath& a, const RankedPath& b) { return a.score > b.score; });
    };
    std::vector<Asked> asked;
    for (const Topic& topic : topics) {
        asked.push_back(askedOf(question, topic));
        if (!m_learned) continue;
        if (auto added = addLearned(asked.back(), topic, cancel); !added) return added.error();
    }
    sort();
    if (m_ranked.empty() || m_ranked.front().score < sureEnough)
        for (std::size_t i = 0; i < topics.size(); ++i)
            if (auto added = addOthers(asked[i], topics[i], cancel); !added) return added.error();
    sort();
    if (m_ranked.size() > most) m_ranked.resize(most);
    return m_ranked;
}

double sureness(const std::vector<RankedPath>& ranked) {
    if (ranked.empty()) return 0;
    const RankedPath& best = ranked.front();
    double all = 0;
    for (const RankedPath& one : ranked) {
        // What only goes on from the best one's end speaks for it.
        const bool goesOn = one.path.size() > best.path.size() && one.topic.iri == best.topic.iri &&
                            std::equal(best.path.begin(), best.path.end(), one.path.begin());
        if (!goesOn) all += one.score;
    }
    return (0.5 + 0.5 * std::min(1.0, best.score)) * best.score / all;
}

}  // namespace tripletalk::answering
