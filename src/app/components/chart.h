// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tripletalk::app {

/// What a cell of a result holds.
bool isNumber(const answering::Cell& cell);
bool isEmpty(const answering::Cell& cell);

enum class ChartKind {
    Bar,
    Stacked,  ///< bars of several parts each
    Line,
    Scatter,
    Histogram,  ///< bars that tell how many numbers lie in each range
    Map         ///< points on the earth: places are longitudes, values latitudes
};

struct ChartSeries {
    std::string name = {};
    std::vector<std::optional<double>> values = {};  ///< one a point
};

/// In degrees.
struct GeoPlace {
    double longitude = 0;
    double latitude = 0;
};

/// The numbers of a chart. Bars, parts of them and a histogram have a label a point; the others
/// have a place a point too.
struct Chart {
    ChartKind kind = ChartKind::Bar;
    std::string xTitle = {};  ///< with its unit
    std::string yTitle = {};
    std::vector<std::string> labels = {};
    std::vector<double> xs = {};  ///< of a date its Julian day
    bool dates = false;           ///< the places are dates
    bool years = false;           ///< the places are years: written without thousands marks
    std::vector<ChartSeries> series = {};
    std::size_t leftOut = 0;         ///< rows that would be too many
    std::vector<double> edges = {};  ///< of a histogram's ranges: one more than points
};

/// How many of the numbers (two different ones at least) lie in each of at most 20 ranges of equal
/// width: the round one (1, 2 or 5 times a power of ten) from the rule of Freedman and Diaconis
/// (1981) on, twice the middle half's width by the cube root of the count.
Chart histogramOf(std::vector<double> numbers, std::string title);

/// Which charts the columns of a table allow. A column of dates (or of years) and a number make a
/// line; names and a number make bars, two names and a number bars of parts; two numbers make a
/// scatter of points; many numbers make a histogram. Latitudes and longitudes, by the names of
/// their columns, or points in Well-Known Text make a map.
class ChartRules {
  public:
    using Row = std::vector<answering::Cell>;
    static constexpr std::size_t mostBars = 20;
    static constexpr std::size_t mostPoints = 2000;
    static constexpr std::size_t mostSeries = 6;
    static constexpr std::size_t histogramFrom = 12;  ///< numbers, half of them different

    static constexpr std::size_t rowsLookedAt = 500;  ///< to tell what a column holds

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
    /// Two names, the first repeated, the second of few, and for each pair one number that can be
    /// a part of a sum.
    [[nodiscard]] bool isOfParts() const;
    [[nodiscard]] Chart parts() const;
    [[nodiscard]] Chart histogram() const;
    [[nodiscard]] Chart bars() const;
    [[nodiscard]] Chart line() const;
    [[nodiscard]] Chart lineByName() const;
    [[nodiscard]] Chart scatter() const;
    /// Sets m_places.
    void findPlaces();
    /// A number that groups as a name does: rows of one name differ by it, and few have its values.
    void takeNumberForName();
    [[nodiscard]] bool isOfPoints(std::size_t column) const;
    /// None of its numbers is further from 0.
    [[nodiscard]] bool isWithin(std::size_t column, double most) const;
    [[nodiscard]] std::optional<GeoPlace> geoPlace(std::size_t row) const;
    [[nodiscard]] bool hasPlaces() const;
    [[nodiscard]] Chart map() const;

    const std::vector<answering::ResultColumn>& m_columns;
    std::vector<const Row*> m_rows;
    std::vector<std::size_t> m_names;
    std::vector<std::size_t> m_numbers;
    std::optional<std::size_t> m_time;
    bool m_years = false;
    /// The columns of longitudes and latitudes; of points one and the same.
    std::optional<std::pair<std::size_t, std::size_t>> m_places;
};

}  // namespace tripletalk::app
