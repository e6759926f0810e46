// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/chat/chat.h"
#include "app/chat/turnmodel.h"
#include "app/configurations/configurations.h"
#include "app/dialogs/consent.h"
#include "app/window/tasks.h"

#include <vector>

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// One question answered under two configurations at the same time. Both answers are runs of the
/// question's turn in the chat; here they are the two rows of `sides`.
class Comparison : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(tripletalk::app::TurnModel* sides READ sides CONSTANT)
    Q_PROPERTY(QString question READ question NOTIFY changed)
    Q_PROPERTY(QStringList configurations READ configurations NOTIFY changed)
    Q_PROPERTY(bool running READ running NOTIFY changed)
    Q_PROPERTY(QVariantList figures READ figures NOTIFY changed)
    Q_PROPERTY(Verdict verdict READ verdict NOTIFY changed)
    Q_PROPERTY(QString difference READ difference NOTIFY changed)

  public:
    enum Verdict { Unknown, Same, Different };
    Q_ENUM(Verdict)

    Comparison(Tasks& tasks, Chat& chat, Configurations& configurations, Consent& consent,
               QObject* parent = nullptr);

    [[nodiscard]] TurnModel* sides() { return &m_sides; }
    [[nodiscard]] QString question() const { return m_question; }
    /// The names of the two, once they run.
    [[nodiscard]] QStringList configurations() const { return m_names; }
    [[nodiscard]] bool running() const;
    /// {seconds, tokens, calls} of each side that has ended, else empty.
    [[nodiscard]] QVariantList figures() const;
    /// Whether the two say the same, by the scorer's rules.
    [[nodiscard]] Verdict verdict() const { return m_verdict; }
    [[nodiscard]] QString difference() const { return m_difference; }

    /// The question of this row of the chat; -1: the one that is selected.
    Q_INVOKABLE void choose(int row);
    /// Answers it under the two.
    Q_INVOKABLE void start(const QString& left, const QString& right);
    Q_INVOKABLE void stop();
    /// The chat and its derivation show the answer of this side.
    Q_INVOKABLE void showInChat(int side);

  Q_SIGNALS:
    void changed();

  private:
    void runBoth(const std::vector<workspace::Configuration>& wanted);
    void progressed(const QString& run, const answering::EventKinds& kinds);
    void judge();
    [[nodiscard]] const RunRecord* record(int side) const;

    Tasks& m_tasks;
    Chat& m_chat;
    Configurations& m_configurations;
    Consent& m_consent;
    TurnModel m_sides;
    QString m_question;
    QString m_turn;
    QStringList m_names;
    Verdict m_verdict = Unknown;
    QString m_difference;
    int m_judging = 0;  ///< generation
};

}  // namespace tripletalk::app
