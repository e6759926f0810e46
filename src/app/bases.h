// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/tasks.h"
#include "knowledge/knowledgebase.h"
#include "workspace/bases.h"

#include <filesystem>
#include <optional>
#include <vector>

#include <QAbstractListModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// The knowledge bases that the person can choose, and the one in use. A list of its own entries;
/// the current one is opened on a worker thread.
class Bases : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(State state READ state NOTIFY currentChanged)
    Q_PROPERTY(QString name READ name NOTIFY currentChanged)
    Q_PROPERTY(QString folder READ folder NOTIFY currentChanged)
    Q_PROPERTY(QString error READ error NOTIFY currentChanged)
    Q_PROPERTY(double triples READ triples NOTIFY currentChanged)
    Q_PROPERTY(double entities READ entities NOTIFY currentChanged)
    Q_PROPERTY(int tables READ tables NOTIFY currentChanged)
    Q_PROPERTY(QStringList examples READ examples NOTIFY currentChanged)
    Q_PROPERTY(int count READ rowCount NOTIFY listChanged)

  public:
    enum State { NoBase, Opening, Ready, Failed };
    Q_ENUM(State)

    enum Role {
        NameRole = Qt::UserRole + 1,
        FolderRole,
        TriplesRole,
        EntitiesRole,
        ErrorRole,  ///< why it cannot be opened, else empty
        CurrentRole,
    };

    Bases(Tasks& tasks, std::filesystem::path data, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString folder() const { return m_folder; }
    [[nodiscard]] QString error() const { return m_error; }
    [[nodiscard]] double triples() const;
    [[nodiscard]] double entities() const;
    [[nodiscard]] int tables() const;
    /// Questions made from the schema of the current base.
    [[nodiscard]] QStringList examples() const { return m_examples; }
    /// Set while the state is Ready.
    [[nodiscard]] const std::optional<knowledge::KnowledgeBase>& current() const {
        return m_current;
    }
    [[nodiscard]] const std::filesystem::path& dataFolder() const { return m_data; }

    /// Reads the list anew; `others` are folders outside the data folder.
    void reload();
    void setOthers(std::vector<std::string> others);

    Q_INVOKABLE void open(const QString& folder);
    /// A folder of the data folder for a new base of this name.
    Q_INVOKABLE QString folderFor(const QString& name) const;

  Q_SIGNALS:
    void currentChanged();
    void listChanged();

  private:
    void opened(Result<knowledge::KnowledgeBase> base, QStringList examples);

    Tasks& m_tasks;
    std::filesystem::path m_data;
    std::vector<std::string> m_others;
    std::vector<workspace::BaseEntry> m_entries;
    std::optional<knowledge::KnowledgeBase> m_current;
    State m_state = NoBase;
    QString m_folder;
    QString m_error;
    QStringList m_examples;
    int m_opening = 0;  ///< generation; a base opened late is dropped
    int m_listing = 0;
};

}  // namespace tripletalk::app
