// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/conversations/chartpage.h"

#include "app/components/chartitem.h"
#include "app/components/chartlayout.h"
#include "app/window/qttext.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QImage>

namespace tripletalk::app {

using namespace Qt::StringLiterals;

namespace {

constexpr double pictureWidth = 600;  ///< fits a page between its margins
constexpr double pictureSharpness = 2;
constexpr int pictureFont = 12;  ///< pixels

/// Those of the page around it (conversations/htmlwriter.cpp), and the light series of the theme.
ChartColors pageColors() {
    return {u"#ffffff"_s,
            u"#191d27"_s,
            u"#596274"_s,
            u"#c6ccd9"_s,
            {u"#4453d6"_s, u"#b8530f"_s, u"#0b7d6f"_s, u"#a8328f"_s, u"#646f0c"_s, u"#1b76ab"_s}};
}

QString asImage(const ChartPicture& picture, const QString& description) {
    QImage image((picture.size * pictureSharpness).toSize(), QImage::Format_RGB32);
    image.fill(pageColors().background);
    QPainter painter(&image);
    painter.scale(pictureSharpness, pictureSharpness);
    picture.paint(painter, pageColors());
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return u"<p><img alt=\"%1\" width=\"%2\" height=\"%3\" src=\"data:image/png;base64,%4\"></p>"_s
        .arg(description.toHtmlEscaped(), QString::number(qRound(picture.size.width())),
             QString::number(qRound(picture.size.height())), QString::fromLatin1(bytes.toBase64()));
}

}  // namespace

conversations::ChartPictures chartPictures(const std::vector<ShownChart>& charts,
                                           const QString& format) {
    conversations::ChartPictures pictures;
    const bool isDrawn = format == u"html"_s;
    if (!isDrawn && format != u"pdf"_s && format != u"odt"_s) return pictures;
    QFont font = QGuiApplication::font();
    font.setPixelSize(pictureFont);
    for (const ShownChart& shown : charts) {
        const auto chart = ChartItem::chartOf(*shown.table, shown.table->chartKind());
        if (!chart) continue;
        const QString words = ChartItem::describe(*chart);
        const ChartPicture picture = ChartLayout(*chart, pictureWidth, font, QLocale()).picture();
        const QString html = isDrawn ? picture.svg(pageColors(), ChartItem::titleOf(*chart), words)
                                     : asImage(picture, words);
        pictures[{shown.run, shown.source}] = utf8(html);
    }
    return pictures;
}

}  // namespace tripletalk::app
