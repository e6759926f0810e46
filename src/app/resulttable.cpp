// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/resulttable.h"

#include "app/text.h"
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

bool isNumber(const Cell& cell) { return cell.datatype == "integer" || cell.datatype == "number"; }

bool isEmpty(const Cell& cell) { return cell.text.empty() || cell.datatype == "null"; }

/// Long decimals are shortened for the eye; copies keep them.
QString shownText(const Cell& cell) {
    constexpr std::size_t decimalsKept = 4;
    const auto point = cell.text.find('.');
    double value = 0;
    if (cell.datatype != "number" || point == std::string::npos ||
        cell.text.size() - point - 1 <= decimalsKept || !text::parseNumber(cell.text, value))
        return qs(cell.text);
    const int decimals = std::abs(value) < 1 ? 6 : std::abs(value) < 100 ? 4 : 2;
    double shortened = 0;
    const QString digits = QString::number(value, 'f', decimals);
    return text::parseNumber(utf8(digits), shortened) ? qs(text::formatNumber(shortened)) : digits;
}

QString quoted(QString text) {
    if (!text.contains(u'"') && !text.contains(u',') && !text.contains(u'\n')) return text;
    return u'"' + text.replace(u'"', u"\"\""_s) + u'"';
}

}  // namespace

ResultTable::ResultTable(std::vector<answering::ResultColumn> columns,
                         std::vector<std::vector<Cell>> rows, QObject* parent)
    : QAbstractTableModel(parent), m_columns(std::move(columns)), m_rows(std::move(rows)) {
    m_order.resize(m_rows.size());
    std::iota(m_order.begin(), m_order.end(), 0);
    for (auto& row : m_rows) row.resize(m_columns.size());
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
            return shownText(shown);
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
    return shown.unit.empty() ? name : name + u" ("_s + qs(shown.unit) + u')';
}

bool ResultTable::numeric(int column) const {
    return column >= 0 && column < columns() && m_numeric[static_cast<std::size_t>(column)];
}

int ResultTable::width(int column) const {
    if (column < 0 || column >= columns()) return 0;
    qsizetype longest = title(column).size();
    for (std::size_t row = 0; row < std::min(m_rows.size(), rowsMeasured); ++row)
        longest =
            std::max(longest, shownText(m_rows[row][static_cast<std::size_t>(column)]).size());
    return static_cast<int>(longest);
}

std::vector<int> ResultTable::order(int column, bool descending) const {
    std::vector<int> order(m_rows.size());
    std::iota(order.begin(), order.end(), 0);
    if (column < 0) return order;
    QCollator collator;
    collator.setNumericMode(true);
    const auto at = [&](int row) -> const Cell& {
        return m_rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    };
    const bool numbers = numeric(column);
    const auto compare = [&](const Cell& a, const Cell& b) {
        double left = 0;
        double right = 0;
        if (numbers && text::parseNumber(a.text, left) && text::parseNumber(b.text, right))
            return left < right ? -1 : (left > right ? 1 : 0);
        return collator.compare(qs(a.text), qs(b.text));
    };
    std::ranges::stable_sort(order, [&](int a, int b) {
        if (isEmpty(at(a)) || isEmpty(at(b))) return !isEmpty(at(a)) && isEmpty(at(b));
        const int compared = compare(at(a), at(b));
        return descending ? compared > 0 : compared < 0;
    });
    return order;
}

void ResultTable::sortBy(int column) {
    if (column < 0 || column >= columns()) return;
    beginResetModel();
    if (column != m_sortColumn) {
        m_sortColumn = column;
        m_descending = false;
    } else if (!m_descending) {
        m_descending = true;
    } else {
        m_sortColumn = -1;
        m_descending = false;
    }
    m_order = order(m_sortColumn, m_descending);
    endResetModel();
    Q_EMIT sorted();
}

QString ResultTable::csv() const {
    QString all;
    const auto line = [&](auto cellText) {
        QStringList cells;
        for (int column = 0; column < columns(); ++column) cells << quoted(cellText(column));
        all += cells.join(u',') + u"\r\n"_s;
    };
    line([&](int column) { return title(column); });
    for (int row = 0; row < rows(); ++row)
        line([&](int column) { return qs(cell(row, column).text); });
    return all;
}

}  // namespace tripletalk::app
