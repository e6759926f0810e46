// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/chat/chat.h"

#include <functional>

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// What a person says of an answer, and what is kept because of it: a right one's question and
/// query become an example, an answer that should stay as it is goes to the base's question set.
class Feedback : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")

  public:
    Feedback(Tasks& tasks, Bases& bases, Chat& chat, QObject* parent = nullptr);

    /// Stops what runs, for the end of the program.
    void shutdown() { m_cancel.cancel(CancelReason::Shutdown); }

    /// The row's answer is right (1), wrong (-1), or nothing is said of it (0): then what was kept
    /// because of it is taken back, and where it is wrong also what it was answered by, if that
    /// was taught for this question. The opinion stands even where an example cannot be kept.
    Q_INVOKABLE void say(int row, int opinion);
    /// A word of the row's question is another name of a table, of a column of it or of a value of
    /// that, as stored: a synonym of the base from now on. The question is asked again.
    Q_INVOKABLE void meansTheSame(int row, const QString& word, const QString& table,
                                  const QString& column, const QString& value);
    /// The answer should stay as it is: into the question set, or out of it again.
    Q_INVOKABLE void keep(int row, bool kept);

  Q_SIGNALS:
    /// Something could not be kept; the sentence says why.
    void failed(const QString& message);
    /// A correction made this run's answer an example, without being asked.
    void taught(const QString& run);
    /// The base of this folder has a further synonym of a table, column or value.
    void wordGiven(const QString& folder, const QString& word, const QString& target);

  private:
    /// Who corrects a query or a reading says thereby that its answer is right.
    void trustCorrection(const QString& run);
    /// What is so now, and why it is not all that was wanted.
    struct Changed {
        conversations::Feedback now;
        Result<void> done = {};
    };
    using Change = std::function<Changed(const knowledge::KnowledgeBase&, conversations::Feedback)>;
    void change(int row, Change work);

    Tasks& m_tasks;
    Bases& m_bases;
    Chat& m_chat;
    CancelToken m_cancel;  ///< of queries that are tried before they are kept
};

}  // namespace tripletalk::app
