// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/tasks.h"
#include "llm/providers.h"
#include "net/http.h"
#include "workspace/configuration.h"

#include <memory>
#include <vector>

#include <QAbstractListModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// The saved configurations and the one in use, which can be changed: the next question is asked
/// with what is set here, and `save` keeps it under a name.
class Configurations : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString strategy READ strategy WRITE setStrategy NOTIFY changed)
    Q_PROPERTY(QString model READ model WRITE setModel NOTIFY changed)
    Q_PROPERTY(QString embedder READ embedder WRITE setEmbedder NOTIFY changed)
    Q_PROPERTY(int rounds READ rounds WRITE setRounds NOTIFY changed)
    Q_PROPERTY(int topK READ topK WRITE setTopK NOTIFY changed)
    Q_PROPERTY(bool modified READ modified NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString destination READ destination NOTIFY changed)
    Q_PROPERTY(QStringList models READ models NOTIFY modelsChanged)
    Q_PROPERTY(QString modelsProblem READ modelsProblem NOTIFY modelsChanged)

  public:
    enum Role { NameRole = Qt::UserRole + 1, StrategyRole, ModelRole, CurrentRole };

    Configurations(Tasks& tasks, std::shared_ptr<net::Client> client, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] const workspace::Configuration& current() const { return m_current; }
    [[nodiscard]] const std::vector<workspace::Configuration>& saved() const { return m_saved; }
    void setSaved(std::vector<workspace::Configuration> saved, const std::string& current);
    void setAccess(llm::Access access);

    [[nodiscard]] QString name() const;
    [[nodiscard]] QString strategy() const;
    [[nodiscard]] QString model() const;
    [[nodiscard]] QString embedder() const;
    [[nodiscard]] int rounds() const { return m_current.rounds; }
    [[nodiscard]] int topK() const { return m_current.topK; }
    void setStrategy(const QString& strategy);
    void setModel(const QString& model);
    void setEmbedder(const QString& embedder);
    void setRounds(int rounds);
    void setTopK(int topK);
    /// The current one differs from what is saved under its name.
    [[nodiscard]] bool modified() const;
    /// Why the current one cannot answer, empty if it can.
    [[nodiscard]] QString problem() const;
    /// The host that the next question goes to; empty if it stays on this computer.
    [[nodiscard]] QString destination() const;
    /// "ollama:NAME" of the models that Ollama has, as last looked up.
    [[nodiscard]] QStringList models() const { return m_models; }
    [[nodiscard]] QString modelsProblem() const { return m_modelsProblem; }

    Q_INVOKABLE QStringList strategies() const;
    Q_INVOKABLE void use(const QString& name);
    /// Keeps the current one under this name, replacing one that has it.
    Q_INVOKABLE void save(const QString& name);
    Q_INVOKABLE void discardChanges();
    /// The last one cannot be removed.
    Q_INVOKABLE void remove(const QString& name);
    /// Asks Ollama for its models.
    Q_INVOKABLE void findModels();

  Q_SIGNALS:
    void changed();
    void modelsChanged();
    /// What is saved, or which is in use, has changed.
    void savedChanged();

  private:
    void edit(workspace::Configuration configuration);
    [[nodiscard]] const workspace::Configuration* find(const std::string& name) const;

    Tasks& m_tasks;
    std::shared_ptr<net::Client> m_client;
    llm::Access m_access;
    std::vector<workspace::Configuration> m_saved{workspace::Configuration{}};
    workspace::Configuration m_current;
    QStringList m_models;
    QString m_modelsProblem;
    int m_finding = 0;
    CancelToken m_shutdown;

  public:
    ~Configurations() override { m_shutdown.cancel(CancelReason::Shutdown); }
};

}  // namespace tripletalk::app
