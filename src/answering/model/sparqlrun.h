// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/model/answerwriter.h"
#include "answering/model/decision.h"
#include "answering/model/modelcaller.h"
#include "answering/prompt/graphview.h"
#include "answering/strategy.h"
#include "answering/tools/sparqlevidence.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// One question answered by SparqlStrategy, in rounds.
class SparqlRun {
  public:
    SparqlRun(llm::ChatModel& model, const Prompts& prompts, const ModelNumbers& numbers,
              const Question& question, Trace& trace, const CancelToken& cancel);

    /// Ends the trace on success; an Error is for the caller to end it with.
    Result<void> run();

  private:
    Result<void> open();
    Result<void> gather();
    Result<llm::ChatRequest> request() const;
    Result<std::string> userText(std::size_t room) const;
    Result<Decision> decide();
    Result<void> runQuery(const std::string& query);
    Result<void> explainEmpty(int source);
    Result<Verdict> judge(bool last, const std::string& correction = {});
    Result<void> conclude(Verdict verdict);
    void chooseResult(const std::vector<ResultPart>& parts);
    [[nodiscard]] std::vector<int> usableSources() const;

    ModelCaller m_caller;
    const Prompts& m_prompts;
    const ModelNumbers& m_numbers;
    const Question& m_question;
    Trace& m_trace;
    const CancelToken& m_cancel;

    AnswerWriter m_writer;
    std::optional<SparqlEvidence> m_evidence;
    std::vector<retrieval::ValueLink> m_links;
    GraphView m_view;
    std::string m_system;
    std::string m_examples;

    int m_round = 1;
    std::string m_lookFor;             ///< what the sources lack
    std::string m_understood;          ///< the question as a stand-alone one
    std::map<std::string, int> m_ran;  ///< query -> its source
    bool m_sentBack = false;           ///< the round's query failed, found nothing, or is missing
    AnswerResult m_result;
};

}  // namespace tripletalk::answering
