// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/tasks.h"
#include "knowledge/entitysearch.h"

#include <memory>
#include <optional>
#include <vector>

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// What a search box finds while somebody types in it: entities and tables. The latest text wins.
class SearchModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Explorer")
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed)
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    Q_PROPERTY(int count READ rowCount NOTIFY changed)
    Q_PROPERTY(QString error READ error NOTIFY changed)

  public:
    enum Role {
        LabelRole = Qt::UserRole + 1,
        KindRole,   ///< entity or table
        NameRole,   ///< IRI of an entity, name of a table
        DetailRole  ///< an entity's class and the other name by which it was found
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] QString text() const { return m_text; }
    void setText(const QString& text);
    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] QString error() const { return m_error; }
    void setBase(const std::optional<knowledge::KnowledgeBase>& base);
    /// Stops and waits.
    void shutdown();

  Q_SIGNALS:
    void changed();

  private:
    struct Open {
        knowledge::KnowledgeBase base;
        std::optional<knowledge::EntitySearch> search;
    };
    void show(Result<std::vector<knowledge::SearchHit>> hits);

    QString m_text;
    QString m_error;
    bool m_busy = false;
    std::vector<knowledge::SearchHit> m_hits;
    std::shared_ptr<Open> m_open;
    CancelToken m_cancel;
    int m_generation = 0;
    Tasks m_tasks{1};
};

}  // namespace tripletalk::app
