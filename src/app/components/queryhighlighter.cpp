// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/components/queryhighlighter.h"

#include "app/window/qttext.h"
#include "sqlite/database.h"

#include <algorithm>

#include <QRegularExpression>
#include <QTextDocument>

namespace tripletalk::app {

using namespace Qt::StringLiterals;
using sparql::Span;

namespace {

/// Of one line: in SQL nothing that has a colour goes over lines.
std::vector<Span> sqlSpans(const QString& line) {
    static const QRegularExpression tokens(
        uR"((--.*)|("(?:[^"]|"")*")|('(?:[^']|'')*')|(\b\d+(?:\.\d+)?\b)|(\b[A-Za-z_]+\b))"_s);
    std::vector<Span> spans;
    for (auto it = tokens.globalMatch(line); it.hasNext();) {
        const auto token = it.next();
        const auto add = [&](Span::Kind kind) {
            spans.push_back({kind, static_cast<std::size_t>(token.capturedStart()),
                             static_cast<std::size_t>(token.capturedEnd())});
        };
        if (token.capturedLength(1) > 0)
            add(Span::Kind::Comment);
        else if (token.capturedLength(3) > 0)
            add(Span::Kind::String);
        else if (token.capturedLength(4) > 0)
            add(Span::Kind::Number);
        else if (token.capturedLength(5) > 0 && sqlite::isKeyword(utf8(token.captured(5))))
            add(Span::Kind::Keyword);
    }
    return spans;
}

}  // namespace

QueryHighlighter::QueryHighlighter(QObject* parent) : QSyntaxHighlighter(parent) {
    connect(this, &QueryHighlighter::changed, this, &QSyntaxHighlighter::rehighlight);
}

void QueryHighlighter::setSource(QQuickTextDocument* source) {
    if (source == m_source) return;
    m_source = source;
    setDocument(source ? source->textDocument() : nullptr);
    Q_EMIT changed();
}

void QueryHighlighter::highlightBlock(const QString& line) {
    if (m_language == u"sql"_s) {
        for (const Span& span : sqlSpans(line))
            paint(span, 0, static_cast<std::size_t>(line.size()));
    } else if (m_language == u"sparql"_s) {
        const auto begin = static_cast<std::size_t>(currentBlock().position());
        paintSparql(begin, begin + static_cast<std::size_t>(line.size()));
    }
}

/// A text may go over lines: the whole is read, once for all its lines, and a line's state says
/// whether the next one begins inside a text.
void QueryHighlighter::paintSparql(std::size_t begin, std::size_t end) {
    if (const QString text = document()->toPlainText(); text != m_read) {
        m_read = text;
        m_spans = sparql::spansOf(utf8(text), sparql::Units::Utf16);
    }
    bool goesOn = false;
    auto span = std::ranges::upper_bound(m_spans, begin, {}, &Span::end);
    for (; span != m_spans.end() && span->begin < end; ++span) {
        paint(*span, begin, end);
        goesOn = span->end > end;
    }
    setCurrentBlockState(goesOn ? 1 : 0);
}

/// The part of it that is in this line.
void QueryHighlighter::paint(const Span& span, std::size_t begin, std::size_t end) {
    const QColor* colour = nullptr;
    switch (span.kind) {
        case Span::Kind::Keyword:
        case Span::Kind::Function:
            colour = &m_keyword;
            break;
        case Span::Kind::String:
            colour = &m_text;
            break;
        case Span::Kind::Number:
            colour = &m_number;
            break;
        case Span::Kind::Variable:
            colour = &m_variable;
            break;
        case Span::Kind::Comment:
            colour = &m_comment;
            break;
        case Span::Kind::Name:
        case Span::Kind::Other:
            return;
    }
    const std::size_t from = std::max(span.begin, begin);
    const std::size_t to = std::min(span.end, end);
    setFormat(static_cast<int>(from - begin), static_cast<int>(to - from), *colour);
}

}  // namespace tripletalk::app
