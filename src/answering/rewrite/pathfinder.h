// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/rewrite/factsentences.h"
#include "answering/rewrite/pathranker.h"
#include "answering/strategy.h"
#include "language/wording.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::answering {

/// All that finds the paths of questions over one base: opened once, for many questions. One
/// thread.
class PathFinder {
  public:
    /// What was learned is that of the base, unless given. Where it is damaged or of another
    /// version it is left out, and `note` says so. Errors: none but Cancelled, since a graph
    /// without a search index can be asked, too.
    static Result<std::unique_ptr<PathFinder>> open(
        const knowledge::KnowledgeBase& base, sparql::SparqlSource& source,
        const language::Wording& wording, std::shared_ptr<const LearnedPaths> learned = nullptr,
        const CancelToken& cancel = {});

    /// The paths that a question may ask for, best first. Where it names nothing, or says "it", the
    /// things are those of the last turn. Errors: those of TopicLinker and PathRanker.
    Result<std::vector<RankedPath>> find(std::string_view question,
                                         const std::vector<Turn>& history,
                                         const CancelToken& cancel);
    /// The same for the one thing that is known to be meant.
    Result<std::vector<RankedPath>> findFrom(const Topic& thing, std::string_view question,
                                             const CancelToken& cancel);

    /// How likely the first of these is right, 0 to 1, as far as it was measured.
    [[nodiscard]] double trust(const std::vector<RankedPath>& ranked) const;

    /// What the last question named.
    [[nodiscard]] const TopicLinker::Linked& linked() const { return m_linked; }
    [[nodiscard]] const LearnedPaths* learned() const { return m_learned.get(); }
    [[nodiscard]] const std::optional<Sentence>& note() const { return m_note; }
    [[nodiscard]] TopicLinker& linker() { return m_linker; }
    [[nodiscard]] RelationWords& words() { return m_words; }
    [[nodiscard]] FactSentences& sentences() { return m_sentences; }
    [[nodiscard]] const std::optional<lookup::GraphIndex>& index() const { return m_index; }

  private:
    PathFinder(const knowledge::KnowledgeBase& base, sparql::SparqlSource& source,
               const language::Wording& wording, std::optional<lookup::GraphIndex> index,
               std::shared_ptr<const LearnedPaths> learned, std::optional<Sentence> note);
    Result<void> link(std::string_view question, const CancelToken& cancel);
    Result<std::vector<RankedPath>> rank(std::string_view question, const CancelToken& cancel);
    [[nodiscard]] std::vector<Topic> spokenOf(const std::vector<Turn>& history) const;
    [[nodiscard]] bool speaksOfEarlier(std::string_view question) const;
    [[nodiscard]] bool isNamedBefore(std::size_t place) const;

    sparql::SparqlSource& m_source;
    const language::Wording& m_wording;
    std::optional<lookup::GraphIndex> m_index;
    std::shared_ptr<const LearnedPaths> m_learned;
    std::optional<Sentence> m_note;
    TopicLinker m_linker;
    GraphPaths m_paths;
    RelationWords m_words;
    FactSentences m_sentences;
    TopicLinker::Linked m_linked;
};

/// What a base learned, read once and kept while its files are the same. Null: nothing. Errors:
/// those of LearnedPaths::open but NotFound. Any thread.
Result<std::shared_ptr<const LearnedPaths>> learnedPathsOf(const std::filesystem::path& folder);

}  // namespace tripletalk::answering
