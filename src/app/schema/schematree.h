// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/schema/schemastate.h"

#include <set>
#include <vector>

#include <QAbstractListModel>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// The tables of a schema, and under each that is open its columns: a tree as a list of the rows
/// that can be seen. With a filter, whatever has its words in a name, label, comment or origin.
class SchemaTree : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of SchemaEditor")
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged)
    Q_PROPERTY(int count READ rowCount NOTIFY countChanged)

  public:
    enum Role {
        NameRole = Qt::UserRole + 1,
        TableRole,   ///< index of the table
        ColumnRole,  ///< of the column; -1: the table itself
        KindRole,    ///< "table", "view", "link", "values", "fixed"; "key", "link", "computed",
                     ///< "value"
        TypeRole,    ///< with the unit
        FillRole,    ///< share of the rows that have a value; -1 unknown
        DistinctRole,
        RowsRole,
        HiddenRole,
        ChangedRole,  ///< a person changed something of it
        ExpandedRole,
        RenamableRole,
        LabelRole,
    };

    explicit SchemaTree(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void show(SchemaStatePtr state);
    /// How many there are, whatever the filter hides.
    [[nodiscard]] int tables() const;
    [[nodiscard]] QString filter() const { return m_filter; }
    void setFilter(const QString& filter);

    Q_INVOKABLE void setExpanded(int row, bool expanded);
    /// The row of a column (-1: of the table), after opening its table; -1 if the filter hides it.
    Q_INVOKABLE int reveal(int table, int column);
    Q_INVOKABLE int tableOf(int row) const;
    Q_INVOKABLE int columnOf(int row) const;

  Q_SIGNALS:
    void filterChanged();
    void countChanged();

  private:
    struct Row {
        std::size_t table = 0;
        int column = -1;
        bool operator==(const Row&) const = default;
    };
    [[nodiscard]] std::vector<Row> rowsOf(const SchemaState& state, std::size_t table,
                                          bool expanded) const;
    [[nodiscard]] QVariant tableData(std::size_t table, int role) const;
    [[nodiscard]] QVariant columnData(std::size_t table, std::size_t column, int role) const;

    SchemaStatePtr m_state;
    std::vector<Row> m_rows;
    std::set<std::size_t> m_expanded;
    QString m_filter;
};

}  // namespace tripletalk::app
