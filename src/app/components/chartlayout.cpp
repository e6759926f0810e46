// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/components/chartlayout.h"

#include "app/window/qttext.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tripletalk::app {

using namespace Qt::StringLiterals;

namespace {

constexpr double gap = 8;
constexpr double dotSize = 7;
constexpr std::size_t mostDots = 80;   ///< of a line; more would hide it
constexpr double longestNames = 0.38;  ///< share of the width
constexpr double plotShape = 0.56;     ///< height of a plot by its width
constexpr double lowestPlot = 150;
constexpr double highestPlot = 420;

}  // namespace

ChartLayout::ChartLayout(const Chart& chart, double width, const QFont& font, const QLocale& locale)
    : m_chart(chart),
      m_locale(locale),
      m_metrics(font),
      m_line(std::ceil(m_metrics.height() * 1.15)) {
    m_picture.size = QSizeF(width, 0);
    m_picture.font = font;
    if (m_chart.series.size() > 1) layLegend();
    switch (m_chart.kind) {
        case ChartKind::Bar:
        case ChartKind::Histogram:
            layBars();
            break;
        case ChartKind::Stacked:
            layParts();
            break;
        case ChartKind::Line:
        case ChartKind::Scatter:
            layPoints();
            break;
        case ChartKind::Map:
            layMap();
            break;
    }
}

ChartPicture ChartLayout::picture() && { return std::move(m_picture); }

void ChartLayout::words(const QRectF& box, const QString& text, Ink ink, Qt::Alignment align) {
    m_picture.shapes.push_back({Shape::Kind::Words,
                                ink,
                                0,
                                box,
                                {},
                                m_metrics.elidedText(text, Qt::ElideRight, box.width() + 1),
                                align | Qt::AlignVCenter});
}

void ChartLayout::line(QPointF from, QPointF to, Ink ink) {
    m_picture.shapes.push_back({Shape::Kind::Line, ink, 0, {}, QPolygonF({from, to})});
}

QString ChartLayout::valueText(double value) const {
    const double size = std::abs(value);
    const int most = size == std::floor(size) ? 0 : size < 1 ? 4 : 2;
    QString text = m_locale.toString(value, 'f', most);
    if (most == 0) return text;
    while (text.endsWith(m_locale.zeroDigit())) text.chop(1);
    if (text.endsWith(m_locale.decimalPoint())) text.chop(1);
    return text;
}

void ChartLayout::mark(const QRectF& area, std::size_t point, std::size_t series) {
    const auto value = m_chart.series[series].values[point];
    QStringList parts;
    if (point < m_chart.labels.size())
        if (const QString name = nameOf(point); !name.isEmpty()) parts << name;
    if (m_chart.kind == ChartKind::Map) {
        parts << u"%1°, %2°"_s.arg(valueText(value.value_or(0)), valueText(m_chart.xs[point]));
        return m_picture.marks.push_back({area, parts.join(u'\n')});
    }
    if (m_chart.kind == ChartKind::Scatter)
        parts << qs(m_chart.xTitle) + u": "_s + valueText(m_chart.xs[point]);
    const QString name = qs(m_chart.series[series].name);
    parts << (name.isEmpty() ? name : name + u": "_s) + valueText(value.value_or(0));
    m_picture.marks.push_back({area, parts.join(u'\n')});
}

std::pair<double, double> ChartLayout::range(bool withZero) const {
    double low = withZero ? 0 : std::numeric_limits<double>::max();
    double high = withZero ? 0 : std::numeric_limits<double>::lowest();
    for (const ChartSeries& series : m_chart.series)
        for (const auto& value : series.values)
            if (value) {
                low = std::min(low, *value);
                high = std::max(high, *value);
            }
    return {low, high};
}

double ChartLayout::widest(const ChartAxis& axis) const {
    double width = 0;
    for (const auto& tick : axis.ticks)
        width = std::max(width, m_metrics.horizontalAdvance(tick.label));
    return width;
}

void ChartLayout::layLegend() {
    double x = 0;
    for (std::size_t at = 0; at < m_chart.series.size(); ++at) {
        const QString name = qs(m_chart.series[at].name);
        const double width =
            std::min(m_metrics.horizontalAdvance(name) + 1, m_picture.size.width() - m_line);
        if (x > 0 && x + m_line + width > m_picture.size.width()) {
            x = 0;
            m_top += m_line;
        }
        const double edge = m_line * 0.6;
        m_picture.shapes.push_back({Shape::Kind::Box, Ink::Series, at,
                                    QRectF(x, m_top + (m_line - edge) / 2, edge, edge)});
        words({x + m_line, m_top, width, m_line}, name, Ink::Text, Qt::AlignLeft);
        x += m_line + width + 2 * gap;
    }
    m_top += m_line + gap;
}

QString ChartLayout::nameOf(std::size_t point) const {
    if (m_chart.kind != ChartKind::Histogram) return qs(m_chart.labels[point]);
    return u"%1 – %2"_s.arg(valueText(m_chart.edges[point]), valueText(m_chart.edges[point + 1]));
}

double ChartLayout::total(std::size_t point) const {
    double sum = 0;
    for (const ChartSeries& series : m_chart.series) sum += series.values[point].value_or(0);
    return sum;
}

ChartAxis ChartLayout::layBarScale(double step, std::pair<double, double> range) {
    const double width = m_picture.size.width();
    for (std::size_t point = 0; point < m_chart.labels.size(); ++point)
        m_names = std::max(m_names, m_metrics.horizontalAdvance(nameOf(point)) + 1);
    m_names = std::min(m_names, width * longestNames);
    const double before = range.first < 0 ? m_values + gap / 2 : 0;
    const bool isHistogram = m_chart.kind == ChartKind::Histogram;
    if (m_chart.series.size() == 1 || m_chart.kind == ChartKind::Stacked) {
        words({0, m_top, width, m_line}, qs(isHistogram ? m_chart.xTitle : m_chart.yTitle),
              Ink::Muted, Qt::AlignLeft);
        m_top += m_line + gap / 2;
    }
    m_plot = QRectF(m_names + gap + before, m_top, width - m_names - 2 * gap - before - m_values,
                    step * static_cast<double>(m_chart.labels.size()));
    const int most = std::max(2, static_cast<int>(m_plot.width() / (m_values + 3 * gap)));
    const ChartAxis axis = numberAxis(range.first, range.second, std::min(most, 6), m_locale);
    drawHorizontalScale(axis, m_plot.bottom());
    return axis;
}

void ChartLayout::layBars() {
    for (const ChartSeries& series : m_chart.series)
        for (const auto& one : series.values)
            if (one) m_values = std::max(m_values, m_metrics.horizontalAdvance(valueText(*one)));
    const double count = static_cast<double>(m_chart.series.size());
    const double bar = count > 1 ? m_line * 0.8 : m_line;
    // Ranges touch each other.
    const double between = m_chart.kind == ChartKind::Histogram ? 1 : gap;
    const double step = bar * count + between;
    const ChartAxis axis = layBarScale(step, range(true));
    const double zero = m_plot.left() + axis.part(0) * m_plot.width();
    for (std::size_t point = 0; point < m_chart.labels.size(); ++point) {
        const double top = m_plot.top() + step * static_cast<double>(point) + between / 2;
        words({0, top, m_names, bar * count}, nameOf(point), Ink::Text, Qt::AlignRight);
        for (std::size_t series = 0; series < m_chart.series.size(); ++series) {
            const auto one = m_chart.series[series].values[point];
            if (!one) continue;
            const double end = m_plot.left() + axis.part(*one) * m_plot.width();
            const QRectF box(std::min(zero, end), top + bar * static_cast<double>(series) + 1,
                             std::max(1.0, std::abs(end - zero)), bar - 2);
            m_picture.shapes.push_back({Shape::Kind::Box, Ink::Series, series, box});
            const bool negative = *one < 0;
            words(QRectF(negative ? end - m_values - gap / 2 : end + gap / 2, box.top(),
                         m_values + 1, box.height()),
                  valueText(*one), Ink::Muted, negative ? Qt::AlignRight : Qt::AlignLeft);
            mark(QRectF(0, box.top(), m_picture.size.width(), box.height()), point, series);
        }
    }
    line({zero, m_plot.top()}, {zero, m_plot.bottom()}, Ink::Muted);
}

void ChartLayout::layParts() {
    double most = 0;
    for (std::size_t point = 0; point < m_chart.labels.size(); ++point) {
        most = std::max(most, total(point));
        m_values = std::max(m_values, m_metrics.horizontalAdvance(valueText(total(point))));
    }
    const double step = m_line + gap;
    const ChartAxis axis = layBarScale(step, {0, most});
    for (std::size_t point = 0; point < m_chart.labels.size(); ++point) {
        const double top = m_plot.top() + step * static_cast<double>(point) + gap / 2;
        words({0, top, m_names, m_line}, nameOf(point), Ink::Text, Qt::AlignRight);
        double sum = 0;
        double left = m_plot.left();
        for (std::size_t series = 0; series < m_chart.series.size(); ++series) {
            const double one = m_chart.series[series].values[point].value_or(0);
            if (one <= 0) continue;
            sum += one;
            const double right = m_plot.left() + axis.part(sum) * m_plot.width();
            const QRectF box(left, top + 1, std::max(1.0, right - left), m_line - 2);
            m_picture.shapes.push_back({Shape::Kind::Box, Ink::Series, series, box});
            mark(box, point, series);
            left = right;
        }
        words({left + gap / 2, top, m_values + 1, m_line}, valueText(sum), Ink::Muted,
              Qt::AlignLeft);
    }
    line(m_plot.topLeft(), m_plot.bottomLeft(), Ink::Muted);
}

void ChartLayout::drawHorizontalScale(const ChartAxis& axis, double bottom) {
    const double room = widest(axis);
    for (const auto& tick : axis.ticks) {
        const double x = m_plot.left() + axis.part(tick.at) * m_plot.width();
        line({x, m_plot.top()}, {x, bottom}, Ink::Grid);
        // The outermost words stay inside the picture.
        const double left =
            std::clamp(x - room / 2 - 1, 0.0, std::max(0.0, m_picture.size.width() - room - 2));
        words({left, bottom + gap / 2, room + 2, m_line}, tick.label, Ink::Muted, Qt::AlignHCenter);
    }
    m_picture.size.setHeight(bottom + gap / 2 + m_line);
}

void ChartLayout::drawVerticalScale(const ChartAxis& axis) {
    const double room = m_plot.left() - gap;
    for (const auto& tick : axis.ticks) {
        const double y = m_plot.bottom() - axis.part(tick.at) * m_plot.height();
        line({m_plot.left(), y}, {m_plot.right(), y}, Ink::Grid);
        words({0, y - m_line / 2, room + 1, m_line}, tick.label, Ink::Muted, Qt::AlignRight);
    }
}

void ChartLayout::layPoints() {
    const double width = m_picture.size.width();
    const double height = std::clamp(width * plotShape, lowestPlot, highestPlot);
    const auto [low, high] = range(false);
    // A scale that nearly reaches zero begins there.
    const double from = low > 0 && low < (high - low) ? 0 : low;
    const ChartAxis y = numberAxis(from, high, 5, m_locale);
    if (!m_chart.yTitle.empty()) {
        words({0, m_top, width, m_line}, qs(m_chart.yTitle), Ink::Muted, Qt::AlignLeft);
        m_top += m_line + gap / 2;
    }
    const double left = widest(y) + gap;
    m_plot = QRectF(left, m_top + m_line / 2, width - left - dotSize, height);
    drawVerticalScale(y);
    const auto [first, last] = std::ranges::minmax(m_chart.xs);
    const double tickWidth = m_metrics.horizontalAdvance(u"00000000"_s) + 2 * gap;
    const int most = std::clamp(static_cast<int>(m_plot.width() / tickWidth), 2, 8);
    const ChartAxis x = m_chart.dates ? dateAxis(first, last, most, m_locale)
                                      : numberAxis(first, last, most, m_locale, !m_chart.years);
    drawHorizontalScale(x, m_plot.bottom());
    words({left, m_picture.size.height(), m_plot.width(), m_line}, qs(m_chart.xTitle), Ink::Muted,
          Qt::AlignHCenter);
    m_picture.size.rheight() += m_line;
    for (std::size_t series = 0; series < m_chart.series.size(); ++series) drawSeries(series, x, y);
}

void ChartLayout::drawSeries(std::size_t series, const ChartAxis& x, const ChartAxis& y) {
    const auto& values = m_chart.series[series].values;
    QPolygonF path;
    const auto endPath = [&] {
        if (m_chart.kind == ChartKind::Line && path.size() > 1)
            m_picture.shapes.push_back({Shape::Kind::Path, Ink::Series, series, {}, path});
        path.clear();
    };
    for (std::size_t point = 0; point < values.size(); ++point) {
        if (!values[point]) {
            // Each name's line has places of its own: only a table's own gap breaks it.
            if (m_chart.series.size() == 1) endPath();
            continue;
        }
        const QPointF place(m_plot.left() + x.part(m_chart.xs[point]) * m_plot.width(),
                            m_plot.bottom() - y.part(*values[point]) * m_plot.height());
        path << place;
        const QRectF dot(place.x() - dotSize / 2, place.y() - dotSize / 2, dotSize, dotSize);
        if (m_chart.kind != ChartKind::Line || values.size() <= mostDots)
            m_picture.shapes.push_back({Shape::Kind::Dot, Ink::Series, series, dot});
        mark(dot, point, series);
    }
    endPath();
}

}  // namespace tripletalk::app
