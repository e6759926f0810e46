// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/chat/chat.h"
#include "app/configurations/configurations.h"
#include "app/dialogs/consent.h"
#include "evaluation/keptquestions.h"

#include <optional>
#include <vector>

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// The questions of the base in use whose answers should stay, and how each ended when all were
/// asked last.
class QuestionSet : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(int count READ rowCount NOTIFY countChanged)
    Q_PROPERTY(bool running READ running NOTIFY runningChanged)
    Q_PROPERTY(int asked READ asked NOTIFY runningChanged)
    /// The schema was changed after the last run.
    Q_PROPERTY(bool stale READ stale NOTIFY runningChanged)
    /// Of the last run: {better, worse, same, new}; empty before one.
    Q_PROPERTY(QVariantMap counts READ counts NOTIFY runningChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

  public:
    enum Role {
        QuestionRole = Qt::UserRole + 1,
        ExpectedRole,
        ChangeRole,   ///< "better", "worse", "same", "new"; empty before a run
        OutcomeRole,  ///< "right", "wrong", "abstained"
        ReasonRole,
        AnswerRole,  ///< what is answered now
    };

    QuestionSet(Tasks& tasks, Bases& bases, Configurations& configurations, Consent& consent,
                AnswererFactory answerers, QObject* parent = nullptr);
    ~QuestionSet() override { shutdown(); }
    void shutdown() { m_cancel.cancel(CancelReason::Shutdown); }
    void setAccess(llm::Access access) { m_access = std::move(access); }
    void schemaChanged();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] bool running() const { return m_running; }
    [[nodiscard]] int asked() const { return m_asked; }
    [[nodiscard]] bool stale() const { return m_stale; }
    [[nodiscard]] QVariantMap counts() const { return m_counts; }
    [[nodiscard]] QString problem() const { return m_problem; }

    Q_INVOKABLE void load();
    Q_INVOKABLE void remove(int row);
    /// Asks all of them with the configuration in use.
    Q_INVOKABLE void run();
    Q_INVOKABLE void cancel() { m_cancel.cancel(); }

  Q_SIGNALS:
    void countChanged();
    void runningChanged();
    void problemChanged();

  private:
    struct Entry {
        evaluation::KeptQuestion kept;
        std::optional<evaluation::Rerun> rerun = {};
    };
    void show(const std::vector<evaluation::KeptQuestion>& questions);
    void ended(const Result<std::vector<evaluation::Rerun>>& reruns);
    void setProblem(const QString& problem);

    Tasks& m_tasks;
    Bases& m_bases;
    Configurations& m_configurations;
    Consent& m_consent;
    AnswererFactory m_answerers;
    llm::Access m_access;
    std::vector<Entry> m_entries;
    std::string m_base;  ///< id of the base that they belong to
    QVariantMap m_counts;
    QString m_problem;
    CancelToken m_cancel;
    int m_asked = 0;
    bool m_running = false;
    bool m_stale = false;
};

}  // namespace tripletalk::app
