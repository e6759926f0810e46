// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/chat/chat.h"
#include "app/window/qttext.h"
#include "workspace/configuration.h"

#include <algorithm>
#include <utility>

namespace tripletalk::app {

using conversations::ConversationStore;
using nlohmann::json;

namespace {
constexpr std::size_t readAtOnce = 20;

ShownRun shownRun(const conversations::Run& run, std::shared_ptr<RunRecord> record) {
    ShownRun shown{.id = qs(run.id),
                   .configuration = qs(run.configuration.value("name", "")),
                   .started = run.created,
                   .record = std::move(record),
                   .feedback = run.feedback,
                   .base = qs(run.base),
                   .generation = run.generation};
    if (const auto read = workspace::configurationFromJson(run.configuration)) {
        shown.rounds = workspace::mostRounds(*read);
        shown.window = read->contextTokens;
    }
    return shown;
}
}  // namespace

struct Chat::Outline {
    conversations::Conversation conversation;
    std::vector<conversations::Turn> turns;
};

void Chat::newConversation() {
    if (m_temporary) m_runs.cancel(m_conversation);  // there is no way back to it
    ++m_generation;
    m_conversation.clear();
    m_wantedTurn.clear();
    setBase({});
    m_others.set({});
    m_temporary = false;
    m_opening = false;
    m_tree.clear();
    m_turns.replace({});
    m_with.derivation.show(nullptr, {});
    Q_EMIT conversationChanged();
    Q_EMIT runningChanged();
    Q_EMIT loadingChanged();
}

void Chat::followOthers() {
    connect(&m_others, &OtherBases::changed, this,
            [this] { m_with.configurations.setOthers(m_others.manifests()); });
    connect(&m_others, &OtherBases::edited, this,
            [this] { m_with.conversations.setOthers(m_conversation, m_others.kept()); });
    // Before its first question a chat is of whatever base is in use.
    connect(&m_with.bases, &Bases::currentChanged, this, [this] {
        if (m_base.isEmpty()) m_others.remove(m_with.bases.currentId());
    });
}

void Chat::setBase(const QString& base) {
    if (base == m_base) return;
    m_base = base;
    Q_EMIT baseChanged();
}

void Chat::openAt(const QString& conversation, const QString& turn) {
    open(conversation);
    m_wantedTurn = turn;
    if (m_opening) return;
    showBranchOf(turn);
    findTurn();
}

void Chat::showBranchOf(const QString& turn) {
    const auto is = [&](const TurnPtr& one) { return one->id == turn; };
    const auto path = m_tree.pathTo(turn);
    if (path.empty() || !is(path.back()) || std::ranges::any_of(m_turns.turns(), is)) return;
    m_turns.replace(path);
    readMissing();
}

void Chat::findTurn() {
    const auto& turns = m_turns.turns();
    const auto found = std::ranges::find(turns, std::exchange(m_wantedTurn, {}),
                                         [](const TurnPtr& one) { return one->id; });
    if (found == turns.end()) return;
    const int row = static_cast<int>(found - turns.begin());
    select(row);
    Q_EMIT turnFound(row);
}

void Chat::open(const QString& conversation) {
    if (conversation == m_conversation) return;
    newConversation();
    if (conversation.isEmpty()) return;
    m_conversation = conversation;
    m_opening = true;
    Q_EMIT conversationChanged();
    Q_EMIT loadingChanged();
    m_with.history.read<Outline>(
        this,
        [id = utf8(conversation)](const ConversationStore& store) -> Result<Outline> {
            auto found = store.conversation(id);
            if (!found) return found.error();
            auto turns = store.outline(id);
            if (!turns) return turns.error();
            return Outline{*std::move(found), *std::move(turns)};
        },
        [this, generation = m_generation](const Outline& outline) {
            if (generation == m_generation) opened(outline);
        },
        [this, generation = m_generation] { couldNotRead(generation); });
}

TurnPtr Chat::shownTurn(const conversations::Turn& turn) const {
    ShownTurn shown{qs(turn.id), qs(turn.parent), qs(turn.question)};
    for (const conversations::Run& run : turn.runs) {
        if (!run.purpose.empty()) continue;
        if (run.id == turn.shownRun) shown.current = shown.runs.size();
        shown.runs.push_back(shownRun(run, m_runs.recordOf(qs(run.id))));
    }
    return std::make_shared<ShownTurn>(std::move(shown));
}

void Chat::opened(const Outline& outline) {
    for (const conversations::Turn& turn : outline.turns)
        if (const TurnPtr shown = shownTurn(turn); !shown->runs.empty()) m_tree.add(shown);
    if (!m_drafts.contains(m_conversation))
        m_drafts[m_conversation] = qs(outline.conversation.draft);
    setBase(qs(outline.conversation.base));
    m_others.set(outline.conversation.others);
    m_turns.replace(m_tree.pathTo(qs(outline.conversation.shownTurn)));
    if (!m_wantedTurn.isEmpty()) showBranchOf(m_wantedTurn);
    readMissing();
}

void Chat::readMissing() {
    std::vector<QString> wanted;
    const auto& turns = m_turns.turns();
    for (auto turn = turns.rbegin(); turn != turns.rend() && wanted.size() < readAtOnce; ++turn)
        if (!(*turn)->run().record) wanted.push_back((*turn)->run().id);
    if (wanted.empty()) {
        if (std::exchange(m_opening, false)) Q_EMIT loadingChanged();
        select(m_turns.current());
        findTurn();
        Q_EMIT runningChanged();
        return;
    }
    using Records = std::vector<std::shared_ptr<RunRecord>>;
    m_with.history.read<Records>(
        this,
        [wanted](const ConversationStore& store) -> Result<Records> {
            Records records;
            for (const QString& run : wanted) {
                const auto events = store.events(utf8(run));
                if (!events) return events.error();
                auto record = std::make_shared<RunRecord>();
                for (const json& stored : *events)
                    if (const auto event = answering::eventFromJson(stored)) record->add(*event);
                // The program ended while it was being answered: what has come is kept.
                if (!record->ended()) record->add({.body = answering::RunCancelled()});
                records.push_back(std::move(record));
            }
            return records;
        },
        [this, wanted, generation = m_generation](const Records& records) {
            if (generation != m_generation) return;
            for (std::size_t i = 0; i < wanted.size(); ++i)
                if (const int row = m_turns.rowOfRun(wanted[i]); row >= 0)
                    m_turns.setRecord(row, records[i]);
            if (std::exchange(m_opening, false)) {
                Q_EMIT loadingChanged();
                Q_EMIT runningChanged();
            }
            select(m_turns.current());
            findTurn();
            readMissing();
        },
        [this, generation = m_generation] { couldNotRead(generation); });
}

/// Why was told; what cannot be read is not shown half.
void Chat::couldNotRead(int generation) {
    if (generation == m_generation) newConversation();
}

}  // namespace tripletalk::app
