// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/components/chartpicture.h"

#include <QFontInfo>

namespace tripletalk::app {

using namespace Qt::StringLiterals;

namespace {

constexpr double strokeWidth = 1.8;
constexpr double reach = 12;  ///< how far from a mark the pointer may be

QColor colorOf(const ChartPicture::Shape& shape, const ChartColors& colors) {
    switch (shape.ink) {
        case ChartPicture::Ink::Text:
            return colors.text;
        case ChartPicture::Ink::Muted:
            return colors.muted;
        case ChartPicture::Ink::Grid:
            return colors.grid;
        case ChartPicture::Ink::Background:
            return colors.background;
        case ChartPicture::Ink::Series:
            break;
    }
    return colors.series.empty() ? colors.text : colors.series[shape.series % colors.series.size()];
}

QString number(double value) { return QString::number(value, 'f', 1); }

QString pointsText(const QPolygonF& points) {
    QStringList all;
    for (const QPointF& point : points) all << number(point.x()) + u',' + number(point.y());
    return all.join(u' ');
}

QString wordsSvg(const ChartPicture::Shape& shape, const QString& color) {
    const QRectF& box = shape.box;
    const bool right = shape.align.testFlag(Qt::AlignRight);
    const bool middle = shape.align.testFlag(Qt::AlignHCenter);
    const double x = right ? box.right() : middle ? box.center().x() : box.left();
    return u"<text x=\"%1\" y=\"%2\" fill=\"%3\" text-anchor=\"%4\" "
           u"dominant-baseline=\"central\">%5"
           "</text>\n"_s.arg(number(x), number(box.center().y()), color,
                             right ? u"end"_s : (middle ? u"middle"_s : u"start"_s),
                             shape.words.toHtmlEscaped());
}

QString shapeSvg(const ChartPicture::Shape& shape, const ChartColors& colors) {
    using Kind = ChartPicture::Shape::Kind;
    const QString color = colorOf(shape, colors).name();
    switch (shape.kind) {
        case Kind::Box:
            return u"<rect x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\" rx=\"2\" fill=\"%5\"/>\n"_s
                .arg(number(shape.box.x()), number(shape.box.y()), number(shape.box.width()),
                     number(shape.box.height()), color);
        case Kind::Line:
        case Kind::Path:
            return u"<polyline points=\"%1\" fill=\"none\" stroke=\"%2\" stroke-width=\"%3\"/>\n"_s
                .arg(pointsText(shape.points), color,
                     number(shape.kind == Kind::Path ? strokeWidth : 1));
        case Kind::Area:
            return u"<polygon points=\"%1\" fill=\"%2\"/>\n"_s.arg(pointsText(shape.points), color);
        case Kind::Dot:
            return u"<circle cx=\"%1\" cy=\"%2\" r=\"%3\" fill=\"%4\" fill-opacity=\"0.75\"/>\n"_s
                .arg(number(shape.box.center().x()), number(shape.box.center().y()),
                     number(shape.box.width() / 2), color);
        case Kind::Words:
            break;
    }
    return wordsSvg(shape, color);
}

}  // namespace

void ChartPicture::paint(QPainter& painter, const ChartColors& colors) const {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font);
    for (const Shape& shape : shapes) {
        QColor color = colorOf(shape, colors);
        switch (shape.kind) {
            case Shape::Kind::Box:
                painter.setPen(Qt::NoPen);
                painter.setBrush(color);
                painter.drawRoundedRect(shape.box, 2, 2);
                break;
            case Shape::Kind::Line:
            case Shape::Kind::Path:
                painter.setPen(QPen(color, shape.kind == Shape::Kind::Path ? strokeWidth : 1,
                                    Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
                painter.drawPolyline(shape.points);
                break;
            case Shape::Kind::Area:
                painter.setPen(Qt::NoPen);
                painter.setBrush(color);
                painter.drawPolygon(shape.points);
                break;
            case Shape::Kind::Dot:
                color.setAlphaF(0.75F);
                painter.setPen(Qt::NoPen);
                painter.setBrush(color);
                painter.drawEllipse(shape.box);
                break;
            case Shape::Kind::Words:
                painter.setPen(color);
                painter.drawText(
                    shape.box,
                    static_cast<int>(shape.align) | Qt::TextSingleLine | Qt::TextDontClip,
                    shape.words);
                break;
        }
    }
}

QString ChartPicture::svg(const ChartColors& colors, const QString& title,
                          const QString& description) const {
    const int pixels = font.pixelSize() > 0 ? font.pixelSize() : QFontInfo(font).pixelSize();
    QString all =
        u"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%1\" height=\"%2\" viewBox=\"0 0 %1 "
        u"%2\" "
        "role=\"img\" font-family=\"%3, sans-serif\" font-size=\"%4\">\n<title>%5</title>\n"
        "<desc>%6</desc>\n<rect width=\"100%\" height=\"100%\" fill=\"%7\"/>\n"_s.arg(
            number(size.width()), number(size.height()), font.family().toHtmlEscaped(),
            QString::number(pixels), title.toHtmlEscaped(), description.toHtmlEscaped(),
            colors.background.name());
    for (const Shape& shape : shapes) all += shapeSvg(shape, colors);
    return all + u"</svg>\n"_s;
}

QString ChartPicture::wordsAt(QPointF place) const {
    const Mark* nearest = nullptr;
    double least = reach;
    for (const Mark& mark : marks) {
        if (mark.area.contains(place)) return mark.words;
        const double away = QLineF(mark.area.center(), place).length();
        if (away > least) continue;
        least = away;
        nearest = &mark;
    }
    return nearest ? nearest->words : QString();
}

}  // namespace tripletalk::app
