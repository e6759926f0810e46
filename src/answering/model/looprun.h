// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/checks/ground.h"
#include "answering/model/answerwriter.h"
#include "answering/model/conclusion.h"
#include "answering/model/decision.h"
#include "answering/model/modelcaller.h"
#include "answering/prompt/gatherprompt.h"
#include "answering/strategies/loopstrategy.h"
#include "answering/tools/evidence.h"
#include "retrieval/valueindex.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// One question answered by LoopStrategy, in rounds: the model chooses queries and searches, they
/// are run and checked, and the model judges whether the sources suffice; then it answers. A query
/// that fails, or that its checks send back, goes to the next round without a judgement.
class LoopRun {
  public:
    LoopRun(LoopStrategy::Tools tools, llm::ChatModel& model, const Prompts& prompts,
            const ModelNumbers& numbers, const Question& question, Trace& trace,
            const CancelToken& cancel);

    /// Ends the trace on success; an Error is for the caller to end it with.
    Result<void> run(std::shared_ptr<llm::Embedder> embedder);

  private:
    Result<void> open(std::shared_ptr<llm::Embedder> embedder);
    Result<void> gather(bool last);
    Result<void> fillMissing(Decision& decision);
    Result<Decision> decide();
    Result<Decision> parsed(const llm::ChatRequest& request);
    Result<void> vote(const std::vector<Decision>& decisions);
    Result<void> useTools(const Decision& decision);
    Result<void> runSql(const std::string& sql);
    Result<void> check(int source);
    Result<void> quoteNamed(const std::string& text);
    [[nodiscard]] std::string missingTool() const;
    [[nodiscard]] bool mustGoOn() const;
    Result<Verdict> judge(bool last, const std::string& correction = {});
    Result<void> conclude(Verdict verdict);
    void chooseResult(const std::vector<ResultPart>& parts);
    [[nodiscard]] int bestQuery() const;
    [[nodiscard]] std::vector<int> usableSources() const;
    void answerFromTemplate();
    void end(const Conclusion& conclusion);

    LoopStrategy::Tools m_tools;
    ModelCaller m_caller;
    const Prompts& m_prompts;
    const ModelNumbers& m_numbers;
    const Question& m_question;
    Trace& m_trace;
    const CancelToken& m_cancel;

    GatherPrompt m_prompt;
    AnswerWriter m_writer;
    std::optional<Evidence> m_evidence;
    std::optional<retrieval::ValueIndex> m_values;
    std::optional<checks::Ground> m_ground;
    std::vector<retrieval::ValueLink> m_links;

    GatherTask m_task;                 ///< of the round in hand
    std::string m_understood;          ///< the question as a stand-alone one
    std::map<std::string, int> m_ran;  ///< query -> its source
    bool m_usedSql = false;
    bool m_usedSearch = false;
    bool m_insisted = false;   ///< on a missing tool
    bool m_sentBack = false;   ///< the round's query failed or is in doubt
    std::set<int> m_replaced;  ///< sources whose checks gave a better query
    int m_preferred = 0;       ///< the source that won a vote
    AnswerResult m_result;
};

}  // namespace tripletalk::answering
