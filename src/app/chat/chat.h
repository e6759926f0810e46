// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/bases/bases.h"
#include "app/chat/liveruns.h"
#include "app/chat/otherbases.h"
#include "app/chat/turnmodel.h"
#include "app/chat/turntree.h"
#include "app/configurations/configurations.h"
#include "app/conversations/conversationmodel.h"
#include "app/derivation/derivation.h"
#include "app/dialogs/consent.h"

#include <functional>
#include <memory>

#include <QHash>
#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// The conversation that is shown: asks questions, branches where one is edited, and shows one path
/// through its tree. A run goes on when another conversation is opened. Long conversations are read
/// from disk in pieces, the newest turns first.
class Chat : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(tripletalk::app::TurnModel* turns READ turns CONSTANT)
    Q_PROPERTY(QString conversation READ conversation NOTIFY conversationChanged)
    Q_PROPERTY(QString title READ title NOTIFY conversationChanged)
    Q_PROPERTY(bool running READ running NOTIFY runningChanged)
    Q_PROPERTY(bool loading READ loading NOTIFY loadingChanged)
    Q_PROPERTY(bool temporary READ temporary WRITE setTemporary NOTIFY conversationChanged)
    Q_PROPERTY(QString lastQuestion READ lastQuestion NOTIFY runningChanged)
    Q_PROPERTY(QStringList followUps READ followUps NOTIFY followUpsChanged)
    Q_PROPERTY(QString base READ base NOTIFY baseChanged)
    Q_PROPERTY(tripletalk::app::OtherBases* others READ others CONSTANT)

  public:
    struct Services {
        Tasks& tasks;
        History& history;
        Bases& bases;
        Configurations& configurations;
        ConversationModel& conversations;
        Derivation& derivation;
        Consent& consent;
        AnswererFactory answerers;
    };
    explicit Chat(Services services, QObject* parent = nullptr);

    [[nodiscard]] TurnModel* turns() { return &m_turns; }
    [[nodiscard]] QString conversation() const { return m_conversation; }
    [[nodiscard]] QString title() const;
    /// The last question of the shown conversation is being answered.
    [[nodiscard]] bool running() const;
    /// The conversation is being read; nothing can be asked yet.
    [[nodiscard]] bool loading() const { return m_opening; }
    /// Nothing of this conversation is written to disk, and it is gone when another is opened. Can
    /// be chosen before its first question.
    [[nodiscard]] bool temporary() const { return m_temporary; }
    void setTemporary(bool temporary);
    [[nodiscard]] QString lastQuestion() const;
    /// Questions that go on from the last answer.
    [[nodiscard]] QStringList followUps() const { return m_followUps; }
    /// Id of the knowledge base that the shown conversation talks with; empty before its first
    /// question.
    [[nodiscard]] QString base() const { return m_base; }
    /// That are asked together with it.
    [[nodiscard]] OtherBases* others() { return &m_others; }
    void setAccess(llm::Access access) { m_access = std::move(access); }
    /// Stops every run; none delivers an event after `Tasks::waitForDone`.
    void shutdown() { m_runs.shutdown(); }
    /// The language of the window is another one.
    void retranslate();

    Q_INVOKABLE void ask(const QString& question);
    /// A query that a person put together (docs/trace.md), told by these words.
    void askReading(const QString& words, nlohmann::json reading);
    /// What this run read, if that is one reading that can be changed; else null.
    [[nodiscard]] nlohmann::json readingOf(const QString& run) const;
    Q_INVOKABLE void stop();
    /// Asks another question in place of the row's: the conversation branches there.
    Q_INVOKABLE void edit(int row, const QString& question);
    /// Shows the branch before (-1) or after (1) the one that the row belongs to.
    Q_INVOKABLE void showBranch(int row, int offset);
    /// Answers the question of a turn under each of these configurations, all at the same time.
    /// None if nothing can be asked now. What leaves this computer was agreed to.
    std::vector<ShownRun> askUnder(int row,
                                   const std::vector<workspace::Configuration>& configurations);
    /// Answers the question of a turn again, with the current configuration.
    Q_INVOKABLE void askAgain(int row);
    /// Whether the base in use can be asked without a model (an endpoint's cannot).
    Q_INVOKABLE bool answersWithoutModel() const;
    Q_INVOKABLE void askWithoutModel(int row);
    /// Answers it again as a person said it should be understood: a question that stands alone.
    Q_INVOKABLE void askAs(int row, const QString& understood);
    /// Offline: answers it again with another choice for a part of its reading (-1: without it).
    Q_INVOKABLE void changeReading(int row, const QString& place, int choice);
    /// Offline: answers it again with this change of its reading (readingedit.h).
    Q_INVOKABLE void editReading(int row, const QVariantMap& edit);
    /// Offline: answers it again with one of the readings that were offered.
    Q_INVOKABLE void takeReading(int row, int offered);
    /// Answers the question of this run again, by a person's query in this language in place of
    /// the run's own; false if it is not shown or nothing can be asked now.
    Q_INVOKABLE bool correct(const QString& run, const QString& query, const QString& language);
    /// The run that the derivation shows, or nothing.
    Q_INVOKABLE QString currentRun() const;
    /// Shows the answer before (-1) or after (1) the one shown.
    Q_INVOKABLE void showRun(int row, int offset);
    Q_INVOKABLE void newConversation();
    Q_INVOKABLE void open(const QString& conversation);
    /// Opens the conversation where this turn is, on whichever branch.
    Q_INVOKABLE void openAt(const QString& conversation, const QString& turn);
    /// The derivation shows this turn.
    Q_INVOKABLE void select(int row);
    /// The row's answer without Markdown.
    Q_INVOKABLE QString plainAnswer(int row) const;
    /// What was written and not yet sent, kept with the conversation.
    Q_INVOKABLE QString draft() const { return m_drafts.value(m_conversation); }
    Q_INVOKABLE void setDraft(const QString& text);

    /// Says something of the shown answer of this row, and remembers it.
    void setFeedback(int row, const conversations::Feedback& feedback);

  Q_SIGNALS:
    void conversationChanged();
    void runningChanged();
    /// New events of these kinds were folded into the record of a run, be it shown or not.
    void progressed(const QString& run, const answering::EventKinds& kinds);
    /// This question may not leave this computer: it goes back to where questions are written.
    void returned(const QString& question);
    void loadingChanged();
    void followUpsChanged();
    void baseChanged();
    /// The turn that was looked for is in this row.
    void turnFound(int row);
    /// A run has ended, in whatever way.
    void answered(const QString& run, const QString& conversation);
    /// So has one that somebody had to wait for.
    void longAnswered(const QString& question);

  private:
    struct Outline;
    struct Asked {
        QString text;
        int history = 0;  ///< rows before it, which are told along
        nlohmann::json reading = {};
        std::optional<conversations::Turn> added = {};  ///< a new one, kept along with the run
        bool isOffered = false;                         ///< among the examples or follow-ups
    };

    [[nodiscard]] bool canAsk(int row) const;
    [[nodiscard]] const ShownTurn& turn(int row) const;
    void keep(History::Write write);
    /// Begins the conversation if it has no question yet. The row of the next one.
    int goOn(const QString& text);
    /// In the place of the row behind its history, if there is one: the conversation branches.
    void addTurn(Asked asked, const workspace::Configuration& configuration);
    /// The current configuration if it asks no model, else one that does not.
    [[nodiscard]] workspace::Configuration withoutModel() const;
    [[nodiscard]] Asked again(int row) const;
    void addRun(int row, const Asked& asked);
    /// The derivation shows this turn, unless another one is pinned.
    void follow(int row);
    void askWithReading(int row, nlohmann::json reading);
    ShownRun startRun(const QString& turn, const Asked& asked,
                      const workspace::Configuration& configuration);
    /// True if the person is asked first whether it may leave this computer.
    bool waits(std::function<void()> go, std::function<void()> giveUp = {});
    /// The same; what the person wrote is given back if it may not.
    bool waitsOrReturns(const QString& question, std::function<void()> go);
    void runChanged(const QString& run, const answering::EventKinds& kinds);
    void opened(const Outline& outline);
    void readMissing();
    void couldNotRead(int generation);
    [[nodiscard]] TurnPtr shownTurn(const conversations::Turn& turn) const;
    void followBase();
    void followOthers();
    void updateFollowUps();
    void setBase(const QString& base);
    [[nodiscard]] bool mayAsk() const;
    void findTurn();
    /// The path to it, if it is not on the one that is shown.
    void showBranchOf(const QString& turn);

    Services m_with;
    llm::Access m_access;
    LiveRuns m_runs;
    OtherBases m_others;
    TurnModel m_turns;
    TurnTree m_tree;
    QString m_conversation;
    QString m_base;
    QString m_wantedTurn;  ///< to be shown once its conversation is there
    QHash<QString, QString> m_drafts;
    QStringList m_followUps;
    bool m_temporary = false;
    bool m_opening = false;
    int m_generation = 0;  ///< of what is open; what is read for an earlier one is dropped
};

}  // namespace tripletalk::app
