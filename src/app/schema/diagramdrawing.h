// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/schema/diagramscene.h"

#include <vector>

#include <QColor>
#include <QFont>
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QString>

namespace tripletalk::app {

/// What a diagram is drawn with: the colours of the window's theme.
struct DiagramStyle {
    QColor surface;
    QColor sunken;
    QColor border;
    QColor line;
    QColor text;
    QColor muted;
    QColor accent;
    QColor accentSoft;
    QFont font;
};

/// What is stressed while a person looks at it; -1: nothing.
struct DiagramFocus {
    int hovered = -1;
    int selected = -1;
};

/// The part that is to be drawn, and how large.
struct DiagramWindow {
    QRectF visible;
    double zoom = 1;
};

void draw(QPainter& painter, const DiagramScene& scene, const DiagramStyle& style,
          const DiagramFocus& focus, const DiagramWindow& window);

/// The whole scene as an SVG file.
QByteArray toSvg(const DiagramScene& scene, const DiagramStyle& style);

/// The whole scene as a picture, twice as large as at zoom 1 unless that would be too large.
QImage toImage(const DiagramScene& scene, const DiagramStyle& style);

}  // namespace tripletalk::app
