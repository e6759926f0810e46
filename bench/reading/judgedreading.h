// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/questionreader.h"
#include "knowledge/languages/sqlconnection.h"
#include "reading/goldquestions.h"
#include "reading/readingtally.h"
#include "reading/sameingraph.h"

#include <map>
#include <memory>
#include <string>

#include <nlohmann/json.hpp>

namespace tripletalk::bench {

/// Reads the questions of one base, runs what they may mean, and judges the rows. A question of a
/// conversation is read after the ones before it as if these had been answered rightly. One thread.
class JudgedReading {
  public:
    static Result<JudgedReading> open(const std::string& graph,
                                      const std::filesystem::path& folder);

    struct Judged {
        ReadingOutcome outcome;
        nlohmann::json told = {};  ///< the question, its gold, and each candidate with its verdicts
    };
    /// From now on the likeliest reading of each question is asked of the graph as well.
    Result<void> compareWithGraph(std::ostream* shown);
    [[nodiscard]] SameInGraph::ByLanguage sameInGraph() const {
        return m_inGraph ? m_inGraph->counts() : SameInGraph::ByLanguage();
    }

    /// At most `most` candidates. Errors: no reader can be made.
    Result<Judged> judge(const GoldQuestion& asked, std::size_t most);

  private:
    struct Found {
        answering::reading::ScoredReading reading;
        Result<knowledge::QueryResult> result;
        answering::reading::Findings findings = {};
        std::size_t at = 0;  ///< before anything was run
    };
    /// Runs all queries; what they find has its say in the order.
    std::vector<Found> found(const answering::reading::QuestionReader& reader,
                             const std::vector<answering::reading::ScoredReading>& readings);
    JudgedReading(std::string graph, knowledge::KnowledgeBase base,
                  std::unique_ptr<knowledge::SqlConnection> tables)
        : m_graph(std::move(graph)), m_base(std::move(base)), m_tables(std::move(tables)) {}
    Result<const answering::reading::QuestionReader*> readerFor(const std::string& question);
    static void trust(const std::vector<Found>& candidates, const nlohmann::json& told,
                      ReadingOutcome& outcome);
    void goOn(const answering::reading::Term& term, const GoldQuestion& asked);
    [[nodiscard]] std::vector<answering::reading::EntityRef> thingsOf(
        const GoldQuestion& asked) const;

    std::string m_graph;
    knowledge::KnowledgeBase m_base;
    std::unique_ptr<knowledge::SqlConnection> m_tables;
    std::map<std::string, std::unique_ptr<answering::reading::QuestionReader>>
        m_readers;  ///< by language
    std::optional<SameInGraph> m_inGraph;
    std::ostream* m_shown = nullptr;
    std::string m_conversation;
    answering::reading::Context m_context;
};

}  // namespace tripletalk::bench
