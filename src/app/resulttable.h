// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer.h"

#include <vector>

#include <QAbstractTableModel>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// Rows of a query or an answer, sortable by a column. Numbers sort as numbers, everything else by
/// the person's language; empty cells come last.
class ResultTable : public QAbstractTableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the run it belongs to")
    Q_PROPERTY(int rows READ rows CONSTANT)
    Q_PROPERTY(int columns READ columns CONSTANT)
    Q_PROPERTY(int sortColumn READ sortColumn NOTIFY sorted)
    Q_PROPERTY(bool descending READ descending NOTIFY sorted)

  public:
    enum Role {
        IriRole = Qt::UserRole + 1,  ///< of an entity, else empty
        NumericRole,                 ///< aligned to the right
    };

    ResultTable(std::vector<answering::ResultColumn> columns,
                std::vector<std::vector<answering::Cell>> rows, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int rows() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int columns() const { return static_cast<int>(m_columns.size()); }
    [[nodiscard]] int sortColumn() const { return m_sortColumn; }
    [[nodiscard]] bool descending() const { return m_descending; }

    /// Sorts upwards, downwards, and back to the order of the query, in turn.
    Q_INVOKABLE void sortBy(int column);
    /// Name and unit of a column.
    Q_INVOKABLE QString title(int column) const;
    Q_INVOKABLE bool numeric(int column) const;
    /// Characters of the longest text of a column among its first rows, to size it by.
    Q_INVOKABLE int width(int column) const;
    /// RFC 4180, in the shown order.
    Q_INVOKABLE QString csv() const;

  Q_SIGNALS:
    void sorted();

  private:
    [[nodiscard]] const answering::Cell& cell(int row, int column) const;
    [[nodiscard]] std::vector<int> order(int column, bool descending) const;

    std::vector<answering::ResultColumn> m_columns;
    std::vector<std::vector<answering::Cell>> m_rows;
    std::vector<bool> m_numeric;
    std::vector<int> m_order;  ///< shown row -> row
    int m_sortColumn = -1;
    bool m_descending = false;
};

}  // namespace tripletalk::app
