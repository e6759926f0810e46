// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/chat.h"

#include "app/text.h"
#include "base/text.h"

#include <algorithm>

#include <QDateTime>
#include <QUuid>

namespace tripletalk::app {

using conversations::ConversationStore;
using nlohmann::json;

namespace {

constexpr std::size_t titleBytes = 80;

QString newId() { return QUuid::createUuid().toString(QUuid::WithoutBraces); }

qint64 now() { return QDateTime::currentMSecsSinceEpoch(); }

/// The turns from a first question to the newest one: the path that is shown.
std::vector<conversations::Turn> shownPath(std::vector<conversations::Turn> turns) {
    std::vector<conversations::Turn> path;
    std::string wanted = turns.empty() ? std::string() : turns.back().id;
    for (auto turn = turns.rbegin(); turn != turns.rend(); ++turn)
        if (turn->id == wanted) {
            wanted = turn->parent;
            path.push_back(std::move(*turn));
        }
    std::ranges::reverse(path);
    return path;
}

}  // namespace

Chat::Chat(Services services, QObject* parent) : QObject(parent), m_with(std::move(services)) {
    connect(&m_with.conversations, &ConversationModel::removed, this, [this](const QString& id) {
        if (id == m_conversation) newConversation();
    });
    connect(&m_with.conversations, &ConversationModel::titleChanged, this,
            &Chat::conversationChanged);
    connect(&m_with.conversations, &ConversationModel::loaded, this, &Chat::conversationChanged);
}

QString Chat::title() const { return m_with.conversations.titleOf(m_conversation); }

bool Chat::running() const {
    return std::ranges::any_of(
        m_live, [&](const auto& one) { return one.second->conversation == m_conversation; });
}

void Chat::shutdown() {
    for (const auto& [run, live] : m_live) live->cancel.cancel(CancelReason::Shutdown);
}

void Chat::ask(const QString& question) {
    const QString text = question.trimmed();
    if (text.isEmpty() || running() || !m_with.bases.current()) return;
    const qint64 when = now();
    if (m_conversation.isEmpty()) {
        m_conversation = newId();
        m_with.conversations.add({utf8(m_conversation),
                                  text::elide(utf8(text.simplified()), titleBytes),
                                  m_with.bases.current()->manifest().id, false, when, when});
        Q_EMIT conversationChanged();
    }
    const auto& before = m_turns.turns();
    ShownTurn turn{newId(), before.empty() ? QString() : before.back().id, text};
    m_with.history.write([stored = conversations::Turn{utf8(turn.id), utf8(m_conversation),
                                                       utf8(turn.parent), utf8(text), when}](
                             const ConversationStore& store) { return store.addTurn(stored); });
    m_with.conversations.touch(m_conversation, when);
    turn.runs.push_back(startRun(turn.id, text, m_turns.rowCount()));
    m_turns.append(std::move(turn));
    select(m_turns.rowCount() - 1);
    Q_EMIT runningChanged();
}

void Chat::askAgain(int row) {
    if (row < 0 || row >= m_turns.rowCount() || running() || !m_with.bases.current()) return;
    const ShownTurn& turn = m_turns.turns()[static_cast<std::size_t>(row)];
    m_turns.addRun(row, startRun(turn.id, turn.question, row));
    select(row);
    Q_EMIT runningChanged();
}

std::vector<answering::Turn> Chat::history(int before) const {
    std::vector<answering::Turn> history;
    for (int row = 0; row < before; ++row) {
        const ShownTurn& turn = m_turns.turns()[static_cast<std::size_t>(row)];
        const answering::Answer& answer = turn.run().record->answer();
        history.push_back(
            {utf8(turn.question), answer.understoodAs, answer.text, answer.result, answer.sources});
    }
    return history;
}

ShownRun Chat::startRun(const QString& turn, const QString& question, int row) {
    const knowledge::KnowledgeBase& base = *m_with.bases.current();
    const workspace::Configuration& configuration = m_with.configurations.current();
    const qint64 when = now();
    const QString run = qs(answering::newRunId());
    auto live = std::make_shared<Live>();
    live->record = std::make_shared<RunRecord>();
    live->conversation = m_conversation;
    m_live[run] = live;
    m_with.history.write(
        [stored = conversations::Run{utf8(run), utf8(turn), toJson(configuration),
                                     base.manifest().id, base.manifest().generation, when}](
            const ConversationStore& store) { return store.addRun(stored); });
    runOnWorker(run, live, {utf8(question), history(row), {base}});
    return {run, qs(configuration.name), configuration.rounds, when, live->record};
}

void Chat::runOnWorker(const QString& run, const std::shared_ptr<Live>& live,
                       const answering::Question& question) {
    Tasks& tasks = m_with.tasks;
    const auto receive = [this, &tasks, run, live,
                          guard = QPointer<QObject>(this)](const json& event) {
        bool first = false;
        {
            const std::lock_guard lock(live->mutex);
            first = live->waiting.empty();
            live->waiting.push_back(event);
        }
        // One delivery takes all that has come by then.
        if (first) tasks.deliver(guard, [this, run, live] { drain(run, live); });
    };
    tasks.run([receive, live, question, run = utf8(run), make = m_with.answerers,
               configuration = m_with.configurations.current(), access = m_access] {
        answering::Trace trace(run, receive);
        auto strategy = make(configuration, question.bases.front(), access);
        if (!strategy) {
            trace.fail(strategy.error());
            return;
        }
        (*strategy)->answer(question, trace, live->cancel);
        if (!trace.ended())
            trace.fail({ErrorKind::Internal, "The strategy ended without an answer."});
    });
}

void Chat::drain(const QString& run, const std::shared_ptr<Live>& live) {
    std::vector<json> events;
    {
        const std::lock_guard lock(live->mutex);
        events.swap(live->waiting);
    }
    QSet<QByteArray> kinds;
    for (const json& event : events) {
        live->record->add(event);
        kinds << QByteArray::fromStdString(event.value("kind", ""));
    }
    m_with.history.write(
        [run = utf8(run), events = std::move(events)](const ConversationStore& store) {
            return store.addEvents(run, events);
        });
    if (m_with.derivation.shows(live->record.get())) m_with.derivation.refresh();
    const bool ended = live->record->ended();
    if (ended) m_live.erase(run);
    if (const int row = m_turns.rowOfRun(run); row >= 0) m_turns.runChanged(row, kinds);
    if (!ended) return;
    Q_EMIT runningChanged();
    Q_EMIT answered(live->conversation);
}

void Chat::stop() {
    for (const auto& [run, live] : m_live)
        if (live->conversation == m_conversation) live->cancel.cancel();
}

void Chat::showRun(int row, int offset) {
    if (row < 0 || row >= m_turns.rowCount()) return;
    const ShownTurn& turn = m_turns.turns()[static_cast<std::size_t>(row)];
    m_turns.showRun(row, static_cast<int>(turn.current) + offset);
    m_with.history.write([turn = utf8(turn.id), run = utf8(turn.run().id)](
                             const ConversationStore& store) { return store.showRun(turn, run); });
    select(row);
}

void Chat::select(int row) {
    if (row < 0 || row >= m_turns.rowCount()) return;
    m_turns.setCurrent(row);
    const ShownTurn& turn = m_turns.turns()[static_cast<std::size_t>(row)];
    m_with.derivation.show(turn.run().record, turn.question);
}

void Chat::newConversation() {
    ++m_loading;
    m_conversation.clear();
    m_turns.replace({});
    m_with.derivation.show(nullptr, {});
    Q_EMIT conversationChanged();
    Q_EMIT runningChanged();
}

void Chat::open(const QString& conversation) {
    if (conversation == m_conversation) return;
    newConversation();
    if (conversation.isEmpty()) return;
    m_conversation = conversation;
    Q_EMIT conversationChanged();
    m_with.history.read<std::vector<conversations::Turn>>(
        this, [id = utf8(conversation)](const ConversationStore& store) { return store.turns(id); },
        [this, generation = m_loading](std::vector<conversations::Turn> turns) {
            if (generation == m_loading) loaded(std::move(turns));
        });
}

ShownTurn Chat::shownTurn(const conversations::Turn& turn) const {
    ShownTurn shown{qs(turn.id), qs(turn.parent), qs(turn.question)};
    for (const conversations::Run& run : turn.runs) {
        ShownRun one{qs(run.id), qs(run.configuration.value("name", "")),
                     run.configuration.value("rounds", 0), run.created};
        if (const auto live = m_live.find(one.id); live != m_live.end()) {
            one.record = live->second->record;
        } else {
            one.record = std::make_shared<RunRecord>();
            for (const json& event : run.events) one.record->add(event);
            // The program ended while it was being answered: what has come is kept.
            if (!one.record->ended()) one.record->add({{"kind", "run_cancelled"}});
        }
        if (run.id == turn.shownRun) shown.current = shown.runs.size();
        shown.runs.push_back(std::move(one));
    }
    return shown;
}

void Chat::loaded(std::vector<conversations::Turn> turns) {
    std::vector<ShownTurn> shown;
    for (const conversations::Turn& turn : shownPath(std::move(turns)))
        if (!turn.runs.empty()) shown.push_back(shownTurn(turn));
    m_turns.replace(std::move(shown));
    select(m_turns.rowCount() - 1);
    Q_EMIT runningChanged();
}

}  // namespace tripletalk::app
