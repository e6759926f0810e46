// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/components/chartitem.h"

#include "app/components/chartlayout.h"
#include "app/window/qttext.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>
#include <QImage>

namespace tripletalk::app {

using namespace Qt::StringLiterals;

namespace {

constexpr double sharpness = 2;  ///< pixels of a saved picture for one of the window's

QString nameOfKind(ChartKind kind) {
    switch (kind) {
        case ChartKind::Bar:
            return u"bar"_s;
        case ChartKind::Stacked:
            return u"stacked"_s;
        case ChartKind::Histogram:
            return u"histogram"_s;
        case ChartKind::Line:
            return u"line"_s;
        case ChartKind::Map:
            return u"map"_s;
        case ChartKind::Scatter:
            break;
    }
    return u"scatter"_s;
}

}  // namespace

ChartItem::ChartItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    connect(this, &ChartItem::styleChanged, this, &ChartItem::layOut);
}

void ChartItem::setTable(ResultTable* table) {
    if (table == m_table) return;
    if (m_table) m_table->disconnect(this);
    m_table = table;
    if (m_table) connect(m_table, &ResultTable::changed, this, &ChartItem::read);
    m_wanted.clear();
    read();
}

void ChartItem::setKind(const QString& kind) {
    if (kind == m_wanted) return;
    m_wanted = kind;
    read();
}

namespace {
ChartKind kindNamed(const QString& name, const std::vector<ChartKind>& kinds) {
    const auto found =
        std::ranges::find_if(kinds, [&](ChartKind kind) { return nameOfKind(kind) == name; });
    return found == kinds.end() ? kinds.front() : *found;
}
}  // namespace

std::optional<Chart> ChartItem::chartOf(const ResultTable& table, const QString& kind) {
    const ChartRules rules = table.chartRules();
    const auto kinds = rules.kinds();
    if (kinds.empty()) return std::nullopt;
    return rules.chart(kindNamed(kind, kinds));
}

void ChartItem::read() {
    const QStringList had = std::exchange(m_kinds, {});
    m_kind.clear();
    m_chart = {};
    m_description.clear();
    if (m_table) {
        for (const ChartKind kind : m_table->chartRules().kinds()) m_kinds << nameOfKind(kind);
        if (auto chart = chartOf(*m_table, m_wanted)) {
            m_chart = *std::move(chart);
            m_kind = nameOfKind(m_chart.kind);
            m_description = describe(m_chart);
        }
    }
    layOut();
    if (m_kinds != had) Q_EMIT kindsChanged();
    Q_EMIT changed();
}

QString ChartItem::titleOf(const Chart& chart) {
    return qs(chart.yTitle.empty() ? chart.xTitle : chart.yTitle);
}

QString ChartItem::describe(const Chart& chart) {
    const ChartSeries& first = chart.series.front();
    const auto points = static_cast<int>(chart.labels.size());
    if (chart.kind == ChartKind::Histogram) {
        const auto most = std::ranges::max_element(first.values) - first.values.begin();
        const auto edge = [&](std::ptrdiff_t at) {
            return QLocale().toString(chart.edges[static_cast<std::size_t>(at)], 'g', 6);
        };
        return tr("How often %1 lies in each of %n range(s); most often from %2 to %3.", "", points)
            .arg(qs(chart.xTitle), edge(most), edge(most + 1));
    }
    if (chart.kind == ChartKind::Map) {
        const auto [south, north] = std::ranges::minmax(first.values);
        const auto [west, east] = std::ranges::minmax(chart.xs);
        const auto degrees = [](double value) { return QLocale().toString(value, 'f', 1); };
        return tr("Map of %n place(s): latitude %1 to %2, longitude %3 to %4.", "", points)
            .arg(degrees(*south), degrees(*north), degrees(west), degrees(east));
    }
    if (chart.kind == ChartKind::Stacked) {
        QStringList names;
        for (const ChartSeries& series : chart.series) names << qs(series.name);
        return tr("Bars of parts: %1 by %2, %n bar(s); the parts are %3.", "", points)
            .arg(qs(chart.yTitle), qs(chart.xTitle), names.join(u", "_s));
    }
    const QString y = qs(chart.yTitle.empty() ? first.name : chart.yTitle);
    const QString x = qs(chart.xTitle);
    QString what = chart.kind == ChartKind::Bar ? tr("Bars: %1 by %2, %n row(s).", "", points)
                   : chart.kind == ChartKind::Line
                       ? tr("Line: %1 over %2, %n point(s).", "", points)
                       : tr("Points: %1 over %2, %n row(s).", "", points);
    what = what.arg(y, x);
    std::optional<std::size_t> low;
    std::optional<std::size_t> high;
    for (std::size_t at = 0; at < first.values.size(); ++at) {
        if (!first.values[at]) continue;
        if (!low || *first.values[at] < *first.values[*low]) low = at;
        if (!high || *first.values[at] > *first.values[*high]) high = at;
    }
    if (!low || chart.labels.empty()) return what;
    const auto named = [&](std::size_t at) {
        const QString value = QLocale().toString(*first.values[at], 'g', 6);
        const QString label = qs(chart.labels[at]);
        return label.isEmpty() ? value : tr("%1 (%2)", "a value and whose it is").arg(value, label);
    };
    return tr("%1 Smallest: %2; largest: %3.").arg(what, named(*low), named(*high));
}

void ChartItem::layOut() {
    if (m_kind.isEmpty() || width() < 1)
        m_picture = {};
    else
        m_picture = ChartLayout(m_chart, width(), m_font, QLocale()).picture();
    // A layout gives no width to what is not high.
    setImplicitHeight(std::max(1.0, std::ceil(m_picture.size.height())));
    update();
}

void ChartItem::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickPaintedItem::geometryChange(now, before);
    if (now.width() != before.width()) layOut();
}

ChartColors ChartItem::colors() const {
    return {m_background, m_text, m_muted, m_grid, {m_series.begin(), m_series.end()}};
}

void ChartItem::paint(QPainter* painter) { m_picture.paint(*painter, colors()); }

QString ChartItem::wordsAt(double x, double y) const { return m_picture.wordsAt({x, y}); }

QString ChartItem::svg() const { return m_picture.svg(colors(), titleOf(m_chart), m_description); }

QImage ChartItem::image() const {
    QImage image((m_picture.size * sharpness).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(m_background);
    QPainter painter(&image);
    painter.scale(sharpness, sharpness);
    m_picture.paint(painter, colors());
    return image;
}

QByteArray ChartItem::png() const {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image().save(&buffer, "PNG");
    return bytes;
}

void ChartItem::copyPicture() const { QGuiApplication::clipboard()->setImage(image()); }

}  // namespace tripletalk::app
