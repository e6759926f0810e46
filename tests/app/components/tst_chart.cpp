// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/components/chart.h"
#include "app/components/chartaxis.h"
#include "app/components/chartitem.h"
#include "app/components/chartlayout.h"

#include <QDate>
#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::app;
using answering::Cell;
using answering::ResultColumn;

namespace {

using Rows = std::vector<std::vector<Cell>>;

Cell number(const std::string& text) { return {text, "", "number"}; }
Cell integer(const std::string& text) { return {text, "", "integer"}; }

struct Data {
    std::vector<ResultColumn> columns;
    Rows rows;

    [[nodiscard]] ChartRules rules() const {
        std::vector<const ChartRules::Row*> shown;
        for (const auto& row : rows) shown.push_back(&row);
        return {columns, shown};
    }
    [[nodiscard]] std::vector<ChartKind> kinds() const { return rules().kinds(); }
};

const Data prices{{{"lamp", true}, {"price", false, "EUR"}},
                  {{{"A", "http://x/a"}, number("9.5")},
                   {{"B", "http://x/b"}, number("-3")},
                   {{"C", "http://x/c"}, {"", "", "null"}}}};

const Data sales{{{"day"}, {"sold"}},
                 {{{"2020-03-01"}, integer("5")},
                  {{"2020-01-01"}, integer("3")},
                  {{"2020-02-01"}, integer("4")}}};

std::vector<QString> labels(const ChartAxis& axis) {
    std::vector<QString> all;
    for (const auto& tick : axis.ticks) all.push_back(tick.label);
    return all;
}

TEST(ChartRules, DrawBarsOfNamesAndNumbersWithUnitsInTheTitles) {
    ASSERT_EQ(prices.kinds(), std::vector{ChartKind::Bar});
    const Chart chart = prices.rules().chart(ChartKind::Bar);
    EXPECT_EQ(chart.labels, (std::vector<std::string>{"A", "B"}));
    EXPECT_EQ(chart.xTitle, "lamp");
    EXPECT_EQ(chart.yTitle, "price (EUR)");
    EXPECT_EQ(chart.series[0].values[1], -3);
}

TEST(ChartRules, DrawALineOfDatesInTheirOrder) {
    ASSERT_EQ(sales.kinds(), (std::vector{ChartKind::Line, ChartKind::Bar}));
    const Chart chart = sales.rules().chart(ChartKind::Line);
    EXPECT_TRUE(chart.dates);
    EXPECT_EQ(chart.series[0].values, (std::vector<std::optional<double>>{3, 4, 5}));
    EXPECT_EQ(chart.xs[1] - chart.xs[0], 31);
}

TEST(ChartRules, TakeYearsBesideAnotherNumberForTime) {
    const Data data{{{"year"}, {"count"}},
                    {{integer("2019"), integer("1")},
                     {integer("2020"), integer("2")},
                     {integer("2021"), integer("5")}}};
    ASSERT_FALSE(data.kinds().empty());
    const Chart chart = data.rules().chart(data.kinds().front());
    EXPECT_EQ(chart.kind, ChartKind::Line);
    EXPECT_TRUE(chart.years);
    EXPECT_EQ(chart.yTitle, "count");
}

TEST(ChartRules, DrawALineForEachNameWhereTimesRepeat) {
    const Data data{{{"year"}, {"maker"}, {"count"}},
                    {{integer("2019"), {"A"}, integer("1")},
                     {integer("2019"), {"B"}, integer("2")},
                     {integer("2020"), {"A"}, integer("5")},
                     {integer("2021"), {"B"}, integer("7")}}};
    ASSERT_EQ(data.kinds().front(), ChartKind::Line);
    const Chart chart = data.rules().chart(ChartKind::Line);
    ASSERT_EQ(chart.series.size(), 2);
    EXPECT_EQ(chart.series[1].name, "B");
    EXPECT_EQ(chart.series[1].values, (std::vector<std::optional<double>>{2, std::nullopt, 7}));
}

TEST(ChartRules, DrawPointsOfTwoNumbers) {
    const Data data{{{"mass", false, "kg"}, {"price", false, "EUR"}},
                    {{number("1.5"), number("10")},
                     {number("2.5"), number("20")},
                     {{"", "", "null"}, number("20")},
                     {number("3.5"), number("5")}}};
    ASSERT_EQ(data.kinds(), std::vector{ChartKind::Scatter});
    const Chart chart = data.rules().chart(ChartKind::Scatter);
    EXPECT_EQ(chart.xs, (std::vector<double>{1.5, 2.5, 3.5}));
    EXPECT_EQ(chart.xTitle, "mass (kg)");
}

TEST(ChartRules, PutOnlyComparableNumbersSideBySide) {
    const Data data{{{"name"},
                     {"low", false, "kg"},
                     {"high", false, "kg"},
                     {"price", false, "EUR"},
                     {"total", false, "kg"}},
                    {{{"A"}, number("1"), number("2"), number("3"), number("90000")},
                     {{"B"}, number("2"), number("4"), number("3"), number("90000")}}};
    const Chart chart = data.rules().chart(ChartKind::Bar);
    ASSERT_EQ(chart.series.size(), 2);
    EXPECT_EQ(chart.yTitle, "kg");
}

TEST(ChartRules, DrawPartsOfTwoNamesAndANumber) {
    const Data data{{{"plant"}, {"body"}, {"cars"}},
                    {{{"A"}, {"coupe"}, integer("3")},
                     {{"A"}, {"van"}, integer("2")},
                     {{"B"}, {"van"}, integer("4")}}};
    ASSERT_EQ(data.kinds(), (std::vector{ChartKind::Stacked, ChartKind::Bar}));
    const Chart chart = data.rules().chart(ChartKind::Stacked);
    EXPECT_EQ(chart.labels, (std::vector<std::string>{"A", "B"}));
    ASSERT_EQ(chart.series.size(), 2);
    EXPECT_EQ(chart.series[0].name, "coupe");
    EXPECT_EQ(chart.series[0].values, (std::vector<std::optional<double>>{3, std::nullopt}));
    EXPECT_EQ(chart.series[1].values, (std::vector<std::optional<double>>{2, 4}));

    Data negative = data;
    negative.rows[0][2] = integer("-3");
    EXPECT_EQ(negative.kinds().front(), ChartKind::Bar) << "it is no part of a sum";
    Data twice = data;
    twice.rows.push_back(data.rows[0]);
    EXPECT_EQ(twice.kinds().front(), ChartKind::Bar) << "which of the two would be shown?";
}

TEST(ChartRules, TakeANumberThatGroupsForTheSecondName) {
    const Data cars{{{"fuel"}, {"seats"}, {"number of cars"}},
                    {{{"Diesel"}, integer("4"), integer("7")},
                     {{"Diesel"}, integer("5"), integer("9")},
                     {{"Petrol"}, integer("4"), integer("3")},
                     {{"Petrol"}, integer("5"), integer("2")}}};
    EXPECT_EQ(cars.kinds().front(), ChartKind::Stacked);
    const Chart chart = cars.rules().chart(ChartKind::Stacked);
    EXPECT_EQ(chart.labels, (std::vector<std::string>{"Diesel", "Petrol"}));
    EXPECT_EQ(chart.yTitle, "number of cars");
    const Data speeds{{{"car"}, {"price"}, {"speed"}},
                      {{{"A"}, integer("40000"), integer("210")},
                       {{"A"}, integer("45000"), integer("230")},
                       {{"B"}, integer("50000"), integer("250")}}};
    EXPECT_EQ(speeds.kinds().front(), ChartKind::Bar) << "prices differ from car to car";
}

TEST(ChartRules, TellHowOftenManyNumbersLieInARange) {
    Data data{{{"car"}, {"length", false, "m"}}, {}};
    for (int i = 0; i < 40; ++i)
        data.rows.push_back(
            {{"car " + std::to_string(i)}, number(std::to_string(4 + i % 8 * 0.1))});
    const auto kinds = data.kinds();
    ASSERT_EQ(kinds.back(), ChartKind::Histogram);
    const Chart chart = data.rules().chart(ChartKind::Histogram);
    EXPECT_EQ(chart.xTitle, "length (m)");
    double all = 0;
    for (const auto& one : chart.series[0].values) all += *one;
    EXPECT_EQ(all, 40);
    EXPECT_EQ(chart.edges.size(), chart.labels.size() + 1);
    EXPECT_LE(chart.edges.front(), 4);
    EXPECT_GT(chart.edges.back(), 4.7);
    data.rows.resize(ChartRules::histogramFrom - 1);
    EXPECT_EQ(data.kinds().back(), ChartKind::Bar) << "few numbers are looked at one by one";
}

TEST(Histogram, HasRoundRangesOfWholeNumbersAndNotTooMany) {
    std::vector<double> numbers{-3, 0, 1, 1, 2, 2, 2, 3, 4, 5};
    const Chart small = histogramOf(numbers, "n");
    for (const double edge : small.edges) EXPECT_EQ(edge, std::floor(edge));
    numbers.push_back(1e9);  // one that is far from the others
    const Chart far = histogramOf(numbers, "n");
    EXPECT_LE(far.labels.size(), 21U);
    double all = 0;
    for (const auto& one : far.series[0].values) all += *one;
    EXPECT_EQ(all, 11);
    EXPECT_EQ(histogramOf({1, 1, 1, 1, 1, 2}, "n").series[0].values.size(), 2U);
}

TEST(ChartLayout, PutsPartsBehindEachOtherAndTellsTheSum) {
    Chart chart{.kind = ChartKind::Stacked, .yTitle = "cars", .labels = {"A"}};
    chart.series = {{"coupe", {3}}, {"van", {2}}};
    const ChartPicture picture = ChartLayout(chart, 600, QFont(), QLocale::c()).picture();
    std::vector<QRectF> boxes;
    for (const auto& mark : picture.marks) boxes.push_back(mark.area);
    ASSERT_EQ(boxes.size(), 2U);
    EXPECT_DOUBLE_EQ(boxes[0].right(), boxes[1].left());
    EXPECT_NEAR(boxes[0].width() / boxes[1].width(), 1.5, 0.01);
    EXPECT_TRUE(
        std::ranges::any_of(picture.shapes, [](const auto& one) { return one.words == "5"; }));
}

TEST(ChartLayout, NamesTheRangesOfAHistogram) {
    const ChartPicture picture =
        ChartLayout(histogramOf({1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20}, "n"), 600, QFont(),
                    QLocale::c())
            .picture();
    ASSERT_FALSE(picture.marks.empty());
    EXPECT_TRUE(picture.marks.front().words.contains(QStringLiteral(" – ")));
}

TEST(ChartRules, DrawNothingOfOneRowOrOfWordsAlone) {
    EXPECT_TRUE((Data{{{"name"}, {"mass"}}, {{{"A"}, number("1")}}}).kinds().empty());
    EXPECT_TRUE(
        (Data{{{"name"}, {"colour"}}, {{{"A"}, {"red"}}, {{"B"}, {"red"}}}}).kinds().empty());
    EXPECT_TRUE((Data{{{"count"}}, {{integer("1")}, {integer("2")}}}).kinds().empty());
    EXPECT_TRUE((Data{{}, {}}).kinds().empty());
}

TEST(ChartRules, LeaveOutBarsThatAreTooMany) {
    Data data{{{"name"}, {"mass"}}, {}};
    for (int at = 0; at < 50; ++at)
        data.rows.push_back({{"n" + std::to_string(at)}, integer(std::to_string(at))});
    const Chart chart = data.rules().chart(ChartKind::Bar);
    EXPECT_EQ(chart.labels.size(), ChartRules::mostBars);
    EXPECT_EQ(chart.leftOut, 30);
}

TEST(ChartAxis, HasRoundSteps) {
    const QLocale c = QLocale::c();
    EXPECT_EQ(labels(numberAxis(0, 97, 5, c)),
              (std::vector<QString>{"0", "20", "40", "60", "80", "100"}));
    EXPECT_EQ(labels(numberAxis(-3, 9.5, 5, c)), (std::vector<QString>{"-5", "0", "5", "10"}));
    EXPECT_EQ(labels(numberAxis(0.11, 0.19, 4, c)),
              (std::vector<QString>{"0.10", "0.12", "0.14", "0.16", "0.18", "0.20"}));
    EXPECT_EQ(numberAxis(5, 5, 4, c).part(5), 0.5);
}

TEST(ChartAxis, WritesNumbersByLocaleAndYearsWithoutMarks) {
    const QLocale german(QLocale::German);
    EXPECT_EQ(numberAxis(0, 4000, 2, german).ticks[1].label, "2.000");
    EXPECT_EQ(numberAxis(2000, 2020, 2, german, false).ticks[0].label, "2000");
}

TEST(ChartAxis, MarksYearsMonthsOrDays) {
    const auto day = [](int year, int month, int one) {
        return static_cast<double>(QDate(year, month, one).toJulianDay());
    };
    const QLocale c = QLocale::c();
    EXPECT_EQ(labels(dateAxis(day(1990, 5, 1), day(2021, 1, 2), 4, c)),
              (std::vector<QString>{"2000", "2010", "2020"}));
    EXPECT_EQ(labels(dateAxis(day(2020, 1, 15), day(2020, 4, 15), 6, c)),
              (std::vector<QString>{"Feb 2020", "Mar 2020", "Apr 2020"}));
    EXPECT_EQ(labels(dateAxis(day(2020, 1, 1), day(2020, 1, 3), 6, c)),
              (std::vector<QString>{"1 Jan", "2 Jan", "3 Jan"}));
}

TEST(ChartLayout, DrawsNegativeBarsToTheOtherSideAndSaysWhatEachIs) {
    const ChartPicture picture =
        ChartLayout(prices.rules().chart(ChartKind::Bar), 400, QFont(), QLocale::c()).picture();
    std::vector<QRectF> bars;
    for (const auto& shape : picture.shapes)
        if (shape.kind == ChartPicture::Shape::Kind::Box) bars.push_back(shape.box);
    ASSERT_EQ(bars.size(), 2);
    EXPECT_DOUBLE_EQ(bars[0].left(), bars[1].right());
    EXPECT_EQ(picture.wordsAt(bars[1].center()), "B\nprice (EUR): -3");
    for (const auto& shape : picture.shapes) {
        EXPECT_LE(shape.box.right(), 401);
        EXPECT_LE(shape.box.bottom(), picture.size.height() + 1);
    }
}

TEST(ChartLayout, WritesSvgInWhichNamesAreNoMarkup) {
    const Data data{{{"<name>"}, {"a & b"}}, {{{"<script>"}, number("1")}, {{"B"}, number("2")}}};
    const QString svg = ChartLayout(data.rules().chart(ChartKind::Bar), 300, QFont(), QLocale::c())
                            .picture()
                            .svg({Qt::white, Qt::black, Qt::gray, Qt::lightGray, {Qt::blue}},
                                 "a & b", "says <this>");
    EXPECT_FALSE(svg.contains("<script>"));
    EXPECT_TRUE(svg.contains("&lt;script&gt;"));
    EXPECT_TRUE(svg.contains("<title>a &amp; b</title>"));
    EXPECT_TRUE(svg.endsWith("</svg>\n"));
}

TEST(ChartItem, DescribesItsTableAndFollowsTheFilter) {
    ResultTable table(prices.columns, prices.rows);
    ChartItem item;
    item.setWidth(300);
    item.setTable(&table);
    EXPECT_EQ(item.kind(), "bar");
    EXPECT_TRUE(item.description().contains("price (EUR)"));
    EXPECT_TRUE(item.description().contains("-3 (B)"));
    EXPECT_GT(item.implicitHeight(), 20);
    EXPECT_TRUE(item.png().startsWith("\x89PNG"));
    table.filterBy("A", 0);
    EXPECT_EQ(item.kind(), "");
    EXPECT_EQ(item.implicitHeight(), 1);
}

}  // namespace
