// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/components/chartitem.h"
#include "app/components/chartlayout.h"
#include "app/components/coastline.h"

#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::app;
using answering::Cell;
using answering::ResultColumn;

namespace {

struct Cities {
    std::vector<ResultColumn> columns;
    std::vector<std::vector<Cell>> rows;

    [[nodiscard]] ChartRules rules() const {
        std::vector<const ChartRules::Row*> shown;
        for (const auto& row : rows) shown.push_back(&row);
        return {columns, shown};
    }
    [[nodiscard]] bool haveMap() const {
        return std::ranges::count(rules().kinds(), ChartKind::Map) == 1;
    }
    [[nodiscard]] Chart map() const { return rules().chart(ChartKind::Map); }
};

Cell degrees(const std::string& text) { return {text, "", "number"}; }

/// Two places, their coordinates in columns of these names.
Cities citiesWith(const std::string& latitude, const std::string& longitude) {
    return {{{"city", true}, {latitude}, {longitude}},
            {{{"Bern"}, degrees("46.95"), degrees("7.45")},
             {{"Lima"}, degrees("-12.05"), degrees("-77.04")}}};
}

Cities cityAt(const std::string& point) { return {{{"city"}, {"where"}}, {{{"Bern"}, {point}}}}; }

std::size_t shapesOf(const ChartPicture& picture, ChartPicture::Shape::Kind kind) {
    return static_cast<std::size_t>(
        std::ranges::count(picture.shapes, kind, &ChartPicture::Shape::kind));
}

ChartPicture drawnMap(const Chart& chart) {
    return ChartLayout(chart, 600, QFont(), QLocale::c()).picture();
}

TEST(ChartMap, IsOfferedFirstWhereColumnsAreCalledLikeCoordinates) {
    for (const auto& [latitude, longitude] :
         {std::pair("lat", "long"), std::pair("Latitude (deg)", "Longitude (deg)"),
          std::pair("geo:lat", "geo:lng"), std::pair("Breitengrad", "Längengrad"),
          std::pair("geographische Breite", "geographische Länge"),
          std::pair("latitud", "longitud"), std::pair("has_latitude", "has_longitude")})
        EXPECT_EQ(citiesWith(latitude, longitude).rules().kinds().front(), ChartKind::Map)
            << latitude;
    EXPECT_FALSE(citiesWith("height", "width").haveMap());
    EXPECT_FALSE(citiesWith("flat", "along").haveMap());
    EXPECT_FALSE(citiesWith("lat", "width").haveMap());
}

TEST(ChartMap, TakesNothingThatIsNotOnEarth) {
    Cities cities = citiesWith("lat", "lon");
    cities.rows[0][1] = degrees("91");
    EXPECT_FALSE(cities.haveMap());
    cities = citiesWith("lat", "lon");
    cities.rows[0][2] = degrees("-180.5");
    EXPECT_FALSE(cities.haveMap());
}

TEST(ChartMap, LeavesOutRowsWithoutAPlace) {
    Cities cities = citiesWith("lat", "lon");
    cities.rows[0][1] = {"", "", "null"};
    const Chart chart = cities.map();
    EXPECT_EQ(chart.labels, std::vector<std::string>{"Lima"});
    EXPECT_EQ(chart.xs, std::vector<double>{-77.04});
    EXPECT_EQ(chart.series[0].values[0], -12.05);
}

TEST(ChartMap, ReadsPointsInWellKnownText) {
    for (const char* point :
         {"POINT(7.45 46.95)", "point ( 7.45  46.95 )", "POINT Z (7.45 46.95 540)",
          "<http://www.opengis.net/def/crs/OGC/1.3/CRS84> POINT(7.45 46.95)",
          "<http://www.opengis.net/def/crs/EPSG/0/4326> POINT(46.95 7.45)"}) {
        ASSERT_TRUE(cityAt(point).haveMap()) << point;
        EXPECT_EQ(cityAt(point).map().xs.front(), 7.45) << point;
        EXPECT_EQ(cityAt(point).map().series[0].values.front(), 46.95) << point;
    }
    for (const char* other : {"POINT(7.45)", "POINT(7.45 95)", "LINESTRING(1 2, 3 4)", "POINT(x y)",
                              "<http://x/crs/2056> POINT(7.45 46.95)"})
        EXPECT_FALSE(cityAt(other).haveMap()) << other;
}

TEST(ChartMap, LeavesOtherNumbersToOtherKinds) {
    Cities cities = citiesWith("lat", "lon");
    cities.columns.push_back({"people"});
    cities.rows[0].push_back(degrees("130000"));
    cities.rows[1].push_back(degrees("10000000"));
    EXPECT_EQ(cities.rules().kinds(), (std::vector{ChartKind::Map, ChartKind::Bar}));
    EXPECT_EQ(cities.rules().chart(ChartKind::Bar).yTitle, "people");
    EXPECT_EQ(citiesWith("lat", "lon").rules().kinds(), std::vector{ChartKind::Map});
}

TEST(ChartMap, ShowsTheLandAroundItsPlaces) {
    const ChartPicture one = drawnMap(cityAt("POINT(7.45 46.95)").map());
    EXPECT_EQ(shapesOf(one, ChartPicture::Shape::Kind::Dot), 1U);
    EXPECT_GT(shapesOf(one, ChartPicture::Shape::Kind::Area), 0U);
    const ChartPicture all = drawnMap(citiesWith("lat", "lon").map());
    EXPECT_GT(shapesOf(all, ChartPicture::Shape::Kind::Area),
              shapesOf(one, ChartPicture::Shape::Kind::Area));
    for (const auto& shape : all.shapes)
        for (const QPointF& point : shape.points)
            EXPECT_TRUE(QRectF(QPointF(-0.1, -0.1), all.size + QSizeF(0.2, 0.2)).contains(point));
}

TEST(ChartMap, TellsThePlaceUnderThePointer) {
    const ChartPicture one = drawnMap(cityAt("POINT(7.45 46.95)").map());
    ASSERT_EQ(one.marks.size(), 1U);
    EXPECT_EQ(one.marks[0].words, QStringLiteral("Bern\n46.95°, 7.45°"));
    // In the middle of what is shown: there are some degrees on each side.
    EXPECT_GT(one.marks[0].area.center().x(), 200);
    EXPECT_LT(one.marks[0].area.center().x(), 450);
    const Chart chart = citiesWith("lat", "lon").map();
    EXPECT_TRUE(ChartItem::describe(chart).contains(QStringLiteral("2 place")));
}

TEST(ChartMap, StandsTheNorthUpAndTheEastRight) {
    const ChartPicture both = drawnMap(citiesWith("lat", "lon").map());
    const QPointF bern = both.marks[0].area.center();
    const QPointF lima = both.marks[1].area.center();
    EXPECT_GT(bern.x(), lima.x());
    EXPECT_LT(bern.y(), lima.y());
}

TEST(ChartMap, HasTheOutlineOfTheWholeEarth) {
    const Coastline& coast = coastline();
    ASSERT_GT(coast.land.size(), 100U);
    EXPECT_EQ(coast.lakes.size(), 1U) << "the Caspian Sea";
    const auto isLand = [&](double x, double y) {
        return std::ranges::any_of(coast.land, [&](const QPolygonF& ring) {
            return ring.containsPoint({x, y}, Qt::OddEvenFill);
        });
    };
    EXPECT_TRUE(isLand(7.45, 46.95)) << "Bern";
    EXPECT_TRUE(isLand(134, -25)) << "Australia";
    EXPECT_FALSE(isLand(-30, 30)) << "the Atlantic";
    EXPECT_TRUE(isLand(-172, 66)) << "Chukotka, beyond the date line";
    EXPECT_FALSE(isLand(0, 70)) << "the sea in the north of it";
    EXPECT_TRUE(coast.lakes[0].containsPoint({51, 42}, Qt::OddEvenFill));
}

}  // namespace
