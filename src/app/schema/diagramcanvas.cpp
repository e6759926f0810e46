// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/schema/diagramcanvas.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QGuiApplication>

namespace tripletalk::app {

namespace {
constexpr qreal smallest = 0.03;
constexpr qreal largest = 5;
constexpr qreal readableZoom = 0.75;
}  // namespace

DiagramCanvas::DiagramCanvas(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
}

const DiagramScene& DiagramCanvas::scene() const {
    static const DiagramScene empty;
    return m_model ? *m_model->scene() : empty;
}

DiagramStyle DiagramCanvas::style() const {
    const auto colour = [&](const char* name) {
        return m_colors ? m_colors->property(name).value<QColor>() : QColor(Qt::black);
    };
    DiagramStyle style{colour("surface"),    colour("hover"),      colour("borderStrong"),
                       colour("textMuted"),  colour("text"),       colour("textMuted"),
                       colour("accentText"), colour("accentSoft"), QGuiApplication::font()};
    style.font.setPixelSize(diagram::fontSize);
    return style;
}

void DiagramCanvas::paint(QPainter* painter) {
    painter->scale(m_zoom, m_zoom);
    painter->translate(-m_origin);
    const int selected = m_model ? scene().indexOf(m_model->selected()) : -1;
    draw(*painter, scene(), style(), {m_hovered, selected},
         {QRectF(m_origin, size() / m_zoom), m_zoom});
}

void DiagramCanvas::setModel(DiagramModel* model) {
    if (model == m_model) return;
    if (m_model) disconnect(m_model, nullptr, this, nullptr);
    m_model = model;
    if (model) {
        connect(model, &DiagramModel::changed, this, [this] {
            m_hovered = -1;
            update();
        });
        connect(model, &DiagramModel::replaced, this, &DiagramCanvas::fit);
        connect(model, &DiagramModel::selectedChanged, this, [this] { update(); });
    }
    fit();
    Q_EMIT modelChanged();
}

void DiagramCanvas::setColors(QObject* colors) {
    if (colors == m_colors) return;
    m_colors = colors;
    update();
    Q_EMIT colorsChanged();
}

QString DiagramCanvas::hovered() const {
    return m_hovered < 0 ? QString() : scene().tables[static_cast<std::size_t>(m_hovered)].name;
}

QString DiagramCanvas::tableAt(qreal x, qreal y) const {
    const int index = scene().tableAt(toScene({x, y}));
    return index < 0 ? QString() : scene().tables[static_cast<std::size_t>(index)].name;
}

QRectF DiagramCanvas::rectOf(const QString& table) const {
    const int index = scene().indexOf(table);
    if (index < 0) return {};
    const QRectF& rect = scene().tables[static_cast<std::size_t>(index)].rect;
    return {(rect.topLeft() - m_origin) * m_zoom, rect.size() * m_zoom};
}

void DiagramCanvas::setHovered(int index) {
    if (index == m_hovered) return;
    m_hovered = index;
    update();
    Q_EMIT hoveredChanged();
}

void DiagramCanvas::hover(qreal x, qreal y) { setHovered(scene().tableAt(toScene({x, y}))); }

void DiagramCanvas::leave() { setHovered(-1); }

void DiagramCanvas::view(qreal zoom, QPointF origin) {
    m_zoom = zoom;
    m_origin = origin;
    m_fitted = false;
    update();
    Q_EMIT viewChanged();
}

void DiagramCanvas::zoomAt(qreal factor, qreal x, qreal y) {
    const qreal zoom = std::clamp(m_zoom * factor, smallest, largest);
    view(zoom, toScene({x, y}) - QPointF(x, y) / zoom);
}

void DiagramCanvas::pan(qreal dx, qreal dy) { view(m_zoom, m_origin - QPointF(dx, dy) / m_zoom); }

void DiagramCanvas::fit() {
    const QRectF bounds = scene().bounds;
    if (bounds.isEmpty() || width() <= 0 || height() <= 0) {
        view(m_naturalZoom, {});
    } else {
        const qreal zoom =
            std::clamp(std::min(width() / bounds.width(), height() / bounds.height()), smallest,
                       std::max(smallest, m_naturalZoom));
        view(zoom, bounds.center() - QPointF(width(), height()) / 2 / zoom);
    }
    m_fitted = true;
}

void DiagramCanvas::reveal(const QString& table) {
    const int index = scene().indexOf(table);
    if (index < 0) return;
    const QRectF rect = scene().tables[static_cast<std::size_t>(index)].rect;
    const qreal zoom = std::max(m_zoom, readableZoom * m_naturalZoom);
    const QSizeF shown = size() / zoom;
    QPointF origin = m_origin;
    if (zoom != m_zoom) {
        origin = rect.center() - QPointF(shown.width(), shown.height()) / 2;
    } else {
        const auto moved = [](qreal from, qreal length, qreal begin, qreal end) {
            if (end - begin > length || begin < from) return begin;
            return end > from + length ? end - length : from;
        };
        const QRectF wanted = rect.adjusted(-diagram::lineHeight, -diagram::lineHeight,
                                            diagram::lineHeight, diagram::lineHeight);
        origin = {moved(origin.x(), shown.width(), wanted.left(), wanted.right()),
                  moved(origin.y(), shown.height(), wanted.top(), wanted.bottom())};
    }
    if (zoom != m_zoom || origin != m_origin) view(zoom, origin);
}

QString DiagramCanvas::neighbour(int dx, int dy) const {
    const int selected = m_model ? scene().indexOf(m_model->selected()) : -1;
    const QPointF from = selected < 0
                             ? toScene({width() / 2, height() / 2})
                             : scene().tables[static_cast<std::size_t>(selected)].rect.center();
    QString found;
    qreal nearest = std::numeric_limits<qreal>::infinity();
    for (std::size_t i = 0; i < scene().tables.size(); ++i) {
        const QPointF way = scene().tables[i].rect.center() - from;
        const qreal along = way.x() * dx + way.y() * dy;
        const qreal aside = std::abs(way.x() * dy) + std::abs(way.y() * dx);
        if (static_cast<int>(i) == selected || (selected >= 0 && along <= 0)) continue;
        const qreal far = std::abs(along) + 2 * aside;
        if (far >= nearest) continue;
        nearest = far;
        found = scene().tables[i].name;
    }
    return found;
}

void DiagramCanvas::save(const QUrl& file) {
    if (m_model) m_model->save(file, style());
}

void DiagramCanvas::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickPaintedItem::geometryChange(now, before);
    if (m_fitted && now.size() != before.size()) fit();
}

}  // namespace tripletalk::app
