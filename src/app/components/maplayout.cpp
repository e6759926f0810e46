// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// Maps: equirectangular, true to shape in the middle of what is shown.
#include "app/components/chartlayout.h"
#include "app/components/coastline.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

#include <QLineF>

namespace tripletalk::app {

using namespace Qt::StringLiterals;

namespace {

constexpr double leastMargin = 3;  ///< degrees around the outermost places
constexpr double marginShare = 0.1;
constexpr double lowestMap = 200;
constexpr double highestMap = 460;
constexpr double mapGap = 8;
constexpr double leastNarrowing = 0.2;  ///< near a pole all would be a line
const QRectF world(-180, -90, 360, 180);

/// As wide and high as it is, moved until it is of the world, or in its middle.
QRectF inWorld(QRectF shown) {
    const auto moved = [](double from, double length, double low, double high) {
        return length >= high - low ? (low + high - length) / 2
                                    : std::clamp(from, low, high - length);
    };
    shown.moveLeft(moved(shown.left(), shown.width(), world.left(), world.right()));
    shown.moveTop(moved(shown.top(), shown.height(), world.top(), world.bottom()));
    return shown;
}

/// The part of a line that lies within a box (Liang and Barsky, 1984).
std::optional<QLineF> within(const QLineF& line, const QRectF& box) {
    double from = 0;
    double to = 1;
    const auto cut = [&](double step, double room) {
        if (step == 0) return room >= 0;
        const double at = room / step;
        if (step < 0) from = std::max(from, at);
        if (step > 0) to = std::min(to, at);
        return from < to;
    };
    const bool isThere =
        cut(-line.dx(), line.x1() - box.left()) && cut(line.dx(), box.right() - line.x1()) &&
        cut(-line.dy(), line.y1() - box.top()) && cut(line.dy(), box.bottom() - line.y1());
    if (!isThere) return std::nullopt;
    return QLineF(line.pointAt(from), line.pointAt(to));
}

/// The part of a ring on one side of a line, `depth` being positive there (Sutherland and Hodgman,
/// 1974).
template <typename Depth>
QPolygonF beyond(const QPolygonF& ring, Depth depth) {
    QPolygonF kept;
    for (qsizetype at = 0; at < ring.size(); ++at) {
        const QPointF& one = ring[at];
        const QPointF& next = ring[(at + 1) % ring.size()];
        const double here = depth(one);
        const double there = depth(next);
        if (here >= 0) kept << one;
        if ((here < 0) != (there < 0)) kept << one + (next - one) * (here / (here - there));
    }
    return kept;
}

QPolygonF within(QPolygonF ring, const QRectF& box) {
    ring = beyond(ring, [&](const QPointF& point) { return point.x() - box.left(); });
    ring = beyond(ring, [&](const QPointF& point) { return box.right() - point.x(); });
    ring = beyond(ring, [&](const QPointF& point) { return point.y() - box.top(); });
    return beyond(ring, [&](const QPointF& point) { return box.bottom() - point.y(); });
}

/// Where the land is cut at the date line and the pole there is no coast.
bool isCut(const QPointF& one, const QPointF& other) {
    constexpr double close = 0.02;
    const auto both = [&](double a, double b, double edge) {
        return std::abs(a - edge) < close && std::abs(b - edge) < close;
    };
    return both(one.x(), other.x(), world.left()) || both(one.x(), other.x(), world.right()) ||
           both(one.y(), other.y(), world.top());
}

ChartAxis degreesAxis(double low, double high, double least, double most, int steps,
                      const QLocale& locale) {
    ChartAxis axis{low, high, {}};
    for (auto& tick : numberAxis(std::max(low, least), std::min(high, most), steps, locale).ticks)
        if (tick.at >= std::max(low, least) && tick.at <= std::min(high, most))
            axis.ticks.push_back({tick.at, tick.label + u"°"_s});
    return axis;
}

}  // namespace

void ChartLayout::layMap() {
    const auto [west, east] = std::ranges::minmax(m_chart.xs);
    const auto [south, north] = range(false);
    const double aside = std::max(leastMargin, (east - west) * marginShare);
    const double above = std::max(leastMargin, (north - south) * marginShare);
    QRectF shown(QPointF(west - aside, south - above), QPointF(east + aside, north + above));
    const double middle = shown.center().y() * std::numbers::pi / 180;
    const double narrowing = std::max(leastNarrowing, std::cos(middle));
    const double left = m_metrics.horizontalAdvance(u"-90°"_s) + mapGap;
    const double width = m_picture.size.width() - left - mapGap;
    const double height =
        std::clamp(width * shown.height() / (shown.width() * narrowing), lowestMap, highestMap);
    m_plot = QRectF(left, m_top + m_line / 2, width, height);
    // What is too narrow for the plot shows more of what lies around.
    const double scale = std::min(width / (shown.width() * narrowing), height / shown.height());
    const QPointF centre = shown.center();
    shown.setSize({width / (scale * narrowing), height / scale});
    shown.moveCenter(centre);
    shown = inWorld(shown);
    const ChartAxis x =
        degreesAxis(shown.left(), shown.right(), world.left(), world.right(), 6, m_locale);
    const ChartAxis y =
        degreesAxis(shown.top(), shown.bottom(), world.top(), world.bottom(), 5, m_locale);
    const auto drawn = [&](const QPolygonF& ring) {
        QPolygonF placed;
        for (const QPointF& point : ring)
            placed << QPointF(m_plot.left() + x.part(point.x()) * m_plot.width(),
                              m_plot.bottom() - y.part(point.y()) * m_plot.height());
        return placed;
    };
    for (const QPolygonF& ring : coastline().land) area(drawn(ring), Ink::Grid);
    for (const QPolygonF& ring : coastline().lakes) area(drawn(ring), Ink::Background);
    drawVerticalScale(y);
    drawHorizontalScale(x, m_plot.bottom());
    for (const QPolygonF& ring : coastline().land) coast(ring, drawn(ring));
    for (const QPolygonF& ring : coastline().lakes) coast(ring, drawn(ring));
    drawSeries(0, x, y);
}

void ChartLayout::area(const QPolygonF& ring, Ink ink) {
    if (!ring.boundingRect().intersects(m_plot)) return;
    const QPolygonF seen = within(ring, m_plot);
    if (seen.size() > 2) m_picture.shapes.push_back({Shape::Kind::Area, ink, 0, {}, seen});
}

void ChartLayout::coast(const QPolygonF& degrees, const QPolygonF& ring) {
    if (!ring.boundingRect().intersects(m_plot)) return;
    QPolygonF path;
    const auto end = [&] {
        if (path.size() > 1)
            m_picture.shapes.push_back({Shape::Kind::Line, Ink::Muted, 0, {}, path});
        path.clear();
    };
    for (qsizetype at = 0; at + 1 < ring.size(); ++at) {
        const auto seen = isCut(degrees[at], degrees[at + 1])
                              ? std::nullopt
                              : within(QLineF(ring[at], ring[at + 1]), m_plot);
        if (!seen || (!path.isEmpty() && path.back() != seen->p1())) end();
        if (!seen) continue;
        if (path.isEmpty()) path << seen->p1();
        path << seen->p2();
    }
    end();
}

}  // namespace tripletalk::app
