// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/components/resulttable.h"

#include "app/components/writtennumber.h"
#include "app/window/qttext.h"
#include "base/escaping.h"
#include "base/text.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <QCollator>

namespace tripletalk::app {

using namespace Qt::StringLiterals;
using answering::Cell;

namespace {

constexpr std::size_t rowsMeasured = 50;

/// Long decimals are shortened.
QString shortened(const Cell& cell) {
    constexpr std::size_t decimalsKept = 4;
    const auto point = cell.text.find('.');
    double value = 0;
    if (cell.datatype != "number" || point == std::string::npos ||
        cell.text.size() - point - 1 <= decimalsKept || !text::parseNumber(cell.text, value))
        return qs(cell.text);
    const int decimals = std::abs(value) < 1 ? 6 : std::abs(value) < 100 ? 4 : 2;
    double kept = 0;
    const QString digits = QString::number(value, 'f', decimals);
    return text::parseNumber(utf8(digits), kept) ? qs(text::formatNumber(kept)) : digits;
}

}  // namespace

QString shownText(const Cell& cell, const answering::ResultColumn& column) {
    if (column.truth && isNumber(cell)) return writtenTruth(qs(cell.text));
    const QString text = shortened(cell);
    // What has no unit may be a year or a code: its digits stand in no groups.
    return isNumber(cell) && cell.iri.empty() ? writtenNumber(text, !column.unit.empty()) : text;
}

ResultTable::ResultTable(std::vector<answering::ResultColumn> columns,
                         std::vector<std::vector<Cell>> rows, QObject* parent)
    : QAbstractTableModel(parent), m_columns(std::move(columns)), m_rows(std::move(rows)) {
    m_order.resize(m_rows.size());
    std::iota(m_order.begin(), m_order.end(), 0);
    for (auto& row : m_rows) row.resize(m_columns.size());
    for (std::size_t column = 0; column < m_columns.size(); ++column)
        if (m_columns[column].truth)
            for (auto& row : m_rows)
                if (isNumber(row[column]))
                    row[column] = {.text = utf8(writtenTruth(qs(row[column].text)))};
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        bool numbers = false;
        const bool all = std::ranges::all_of(m_rows, [&](const auto& row) {
            numbers = numbers || isNumber(row[column]);
            return isNumber(row[column]) || isEmpty(row[column]);
        });
        m_numeric.push_back(all && numbers);
    }
}

int ResultTable::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : rows(); }

int ResultTable::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns();
}

const Cell& ResultTable::cell(int row, int column) const {
    const int at = m_order[static_cast<std::size_t>(row)];
    return m_rows[static_cast<std::size_t>(at)][static_cast<std::size_t>(column)];
}

QVariant ResultTable::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Cell& shown = cell(index.row(), index.column());
    switch (role) {
        case Qt::DisplayRole:
            return shownText(shown, m_columns[static_cast<std::size_t>(index.column())]);
        case IriRole:
            return qs(shown.iri);
        case NumericRole:
            return numeric(index.column());
        default:
            return {};
    }
}

QVariant ResultTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole) return {};
    if (orientation == Qt::Vertical) return section + 1;
    return section < columns() ? title(section) : QVariant();
}

QHash<int, QByteArray> ResultTable::roleNames() const {
    return {{Qt::DisplayRole, "display"}, {IriRole, "iri"}, {NumericRole, "numeric"}};
}

QString ResultTable::title(int column) const {
    if (column < 0 || column >= columns()) return {};
    const auto& shown = m_columns[static_cast<std::size_t>(column)];
    const QString name = qs(shown.name);
    const QString unit = qs(shown.unit);
    // "weight_g" says it itself.
    const bool isSaid = name.endsWith(u'_' + unit) || name.endsWith(u' ' + unit);
    return unit.isEmpty() || isSaid ? name : name + u" ("_s + unit + u')';
}

bool ResultTable::numeric(int column) const {
    return column >= 0 && column < columns() && m_numeric[static_cast<std::size_t>(column)];
}

int ResultTable::width(int column) const {
    if (column < 0 || column >= columns()) return 0;
    qsizetype longest = title(column).size();
    const auto at = static_cast<std::size_t>(column);
    for (std::size_t row = 0; row < std::min(m_rows.size(), rowsMeasured); ++row)
        longest = std::max(longest, shownText(m_rows[row][at], m_columns[at]).size());
    return static_cast<int>(longest);
}

bool ResultTable::has(int row, int column) const {
    return row >= 0 && row < rows() && column >= 0 && column < columns();
}

bool ResultTable::hasIris(int column) const {
    return std::ranges::any_of(m_rows, [&](const auto& row) {
        return !row[static_cast<std::size_t>(column)].iri.empty();
    });
}

bool ResultTable::hasIris() const {
    for (int column = 0; column < columns(); ++column)
        if (hasIris(column)) return true;
    return false;
}

ChartRules ResultTable::chartRules() const {
    std::vector<const ChartRules::Row*> shown;
    for (const int row : m_order) shown.push_back(&m_rows[static_cast<std::size_t>(row)]);
    return {m_columns, std::move(shown)};
}

bool ResultTable::hasChart() const {
    std::vector<const ChartRules::Row*> all;
    for (const auto& row : m_rows) all.push_back(&row);
    return !ChartRules(m_columns, std::move(all)).kinds().empty();
}

QString ResultTable::cellText(int row, int column) const {
    return has(row, column) ? qs(cell(row, column).text) : QString();
}

QString ResultTable::cellIri(int row, int column) const {
    return has(row, column) ? qs(cell(row, column).iri) : QString();
}

void ResultTable::sortRows(std::vector<int>& order) const {
    if (m_sortColumn < 0) return;
    const auto column = static_cast<std::size_t>(m_sortColumn);
    const auto sorted = [&](const auto& keys) {
        std::ranges::stable_sort(order, [&](int a, int b) {
            const auto& left = keys[static_cast<std::size_t>(a)];
            const auto& right = keys[static_cast<std::size_t>(b)];
            if (!left || !right) return left && !right;
            return m_descending ? right->compare(*left) < 0 : left->compare(*right) < 0;
        });
    };
    struct Number {
        double value;
        [[nodiscard]] int compare(const Number& other) const {
            return value < other.value ? -1 : (value > other.value ? 1 : 0);
        }
    };
    // What is compared is made once a cell.
    if (numeric(m_sortColumn)) {
        std::vector<std::optional<Number>> keys(m_rows.size());
        for (std::size_t row = 0; row < m_rows.size(); ++row)
            if (double value = 0; text::parseNumber(m_rows[row][column].text, value))
                keys[row] = Number{value};
        return sorted(keys);
    }
    QCollator collator;
    collator.setNumericMode(true);
    std::vector<std::optional<QCollatorSortKey>> keys(m_rows.size());
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        if (!isEmpty(m_rows[row][column]))
            keys[row] = collator.sortKey(qs(m_rows[row][column].text));
    sorted(keys);
}

void ResultTable::arrange() {
    if (!m_filter.isEmpty() && m_folded.empty())
        for (const auto& row : m_rows) m_folded.push_back(TableFilter::folded(row));
    std::vector<int> order;
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        if (m_filter.isEmpty() || m_filter.matches(m_rows[row], m_folded[row], m_filterColumn))
            order.push_back(static_cast<int>(row));
    sortRows(order);
    beginResetModel();
    m_order = std::move(order);
    endResetModel();
    Q_EMIT changed();
}

void ResultTable::sortBy(int column) {
    if (column < 0 || column >= columns()) return;
    if (column != m_sortColumn) {
        m_sortColumn = column;
        m_descending = false;
    } else if (!m_descending) {
        m_descending = true;
    } else {
        m_sortColumn = -1;
        m_descending = false;
    }
    arrange();
}

void ResultTable::filterBy(const QString& text, int column) {
    if (text == m_filterText && column == m_filterColumn) return;
    m_filterText = text;
    m_filterColumn = column;
    m_filter = TableFilter(utf8(text));
    arrange();
}

QString ResultTable::csv(bool iris) const {
    std::string all;
    const auto line = [&](const auto& write) {
        for (int column = 0; column < columns(); ++column) {
            if (column > 0) all += ',';
            write(column);
        }
        all += "\r\n";
    };
    std::vector<bool> withIris;
    for (int column = 0; column < columns(); ++column) withIris.push_back(iris && hasIris(column));
    const auto extra = [&](int column) { return withIris[static_cast<std::size_t>(column)]; };
    line([&](int column) {
        all += text::csvCell(utf8(title(column)));
        if (extra(column)) (all += ',') += text::csvCell(utf8(title(column)) + " IRI");
    });
    for (int row = 0; row < rows(); ++row)
        line([&](int column) {
            all += text::csvCell(cell(row, column).text);
            if (extra(column)) (all += ',') += text::csvCell(cell(row, column).iri);
        });
    return qs(all);
}

}  // namespace tripletalk::app
