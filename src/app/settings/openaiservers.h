// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/settings/appsettings.h"
#include "app/settings/modelcatalog.h"

#include <memory>
#include <string>
#include <vector>

#include <QAbstractListModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// The servers that speak OpenAI's protocol, each with its models: first the usual one, whose
/// address may come from the environment and which stays, then those that a person named. What is
/// changed is written at once; what is refused is told in a sentence and changes nothing.
class OpenAiServers : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(int count READ rowCount NOTIFY countChanged)
    Q_PROPERTY(QStringList embedders READ embedders NOTIFY modelsChanged)

  public:
    enum Role {
        ServerRole = Qt::UserRole + 1,  ///< its id; empty: the usual one
        NameRole,
        AddressRole,  ///< empty: that of the environment
        KeyPlaceRole,
        CatalogRole,
    };

    OpenAiServers(AppSettings& settings, Tasks& tasks, std::shared_ptr<net::Client> client,
                  QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// The usual one's models.
    [[nodiscard]] ModelCatalog* usual() const { return m_rows.front().catalog.get(); }
    /// Specs of embedders of all of them, as last looked up.
    [[nodiscard]] QStringList embedders() const;
    /// The chat models of all of them.
    [[nodiscard]] std::vector<KnownModel> known() const;

    void setAccess(const llm::Access& access);
    void retranslate();
    void shutdown();

    // Each returns why it was refused, empty if it was done.
    Q_INVOKABLE QString add(const QString& name, const QString& address, const QString& key);
    Q_INVOKABLE QString rename(const QString& server, const QString& name);
    Q_INVOKABLE QString setAddress(const QString& server, const QString& address);

    /// Empty removes it.
    Q_INVOKABLE void setKey(const QString& server, const QString& key);
    /// With its key. The usual one stays.
    Q_INVOKABLE void remove(const QString& server);
    /// The models of the server that a spec names; null if there is none.
    [[nodiscard]] Q_INVOKABLE tripletalk::app::ModelCatalog* catalogOf(const QString& spec) const;
    /// "gpt-x · My lab"; what names no server as it is.
    [[nodiscard]] Q_INVOKABLE QString titleOf(const QString& spec) const;

  Q_SIGNALS:
    void countChanged();
    void modelsChanged();

  private:
    struct Row {
        std::string id;
        std::unique_ptr<ModelCatalog> catalog;
    };

    [[nodiscard]] const workspace::ModelServer* find(const std::string& id) const;
    [[nodiscard]] QString nameOf(const std::string& id) const;
    /// Keeps a server that was changed or is new.
    QString keep(const workspace::ModelServer& wanted);
    QString keepUsual(const QString& name, const QString& address);
    void addRow(const std::string& id);
    void tellRows();

    AppSettings& m_settings;
    Tasks& m_tasks;
    std::shared_ptr<net::Client> m_client;
    std::vector<Row> m_rows;
    llm::Access m_access;
};

}  // namespace tripletalk::app
