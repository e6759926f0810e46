// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// Charts that count or sum what the rows have: histograms and bars of parts.
#include "app/components/chart.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace tripletalk::app {

namespace {

constexpr std::size_t mostRanges = 20;
/// What differs by less, or is greater, cannot be told apart or added up.
constexpr double leastWidth = 1e-300;
constexpr double greatest = 1e300;

/// The least of 1, 2, 5, 10 … times a power of ten that is no less.
double roundUp(double width) {
    const double power = std::pow(10, std::floor(std::log10(width)));
    for (const double times : {1.0, 2.0, 5.0})
        if (times * power >= width * (1 - 1e-9)) return times * power;
    return 10 * power;
}

double quantile(const std::vector<double>& sorted, double share) {
    return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
}

}  // namespace

Chart histogramOf(std::vector<double> numbers, std::string title) {
    std::ranges::sort(numbers);
    const double middle = quantile(numbers, 0.75) - quantile(numbers, 0.25);
    const double advised = 2 * middle / std::cbrt(static_cast<double>(numbers.size()));
    const double least = (numbers.back() - numbers.front()) / static_cast<double>(mostRanges - 1);
    double width = roundUp(std::max({advised, least, leastWidth}));
    const bool isWhole =
        std::ranges::all_of(numbers, [](double one) { return one == std::floor(one); });
    if (isWhole) width = std::max(width, 1.0);
    const double first = std::floor(numbers.front() / width);
    const auto rangeOf = [&](double one) {
        return static_cast<std::size_t>(std::max(0.0, std::floor(one / width) - first));
    };
    const std::size_t count = rangeOf(numbers.back()) + 1;
    Chart chart{.kind = ChartKind::Histogram, .xTitle = std::move(title)};
    for (std::size_t at = 0; at <= count; ++at)
        chart.edges.push_back((first + static_cast<double>(at)) * width);
    std::vector<std::optional<double>> counts(count, 0.0);
    for (const double one : numbers) *counts[rangeOf(one)] += 1;
    chart.series.push_back({{}, std::move(counts)});
    chart.labels.resize(count);
    return chart;
}

Chart ChartRules::histogram() const {
    const std::size_t value = m_numbers.front();
    std::vector<double> numbers;
    std::size_t leftOut = 0;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const auto one = number(row, value);
        if (one && std::abs(*one) < greatest)
            numbers.push_back(*one);
        else if (one)
            ++leftOut;
    }
    if (numbers.empty()) return {.kind = ChartKind::Histogram, .series = {{}}, .leftOut = leftOut};
    Chart chart = histogramOf(std::move(numbers), title(value));
    chart.leftOut = leftOut;
    return chart;
}

bool ChartRules::isOfParts() const {
    if (m_names.size() != 2 || m_time || m_numbers.size() != 1) return false;
    const std::size_t wholes = distinct(m_names[0]);
    const std::size_t kinds = distinct(m_names[1]);
    if (wholes < 2 || wholes > mostBars || wholes == m_rows.size()) return false;
    if (kinds < 2 || kinds > mostSeries) return false;
    std::set<std::pair<std::string_view, std::string_view>> pairs;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const Row& cells = *m_rows[row];
        const bool isNew = pairs.emplace(cells[m_names[0]].text, cells[m_names[1]].text).second;
        if (!isNew || number(row, m_numbers.front()).value_or(0) < 0) return false;
    }
    return true;
}

Chart ChartRules::parts() const {
    const std::size_t value = m_numbers.front();
    Chart chart{.kind = ChartKind::Stacked, .xTitle = title(m_names[0]), .yTitle = title(value)};
    std::map<std::string, std::size_t> wholes;
    std::map<std::string, std::size_t> kinds;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const Row& cells = *m_rows[row];
        const auto whole = wholes.try_emplace(cells[m_names[0]].text, chart.labels.size());
        if (whole.second) chart.labels.push_back(whole.first->first);
        const auto kind = kinds.try_emplace(cells[m_names[1]].text, chart.series.size());
        if (kind.second) chart.series.push_back({kind.first->first});
        auto& values = chart.series[kind.first->second].values;
        if (values.size() <= whole.first->second) values.resize(whole.first->second + 1);
        values[whole.first->second] = number(row, value);
    }
    for (ChartSeries& series : chart.series) series.values.resize(chart.labels.size());
    return chart;
}

}  // namespace tripletalk::app
