// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/conversations/pagewriter.h"

#include "app/window/qttext.h"
#include "base/file.h"

#include <vector>

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QFontMetricsF>
#include <QPageLayout>
#include <QPainter>
#include <QPalette>
#include <QPdfWriter>
#include <QSaveFile>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextDocumentWriter>

namespace tripletalk::app {

namespace {

constexpr int dotsPerInch = 150;
constexpr int pageMarginMm = 18;
constexpr int longestWord = 200;         ///< characters
constexpr int longestParagraph = 16384;  ///< characters; a page draws whole ones
constexpr QChar mayBreak(0x200b);        ///< zero width space

/// Where words and paragraphs are broken, as positions in the document, first to last.
struct Breaks {
    std::vector<int> words;
    std::vector<int> paragraphs;
};

void find(const QTextBlock& block, Breaks& breaks) {
    const QString text = block.text();
    int word = 0;
    int paragraph = 0;
    for (int i = 0; i < static_cast<int>(text.size()); ++i) {
        word = text[i].isSpace() ? 0 : word + 1;
        const bool isPair = text[i].isHighSurrogate();
        if (++paragraph >= longestParagraph && !isPair) {
            breaks.paragraphs.push_back(block.position() + i + 1);
            word = paragraph = 0;
        } else if (word >= longestWord && !isPair) {
            breaks.words.push_back(block.position() + i + 1);
            word = 0;
        }
    }
}

/// Before the document has a layout: each change would be laid out.
void breakWhatIsTooLong(QTextDocument& document) {
    Breaks breaks;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        find(block, breaks);
    QTextCursor cursor(&document);
    cursor.beginEditBlock();
    while (!breaks.words.empty() || !breaks.paragraphs.empty()) {  // the last first
        const bool isWord =
            !breaks.words.empty() &&
            (breaks.paragraphs.empty() || breaks.words.back() > breaks.paragraphs.back());
        std::vector<int>& next = isWord ? breaks.words : breaks.paragraphs;
        cursor.setPosition(next.back());
        next.pop_back();
        if (isWord)
            cursor.insertText(mayBreak);
        else
            cursor.insertBlock();
    }
    cursor.endEditBlock();
}

void read(QTextDocument& document, const QString& html) {
    document.setUndoRedoEnabled(false);
    document.setHtml(html);
    breakWhatIsTooLong(document);
}

/// The height of a page's number and of the room above it.
double footer(const QPdfWriter& writer) { return 2 * QFontMetricsF(QFont(), &writer).height(); }

/// Each page with its number, where there are several.
void paint(const QTextDocument& document, QPdfWriter& writer, const QRectF& page) {
    QPainter painter(&writer);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, Qt::black);  // a dark window's is white
    const int pages = document.pageCount();
    for (int at = 0; at < pages; ++at) {
        if (at > 0) writer.newPage();
        context.clip = page.translated(0, at * page.height());
        painter.save();
        painter.translate(0, -context.clip.top());
        painter.setClipRect(context.clip);
        document.documentLayout()->draw(&painter, context);
        painter.restore();
        if (pages > 1)
            painter.drawText(QRectF(0, 0, writer.width(), writer.height()),
                             Qt::AlignHCenter | Qt::AlignBottom,
                             QStringLiteral("%1 / %2").arg(at + 1).arg(pages));
    }
}

Error notWritten(const QSaveFile& file) {
    return {ErrorKind::Io,
            say("Sentence", "The file \"%1\" cannot be written.").arg(utf8(file.fileName())),
            utf8(file.errorString())};
}

}  // namespace

Result<void> writePdf(const QString& path, const QString& html) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return notWritten(file);
    QPdfWriter writer(&file);
    writer.setResolution(dotsPerInch);
    writer.setPageMargins(QMarginsF(pageMarginMm, pageMarginMm, pageMarginMm, pageMarginMm),
                          QPageLayout::Millimeter);
    writer.setCreator(QStringLiteral("TripleTalk"));
    QTextDocument document;
    read(document, html);
    writer.setTitle(document.metaInformation(QTextDocument::DocumentTitle));
    document.documentLayout()->setPaintDevice(&writer);
    const QRectF page(0, 0, writer.width(), writer.height() - footer(writer));
    document.setPageSize(page.size());
    paint(document, writer, page);
    if (!file.commit()) return notWritten(file);
    return {};
}

Result<void> writeOdt(const QString& path, const QString& html) {
    QTextDocument document;
    read(document, html);
    QBuffer page;  // the writer closes what it writes to, which no QSaveFile bears
    QTextDocumentWriter writer(&page, "ODF");
    if (!writer.write(&document))
        return Error{ErrorKind::Io,
                     say("Sentence", "The file \"%1\" cannot be written.").arg(utf8(path))};
    return writeFileAtomically(utf8(path), page.data().toStdString());
}

}  // namespace tripletalk::app
