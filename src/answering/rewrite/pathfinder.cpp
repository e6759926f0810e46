// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/pathfinder.h"

#include "sparql/editor/mentionediris.h"

#include <algorithm>
#include <mutex>

namespace tripletalk::answering {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t mostTopics = 5;
constexpr std::size_t mostRanked = 8;
constexpr std::size_t mostEarlier = 4;
constexpr std::size_t turnsBack = 3;

}  // namespace

Result<std::shared_ptr<const LearnedPaths>> learnedPathsOf(const fs::path& folder) {
    struct Kept {
        fs::path folder;
        fs::file_time_type written;
        std::shared_ptr<const LearnedPaths> learned;
    };
    static std::mutex mutex;
    static Kept kept;
    std::error_code none;
    const auto written =
        fs::last_write_time(folder / LearnedPaths::folderName / "model.json", none);
    if (none) return std::shared_ptr<const LearnedPaths>();
    const std::scoped_lock lock(mutex);
    if (kept.learned && kept.folder == folder && kept.written == written) return kept.learned;
    auto learned = LearnedPaths::open(folder);
    if (!learned) return learned.error();
    kept = {folder, written, std::make_shared<const LearnedPaths>(*std::move(learned))};
    return kept.learned;
}

PathFinder::PathFinder(const knowledge::KnowledgeBase& base, sparql::SparqlSource& source,
                       const language::Wording& wording, std::optional<lookup::GraphIndex> index,
                       std::shared_ptr<const LearnedPaths> learned, std::optional<Sentence> note)
    : m_source(source),
      m_wording(wording),
      m_index(std::move(index)),
      m_learned(std::move(learned)),
      m_note(std::move(note)),
      m_linker(base, source, m_index),
      m_paths(source),
      m_words(m_index, wording),
      m_sentences(source, m_paths, m_words, base.manifest().language) {}

Result<std::unique_ptr<PathFinder>> PathFinder::open(const knowledge::KnowledgeBase& base,
                                                     sparql::SparqlSource& source,
                                                     const language::Wording& wording,
                                                     std::shared_ptr<const LearnedPaths> learned,
                                                     const CancelToken& cancel) {
    std::optional<Sentence> note;
    if (!learned) {
        auto kept = learnedPathsOf(base.folder());
        if (kept)
            learned = *std::move(kept);
        else
            note = kept.error().message;
    }
    std::optional<lookup::GraphIndex> index;
    auto opened = base.lookup({}, cancel);
    if (opened)
        index = *std::move(opened);
    else if (cancel.cancelled())
        return opened.error();
    return std::unique_ptr<PathFinder>(new PathFinder(base, source, wording, std::move(index),
                                                      std::move(learned), std::move(note)));
}

/// What the query of the last turn that had an answer names, then what its rows show.
std::vector<Topic> PathFinder::spokenOf(const std::vector<Turn>& history) const {
    std::vector<Topic> topics;
    const auto add = [&](const std::string& iri) {
        const auto row = m_index ? m_index->rowOf(lookup::ItemKind::Entity, iri)
                                 : std::optional<std::uint32_t>();
        const bool known = std::ranges::find(topics, iri, &Topic::iri) != topics.end();
        if (!row || known || topics.size() >= mostEarlier) return;
        topics.push_back({.iri = iri,
                          .label = m_index->item(lookup::ItemKind::Entity, *row).label,
                          .weight = topics.empty() ? 1 : 0.9});
    };
    const std::size_t turns = std::min(history.size(), turnsBack);
    for (std::size_t back = 1; back <= turns && topics.empty(); ++back) {
        const Turn& turn = history[history.size() - back];
        for (const Source& source : turn.sources)
            if (source.n == turn.result.source && source.isQuery())
                for (const std::string& iri : sparql::irisIn(source.query, m_source.prefixes()))
                    add(iri);
        for (const auto& row : turn.result.rows)
            for (const Cell& cell : row)
                if (!cell.iri.empty()) add(cell.iri);
    }
    return topics;
}

Result<std::vector<RankedPath>> PathFinder::find(std::string_view question,
                                                 const std::vector<Turn>& history,
                                                 const CancelToken& cancel) {
    if (auto linked = link(question, cancel); !linked) return linked.error();
    if (m_linked.topics.empty() || speaksOfEarlier(question)) {
        // "it" is what is asked about, whatever else is named.
        const auto earlier = spokenOf(history);
        m_linked.topics.insert(m_linked.topics.begin(), earlier.begin(), earlier.end());
    }
    return rank(question, cancel);
}

Result<std::vector<RankedPath>> PathFinder::findFrom(const Topic& thing, std::string_view question,
                                                     const CancelToken& cancel) {
    if (auto linked = link(question, cancel); !linked) return linked.error();
    m_linked.topics = {thing};
    return rank(question, cancel);
}

Result<void> PathFinder::link(std::string_view question, const CancelToken& cancel) {
    auto linked = m_linker.link(question, mostTopics, cancel);
    if (!linked) return linked.error();
    m_linked = *std::move(linked);
    return {};
}

/// "And Ran: who directed it?" A name there means no other thing than the pronoun behind it.
bool PathFinder::isNamedBefore(std::size_t place) const {
    return std::ranges::any_of(m_linked.topics, [&](const Topic& topic) {
        return topic.weight >= 1 && topic.mention.end > 0 && topic.mention.end <= place;
    });
}

bool PathFinder::speaksOfEarlier(std::string_view question) const {
    const auto tokens = m_wording.tokens(question);
    for (std::size_t at = 0; at < tokens.size(); ++at)
        for (const auto& found : m_wording.cuesAt(tokens, at))
            if (found.cue->kind == language::CueKind::Pronoun && !isNamedBefore(tokens[at].begin))
                return true;
    return false;
}

Result<std::vector<RankedPath>> PathFinder::rank(std::string_view question,
                                                 const CancelToken& cancel) {
    return PathRanker(m_paths, m_words, m_learned.get())
        .rank(question, m_linked.topics, mostRanked, cancel);
}

double PathFinder::trust(const std::vector<RankedPath>& ranked) const {
    const double sure = sureness(ranked);
    return m_learned ? m_learned->trust(sure) : sure;
}

}  // namespace tripletalk::answering
