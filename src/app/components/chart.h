// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::app {

/// What a cell of a result holds.
bool isNumber(const answering::Cell& cell);
bool isEmpty(const answering::Cell& cell);

enum class ChartKind { Bar, Line, Scatter };

struct ChartSeries {
    std::string name = {};
    std::vector<std::optional<double>> values = {};  ///< one a point
};

/// The numbers of a chart. A bar chart has a label a point; the others have a place a point too.
struct Chart {
    ChartKind kind = ChartKind::Bar;
    std::string xTitle = {};  ///< with its unit
    std::string yTitle = {};
    std::vector<std::string> labels = {};
    std::vector<double> xs = {};  ///< of a date its Julian day
    bool dates = false;           ///< the places are dates
    bool years = false;           ///< the places are years: written without thousands marks
    std::vector<ChartSeries> series = {};
    std::size_t leftOut = 0;  ///< rows that would be too many
};

/// Which charts the columns of a table allow. A column of dates (or of years) and a number make a
/// line; names and a number make bars; two numbers make a scatter of points.
class ChartRules {
  public:
    using Row = std::vector<answering::Cell>;
    static constexpr std::size_t mostBars = 20;
    static constexpr std::size_t mostPoints = 2000;
    static constexpr std::size_t mostSeries = 6;

    ChartRules(const std::vector<answering::ResultColumn>& columns, std::vector<const Row*> rows);

    /// The kinds that make sense, best first; empty if none does.
    [[nodiscard]] std::vector<ChartKind> kinds() const;
    /// The chart of one of these kinds.
    [[nodiscard]] Chart chart(ChartKind kind) const;

  private:
    enum class ColumnKind { Name, Number, Date, Year, Empty };
    [[nodiscard]] ColumnKind kindOf(std::size_t column) const;
    [[nodiscard]] bool isYear(std::size_t column) const;
    [[nodiscard]] std::string title(std::size_t column) const;
    [[nodiscard]] std::optional<double> number(std::size_t row, std::size_t column) const;
    [[nodiscard]] std::optional<double> place(std::size_t row, std::size_t column) const;
    [[nodiscard]] std::string label(std::size_t row) const;
    [[nodiscard]] std::size_t rowsWith(std::size_t column) const;
    [[nodiscard]] std::size_t distinct(std::size_t column) const;
    [[nodiscard]] std::vector<std::size_t> comparableNumbers() const;
    [[nodiscard]] bool timesRepeat() const;
    void addColumns(Chart& chart, const std::vector<std::size_t>& rows) const;
    [[nodiscard]] Chart bars() const;
    [[nodiscard]] Chart line() const;
    [[nodiscard]] Chart lineByName() const;
    [[nodiscard]] Chart scatter() const;

    const std::vector<answering::ResultColumn>& m_columns;
    std::vector<const Row*> m_rows;
    std::vector<std::size_t> m_names;
    std::vector<std::size_t> m_numbers;
    std::optional<std::size_t> m_time;
    bool m_years = false;
};

}  // namespace tripletalk::app
