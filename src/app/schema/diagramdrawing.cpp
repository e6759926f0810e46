// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/schema/diagramdrawing.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QImage>

namespace tripletalk::app {

namespace {

using namespace diagram;

/// Below these sizes letters are only grey lines, and cost the most.
constexpr double readableNames = 0.2;
constexpr double readableLines = 0.33;
constexpr double largestImage = 8000;
constexpr double faded = 0.25;

/// What a diagram is drawn on: the window or a file.
class Pen {
  public:
    Pen() = default;
    Pen(const Pen&) = delete;
    Pen& operator=(const Pen&) = delete;
    virtual ~Pen() = default;
    virtual void fade(double opacity) = 0;
    virtual void box(const QRectF& rect, double radius, const QColor& fill, const QColor& border,
                     double width) = 0;
    virtual void curve(const QPointF (&points)[4], const QColor& colour, double width,
                       bool dashed) = 0;
    /// One line, in the middle of the rectangle's height, cut where it does not fit.
    virtual void text(const QRectF& rect, Qt::Alignment side, const QString& text,
                      const QColor& colour, bool bold) = 0;
};

class ScreenPen : public Pen {
  public:
    ScreenPen(QPainter& painter, const QFont& font)
        : m_painter(painter), m_plain(font), m_bold(font) {
        m_bold.setBold(true);
    }
    void fade(double opacity) override { m_painter.setOpacity(opacity); }
    void box(const QRectF& rect, double radius, const QColor& fill, const QColor& border,
             double width) override {
        m_painter.setPen(width > 0 ? QPen(border, width) : QPen(Qt::NoPen));
        m_painter.setBrush(fill);
        m_painter.drawRoundedRect(rect, radius, radius);
    }
    void curve(const QPointF (&points)[4], const QColor& colour, double width,
               bool dashed) override {
        QPainterPath path(points[0]);
        path.cubicTo(points[1], points[2], points[3]);
        m_painter.setPen(QPen(colour, width, dashed ? Qt::DashLine : Qt::SolidLine));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPath(path);
    }
    void text(const QRectF& rect, Qt::Alignment side, const QString& text, const QColor& colour,
              bool bold) override {
        const QFont& font = bold ? m_bold : m_plain;
        m_painter.setFont(font);
        m_painter.setPen(colour);
        m_painter.drawText(rect, static_cast<int>(side | Qt::AlignVCenter | Qt::TextSingleLine),
                           QFontMetricsF(font).elidedText(text, Qt::ElideRight, rect.width()));
    }

  private:
    QPainter& m_painter;
    QFont m_plain;
    QFont m_bold;
};

class SvgPen : public Pen {
  public:
    SvgPen(const QRectF& bounds, const QFont& font) : m_plain(font), m_bold(font) {
        m_bold.setBold(true);
        m_svg = QStringLiteral(
                    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"%1 %2 %3 %4\" "
                    "width=\"%3\" height=\"%4\" font-family=\"%5, sans-serif\" "
                    "font-size=\"%6\">\n")
                    .arg(bounds.x())
                    .arg(bounds.y())
                    .arg(bounds.width())
                    .arg(bounds.height())
                    .arg(font.family().toHtmlEscaped())
                    .arg(fontSize);
    }
    [[nodiscard]] QByteArray finished() const { return (m_svg + "</svg>\n").toUtf8(); }

    void fade(double /*opacity*/) override {}
    void box(const QRectF& rect, double radius, const QColor& fill, const QColor& border,
             double width) override {
        m_svg += QStringLiteral(
                     "<rect x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\" rx=\"%5\" fill=\"%6\" "
                     "stroke=\"%7\" stroke-width=\"%8\"/>\n")
                     .arg(rect.x())
                     .arg(rect.y())
                     .arg(rect.width())
                     .arg(rect.height())
                     .arg(radius)
                     .arg(fill.name(), border.name())
                     .arg(width);
    }
    void curve(const QPointF (&points)[4], const QColor& colour, double width,
               bool dashed) override {
        m_svg += QStringLiteral("<path fill=\"none\" stroke=\"%1\" stroke-width=\"%2\"%3 d=\"M")
                     .arg(colour.name())
                     .arg(width)
                     .arg(dashed ? QStringLiteral(" stroke-dasharray=\"6 4\"") : QString());
        for (int i = 0; i < 4; ++i)
            m_svg += QStringLiteral("%1%2 %3")
                         .arg(i == 1 ? QStringLiteral(" C") : QStringLiteral(" "))
                         .arg(points[i].x())
                         .arg(points[i].y());
        m_svg += QStringLiteral("\"/>\n");
    }
    void text(const QRectF& rect, Qt::Alignment side, const QString& text, const QColor& colour,
              bool bold) override {
        const QFontMetricsF metrics(bold ? m_bold : m_plain);
        const bool right = side.testFlag(Qt::AlignRight);
        m_svg += QStringLiteral("<text x=\"%1\" y=\"%2\" fill=\"%3\"%4%5>%6</text>\n")
                     .arg(right ? rect.right() : rect.x())
                     .arg(rect.center().y() + fontSize * 0.35)
                     .arg(colour.name(), right ? QStringLiteral(" text-anchor=\"end\"") : QString(),
                          bold ? QStringLiteral(" font-weight=\"bold\"") : QString(),
                          metrics.elidedText(text, Qt::ElideRight, rect.width()).toHtmlEscaped());
    }

  private:
    QFont m_plain;
    QFont m_bold;
    QString m_svg;
};

/// Where an edge leaves a box and in which direction.
struct Port {
    QPointF at;
    QPointF away;
};

class Drawing {
  public:
    Drawing(Pen& pen, const DiagramScene& scene, const DiagramStyle& style,
            const DiagramFocus& focus, const DiagramWindow& window)
        : m_pen(pen), m_scene(scene), m_style(style), m_focus(focus), m_window(window) {}

    void run() {
        // Their ends last: no line crosses the words of another.
        for (const bool stressed : {false, true})
            for (const DiagramEdge& edge : m_scene.edges)
                if (isStressed(edge) == stressed) drawEdge(edge, stressed);
        if (m_window.zoom >= readableLines)
            for (const bool stressed : {false, true})
                for (const DiagramEdge& edge : m_scene.edges)
                    if (isStressed(edge) == stressed) drawEnds(edge, stressed);
        for (std::size_t i = 0; i < m_scene.tables.size(); ++i)
            if (m_scene.tables[i].rect.intersects(m_window.visible)) drawTable(i);
        m_pen.fade(1);
    }

  private:
    [[nodiscard]] bool isStressed(const DiagramEdge& edge) const {
        const auto touches = [&](int table) {
            return table >= 0 && (edge.from == static_cast<std::size_t>(table) ||
                                  edge.to == static_cast<std::size_t>(table));
        };
        return m_focus.hovered >= 0 ? touches(m_focus.hovered) : touches(m_focus.selected);
    }
    [[nodiscard]] bool isFaded(std::size_t table) const {
        if (m_focus.hovered < 0) return false;
        const auto hovered = static_cast<std::size_t>(m_focus.hovered);
        return table != hovered && !m_scene.linked(hovered, table);
    }

    [[nodiscard]] double lineY(const DiagramTable& table, int line) const {
        if (line < 0) return table.rect.top() + headHeight / 2;
        return table.rect.top() + headHeight + (line + 0.5) * lineHeight;
    }

    [[nodiscard]] std::pair<Port, Port> portsOf(const DiagramEdge& edge) const {
        const DiagramTable& from = m_scene.tables[edge.from];
        const DiagramTable& to = m_scene.tables[edge.to];
        const double y = lineY(from, edge.line);
        const double toY = to.lines.empty() ? to.rect.center().y() : lineY(to, -1);
        const auto side = [](const QRectF& rect, double at, bool right) {
            return Port{{right ? rect.right() : rect.left(), at}, {right ? 1.0 : -1.0, 0}};
        };
        if (edge.from == edge.to)
            return {side(from.rect, y, true),
                    side(to.rect, edge.line < 0 ? from.rect.bottom() - 4 : lineY(to, -1), true)};
        if (from.rect.right() + lineHeight < to.rect.left())
            return {side(from.rect, y, true), side(to.rect, toY, false)};
        if (to.rect.right() + lineHeight < from.rect.left())
            return {side(from.rect, y, false), side(to.rect, toY, true)};
        const bool below = to.rect.center().y() > from.rect.center().y();
        return {{{from.rect.center().x(), below ? from.rect.bottom() : from.rect.top()},
                 {0, below ? 1.0 : -1.0}},
                {{to.rect.center().x(), below ? to.rect.top() : to.rect.bottom()},
                 {0, below ? -1.0 : 1.0}}};
    }

    void drawEdge(const DiagramEdge& edge, bool stressed) {
        const auto [from, to] = portsOf(edge);
        const double far = std::hypot(to.at.x() - from.at.x(), to.at.y() - from.at.y());
        const double bend =
            edge.from == edge.to ? 3 * lineHeight : std::clamp(far / 2, 20.0, 160.0);
        const QPointF points[4] = {from.at, from.at + from.away * bend, to.at + to.away * bend,
                                   to.at};
        const QRectF around =
            QRectF(points[0], points[3]).normalized().adjusted(-bend, -bend, bend, bend);
        if (!around.intersects(m_window.visible)) return;
        m_pen.fade(m_focus.hovered >= 0 && !stressed ? faded : 1);
        m_pen.curve(points, stressed ? m_style.accent : m_style.line,
                    (stressed ? 2 : 1.2) / std::min(1.0, m_window.zoom), edge.column.isEmpty());
    }

    void drawEnds(const DiagramEdge& edge, bool stressed) {
        const auto [from, to] = portsOf(edge);
        m_pen.fade(m_focus.hovered >= 0 && !stressed ? faded : 1);
        drawEnd(from, edge.fromCount, stressed);
        drawEnd(to, edge.toCount, stressed);
    }

    void drawEnd(const Port& port, const QString& count, bool stressed) {
        if (count.isEmpty()) return;
        const QFontMetricsF metrics(m_style.font);
        const double width = std::ceil(metrics.horizontalAdvance(count)) + 1;
        QRectF rect(port.at.x(), port.at.y() - lineHeight, width, lineHeight);
        rect.translate(port.away.x() < 0 ? -width - 4 : 4, 0);
        if (port.away.y() > 0) rect.translate(0, lineHeight);
        if (!rect.intersects(m_window.visible)) return;
        // On the colour of the page, as high as the words.
        const double margin = (lineHeight - metrics.capHeight()) / 2 - 2;
        m_pen.box(rect.adjusted(-1, margin, 1, -margin), 0, m_style.surface, m_style.surface, 0);
        m_pen.text(rect, port.away.x() < 0 ? Qt::AlignRight : Qt::AlignLeft, count,
                   stressed ? m_style.accent : m_style.muted, false);
    }

    void drawTable(std::size_t index) {
        const DiagramTable& table = m_scene.tables[index];
        const bool selected = m_focus.selected == static_cast<int>(index);
        const bool hovered = m_focus.hovered == static_cast<int>(index);
        m_pen.fade(isFaded(index) ? faded : 1);
        const QColor& frame = selected || hovered ? m_style.accent : m_style.border;
        m_pen.box(table.rect, table.compact ? headHeight / 2 : radius, m_style.surface, frame,
                  (selected ? 2.5 : 1.2) / std::min(1.0, m_window.zoom));
        QRectF head = table.rect.adjusted(1, 1, -1, 0);
        head.setHeight(headHeight - 1);
        m_pen.box(head, table.compact ? headHeight / 2 - 1 : radius - 1,
                  selected     ? m_style.accentSoft
                  : table.view ? m_style.surface
                               : m_style.sunken,
                  m_style.border, 0);
        if (m_window.zoom < readableNames) return;
        const QRectF inside = head.adjusted(padding, 0, -padding, 0);
        const double count = QFontMetricsF(m_style.font).horizontalAdvance(table.count);
        m_pen.text(inside, Qt::AlignRight, table.count, m_style.muted, false);
        m_pen.text(inside.adjusted(0, 0, -count - padding / 2, 0), Qt::AlignLeft, table.name,
                   selected ? m_style.accent : m_style.text, true);
        if (m_window.zoom >= readableLines) drawLines(table);
    }

    void drawLines(const DiagramTable& table) {
        const QFontMetricsF metrics(m_style.font);
        QRectF line(table.rect.left() + padding, table.rect.top() + headHeight,
                    table.rect.width() - 2 * padding, lineHeight);
        for (const DiagramLine& column : table.lines) {
            drawMark(column.mark, QPointF(line.left() + 4, line.center().y()));
            QRectF words = line.adjusted(markWidth, 0, 0, 0);
            const double spare =
                words.width() - metrics.horizontalAdvance(column.name) - padding / 2;
            const double detail = std::min(metrics.horizontalAdvance(column.detail) + 1,
                                           std::max(spare, words.width() * 0.5));
            m_pen.text(words.adjusted(0, 0, -detail - padding / 2, 0), Qt::AlignLeft, column.name,
                       m_style.text, false);
            words.setLeft(words.right() - detail);
            m_pen.text(words, Qt::AlignRight, column.detail,
                       column.mark == DiagramLine::ForeignKey ? m_style.accent : m_style.muted,
                       false);
            line.translate(0, lineHeight);
        }
        if (table.more > 0)
            m_pen.text(line.adjusted(markWidth, 0, 0, 0), Qt::AlignLeft,
                       QStringLiteral("+ %1").arg(table.more), m_style.muted, false);
    }

    /// A full square for the key, an open one for a link.
    void drawMark(DiagramLine::Mark mark, QPointF centre) {
        if (mark == DiagramLine::Plain) return;
        const QRectF rect(centre.x() - 3.5, centre.y() - 3.5, 7, 7);
        m_pen.box(rect, 1.5, mark == DiagramLine::Key ? m_style.accent : m_style.surface,
                  m_style.accent, 1.2);
    }

    Pen& m_pen;
    const DiagramScene& m_scene;
    const DiagramStyle& m_style;
    DiagramFocus m_focus;
    DiagramWindow m_window;
};

}  // namespace

void draw(QPainter& painter, const DiagramScene& scene, const DiagramStyle& style,
          const DiagramFocus& focus, const DiagramWindow& window) {
    painter.setRenderHint(QPainter::Antialiasing);
    ScreenPen pen(painter, style.font);
    Drawing(pen, scene, style, focus, window).run();
}

QByteArray toSvg(const DiagramScene& scene, const DiagramStyle& style) {
    SvgPen pen(scene.bounds, style.font);
    pen.box(scene.bounds, 0, style.surface, style.surface, 0);
    Drawing(pen, scene, style, {}, {scene.bounds}).run();
    return pen.finished();
}

QImage toImage(const DiagramScene& scene, const DiagramStyle& style) {
    const double longest = std::max({scene.bounds.width(), scene.bounds.height(), 1.0});
    const double zoom = std::min(2.0, largestImage / longest);
    QImage image((scene.bounds.size() * zoom).toSize().expandedTo({1, 1}),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(style.surface);
    QPainter painter(&image);
    painter.scale(zoom, zoom);
    painter.translate(-scene.bounds.topLeft());
    draw(painter, scene, style, {}, {scene.bounds, zoom});
    return image;
}

}  // namespace tripletalk::app
