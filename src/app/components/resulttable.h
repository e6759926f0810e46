// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "app/components/chart.h"
#include "app/components/tablefilter.h"

#include <vector>

#include <QAbstractTableModel>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// A cell for the eye, as people write it here; copies keep all digits as they are.
QString shownText(const answering::Cell& cell, const answering::ResultColumn& column);

/// Rows of a query or an answer, sortable by a column and filtered by what is typed. Numbers sort
/// as numbers, everything else by the person's language; empty cells come last.
class ResultTable : public QAbstractTableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the run it belongs to")
    Q_PROPERTY(int rows READ rows NOTIFY changed)
    Q_PROPERTY(int total READ total CONSTANT)
    Q_PROPERTY(int columns READ columns CONSTANT)
    Q_PROPERTY(int sortColumn READ sortColumn NOTIFY changed)
    Q_PROPERTY(bool descending READ descending NOTIFY changed)
    Q_PROPERTY(QString filter READ filter NOTIFY changed)
    Q_PROPERTY(int filterColumn READ filterColumn NOTIFY changed)
    Q_PROPERTY(bool hasIris READ hasIris CONSTANT)
    Q_PROPERTY(bool hasChart READ hasChart CONSTANT)
    /// Its view shows a chart in its place, of this kind or, where that is none, the best.
    Q_PROPERTY(bool charted MEMBER m_charted NOTIFY chartedChanged)
    Q_PROPERTY(QString chartKind MEMBER m_chartKind NOTIFY chartKindChanged)

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

    /// Rows that the filter lets through.
    [[nodiscard]] int rows() const { return static_cast<int>(m_order.size()); }
    [[nodiscard]] int total() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int columns() const { return static_cast<int>(m_columns.size()); }
    [[nodiscard]] int sortColumn() const { return m_sortColumn; }
    [[nodiscard]] bool descending() const { return m_descending; }

    [[nodiscard]] const QString& filter() const { return m_filterText; }
    [[nodiscard]] int filterColumn() const { return m_filterColumn; }
    /// Some cells are entities.
    [[nodiscard]] bool hasIris() const;
    /// Its columns allow a chart.
    [[nodiscard]] bool hasChart() const;
    [[nodiscard]] bool charted() const { return m_charted; }
    [[nodiscard]] const QString& chartKind() const { return m_chartKind; }
    /// Of the shown rows in the shown order; to be used at once.
    [[nodiscard]] ChartRules chartRules() const;

    /// Shows the rows that fit the text (see TableFilter) in one column, or with -1 in any.
    Q_INVOKABLE void filterBy(const QString& text, int column = -1);
    /// Sorts upwards, downwards, and back to the order of the query, in turn.
    Q_INVOKABLE void sortBy(int column);
    /// Name and unit of a column.
    Q_INVOKABLE QString title(int column) const;
    Q_INVOKABLE bool numeric(int column) const;
    /// Characters of the longest text of a column among its first rows, to size it by.
    Q_INVOKABLE int width(int column) const;
    /// The whole text of a shown cell, and its entity's IRI.
    Q_INVOKABLE QString cellText(int row, int column) const;
    Q_INVOKABLE QString cellIri(int row, int column) const;
    /// RFC 4180: the shown rows in the shown order; `iris` adds a column of IRIs behind each column
    /// with entities.
    Q_INVOKABLE QString csv(bool iris = false) const;

  Q_SIGNALS:
    void changed();
    void chartedChanged();
    void chartKindChanged();

  private:
    [[nodiscard]] const answering::Cell& cell(int row, int column) const;
    [[nodiscard]] bool has(int row, int column) const;
    [[nodiscard]] bool hasIris(int column) const;
    /// Shows other rows, or the same in another order.
    void arrange();
    void sortRows(std::vector<int>& order) const;

    std::vector<answering::ResultColumn> m_columns;
    std::vector<std::vector<answering::Cell>> m_rows;
    std::vector<std::vector<std::string>> m_folded;  ///< of each row once it was filtered
    std::vector<bool> m_numeric;
    std::vector<int> m_order;  ///< shown row -> row
    int m_sortColumn = -1;
    bool m_descending = false;
    TableFilter m_filter;
    QString m_filterText;
    int m_filterColumn = -1;
    bool m_charted = false;
    QString m_chartKind;
};

}  // namespace tripletalk::app
