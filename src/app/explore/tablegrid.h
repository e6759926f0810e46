// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/tasks.h"
#include "knowledge/tablepages.h"

#include <list>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include <QAbstractTableModel>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// The rows of one table, of which only those near the ones looked at are in memory; the others are
/// fetched on a worker thread when they come into view.
class TableGrid : public QAbstractTableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Explorer")
    Q_PROPERTY(State state READ state NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString table READ table NOTIFY changed)  ///< its name in the schema
    Q_PROPERTY(QString error READ error NOTIFY changed)
    Q_PROPERTY(int rows READ rows NOTIFY changed)
    Q_PROPERTY(int columns READ columns NOTIFY changed)
    Q_PROPERTY(int sortColumn READ sortColumn NOTIFY changed)
    Q_PROPERTY(bool descending READ descending NOTIFY changed)
    Q_PROPERTY(bool filtered READ filtered NOTIFY changed)
    Q_PROPERTY(bool exporting READ exporting NOTIFY exportChanged)
    Q_PROPERTY(double exportedShare READ exportedShare NOTIFY exportChanged)

  public:
    /// Choosing: the rows of a filter or order are being found; those before are still shown.
    enum State { Empty, Choosing, Ready, Failed };
    Q_ENUM(State)
    enum Role { KeyRole = Qt::UserRole + 1, NumericRole, LoadedRole };

    using QAbstractTableModel::QAbstractTableModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QString table() const { return m_table; }
    [[nodiscard]] QString error() const { return m_error; }
    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] int columns() const { return static_cast<int>(m_columns.size()); }
    [[nodiscard]] int sortColumn() const;
    [[nodiscard]] bool descending() const { return m_order.descending; }
    [[nodiscard]] bool filtered() const { return !m_filters.empty(); }
    [[nodiscard]] bool exporting() const { return m_exporting; }
    [[nodiscard]] double exportedShare() const { return m_exportedShare; }

    void setBase(const std::optional<knowledge::KnowledgeBase>& base);
    /// Shows a table; of several classes in it the one that `typeColumn` calls `type`.
    void open(const QString& table, const QString& typeColumn, const QString& type);
    /// The IRI of its class, if the base has such a table.
    [[nodiscard]] QString classOf(const QString& table) const;
    /// What a table of this class is called, which may have been renamed since.
    [[nodiscard]] QString nameNow(const QString& table, const QString& classIri) const;
    void shutdown();

    Q_INVOKABLE QString columnTitle(int column) const;
    Q_INVOKABLE bool numeric(int column) const;
    /// Characters of the longest text among the first rows.
    Q_INVOKABLE int width(int column) const;
    Q_INVOKABLE QString filter(int column) const;
    Q_INVOKABLE void setFilter(int column, const QString& wanted);
    Q_INVOKABLE void clearFilters();
    /// Sorts upwards, downwards, and back to the order of the table, in turn.
    Q_INVOKABLE void sortBy(int column);
    /// The key of the entity that a cell stands for, or nothing.
    Q_INVOKABLE QString keyAt(int row, int column) const;
    /// All chosen rows to a local file, as CSV.
    Q_INVOKABLE void exportCsv(const QUrl& file);
    Q_INVOKABLE void stopExport() { m_exportCancel.cancel(); }

  Q_SIGNALS:
    void changed();
    void exportChanged();
    void exported(const QString& file);
    void exportFailed(const QString& why);

  private:
    struct Open {
        knowledge::KnowledgeBase base;
        std::optional<knowledge::TablePages> pages;
    };
    struct Chosen {
        std::vector<knowledge::PageColumn> columns;
        std::int64_t rows = 0;
        std::vector<knowledge::PageRow> first;
    };
    static Result<Chosen> choose(Open& open, const std::string& table,
                                 const std::vector<knowledge::PageFilter>& filters,
                                 const knowledge::PageOrder& order, const CancelToken& cancel);
    void select();
    /// What the filters say in the words of the window, as the table has it.
    [[nodiscard]] std::vector<knowledge::PageFilter> meantFilters() const;
    void show(Result<Chosen> chosen);
    void want(int page) const;
    void fetch();
    void keep(int page, std::vector<knowledge::PageRow> rows);
    [[nodiscard]] const knowledge::PageRow* row(int row) const;

    std::shared_ptr<Open> m_open;
    QString m_table;
    QString m_typeColumn;
    QString m_type;
    QString m_title;
    State m_state = Empty;
    QString m_error;
    std::vector<knowledge::PageColumn> m_columns;
    std::vector<knowledge::PageFilter> m_filters;
    knowledge::PageOrder m_order;
    int m_rows = 0;
    std::map<int, std::vector<knowledge::PageRow>> m_pages;
    std::list<int> m_lately;                 ///< pages, the one that came last first
    mutable std::vector<int> m_wanted = {};  ///< pages, the one wanted last at the end
    bool m_fetching = false;
    bool m_exporting = false;
    double m_exportedShare = 0;
    int m_generation = 0;
    CancelToken m_cancel;
    CancelToken m_exportCancel;
    Tasks m_tasks{1};
    Tasks m_exports{1};
};

}  // namespace tripletalk::app
