// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/bases/bases.h"
#include "app/window/tasks.h"
#include "base/cancel.h"
#include "base/progress.h"
#include "llm/providers.h"

#include <functional>
#include <memory>
#include <vector>

#include <QAbstractListModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// The dense indexes of the base in use, and the one that is being built for it.
class Indexer : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(QString building READ building NOTIFY changed)
    Q_PROPERTY(double fraction READ fraction NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QStringList built READ built NOTIFY changed)

  public:
    enum Role {
        SpecRole = Qt::UserRole + 1,  ///< "builtin", "ollama:NAME"
        DimensionsRole,
    };

    Indexer(Tasks& tasks, Bases& bases, std::shared_ptr<net::Client> client,
            QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// The embedder whose index is being built, empty if none is.
    [[nodiscard]] QString building() const { return m_building; }
    [[nodiscard]] double fraction() const { return m_fraction; }
    [[nodiscard]] QString problem() const { return m_problem; }
    /// The embedders of the rows.
    [[nodiscard]] QStringList built() const;
    void setAccess(llm::Access access) { m_access = std::move(access); }
    void shutdown() { m_cancel.cancel(CancelReason::Shutdown); }

    /// Sends every passage of the base to the embedder, if its privacy rule allows.
    Q_INVOKABLE void build(const QString& spec);
    Q_INVOKABLE void cancel() { m_cancel.cancel(); }
    Q_INVOKABLE void remove(const QString& spec);

  Q_SIGNALS:
    void changed();

  private:
    using Outcome = Result<knowledge::KnowledgeBase>;
    using Work = std::function<Outcome(const std::filesystem::path&, const ProgressSink&,
                                       const CancelToken&)>;
    void read();
    void start(const QString& spec, Work work);
    void ended(const QString& folder, const Outcome& outcome);

    Tasks& m_tasks;
    Bases& m_bases;
    std::shared_ptr<net::Client> m_client;
    llm::Access m_access;
    std::vector<knowledge::EmbedderInfo> m_indexes;
    QString m_building;
    double m_fraction = -1;
    QString m_problem;
    CancelToken m_cancel;
};

}  // namespace tripletalk::app
