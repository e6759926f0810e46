// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/decision.h"
#include "answering/evidence.h"
#include "answering/loopstrategy.h"
#include "answering/modelcaller.h"
#include "retrieval/valueindex.h"

#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// One question answered by LoopStrategy: gathers evidence in rounds, then chooses the result and
/// has the answer written.
class LoopRun {
  public:
    LoopRun(LoopStrategy::Tools tools, llm::ChatModel& model, const Prompts& prompts,
            ModelNumbers numbers, const Question& question, Trace& trace,
            const CancelToken& cancel);

    /// Ends the trace on success; an Error is for the caller to end it with.
    Result<void> run(std::shared_ptr<llm::Embedder> embedder);

  private:
    Result<void> gather();
    Result<Decision> decide(int round);
    Result<std::string> gatherPrompt(int round) const;
    Result<void> useTools(const Decision& decision, int round);
    Result<void> runSql(const std::string& sql, int round);
    Result<void> runSearch(const std::string& text, int round);
    [[nodiscard]] std::string missingTool() const;
    [[nodiscard]] std::vector<std::string> nearestValues(const std::string& sql) const;
    void chooseResult();
    [[nodiscard]] AnswerResult resultOfPassage(int n) const;
    [[nodiscard]] int lastGoodQuery() const;
    /// Where a query holds the answer, passages about other things would only distract its writer.
    [[nodiscard]] std::vector<int> sourcesForAnswer() const;
    Result<void> writeAnswer();
    void finish(std::string text, bool notFound);

    LoopStrategy::Tools m_tools;
    ModelCaller m_caller;
    const Prompts& m_prompts;
    ModelNumbers m_numbers;
    const Question& m_question;
    Trace& m_trace;
    const CancelToken& m_cancel;

    std::optional<Evidence> m_evidence;
    std::optional<retrieval::ValueIndex> m_values;
    std::vector<retrieval::ValueLink> m_links;
    std::string m_systemPrompt;
    std::string m_notes;  ///< what a failed or empty query could be mended with, for the next round
    Decision m_decision;  ///< of the last round
    bool m_usedSql = false;
    bool m_usedSearch = false;
    AnswerResult m_result;
};

}  // namespace tripletalk::answering
