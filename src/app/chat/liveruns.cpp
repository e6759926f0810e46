// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/chat/liveruns.h"

#include "answering/ask.h"
#include "app/window/qttext.h"

#include <algorithm>

namespace tripletalk::app {

using answering::Event;
using conversations::ConversationStore;

LiveRuns::LiveRuns(Tasks& tasks, History& history, AnswererFactory answerers)
    : m_tasks(tasks), m_history(history), m_answerers(std::move(answerers)) {}

std::shared_ptr<RunRecord> LiveRuns::start(const Wish& wish) {
    auto live = std::make_shared<Live>();
    live->record = std::make_shared<RunRecord>();
    live->conversation = wish.conversation;
    live->kept = wish.kept;
    m_live[wish.run] = live;
    const auto receive = [this, &tasks = m_tasks, run = wish.run, live,
                          guard = QPointer<QObject>(this)](const Event& event) {
        bool first = false;
        {
            const std::lock_guard lock(live->mutex);
            first = live->waiting.empty();
            live->waiting.push_back(event);
        }
        // One delivery takes all that has come by then.
        if (first) tasks.deliver(guard, [this, run, live] { drain(run, live); });
    };
    const auto answer = [receive, live, wish, make = m_answerers] {
        answering::ask(
            [&](const answering::Question& question) {
                std::vector<knowledge::KnowledgeBase> bases{*question.base};
                bases.insert(bases.end(), question.others.begin(), question.others.end());
                return make(wish.configuration, bases, wish.access);
            },
            wish.question(), receive, live->cancel, utf8(wish.run));
    };
    // A question is on disk before it is answered: writes are done in their order.
    if (live->kept)
        m_history.write([](const ConversationStore&) { return Result<void>(); },
                        [this, answer] { m_tasks.run(answer); });
    else
        m_tasks.run(answer);
    return live->record;
}

void LiveRuns::drain(const QString& run, const std::shared_ptr<Live>& live) {
    const auto events = std::make_shared<std::vector<Event>>();
    {
        const std::lock_guard lock(live->mutex);
        events->swap(live->waiting);
    }
    const auto show = [this, run, live, events] { fold(run, live, *events); };
    const auto write = [run = utf8(run), events](const ConversationStore& store) {
        std::vector<nlohmann::json> stored;
        for (const Event& event : *events) stored.push_back(toJson(event));
        return store.addEvents(run, stored);
    };
    // An end is shown once it is on disk: what a person has read outlives any crash.
    const bool isEnd = std::ranges::any_of(*events, &Event::endsRun);
    if (live->kept && isEnd) return m_history.write(write, show);
    show();
    if (live->kept) m_history.write(write);
}

void LiveRuns::fold(const QString& run, const std::shared_ptr<Live>& live,
                    const std::vector<Event>& events) {
    answering::EventKinds kinds;
    for (const Event& event : events) {
        live->record->add(event);
        kinds.insert(event.kind());
    }
    const bool done = live->record->ended();
    if (done) m_live.erase(run);
    Q_EMIT changed(run, kinds);
    if (done) Q_EMIT ended(run, live->conversation, live->record);
}

std::shared_ptr<RunRecord> LiveRuns::recordOf(const QString& run) const {
    const auto live = m_live.find(run);
    return live == m_live.end() ? nullptr : live->second->record;
}

bool LiveRuns::running(const QString& conversation) const {
    return std::ranges::any_of(
        m_live, [&](const auto& one) { return one.second->conversation == conversation; });
}

void LiveRuns::cancel(const QString& conversation) {
    for (const auto& [run, live] : m_live)
        if (live->conversation == conversation) live->cancel.cancel();
}

void LiveRuns::shutdown() {
    for (const auto& [run, live] : m_live) live->cancel.cancel(CancelReason::Shutdown);
}

}  // namespace tripletalk::app
