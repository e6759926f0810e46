// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/tasks.h"
#include "knowledge/classtree.h"

#include <optional>
#include <vector>

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// The classes of a base as the lines of a tree that is opened and closed, and behind them the
/// tables that belong to no class.
class ClassModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Explorer")
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    Q_PROPERTY(int count READ rowCount NOTIFY changed)
    Q_PROPERTY(QString error READ error NOTIFY changed)

  public:
    enum Role {
        LabelRole = Qt::UserRole + 1,
        KindRole,  ///< class, tables (the line above the other tables), table
        NameRole,  ///< IRI of a class
        TableRole,
        TypeColumnRole,
        TypeRole,
        DepthRole,
        ExpandableRole,
        ExpandedRole,
        OwnRole,  ///< things of the class itself
        AllRole   ///< with those of the classes below; rows of a table
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] QString error() const { return m_error; }
    void setBase(const std::optional<knowledge::KnowledgeBase>& base);
    /// Reads the tree if that has not been done yet: nobody pays for what is not looked at.
    Q_INVOKABLE void load();
    /// What failed is tried again: its error is told in the language of now.
    void retranslate();
    void shutdown();

    Q_INVOKABLE void toggle(int row);
    /// The line above in the tree, or -1.
    Q_INVOKABLE int parentOf(int row) const;

  Q_SIGNALS:
    void changed();

  private:
    struct Line {
        int node = 0;
        int depth = 0;
        bool expanded = false;
    };
    void show(Result<knowledge::ClassTree> tree);
    void addOtherTables();
    void open(int row);
    void close(int row);

    std::optional<knowledge::KnowledgeBase> m_base;
    knowledge::ClassTree m_tree;
    int m_tables = -1;  ///< node of the line above the other tables
    std::vector<Line> m_lines;
    QString m_error;
    bool m_busy = false;
    bool m_loaded = false;
    int m_generation = 0;
    CancelToken m_cancel;
    Tasks m_tasks{1};
};

}  // namespace tripletalk::app
