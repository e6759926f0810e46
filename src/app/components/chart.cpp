// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/components/chart.h"

#include "app/window/qttext.h"
#include "base/text.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

#include <QDate>

namespace tripletalk::app {

using answering::Cell;

namespace {

constexpr double earliestYear = 1500;
constexpr double latestYear = 2100;
/// Series further apart than this would hide the small one.
constexpr double comparable = 50;
constexpr std::size_t manyRows = 30;

/// The Julian day of "2019", "2019-03", "2019-03-12" or a time on that day.
std::optional<double> dayOf(const std::string& text) {
    const QString written =
        qs(text).section(QLatin1Char('T'), 0, 0).section(QLatin1Char(' '), 0, 0);
    const QStringList parts = written.split(QLatin1Char('-'));
    if (parts.size() > 3 || parts.front().size() != 4) return std::nullopt;
    bool ok = true;
    int numbers[] = {1, 1, 1};
    for (qsizetype at = 0; ok && at < parts.size(); ++at) numbers[at] = parts[at].toInt(&ok);
    const QDate date(numbers[0], numbers[1], numbers[2]);
    if (!ok || !date.isValid()) return std::nullopt;
    return static_cast<double>(date.toJulianDay());
}

}  // namespace

bool isNumber(const Cell& cell) { return cell.datatype == "integer" || cell.datatype == "number"; }

bool isEmpty(const Cell& cell) { return cell.text.empty() || cell.datatype == "null"; }

ChartRules::ChartRules(const std::vector<answering::ResultColumn>& columns,
                       std::vector<const Row*> rows)
    : m_columns(columns), m_rows(std::move(rows)) {
    std::optional<std::size_t> year;
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        const ColumnKind kind = kindOf(column);
        if (kind == ColumnKind::Date && !m_time) m_time = column;
        if (kind == ColumnKind::Year && !year) year = column;
        if (kind == ColumnKind::Name) m_names.push_back(column);
        if (kind == ColumnKind::Number || kind == ColumnKind::Year) m_numbers.push_back(column);
    }
    findPlaces();
    takeNumberForName();
    // Years are a time only beside another number.
    if (!m_time && year && m_numbers.size() > 1) {
        m_time = year;
        m_years = true;
        std::erase(m_numbers, *year);
    }
}

void ChartRules::takeNumberForName() {
    if (m_names.size() != 1 || m_time || m_numbers.size() < 2) return;
    const std::size_t name = m_names.front();
    const std::size_t group = m_numbers.front();
    std::set<std::pair<std::string_view, std::string_view>> pairs;
    for (const Row* row : m_rows) pairs.insert({(*row)[name].text, (*row)[group].text});
    const bool isKey = pairs.size() == m_rows.size() && distinct(name) < m_rows.size();
    if (!isKey || distinct(group) * 2 > m_rows.size()) return;
    m_names.push_back(group);
    m_numbers.erase(m_numbers.begin());
}

ChartRules::ColumnKind ChartRules::kindOf(std::size_t column) const {
    bool numbers = true;
    bool dates = true;
    bool any = false;
    for (std::size_t row = 0; row < std::min(m_rows.size(), rowsLookedAt); ++row) {
        const Cell& cell = (*m_rows[row])[column];
        if (isEmpty(cell)) continue;
        any = true;
        numbers = numbers && isNumber(cell);
        dates = dates && !isNumber(cell) && cell.iri.empty() && dayOf(cell.text);
        if (!numbers && !dates) return ColumnKind::Name;
    }
    if (!any) return ColumnKind::Empty;
    if (dates) return ColumnKind::Date;
    return isYear(column) ? ColumnKind::Year : ColumnKind::Number;
}

bool ChartRules::isYear(std::size_t column) const {
    return m_columns[column].unit.empty() && distinct(column) > 1 &&
           std::ranges::all_of(m_rows, [&](const Row* row) {
               const Cell& cell = (*row)[column];
               double value = 0;
               return isEmpty(cell) ||
                      (cell.datatype == "integer" && text::parseNumber(cell.text, value) &&
                       value >= earliestYear && value <= latestYear);
           });
}

std::string ChartRules::title(std::size_t column) const {
    const auto& shown = m_columns[column];
    return shown.unit.empty() ? shown.name : shown.name + " (" + shown.unit + ")";
}

std::optional<double> ChartRules::number(std::size_t row, std::size_t column) const {
    double value = 0;
    const Cell& cell = (*m_rows[row])[column];
    if (isEmpty(cell) || !text::parseNumber(cell.text, value) || !std::isfinite(value))
        return std::nullopt;
    return value;
}

std::optional<double> ChartRules::place(std::size_t row, std::size_t column) const {
    if (m_time == column && !m_years) return dayOf((*m_rows[row])[column].text);
    return number(row, column);
}

std::string ChartRules::label(std::size_t row) const {
    std::vector<std::string> parts;
    for (std::size_t at = 0; at < std::min<std::size_t>(m_names.size(), 2); ++at)
        if (const Cell& cell = (*m_rows[row])[m_names[at]]; !isEmpty(cell))
            parts.push_back(cell.text);
    if (m_time && parts.size() < 2 && !isEmpty((*m_rows[row])[*m_time]))
        parts.push_back((*m_rows[row])[*m_time].text);
    return text::join(parts, " · ");
}

std::size_t ChartRules::rowsWith(std::size_t column) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(m_rows, [&](const Row* row) { return !isEmpty((*row)[column]); }));
}

std::size_t ChartRules::distinct(std::size_t column) const {
    std::set<std::string_view> texts;
    for (const Row* row : m_rows)
        if (!isEmpty((*row)[column])) texts.insert((*row)[column].text);
    return texts.size();
}

bool ChartRules::timesRepeat() const { return distinct(*m_time) < rowsWith(*m_time); }

std::vector<ChartKind> ChartRules::kinds() const {
    std::vector<ChartKind> kinds;
    if (hasPlaces()) kinds.push_back(ChartKind::Map);
    if (m_numbers.empty() || rowsWith(m_numbers.front()) < 2) return kinds;
    const bool line = m_time && distinct(*m_time) > 2 &&
                      (!timesRepeat() || (m_names.size() == 1 && m_numbers.size() == 1 &&
                                          distinct(m_names.front()) <= mostSeries));
    if (line) kinds.push_back(ChartKind::Line);
    const bool points = m_numbers.size() > 1 && m_rows.size() > 2 && distinct(m_numbers[0]) > 1 &&
                        distinct(m_numbers[1]) > 1;
    const bool named = !m_names.empty() || m_time;
    if (points && (!named || m_rows.size() > manyRows)) kinds.push_back(ChartKind::Scatter);
    if (named && isOfParts()) kinds.push_back(ChartKind::Stacked);
    if (named) kinds.push_back(ChartKind::Bar);
    if (points && named && m_rows.size() <= manyRows) kinds.push_back(ChartKind::Scatter);
    const std::size_t value = m_numbers.front();
    if (rowsWith(value) >= histogramFrom && distinct(value) * 2 >= histogramFrom)
        kinds.push_back(ChartKind::Histogram);
    return kinds;
}

Chart ChartRules::chart(ChartKind kind) const {
    if (kind == ChartKind::Bar) return bars();
    if (kind == ChartKind::Stacked) return parts();
    if (kind == ChartKind::Histogram) return histogram();
    if (kind == ChartKind::Scatter) return scatter();
    if (kind == ChartKind::Map) return map();
    return timesRepeat() ? lineByName() : line();
}

std::vector<std::size_t> ChartRules::comparableNumbers() const {
    const auto largest = [&](std::size_t column) {
        double most = 0;
        for (std::size_t row = 0; row < m_rows.size(); ++row)
            most = std::max(most, std::abs(number(row, column).value_or(0)));
        return most;
    };
    const double first = largest(m_numbers.front());
    std::vector<std::size_t> columns;
    for (const std::size_t column : m_numbers) {
        const double most = largest(column);
        const bool near = most <= first * comparable && most * comparable >= first;
        if (columns.size() < mostSeries && near &&
            m_columns[column].unit == m_columns[m_numbers.front()].unit)
            columns.push_back(column);
    }
    return columns;
}

void ChartRules::addColumns(Chart& chart, const std::vector<std::size_t>& rows) const {
    const auto columns = comparableNumbers();
    for (const std::size_t column : columns) {
        ChartSeries& series = chart.series.emplace_back(ChartSeries{title(column)});
        for (const std::size_t row : rows) series.values.push_back(number(row, column));
    }
    const auto& first = m_columns[columns.front()];
    chart.yTitle = columns.size() == 1 ? title(columns.front()) : first.unit;
    for (const std::size_t row : rows) chart.labels.push_back(label(row));
}

Chart ChartRules::bars() const {
    Chart chart;
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        if (!number(row, m_numbers.front())) continue;
        if (rows.size() < mostBars)
            rows.push_back(row);
        else
            ++chart.leftOut;
    }
    addColumns(chart, rows);
    chart.xTitle = title(m_names.empty() ? *m_time : m_names.front());
    return chart;
}

Chart ChartRules::line() const {
    Chart chart{.kind = ChartKind::Line, .xTitle = title(*m_time)};
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        if (place(row, *m_time)) rows.push_back(row);
    std::ranges::stable_sort(rows, {}, [&](std::size_t row) { return *place(row, *m_time); });
    chart.leftOut = rows.size() > mostPoints ? rows.size() - mostPoints : 0;
    rows.resize(std::min(rows.size(), mostPoints));
    addColumns(chart, rows);
    for (const std::size_t row : rows) chart.xs.push_back(*place(row, *m_time));
    chart.years = m_years;
    chart.dates = !m_years;
    return chart;
}

Chart ChartRules::lineByName() const {
    const std::size_t value = m_numbers.front();
    Chart chart{.kind = ChartKind::Line, .xTitle = title(*m_time), .yTitle = title(value)};
    std::map<double, std::string> places;
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        if (const auto at = place(row, *m_time)) places.emplace(*at, (*m_rows[row])[*m_time].text);
    for (const auto& [at, text] : places) {
        chart.xs.push_back(at);
        chart.labels.push_back(text);
    }
    std::map<std::string, std::size_t> series;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const auto at = place(row, *m_time);
        const Cell& name = (*m_rows[row])[m_names.front()];
        if (!at || isEmpty(name)) continue;
        const auto [found, isNew] = series.try_emplace(name.text, chart.series.size());
        if (isNew) {
            chart.series.push_back({name.text});
            chart.series.back().values.resize(chart.xs.size());
        }
        const auto index = std::distance(places.begin(), places.find(*at));
        chart.series[found->second].values[static_cast<std::size_t>(index)] = number(row, value);
    }
    chart.years = m_years;
    chart.dates = !m_years;
    return chart;
}

Chart ChartRules::scatter() const {
    Chart chart{
        .kind = ChartKind::Scatter, .xTitle = title(m_numbers[0]), .yTitle = title(m_numbers[1])};
    ChartSeries points{chart.yTitle};
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const auto x = number(row, m_numbers[0]);
        const auto y = number(row, m_numbers[1]);
        if (!x || !y) continue;
        if (chart.xs.size() == mostPoints) {
            ++chart.leftOut;
            continue;
        }
        chart.xs.push_back(*x);
        points.values.emplace_back(*y);
        chart.labels.push_back(label(row));
    }
    chart.series.push_back(std::move(points));
    return chart;
}

}  // namespace tripletalk::app
