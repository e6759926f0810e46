// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/attribution/attribution.h"
#include "app/bases/bases.h"
#include "app/conversations/history.h"
#include "app/derivation/runrecord.h"
#include "app/dialogs/consent.h"
#include "llm/providers.h"
#include "net/http.h"

#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// What mattered for the answer that is looked at: a plan with its cost, then the groups of its
/// sources, those first without which the answer changes most. The work is kept as a run about the
/// answer's run, and shown again when that is.
class Mattered : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Derivation")
    Q_PROPERTY(State state READ state NOTIFY changed)
    Q_PROPERTY(int groups READ groups NOTIFY changed)
    Q_PROPERTY(int calls READ calls NOTIFY changed)
    Q_PROPERTY(double tokens READ tokens NOTIFY changed)
    Q_PROPERTY(QString modelName READ modelName NOTIFY changed)
    Q_PROPERTY(int callsDone READ callsDone NOTIFY progressed)
    Q_PROPERTY(QString error READ error NOTIFY changed)
    Q_PROPERTY(QString errorDetail READ errorDetail NOTIFY changed)

  public:
    /// Nothing: there is no answer with sources to look into. Idle: no plan yet.
    enum State { Nothing, Idle, Planning, Planned, Running, Done, Failed };
    Q_ENUM(State)

    enum Role {
        NumbersRole = Qt::UserRole + 1,  ///< of the group's sources
        TitlesRole,                      ///< of each a short text
        PercentRole,
        WithoutRole,  ///< the answer without the group, Markdown without citations
    };

    struct Services {
        Tasks& tasks;
        History& history;
        const Bases& bases;
        Consent& consent;
        std::shared_ptr<net::Client> client;
    };
    explicit Mattered(Services services, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] int groups() const { return static_cast<int>(m_plan.clusters.size()); }
    /// Calls of a model that the plan needs, and about how many tokens they send.
    [[nodiscard]] int calls() const { return m_plan.calls; }
    [[nodiscard]] double tokens() const { return static_cast<double>(m_plan.promptTokens); }
    [[nodiscard]] QString modelName() const;
    [[nodiscard]] int callsDone() const { return m_callsDone; }
    [[nodiscard]] QString error() const { return m_error; }
    [[nodiscard]] QString errorDetail() const { return m_errorDetail; }

    void setAccess(llm::Access access) { m_access = std::move(access); }
    /// Looks at another answer, or at one that has now ended; work for the one before is stopped.
    void look(const std::shared_ptr<const RunRecord>& record);
    /// Stops all work; it ends before `Tasks::waitForDone` does.
    void shutdown();

    /// Groups the sources and tells the cost. What costs nothing is done at once.
    Q_INVOKABLE void plan();
    /// Asks the answer's model; before it would leave this computer for the first time, the person.
    Q_INVOKABLE void start();
    Q_INVOKABLE void cancel();

  Q_SIGNALS:
    void changed();
    void progressed();

  private:
    struct Group {
        QList<int> numbers;
        QStringList titles;
        double percent = 0;
        QString without;
    };
    void setState(State state);
    [[nodiscard]] std::vector<workspace::Departure> leaving() const;
    /// Folders of the bases that the answer is from, but for the one in use.
    [[nodiscard]] std::optional<std::vector<std::filesystem::path>> others() const;
    void fail(const Error& error);
    void show(const std::vector<answering::AttributedCluster>& clusters);
    void showStored(const std::vector<nlohmann::json>& events);
    void store(const std::string& run, std::vector<nlohmann::json> events) const;
    [[nodiscard]] Group groupOf(const answering::AttributedCluster& cluster) const;

    Services m_with;
    llm::Access m_access;
    answering::AnsweredRun m_about;
    AskedBases m_bases;  ///< that it asked
    answering::AttributionPlan m_plan;
    std::vector<Group> m_groups;
    State m_state = Nothing;
    CancelToken m_cancel;
    int m_looking = 0;  ///< generation: what comes for an earlier answer is dropped
    int m_callsDone = 0;
    QString m_error;
    QString m_errorDetail;
};

}  // namespace tripletalk::app
