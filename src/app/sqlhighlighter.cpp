// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/sqlhighlighter.h"

#include "app/text.h"
#include "sqlite/database.h"

#include <QRegularExpression>
#include <QSyntaxHighlighter>

namespace tripletalk::app {

class SqlHighlighter::Painter : public QSyntaxHighlighter {
  public:
    explicit Painter(const SqlHighlighter& colours)
        : QSyntaxHighlighter(static_cast<QObject*>(nullptr)), m_colours(colours) {}

  protected:
    void highlightBlock(const QString& line) override;

  private:
    const SqlHighlighter& m_colours;
};

SqlHighlighter::SqlHighlighter(QObject* parent)
    : QObject(parent), m_painter(std::make_unique<Painter>(*this)) {
    connect(this, &SqlHighlighter::changed, m_painter.get(), &QSyntaxHighlighter::rehighlight);
}

SqlHighlighter::~SqlHighlighter() = default;

void SqlHighlighter::setSource(QQuickTextDocument* source) {
    if (source == m_source) return;
    m_source = source;
    m_painter->setDocument(source ? source->textDocument() : nullptr);
    Q_EMIT changed();
}

void SqlHighlighter::Painter::highlightBlock(const QString& line) {
    // A comment matches as a whole, so that its words are not taken for SQL.
    static const QRegularExpression tokens(QStringLiteral(
        R"(--.*|("(?:[^"]|"")*")|('(?:[^']|'')*')|(\b\d+(?:\.\d+)?\b)|(\b[A-Za-z_]+\b))"));
    for (auto it = tokens.globalMatch(line); it.hasNext();) {
        const auto token = it.next();
        const auto paint = [&](const QColor& colour) {
            setFormat(static_cast<int>(token.capturedStart()),
                      static_cast<int>(token.capturedLength()), colour);
        };
        if (token.capturedLength(2) > 0)
            paint(m_colours.m_text);
        else if (token.capturedLength(3) > 0)
            paint(m_colours.m_number);
        else if (token.capturedLength(4) > 0 && sqlite::isKeyword(utf8(token.captured(4))))
            paint(m_colours.m_keyword);
    }
}

}  // namespace tripletalk::app
