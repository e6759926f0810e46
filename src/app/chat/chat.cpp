// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/chat/chat.h"

#include "answering/questions/followupquestions.h"
#include "app/chat/markdown.h"
#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "base/text.h"
#include "workspace/configuration.h"
#include "workspace/departure.h"

#include <algorithm>

#include <QDateTime>
#include <QUuid>

namespace tripletalk::app {

using conversations::ConversationStore;
using nlohmann::json;

namespace {

constexpr std::size_t titleBytes = 80;
constexpr int rememberedTurns = 30;  ///< told along with a question; no strategy heeds more
constexpr double longAnswerMs = 10'000;

QString newId() { return QUuid::createUuid().toString(QUuid::WithoutBraces); }

qint64 now() { return QDateTime::currentMSecsSinceEpoch(); }

/// An exchange before the question, told on the worker thread. Its record has ended: it does not
/// change any more.
struct Earlier {
    std::string question;
    bool isOffered = false;
    std::shared_ptr<const RunRecord> record;
};

std::vector<answering::Turn> told(const std::vector<Earlier>& earlier) {
    std::vector<answering::Turn> turns;
    for (const Earlier& one : earlier) {
        const RunRecord& record = *one.record;
        const answering::Answer& answer = record.answer();
        const bool isGiven =
            (one.isOffered || !record.about().empty()) && !record.readings().empty();
        turns.push_back({record.question().empty() ? one.question : record.question(),
                         answer.understoodAs, answer.text, answer.result, answer.sources,
                         isGiven ? record.readings().front() : json()});
    }
    return turns;
}

}  // namespace

Chat::Chat(Services services, QObject* parent)
    : QObject(parent),
      m_with(std::move(services)),
      m_runs(m_with.tasks, m_with.history, m_with.answerers),
      m_others(m_with.bases) {
    connect(&m_with.conversations, &ConversationModel::removed, this, [this](const QString& id) {
        if (id == m_conversation) newConversation();
    });
    connect(&m_with.conversations, &ConversationModel::changedElsewhere, this,
            [this](const QString& id) {
                if (id != m_conversation || running()) return;
                newConversation();
                open(id);
            });
    connect(&m_with.conversations, &ConversationModel::titleChanged, this,
            &Chat::conversationChanged);
    connect(&m_with.conversations, &ConversationModel::loaded, this, &Chat::conversationChanged);
    connect(&m_with.bases, &Bases::currentChanged, this, &Chat::followBase);
    followOthers();
    connect(&m_runs, &LiveRuns::changed, this, &Chat::runChanged);
    connect(&m_runs, &LiveRuns::changed, this, &Chat::progressed);
    connect(&m_runs, &LiveRuns::ended, this,
            [this](const QString& run, const QString& talk, const auto& record) {
                Q_EMIT runningChanged();
                Q_EMIT answered(run, talk);
                const answering::Answer& answer = record->answer();
                const auto total = answer.timingsMs.find("total");
                if (answer.status != answering::AnswerStatus::Cancelled &&
                    total != answer.timingsMs.end() && total->second > longAnswerMs)
                    Q_EMIT longAnswered(qs(record->question()));
            });
    connect(this, &Chat::runningChanged, this, &Chat::updateFollowUps);
}

void Chat::followBase() {
    if (const auto& base = m_with.bases.current())
        m_turns.setBase(qs(base->manifest().id), base->manifest().generation);
    updateFollowUps();
}

QString Chat::lastQuestion() const {
    return m_turns.rowCount() == 0 ? QString() : turn(m_turns.rowCount() - 1).question;
}

void Chat::updateFollowUps() {
    QStringList questions;
    const auto& base = m_with.bases.current();
    if (base && !running() && m_turns.rowCount() > 0) {
        const ShownRun& last = turn(m_turns.rowCount() - 1).run();
        if (last.record && last.base == qs(base->manifest().id))
            for (const Sentence& question :
                 answering::followUps(last.record->answer(), base->schema()))
                questions << translated(question);
    }
    for (const TurnPtr& asked : m_turns.turns()) questions.removeAll(asked->question);
    if (questions == m_followUps) return;
    m_followUps = questions;
    Q_EMIT followUpsChanged();
}

void Chat::retranslate() {
    updateFollowUps();
    Q_EMIT m_others.changed();
}

QString Chat::title() const {
    return m_temporary ? tr("Temporary chat") : m_with.conversations.titleOf(m_conversation);
}

bool Chat::running() const { return m_runs.running(m_conversation); }

void Chat::setTemporary(bool temporary) {
    if (temporary == m_temporary || !m_conversation.isEmpty()) return;
    m_temporary = temporary;
    Q_EMIT conversationChanged();
}

void Chat::keep(History::Write write) {
    if (!m_temporary) m_with.history.write(std::move(write));
}

const ShownTurn& Chat::turn(int row) const {
    return *m_turns.turns()[static_cast<std::size_t>(row)];
}

bool Chat::mayAsk() const {
    // A conversation belongs to one base, even where it asks others as well.
    if (m_with.configurations.asksSeveral() && m_others.opening()) return false;
    return !running() && !m_opening && m_with.bases.current() &&
           (m_base.isEmpty() || m_base == m_with.bases.currentId());
}

bool Chat::canAsk(int row) const { return row >= 0 && row < m_turns.rowCount() && mayAsk(); }

void Chat::ask(const QString& question) {
    const QString text = question.trimmed();
    if (text.isEmpty() || !mayAsk()) return;
    if (waitsOrReturns(text, [this, text] { ask(text); })) return;
    addTurn({text, goOn(text)}, m_with.configurations.current());
}

int Chat::goOn(const QString& text) {
    if (m_conversation.isEmpty()) {
        const qint64 when = now();
        m_drafts.remove({});
        m_conversation = newId();
        if (!m_temporary)
            m_with.conversations.add({.id = utf8(m_conversation),
                                      .title = text::elide(utf8(text.simplified()), titleBytes),
                                      .base = utf8(m_with.bases.currentId()),
                                      .created = when,
                                      .updated = when,
                                      .others = m_others.kept()});
        setBase(m_with.bases.currentId());
        Q_EMIT conversationChanged();
    }
    return m_turns.rowCount();
}

void Chat::edit(int row, const QString& question) {
    const QString text = question.trimmed();
    if (text.isEmpty() || !canAsk(row)) return;
    if (!waitsOrReturns(text, [this, row, text] { edit(row, text); }))
        addTurn({text, row}, m_with.configurations.current());
}

void Chat::addTurn(Asked asked, const workspace::Configuration& configuration) {
    const qint64 when = now();
    const int row = asked.history;
    const QString parent = row < m_turns.rowCount() ? turn(row).parent
                           : row == 0               ? QString()
                                                    : turn(row - 1).id;
    auto made = std::make_shared<ShownTurn>(ShownTurn{newId(), parent, asked.text});
    asked.added = {utf8(made->id), utf8(m_conversation), utf8(parent), utf8(asked.text), when};
    m_with.conversations.touch(m_conversation, when);
    made->isOffered =
        m_with.bases.examples().contains(asked.text) || m_followUps.contains(asked.text);
    asked.isOffered = made->isOffered;
    made->runs.push_back(startRun(made->id, asked, configuration));
    m_tree.add(made);
    m_turns.replaceFrom(row, {made});
    follow(row);
    Q_EMIT runningChanged();
}

void Chat::showBranch(int row, int offset) {
    if (row < 0 || row >= m_turns.rowCount() || running()) return;
    const auto path = m_tree.branch(turn(row), turn(row).branch + offset);
    if (path.empty()) return;
    m_turns.replaceFrom(row, path);
    keep([id = utf8(m_conversation), last = utf8(path.back()->id)](const ConversationStore& store) {
        return store.showTurn(id, last);
    });
    select(row);
    readMissing();
}

bool Chat::waits(std::function<void()> go, std::function<void()> giveUp) {
    return m_with.consent.holds(
        {m_with.configurations.leaving(), std::move(go), std::move(giveUp)});
}

bool Chat::waitsOrReturns(const QString& question, std::function<void()> go) {
    return waits(std::move(go), [this, question] { Q_EMIT returned(question); });
}

std::vector<ShownRun> Chat::askUnder(int row,
                                     const std::vector<workspace::Configuration>& configurations) {
    std::vector<ShownRun> runs;
    if (!canAsk(row)) return runs;
    for (const workspace::Configuration& one : configurations)
        runs.push_back(startRun(turn(row).id, again(row), one));
    for (const ShownRun& one : runs) m_turns.addRun(row, one);
    follow(row);
    Q_EMIT runningChanged();
    return runs;
}

void Chat::addRun(int row, const Asked& asked) {
    if (waits([this, row, asked] { addRun(row, asked); })) return;
    m_turns.addRun(row, startRun(turn(row).id, asked, m_with.configurations.current()));
    follow(row);
    Q_EMIT runningChanged();
}

Chat::Asked Chat::again(int row) const {
    return {turn(row).question, row, {}, {}, turn(row).isOffered};
}

void Chat::askAgain(int row) {
    if (canAsk(row)) addRun(row, again(row));
}

bool Chat::answersWithoutModel() const {
    const auto& base = m_with.bases.current();
    return base && workspace::misfitOf(workspace::Configuration().strategy, base->manifest()) ==
                       workspace::Misfit::None;
}

void Chat::askWithoutModel(int row) { askUnder(row, {withoutModel()}); }

void Chat::askAs(int row, const QString& understood) {
    const QString text = understood.trimmed();
    if (text.isEmpty() || !canAsk(row)) return;
    if (!waitsOrReturns(text, [this, row, text] { askAs(row, text); })) addRun(row, {text});
}

bool Chat::correct(const QString& run, const QString& query, const QString& language) {
    const int row = m_turns.rowOfRun(run);
    if (!canAsk(row) || !turn(row).run().record || query.trimmed().isEmpty()) return false;
    const json corrected{{"query", utf8(query.trimmed())},
                         {"language", utf8(language)},
                         {"run", utf8(run)},
                         {"text", turn(row).run().record->answer().standAlone}};
    workspace::Configuration own;
    own.name = utf8(tr("Corrected by you"));
    // No model is asked: nobody's consent is needed.
    m_turns.addRun(row, startRun(turn(row).id, {turn(row).question, row, corrected}, own));
    follow(row);
    Q_EMIT runningChanged();
    return true;
}

QString Chat::currentRun() const {
    const int row = m_turns.current();
    return row < 0 || row >= m_turns.rowCount() ? QString() : turn(row).run().id;
}

ShownRun Chat::startRun(const QString& turn, const Asked& asked,
                        const workspace::Configuration& configuration) {
    const knowledge::KnowledgeBase& base = *m_with.bases.current();
    const qint64 when = now();
    const QString run = qs(answering::newRunId());
    keep([stored = conversations::Run{utf8(run), utf8(turn), toJson(configuration),
                                      base.manifest().id, base.manifest().generation, when},
          added = asked.added](const ConversationStore& store) mutable {
        if (!added) return store.addRun(stored);
        added->runs.push_back(stored);
        return store.addTurn(*added);
    });
    const json reading = asked.reading.is_null() && !workspace::asksModel(configuration)
                             ? m_with.bases.exampleReading(asked.text)
                             : asked.reading;
    std::vector<Earlier> earlier;
    for (int row = std::max(0, asked.history - rememberedTurns); row < asked.history; ++row)
        if (const ShownTurn& one = this->turn(row); one.run().record)
            earlier.push_back({utf8(one.question), one.isOffered, one.run().record});
    std::vector<knowledge::KnowledgeBase> others;
    if (workspace::asksSeveral(configuration)) others = m_others.ready();
    auto record = m_runs.start({run, m_conversation, !m_temporary, configuration, m_access,
                                [earlier, asked, reading, base, others]() -> answering::Question {
                                    return {utf8(asked.text), told(earlier), {base},
                                            reading,          others,        asked.isOffered};
                                }});
    return {run,
            qs(configuration.name),
            workspace::mostRounds(configuration),
            when,
            std::move(record),
            {},
            qs(base.manifest().id),
            base.manifest().generation,
            configuration.contextTokens};
}

void Chat::runChanged(const QString& run, const answering::EventKinds& kinds) {
    const int row = m_turns.rowOfRun(run);
    if (row < 0) return;
    if (m_with.derivation.shows(turn(row).run().record.get())) m_with.derivation.refresh();
    m_turns.runChanged(row, kinds);
}

void Chat::stop() { m_runs.cancel(m_conversation); }

void Chat::showRun(int row, int offset) {
    if (row < 0 || row >= m_turns.rowCount()) return;
    m_turns.showRun(row, static_cast<int>(turn(row).current) + offset);
    keep([id = utf8(turn(row).id), run = utf8(turn(row).run().id)](const ConversationStore& store) {
        return store.showRun(id, run);
    });
    select(row);
    readMissing();
}

void Chat::follow(int row) {
    if (!m_with.derivation.pinned()) select(row);
}

void Chat::select(int row) {
    if (row < 0 || row >= m_turns.rowCount()) return;
    m_turns.setCurrent(row);
    m_with.derivation.show(turn(row).run().record, turn(row).question);
}

QString Chat::plainAnswer(int row) const {
    if (row < 0 || row >= m_turns.rowCount() || !turn(row).run().record) return {};
    return markdownToPlain(turn(row).run().record->answer().text);
}

void Chat::setDraft(const QString& text) {
    if (draft() == text) return;
    m_drafts[m_conversation] = text;
    if (!m_conversation.isEmpty())
        keep([id = utf8(m_conversation), draft = utf8(text)](const ConversationStore& store) {
            return store.setDraft(id, draft);
        });
}

void Chat::setFeedback(int row, const conversations::Feedback& feedback) {
    if (row < 0 || row >= m_turns.rowCount()) return;
    m_turns.setFeedback(row, feedback);
    keep([run = utf8(turn(row).run().id), feedback](const ConversationStore& store) {
        return store.setFeedback(run, feedback);
    });
}

}  // namespace tripletalk::app
