// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "serving/asking.h"

#include "base/text.h"
#include "serving/secrets.h"

#include <algorithm>
#include <chrono>

namespace tripletalk::serving {

using answering::Answer;
using answering::AnswerStatus;

namespace {

constexpr int mostRunning = 2;
constexpr int mostWaiting = 8;
constexpr std::size_t mostGiven = 128;
constexpr std::size_t mostConversations = 128;
constexpr std::size_t mostTurns = 30;
constexpr std::size_t longestQuestion = 4'000;  ///< bytes

}  // namespace

Result<void> Asking::waitForTurn(const CancelToken& cancel) {
    std::unique_lock lock(m_mutex);
    if (m_running >= mostRunning && m_waiting >= mostWaiting)
        return Error{ErrorKind::Limit,
                     say("Sentence", "Too many questions are asked at once: try again later.")};
    ++m_waiting;
    while (m_running >= mostRunning && !cancel.cancelled())
        m_free.wait_for(lock, std::chrono::milliseconds(100));
    --m_waiting;
    if (cancel.cancelled()) return cancel.error();
    ++m_running;
    return {};
}

Result<std::vector<answering::Turn>> Asking::historyOf(const Request& request) const {
    const std::lock_guard lock(m_mutex);
    if (!request.conversation.empty()) {
        const auto at = std::ranges::find_if(m_conversations, [&](const Conversation& kept) {
            return kept.id == request.conversation && kept.base == request.baseName;
        });
        if (at == m_conversations.end())
            return Error{
                ErrorKind::NotFound,
                say("Sentence", "That conversation is not known any more: ask without it.")};
        return at->turns;
    }
    std::vector<answering::Turn> turns;
    for (const auto& exchange : request.said) {
        const auto at = std::ranges::find_if(m_given, [&](const auto& given) {
            return given->base == request.baseName && given->answer.text == exchange.second;
        });
        turns.push_back(
            at == m_given.end()
                ? answering::Turn{exchange.first, exchange.first, exchange.second, {}, {}}
                : answering::turnOf({exchange.first, {}, request.base}, (*at)->answer));
    }
    return turns;
}

Result<std::shared_ptr<const GivenAnswer>> Asking::ask(const Request& request,
                                                       const answering::TraceSink& sink,
                                                       const CancelToken& cancel) {
    if (text::trim(request.question).empty())
        return Error{ErrorKind::Usage, say("Sentence", "There is no question.")};
    if (request.question.size() > longestQuestion)
        return Error{ErrorKind::Limit,
                     say("Sentence", "The question is longer than %1 bytes.").arg(longestQuestion)};
    auto history = historyOf(request);
    if (!history) return history.error();
    if (auto turn = waitForTurn(cancel); !turn) return turn.error();
    const answering::Question question{request.question, *history, request.base};
    Answer answer;
    {
        const std::unique_ptr<Asking, void (*)(Asking*)> running(
            this, [](Asking* asking) { asking->leave(); });
        // By the privacy rule of now, not of when it began to wait.
        auto strategy = m_make({request.base});
        if (!strategy) return strategy.error();
        answer = answering::ask(**strategy, question, sink, cancel);
    }
    if (answer.status == AnswerStatus::Cancelled) return cancel.error();
    if (answer.status == AnswerStatus::Failed)
        return answer.error.value_or(
            Error{ErrorKind::Internal, say("Sentence", "There is no answer.")});
    history->push_back(answering::turnOf(question, answer));
    if (history->size() > mostTurns) history->erase(history->begin());
    return remember(request, *std::move(history), std::move(answer));
}

void Asking::leave() {
    const std::lock_guard lock(m_mutex);
    --m_running;
    m_free.notify_one();
}

std::shared_ptr<const GivenAnswer> Asking::remember(const Request& request,
                                                    std::vector<answering::Turn> turns,
                                                    Answer answer) {
    const std::lock_guard lock(m_mutex);
    std::string id = request.conversation.empty() ? secretText() : request.conversation;
    std::erase_if(m_conversations, [&](const Conversation& kept) { return kept.id == id; });
    m_conversations.push_front({id, request.baseName, std::move(turns)});
    if (m_conversations.size() > mostConversations) m_conversations.pop_back();
    m_given.push_front(std::make_shared<const GivenAnswer>(
        GivenAnswer{secretText(), request.baseName, id, request.question, std::move(answer)}));
    if (m_given.size() > mostGiven) m_given.pop_back();
    return m_given.front();
}

std::shared_ptr<const GivenAnswer> Asking::given(const std::string& id) const {
    const std::lock_guard lock(m_mutex);
    const auto at =
        std::ranges::find_if(m_given, [&](const auto& given) { return given->id == id; });
    return at == m_given.end() ? nullptr : *at;
}

}  // namespace tripletalk::serving
