// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/ask.h"
#include "answering/strategy.h"

#include <condition_variable>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::serving {

/// An answer that was given, until so many others were.
struct GivenAnswer {
    std::string id;            ///< not to be guessed
    std::string base;          ///< its short name
    std::string conversation;  ///< id of the conversation that goes on with it
    std::string question;
    answering::Answer answer;
};

/// Asks questions of bases for programs: two at a time, a few wait. Remembers the last answers with
/// their sources, and the last conversations. Any thread.
class Asking {
  public:
    using MakeAnswerer = std::function<Result<std::unique_ptr<answering::AnswerStrategy>>(
        const std::vector<knowledge::KnowledgeBase>&)>;
    explicit Asking(MakeAnswerer make) : m_make(std::move(make)) {}

    struct Request {
        std::string baseName;
        knowledge::KnowledgeBase base;
        std::string question;
        std::string conversation = {};  ///< of an earlier answer about this base; empty: a new one
        /// Instead: what was said before, as question and answer. What is remembered of these
        /// exchanges goes along.
        std::vector<std::pair<std::string, std::string>> said = {};
    };
    /// Errors: Limit (too many ask), NotFound (no such conversation), Cancelled, those of making
    /// the strategy and of a run that failed.
    Result<std::shared_ptr<const GivenAnswer>> ask(const Request& request,
                                                   const answering::TraceSink& sink,
                                                   const CancelToken& cancel);

    /// Null if it is forgotten or never was.
    [[nodiscard]] std::shared_ptr<const GivenAnswer> given(const std::string& id) const;

  private:
    Result<std::vector<answering::Turn>> historyOf(const Request& request) const;
    Result<void> waitForTurn(const CancelToken& cancel);
    void leave();
    std::shared_ptr<const GivenAnswer> remember(const Request& request,
                                                std::vector<answering::Turn> turns,
                                                answering::Answer answer);

    struct Conversation {
        std::string id;
        std::string base;
        std::vector<answering::Turn> turns;
    };

    MakeAnswerer m_make;
    mutable std::mutex m_mutex;
    std::condition_variable m_free;
    int m_running = 0;
    int m_waiting = 0;
    std::list<std::shared_ptr<const GivenAnswer>> m_given;  ///< newest first
    std::list<Conversation> m_conversations;                ///< newest first
};

}  // namespace tripletalk::serving
