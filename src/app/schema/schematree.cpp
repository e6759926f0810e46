// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/schema/schematree.h"

#include "app/schema/schemadetails.h"
#include "app/window/qttext.h"

#include <algorithm>

namespace tripletalk::app {

using induction::Column;
using induction::Table;
using induction::TableKind;

namespace {

QString kindOf(const SchemaState& state, std::size_t index) {
    switch (state.schema().tables[index].kind) {
        case TableKind::Entity:
            return QStringLiteral("table");
        case TableKind::Link:
            return QStringLiteral("link");
        case TableKind::Values:
            return QStringLiteral("values");
        case TableKind::View:
            return QStringLiteral("view");
        case TableKind::Side:
        case TableKind::Entities:
            break;
    }
    return QStringLiteral("fixed");
}

QString kindOf(const SchemaState& state, std::size_t table, std::size_t index) {
    const Column& column = state.schema().tables[table].columns[index];
    if (state.computed(table, index)) return QStringLiteral("computed");
    if (column.role == induction::ColumnRole::Key) return QStringLiteral("key");
    if (column.role == induction::ColumnRole::ForeignKey) return QStringLiteral("link");
    return QStringLiteral("value");
}

/// Nobody sees what the program needs for itself.
bool isListed(const Table& table) { return !isFixed(table) || !table.hidden; }

template <typename Thing>
bool speaksOf(const Thing& thing, const std::string& origin, const QString& words) {
    for (const std::string& text : {thing.name, thing.label, thing.comment, origin})
        if (qs(text).contains(words, Qt::CaseInsensitive)) return true;
    return false;
}

}  // namespace

int SchemaTree::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int SchemaTree::tables() const {
    return m_state ? static_cast<int>(std::ranges::count_if(m_state->schema().tables, isListed))
                   : 0;
}

QHash<int, QByteArray> SchemaTree::roleNames() const {
    return {{NameRole, "name"},         {TableRole, "table"},         {ColumnRole, "column"},
            {KindRole, "kind"},         {TypeRole, "type"},           {FillRole, "fill"},
            {DistinctRole, "distinct"}, {RowsRole, "rows"},           {HiddenRole, "isHidden"},
            {ChangedRole, "isChanged"}, {ExpandedRole, "isExpanded"}, {RenamableRole, "renamable"},
            {LabelRole, "label"}};
}

QVariant SchemaTree::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == TableRole) return static_cast<int>(row.table);
    if (role == ColumnRole) return row.column;
    return row.column < 0 ? tableData(row.table, role)
                          : columnData(row.table, static_cast<std::size_t>(row.column), role);
}

QVariant SchemaTree::tableData(std::size_t index, int role) const {
    const Table& table = m_state->schema().tables[index];
    switch (role) {
        case NameRole:
            return qs(table.name);
        case LabelRole:
            return qs(table.label);
        case KindRole:
            return kindOf(*m_state, index);
        case TypeRole:
            return QString();
        case FillRole:
        case DistinctRole:
            return -1;
        case RowsRole:
            return static_cast<qlonglong>(table.rows);
        case HiddenRole:
            return table.hidden;
        case ChangedRole:
            return m_state->tableCuration(index) != nullptr;
        case ExpandedRole:
            return m_expanded.contains(index) || !m_filter.isEmpty();
        case RenamableRole:
            return m_state->stored(index) && !isFixed(table);
        default:
            return {};
    }
}

QVariant SchemaTree::columnData(std::size_t table, std::size_t index, int role) const {
    const Table& whole = m_state->schema().tables[table];
    const Column& column = whole.columns[index];
    const bool measured = whole.rows > 0 && index < m_state->storedColumns(table);
    switch (role) {
        case NameRole:
            return qs(column.name);
        case LabelRole:
            return qs(column.label);
        case KindRole:
            return kindOf(*m_state, table, index);
        case TypeRole:
            return column.unit.empty() ? qs(column.type) : qs(column.type + " " + column.unit);
        case FillRole:
            return measured
                       ? 1 - static_cast<double>(column.nulls) / static_cast<double>(whole.rows)
                       : -1.0;
        case DistinctRole:
            return measured ? static_cast<qlonglong>(column.distinct) : -1;
        case RowsRole:
            return static_cast<qlonglong>(whole.rows);
        case HiddenRole:
            return column.hidden;
        case ChangedRole:
            return m_state->columnCuration(table, index) != nullptr ||
                   m_state->computed(table, index) != nullptr;
        case ExpandedRole:
            return false;
        case RenamableRole:
            return m_state->stored(table) && !isFixed(whole);
        default:
            return {};
    }
}

std::vector<SchemaTree::Row> SchemaTree::rowsOf(const SchemaState& state, std::size_t index,
                                                bool expanded) const {
    const Table& table = state.schema().tables[index];
    const bool tableFits =
        m_filter.isEmpty() || speaksOf(table, table.classIri + " " + table.predicate, m_filter);
    std::vector<Row> rows{{index, -1}};
    if (expanded || !m_filter.isEmpty())
        for (std::size_t c = 0; c < table.columns.size(); ++c)
            if (m_filter.isEmpty() ||
                speaksOf(table.columns[c], table.columns[c].predicate, m_filter))
                rows.push_back({index, static_cast<int>(c)});
    if (rows.size() == 1 && !tableFits) rows.clear();
    return rows;
}

void SchemaTree::show(SchemaStatePtr state) {
    if (!m_state || !state || m_state->base.manifest().id != state->base.manifest().id)
        m_expanded.clear();
    std::vector<Row> rows;
    for (std::size_t t = 0; state && t < state->schema().tables.size(); ++t) {
        if (!isListed(state->schema().tables[t])) continue;
        const auto some = rowsOf(*state, t, m_expanded.contains(t));
        rows.insert(rows.end(), some.begin(), some.end());
    }
    if (rows == m_rows) {
        m_state = std::move(state);
        if (!m_rows.empty()) Q_EMIT dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_state = std::move(state);
    m_rows = std::move(rows);
    endResetModel();
    Q_EMIT countChanged();
}

void SchemaTree::setFilter(const QString& filter) {
    if (filter == m_filter) return;
    m_filter = filter;
    show(m_state);
    Q_EMIT filterChanged();
}

void SchemaTree::setExpanded(int row, bool expanded) {
    if (row < 0 || row >= rowCount() || !m_filter.isEmpty()) return;
    const Row& head = m_rows[static_cast<std::size_t>(row)];
    if (head.column >= 0 || m_expanded.contains(head.table) == expanded) return;
    const auto columns = rowsOf(*m_state, head.table, true);
    const auto count = static_cast<int>(columns.size()) - 1;
    const auto at = m_rows.begin() + row + 1;
    if (expanded)
        m_expanded.insert(head.table);
    else
        m_expanded.erase(head.table);
    if (count > 0 && expanded) {
        beginInsertRows({}, row + 1, row + count);
        m_rows.insert(at, columns.begin() + 1, columns.end());
        endInsertRows();
    } else if (count > 0) {
        beginRemoveRows({}, row + 1, row + count);
        m_rows.erase(at, at + count);
        endRemoveRows();
    }
    // NOLINTNEXTLINE(readability-misleading-indentation): an empty macro
    Q_EMIT dataChanged(index(row), index(row), {ExpandedRole});
    Q_EMIT countChanged();
}

int SchemaTree::reveal(int table, int column) {
    const auto find = [&](int wantedColumn) {
        const Row row{static_cast<std::size_t>(table), wantedColumn};
        const auto found = std::ranges::find(m_rows, row);
        return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
    };
    if (column >= 0) setExpanded(find(-1), true);
    return find(column);
}

int SchemaTree::tableOf(int row) const {
    return row < 0 || row >= rowCount()
               ? -1
               : static_cast<int>(m_rows[static_cast<std::size_t>(row)].table);
}

int SchemaTree::columnOf(int row) const {
    return row < 0 || row >= rowCount() ? -1 : m_rows[static_cast<std::size_t>(row)].column;
}

}  // namespace tripletalk::app
