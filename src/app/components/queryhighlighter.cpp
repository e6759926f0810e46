// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/components/queryhighlighter.h"

#include "app/window/qttext.h"

#include <algorithm>

#include <QTextDocument>

namespace tripletalk::app {

using knowledge::QuerySpan;

namespace {

/// Turns ascending byte offsets of a text into those of UTF-16.
class Utf16Counter {
  public:
    explicit Utf16Counter(std::string_view text) : m_text(text) {}
    std::size_t at(std::size_t byte) {
        for (; m_byte < byte; ++m_byte) {
            const auto c = static_cast<unsigned char>(m_text[m_byte]);
            m_count += (c & 0xC0U) == 0x80U ? 0 : c >= 0xF0U ? 2 : 1;
        }
        return m_count;
    }

  private:
    std::string_view m_text;
    std::size_t m_byte = 0;
    std::size_t m_count = 0;
};

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

void QueryHighlighter::read(const knowledge::QueryLanguage& language) {
    const QString text = document()->toPlainText();
    if (text == m_read && &language == m_readIn) return;
    m_read = text;
    m_readIn = &language;
    const std::string bytes = utf8(text);
    m_spans = language.spans(bytes);
    Utf16Counter counter(bytes);
    for (QuerySpan& span : m_spans) {
        span.begin = counter.at(span.begin);
        span.end = counter.at(span.end);
    }
}

/// A text may go over lines: the whole is read, once for all its lines, and a line's state says
/// whether the next one begins inside a text.
void QueryHighlighter::highlightBlock(const QString& line) {
    const auto* language = knowledge::findQueryLanguage(utf8(m_language));
    if (!language) return;
    read(*language);
    const auto begin = static_cast<std::size_t>(currentBlock().position());
    const auto end = begin + static_cast<std::size_t>(line.size());
    bool goesOn = false;
    auto span = std::ranges::upper_bound(m_spans, begin, {}, &QuerySpan::end);
    for (; span != m_spans.end() && span->begin < end; ++span) {
        paint(*span, begin, end);
        goesOn = span->end > end;
    }
    setCurrentBlockState(goesOn ? 1 : 0);
}

/// The part of it that is in this line.
void QueryHighlighter::paint(const QuerySpan& span, std::size_t begin, std::size_t end) {
    const QColor* colour = nullptr;
    switch (span.kind) {
        case QuerySpan::Kind::Keyword:
            colour = &m_keyword;
            break;
        case QuerySpan::Kind::Text:
            colour = &m_text;
            break;
        case QuerySpan::Kind::Number:
            colour = &m_number;
            break;
        case QuerySpan::Kind::Variable:
            colour = &m_variable;
            break;
        case QuerySpan::Kind::Comment:
            colour = &m_comment;
            break;
    }
    const std::size_t from = std::max(span.begin, begin);
    const std::size_t to = std::min(span.end, end);
    setFormat(static_cast<int>(from - begin), static_cast<int>(to - from), *colour);
}

}  // namespace tripletalk::app
