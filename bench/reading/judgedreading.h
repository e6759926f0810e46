// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/questionreader.h"
#include "knowledge/languages/sqlconnection.h"
#include "reading/goldquestions.h"
#include "reading/readingtally.h"

#include <map>
#include <memory>
#include <string>

#include <nlohmann/json.hpp>

namespace tripletalk::bench {

/// Reads the questions of one base, runs what they may mean, and judges the rows. One thread.
class JudgedReading {
  public:
    static Result<JudgedReading> open(const std::string& graph,
                                      const std::filesystem::path& folder);

    struct Judged {
        ReadingOutcome outcome;
        nlohmann::json told = {};  ///< the question, its gold, and each candidate with its verdicts
    };
    /// At most `most` candidates. Errors: no reader can be made.
    Result<Judged> judge(const GoldQuestion& asked, std::size_t most);

  private:
    struct Found {
        answering::reading::ScoredReading reading;
        Result<knowledge::QueryResult> result;
    };
    /// Runs all queries; what they find has its say in the order.
    std::vector<Found> found(const answering::reading::QuestionReader& reader,
                             const std::vector<answering::reading::ScoredReading>& readings);
    JudgedReading(std::string graph, knowledge::KnowledgeBase base,
                  std::unique_ptr<knowledge::SqlConnection> tables)
        : m_graph(std::move(graph)), m_base(std::move(base)), m_tables(std::move(tables)) {}
    Result<const answering::reading::QuestionReader*> readerFor(const std::string& question);

    std::string m_graph;
    knowledge::KnowledgeBase m_base;
    std::unique_ptr<knowledge::SqlConnection> m_tables;
    std::map<std::string, std::unique_ptr<answering::reading::QuestionReader>>
        m_readers;  ///< by language
};

}  // namespace tripletalk::bench
