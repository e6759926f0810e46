// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QPolygonF>
#include <QRectF>
#include <QString>

namespace tripletalk::app {

struct ChartColors {
    QColor background;
    QColor text;
    QColor muted;
    QColor grid;
    std::vector<QColor> series;
};

/// A drawn chart as shapes, so that the window, PNG and SVG show the same.
struct ChartPicture {
    enum class Ink { Text, Muted, Grid, Background, Series };

    struct Shape {
        enum class Kind { Box, Line, Path, Area, Dot, Words };
        Kind kind;
        Ink ink;
        std::size_t series = 0;
        QRectF box = {};        ///< of a box; where words stand; around a dot
        QPolygonF points = {};  ///< of a line, path or area
        QString words = {};
        Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter;
    };
    /// What a place of the picture stands for.
    struct Mark {
        QRectF area;
        QString words;
    };

    QSizeF size;
    QFont font;
    std::vector<Shape> shapes;
    std::vector<Mark> marks;

    void paint(QPainter& painter, const ChartColors& colors) const;
    /// `title` and `description` are for those who cannot see it.
    [[nodiscard]] QString svg(const ChartColors& colors, const QString& title,
                              const QString& description) const;
    /// The words of the mark at a place, or of the nearest one close by; empty if there is none.
    [[nodiscard]] QString wordsAt(QPointF place) const;
};

}  // namespace tripletalk::app
