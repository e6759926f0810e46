// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/components/chart.h"
#include "app/components/chartaxis.h"
#include "app/components/chartpicture.h"

#include <QFontMetricsF>

namespace tripletalk::app {

/// Puts a chart's numbers into a picture of a width: bars lie, for their names are long.
class ChartLayout {
  public:
    ChartLayout(const Chart& chart, double width, const QFont& font, const QLocale& locale);

    [[nodiscard]] ChartPicture picture() &&;

  private:
    using Ink = ChartPicture::Ink;
    using Shape = ChartPicture::Shape;

    void layBars();
    void layParts();
    /// Room for names and values, and the scale of lying bars, each `step` high, of these values.
    /// Gives the scale.
    ChartAxis layBarScale(double step, std::pair<double, double> range);
    /// What stands beside a bar.
    [[nodiscard]] QString nameOf(std::size_t point) const;
    [[nodiscard]] double total(std::size_t point) const;
    void layPoints();
    void layMap();
    /// What of a ring lies in the plot, filled.
    void area(const QPolygonF& ring, Ink ink);
    /// What of its line does, but for where the world's map is cut; `degrees` are its places.
    void coast(const QPolygonF& degrees, const QPolygonF& ring);
    void layLegend();
    void drawVerticalScale(const ChartAxis& axis);
    void drawHorizontalScale(const ChartAxis& axis, double bottom);
    void drawSeries(std::size_t series, const ChartAxis& x, const ChartAxis& y);
    void words(const QRectF& box, const QString& text, Ink ink, Qt::Alignment align);
    void line(QPointF from, QPointF to, Ink ink);
    void mark(const QRectF& area, std::size_t point, std::size_t series);
    [[nodiscard]] QString valueText(double value) const;
    [[nodiscard]] std::pair<double, double> range(bool withZero) const;
    [[nodiscard]] double widest(const ChartAxis& axis) const;

    const Chart& m_chart;
    QLocale m_locale;
    QFontMetricsF m_metrics;
    double m_line;  ///< height of a line of text
    double m_top = 0;
    double m_names = 0;   ///< width of the names of bars
    double m_values = 0;  ///< width of their values
    QRectF m_plot;
    ChartPicture m_picture;
};

}  // namespace tripletalk::app
