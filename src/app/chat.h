// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/strategy.h"
#include "app/bases.h"
#include "app/configurations.h"
#include "app/conversationmodel.h"
#include "app/derivation.h"
#include "app/history.h"
#include "app/turnmodel.h"

#include <functional>
#include <map>
#include <memory>
#include <mutex>

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// Makes the strategy of a configuration for a base; called on a worker thread.
using AnswererFactory = std::function<Result<std::unique_ptr<answering::AnswerStrategy>>(
    const workspace::Configuration&, const knowledge::KnowledgeBase&, const llm::Access&)>;

/// The conversation that is shown: asks questions on worker threads and folds their traces into
/// what the chat and the derivation show. A run goes on when another conversation is opened.
class Chat : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(tripletalk::app::TurnModel* turns READ turns CONSTANT)
    Q_PROPERTY(QString conversation READ conversation NOTIFY conversationChanged)
    Q_PROPERTY(QString title READ title NOTIFY conversationChanged)
    Q_PROPERTY(bool running READ running NOTIFY runningChanged)

  public:
    struct Services {
        Tasks& tasks;
        History& history;
        Bases& bases;
        Configurations& configurations;
        ConversationModel& conversations;
        Derivation& derivation;
        AnswererFactory answerers;
    };
    explicit Chat(Services services, QObject* parent = nullptr);

    [[nodiscard]] TurnModel* turns() { return &m_turns; }
    [[nodiscard]] QString conversation() const { return m_conversation; }
    [[nodiscard]] QString title() const;
    /// The last question of the shown conversation is being answered.
    [[nodiscard]] bool running() const;
    void setAccess(llm::Access access) { m_access = std::move(access); }
    /// Stops every run; none delivers an event after `Tasks::waitForDone`.
    void shutdown();

    Q_INVOKABLE void ask(const QString& question);
    Q_INVOKABLE void stop();
    /// Answers the question of a turn again, with the current configuration.
    Q_INVOKABLE void askAgain(int row);
    /// Shows the answer before (-1) or after (1) the one shown.
    Q_INVOKABLE void showRun(int row, int offset);
    Q_INVOKABLE void newConversation();
    Q_INVOKABLE void open(const QString& conversation);
    /// The derivation shows this turn.
    Q_INVOKABLE void select(int row);

  Q_SIGNALS:
    void conversationChanged();
    void runningChanged();
    /// A run has ended, in whatever way.
    void answered(const QString& conversation);

  private:
    struct Live {
        std::shared_ptr<RunRecord> record;
        QString conversation;
        CancelToken cancel;
        std::mutex mutex;
        std::vector<nlohmann::json> waiting;  ///< guarded by mutex
    };

    ShownRun startRun(const QString& turn, const QString& question, int row);
    void runOnWorker(const QString& run, const std::shared_ptr<Live>& live,
                     const answering::Question& question);
    void drain(const QString& run, const std::shared_ptr<Live>& live);
    [[nodiscard]] std::vector<answering::Turn> history(int before) const;
    void loaded(std::vector<conversations::Turn> turns);
    ShownTurn shownTurn(const conversations::Turn& turn) const;

    Services m_with;
    llm::Access m_access;
    TurnModel m_turns;
    QString m_conversation;
    int m_loading = 0;  ///< generation of what is being opened
    std::map<QString, std::shared_ptr<Live>> m_live;
};

}  // namespace tripletalk::app
