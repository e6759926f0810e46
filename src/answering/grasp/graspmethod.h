// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/grasp/graspbox.h"
#include "answering/grasp/graspfeedback.h"
#include "answering/model/method.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace tripletalk::answering::grasp {

/// GraspStrategy's way: one conversation, in which the model calls tools until it calls answer or
/// cancel. Calls, tokens and time are bounded, and the model is told when its last call has come.
/// A model that stops without an ending is asked for one, and then what it did last is taken for
/// it. The answer's claims are held against the sources, and where that is wanted the model looks
/// the answer over.
class GraspMethod : public Method {
  public:
    GraspMethod(RunState& run, Task task, std::shared_ptr<llm::Embedder> embedder);

    Result<void> open() override;
    Result<llm::ChatRequest> request() override;
    [[nodiscard]] Result<Decision> read(const llm::ChatReply& reply, bool again) const override;
    [[nodiscard]] std::string told(const SourceLog::Returned& returned,
                                   std::size_t tokens) const override;
    [[nodiscard]] bool mustEnd() const override;
    Result<bool> mustGoOn(const Decision& decision) override;
    Result<std::optional<Conclusion>> conclusion(const Decision& decision) override;

  private:
    Result<void> openGraphs();
    Result<void> openGraph(const knowledge::KnowledgeBase& base);
    Result<std::string> systemText() const;
    void rememberHistory();
    [[nodiscard]] Result<Decision> readCalls(const llm::ChatReply& reply) const;
    void noteRepeats(const Decision& decision);
    void tell(const std::string& text);

    /// An ending that the model wrote and did not call is called for it; what that says, empty
    /// where it wrote none.
    Result<std::string> calledForIt(const std::string& reply);
    Result<bool> asksForAnEnding(const Decision& decision);
    Result<bool> isCorrected();
    Result<bool> hasFeedback();
    Result<Ending> recovered(const std::string& text);
    [[nodiscard]] bool isTooLate() const;
    [[nodiscard]] std::string whyWithoutEnding() const;
    [[nodiscard]] Conclusion answered(const Ending& ending) const;
    [[nodiscard]] Conclusion gaveUp(const Ending& ending) const;

    Task m_task;
    std::shared_ptr<llm::Embedder> m_embedder;
    Graphs m_graphs;
    SeenIris m_seen;
    QueryRuns m_runs{m_graphs, m_seen};
    Ending m_ending;
    Ending m_earlier;  ///< that feedback or a correction sent back
    GraspBox m_box{m_graphs, m_seen, m_runs, m_ending, m_run.last};

    std::string m_system;
    std::vector<llm::Message> m_history;  ///< earlier questions and answers
    std::string m_remark;  ///< what a person has to know of how it was answered; empty: nothing
    std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
    std::int64_t m_tokens = 0;     ///< of all prompts, estimated
    std::set<std::string> m_made;  ///< calls so far
    int m_repeats = 0;             ///< rounds, up to the last one, without a new call
    bool m_isNative = false;       ///< how the call under way was asked for
    bool m_isNudged = false;       ///< the model was told to end
    bool m_isCorrected = false;    ///< or that its answer says what no source holds
    int m_feedbackRounds = 0;
};

}  // namespace tripletalk::answering::grasp
