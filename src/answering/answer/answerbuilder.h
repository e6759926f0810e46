// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/events.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::answering {

/// Folds a run's events into the answer they tell of: the one way in which anybody learns of an
/// answer.
class AnswerBuilder {
  public:
    void add(const Event& event);
    [[nodiscard]] const Answer& answer() const { return m_answer; }
    [[nodiscard]] bool ended() const { return m_ended; }

  private:
    void fold(const RunStarted& event);
    void fold(const Understood& event) {
        m_answer.understoodAs = event.text;
        m_answer.standAlone = event.question.empty() ? event.text : event.question;
    }
    void fold(const ReadingTold& event);
    void fold(const ModelAnswered& event);
    void fold(const ToolCalled& event) { m_asked[event.call] = event.query; }
    void fold(const ToolReturned& event);
    void fold(const Checked& event);
    void fold(const Decided& event);
    void fold(const ResultChosen& event);
    void fold(const ModelAsked&) { m_isAskedAnew = true; }
    void fold(const AnswerDelta& event);
    void fold(const AnswerFinished& event);
    void fold(const RunFailed& event);
    void fold(const RunCancelled&) { m_answer.status = AnswerStatus::Cancelled; }
    void fold(const auto& /*of others an answer does not tell*/) {}

    Answer m_answer;
    std::map<std::int64_t, std::string> m_asked;  ///< what a call of a tool was given
    bool m_isAskedAnew = false;  ///< what a model writes next takes the place of what it wrote
    bool m_ended = false;
};

/// The answer that stored events tell of (eventFromJson).
Answer answerOf(const std::vector<nlohmann::json>& events);

}  // namespace tripletalk::answering
