// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/components/wordhighlighter.h"

#include "app/window/qttext.h"
#include "base/text.h"

#include <algorithm>

namespace tripletalk::app {

namespace {

constexpr std::size_t shortestWord = 3;   ///< shorter ones say little
constexpr std::size_t shortestStem = 4;   ///< of words that only begin alike
constexpr std::size_t longestEnding = 3;  ///< that they may differ by

bool alike(const std::string& a, const std::string& b) {
    if (a == b) return true;
    const auto& [shorter, longer] = std::minmax(
        a, b, [](const auto& left, const auto& right) { return left.size() < right.size(); });
    return shorter.size() >= shortestStem && longer.size() - shorter.size() <= longestEnding &&
           longer.starts_with(shorter);
}

}  // namespace

WordHighlighter::WordHighlighter(QObject* parent) : QSyntaxHighlighter(parent) {
    connect(this, &WordHighlighter::changed, this, &QSyntaxHighlighter::rehighlight);
}

void WordHighlighter::setSource(QQuickTextDocument* source) {
    if (source == m_source) return;
    m_source = source;
    setDocument(source ? source->textDocument() : nullptr);
    Q_EMIT changed();
}

void WordHighlighter::highlightBlock(const QString& line) {
    QTextCharFormat format;
    format.setBackground(m_background);
    format.setForeground(m_ink);
    const auto marks = m_phrase.isEmpty() ? wordsIn(line, m_words) : phrasesIn(line, m_phrase);
    for (const auto& [place, length] : marks) setFormat(place, length, format);
}

QList<std::pair<int, int>> WordHighlighter::wordsIn(const QString& text, const QString& words) {
    std::vector<std::string> wanted;
    for (const text::Word& word : text::words(utf8(words)))
        if (word.text.size() >= shortestWord) wanted.push_back(text::fold(word.text));
    QList<std::pair<int, int>> marks;
    if (wanted.empty()) return marks;
    const std::string bytes = utf8(text);
    qsizetype at = 0;
    std::size_t done = 0;
    for (const text::Word& word : text::words(bytes)) {
        at += qs(std::string_view(bytes).substr(done, word.begin - done)).size();
        const qsizetype length = qs(word.text).size();
        const std::string folded = text::fold(word.text);
        if (std::ranges::any_of(wanted, [&](const auto& one) { return alike(one, folded); }))
            marks.emplace_back(static_cast<int>(at), static_cast<int>(length));
        at += length;
        done = word.end;
    }
    return marks;
}

QList<std::pair<int, int>> WordHighlighter::phrasesIn(const QString& text, const QString& phrase) {
    QList<std::pair<int, int>> marks;
    if (phrase.isEmpty()) return marks;
    for (qsizetype at = text.indexOf(phrase, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(phrase, at + phrase.size(), Qt::CaseInsensitive))
        marks.emplace_back(static_cast<int>(at), static_cast<int>(phrase.size()));
    return marks;
}

}  // namespace tripletalk::app
