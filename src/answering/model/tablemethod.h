// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/checks/ground.h"
#include "answering/model/method.h"
#include "answering/prompt/gatherprompt.h"
#include "answering/strategies/loopstrategy.h"
#include "answering/tools/describetool.h"
#include "answering/tools/searchtool.h"
#include "answering/tools/sqltool.h"
#include "retrieval/valueindex.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// LoopStrategy's way: SQL on the tables and passage search beside each other. Literals of a query
/// are repaired before it runs, and its rows are doubted afterwards; tools that must be used are
/// used without a further call where it is clear what for; things that a search names outright
/// stand before its hits. Where values stay, the answer comes from a template.
class TableMethod : public Method {
  public:
    TableMethod(RunState& run, LoopStrategy::Tools tools, std::shared_ptr<llm::Embedder> embedder);

    Result<void> open() override;
    Result<llm::ChatRequest> request() override;
    [[nodiscard]] Result<Decision> read(const llm::ChatReply& reply, bool again) const override;
    Result<void> complete(Decision& decision) override;
    [[nodiscard]] std::vector<llm::ToolCall> otherwise() const override;
    Result<Prepared> prepare(const std::string& query) override;
    Result<std::vector<checks::Finding>> check(int source) override;
    Result<Found> before(const llm::ToolCall& call) override;
    Result<bool> mustGoOn(const Decision& decision) override;
    Result<std::optional<Conclusion>> conclusion(const Decision& decision) override;
    [[nodiscard]] nlohmann::json reading(int source) override;
    [[nodiscard]] std::vector<Meaning> meanings(const AnswerResult& result) const override;
    [[nodiscard]] const knowledge::EntityLookup* entities() const override {
        return &m_sql->entities();
    }

  private:
    Result<void> openTools();
    /// What the words of a question may stand for in the data.
    [[nodiscard]] Result<std::vector<retrieval::ValueLink>> linksOf(
        const std::string& question) const;
    /// Adds queries that may need the tables which this question does: its readings by rules, and
    /// what answered the questions before it; and the words that the likeliest reading translated.
    [[nodiscard]] Result<void> addReadings(GatherHints& hints) const;
    [[nodiscard]] std::string missingTool() const;
    /// It was called in this run, or the decision calls it.
    [[nodiscard]] bool isUsed(const Tool& tool, const Decision* decision = nullptr) const;

    LoopStrategy::Tools m_tools;
    std::shared_ptr<llm::Embedder> m_embedder;
    GatherPrompt m_prompt;
    std::optional<SqlTool> m_sql;  ///< knows the things, too: it is there without SQL
    std::optional<SearchTool> m_search;
    std::optional<DescribeTool> m_describe;
    std::optional<retrieval::ValueIndex> m_values;
    std::optional<checks::Ground> m_ground;
    std::vector<retrieval::ValueLink> m_links;
    GatherTask m_task;        ///< of the round in hand
    bool m_insisted = false;  ///< on a missing tool
};

}  // namespace tripletalk::answering
