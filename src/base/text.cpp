// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"

#include "base/textsearch.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>

#include <QList>
#include <QString>
#include <QStringDecoder>

namespace tripletalk::text {

namespace {
QString toQt(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
bool isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v';
}
std::size_t width(char32_t c) { return c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4; }
}  // namespace

bool isValidUtf8(std::string_view text) {
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    [[maybe_unused]] const QString decoded =
        decoder.decode(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
    return !decoder.hasError();
}

std::string toLower(std::string_view text) { return toQt(text).toLower().toStdString(); }
std::string toUpper(std::string_view text) { return toQt(text).toUpper().toStdString(); }

std::string fold(std::string_view text) {
    bool ascii = true;
    for (const char c : text) ascii = ascii && static_cast<unsigned char>(c) < 0x80;
    if (ascii) {
        std::string folded(text);
        for (char& c : folded)
            if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        return folded;
    }
    const QString decomposed = toQt(text).normalized(QString::NormalizationForm_KD).toCaseFolded();
    QString folded;
    folded.reserve(decomposed.size());
    for (const QChar c : decomposed)
        if (c.category() != QChar::Mark_NonSpacing)
            folded.append(c == QChar(0x00DF) ? QStringLiteral("ss") : QString(c));
    return folded.toStdString();
}

std::string inUsualWidth(std::string_view text) {
    // U+3000 and U+FF01 to U+FFEE begin with these bytes.
    if (text.find_first_of("\xE3\xEF") == std::string_view::npos) return std::string(text);
    const auto isOther = [](QChar c) {
        return c == u'\u3000' || (c.unicode() > 0xFF00 && c.unicode() < 0xFFEF);
    };
    const QString decoded = toQt(text);
    QString usual;
    for (qsizetype at = 0, end = 0; at < decoded.size(); at = end) {
        const bool other = isOther(decoded[at]);
        while (end < decoded.size() && isOther(decoded[end]) == other) ++end;
        const QString run = decoded.mid(at, end - at);
        usual += other ? run.normalized(QString::NormalizationForm_KC) : run;
    }
    return usual.toStdString();
}

std::string_view trim(std::string_view text) {
    while (!text.empty() && isSpace(text.front())) text.remove_prefix(1);
    while (!text.empty() && isSpace(text.back())) text.remove_suffix(1);
    return text;
}

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    std::size_t begin = 0;
    for (auto at = text.find(separator); at != std::string_view::npos;
         at = text.find(separator, begin)) {
        parts.emplace_back(text.substr(begin, at - begin));
        begin = at + 1;
    }
    parts.emplace_back(text.substr(begin));
    return parts;
}

std::string join(const std::vector<std::string>& parts, std::string_view separator) {
    std::string joined;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) joined += separator;
        joined += parts[i];
    }
    return joined;
}

std::string replaceAll(std::string text, std::string_view from, std::string_view to) {
    if (from.empty() || find(text, from) == std::string::npos) return text;
    std::string replaced;
    std::size_t begin = 0;
    for (auto at = find(text, from); at != std::string::npos; at = find(text, from, begin)) {
        replaced.append(text, begin, at - begin) += to;
        begin = at + from.size();
    }
    return replaced.append(text, begin);
}

std::string collapseWhitespace(std::string_view text) {
    const std::string_view trimmed = trim(text);
    std::string out;
    out.reserve(trimmed.size());
    for (const char c : trimmed) {
        if (!isSpace(c))
            out += c;
        else if (out.back() != ' ')
            out += ' ';
    }
    return out;
}

std::vector<Word> words(std::string_view text) {
    std::vector<Word> found;
    const QString decoded = toQt(text);
    const auto isWordChar = [](char32_t c) {
        return QChar::isLetterOrNumber(c) || QChar::isMark(c);
    };
    const auto codePoints = decoded.toUcs4();
    std::size_t byte = 0;
    for (qsizetype i = 0; i < codePoints.size();) {
        if (!isWordChar(codePoints[i])) {
            byte += width(codePoints[i++]);
            continue;
        }
        const std::size_t begin = byte;
        while (i < codePoints.size()) {
            const char32_t c = codePoints[i];
            const bool innerMark = (c == U'.' || c == U',') && i + 1 < codePoints.size() &&
                                   QChar::isDigit(codePoints[i - 1]) &&
                                   QChar::isDigit(codePoints[i + 1]);
            if (!isWordChar(c) && !(byte > begin && innerMark)) break;
            byte += width(c);
            ++i;
        }
        if (byte > text.size())
            break;  // invalid UTF-8 grew while decoding: its offsets mean nothing
        found.push_back({std::string(text.substr(begin, byte - begin)), begin, byte});
    }
    return found;
}

bool isUnspacedScript(char32_t c) {
    if (c < 0x0E00) return false;
    switch (QChar::script(c)) {
        case QChar::Script_Han:
        case QChar::Script_Hiragana:
        case QChar::Script_Katakana:
        case QChar::Script_Hangul:
        case QChar::Script_Thai:
        case QChar::Script_Lao:
        case QChar::Script_Khmer:
        case QChar::Script_Myanmar:
            return true;
        default:
            return false;
    }
}

bool isUnspaced(std::string_view text) {
    // The first of these scripts begins at U+0E00.
    if (text.empty() || static_cast<unsigned char>(text.front()) < 0xE0) return false;
    const auto first = toQt(text.substr(0, 4)).toUcs4();
    return !first.empty() && isUnspacedScript(first.front());
}

std::vector<Word> wordsAndCharacters(std::string_view text) {
    std::vector<Word> found;
    for (Word& word : words(text)) {
        const auto characters = toQt(word.text).toUcs4();
        if (std::ranges::none_of(characters, isUnspacedScript)) {
            found.push_back(std::move(word));
            continue;
        }
        std::size_t begin = word.begin;
        std::size_t end = begin;
        for (qsizetype i = 0; i < characters.size(); ++i) {
            end += width(characters[i]);
            const bool more = i + 1 < characters.size();
            if (more &&
                (QChar::isMark(characters[i + 1]) ||
                 (!isUnspacedScript(characters[i]) && !isUnspacedScript(characters[i + 1]))))
                continue;
            found.push_back({std::string(text.substr(begin, end - begin)), begin, end});
            begin = end;
        }
    }
    return found;
}

std::string elide(std::string_view text, std::size_t limit) {
    if (text.size() <= limit) return std::string(text);
    while (limit > 0 && (static_cast<unsigned char>(text[limit]) & 0xC0) == 0x80) --limit;
    return std::string(text.substr(0, limit)) + "…";
}

std::size_t estimatedTokens(std::string_view text) { return text.size() * 2 / 7 + 1; }

std::string formatNumber(double value) {
    if (std::isfinite(value) && value == std::floor(value) && std::fabs(value) < 1e15) {
        char buffer[32];
        std::snprintf(buffer, sizeof buffer, "%.0f", value);
        return buffer;
    }
    char buffer[64];
    const auto [end, failed] = std::to_chars(buffer, buffer + sizeof buffer, value);
    if (failed != std::errc()) return {};
    const std::string shortest(buffer, end);
    if (shortest.find('e') == std::string::npos || std::fabs(value) < 1e-6 ||
        std::fabs(value) >= 1e15)
        return shortest;
    char plain[64];
    std::snprintf(plain, sizeof plain, "%.10f", value);
    std::string text = plain;
    while (text.back() == '0') text.pop_back();
    return text;
}

bool parseNumber(std::string_view text, double& value) {
    text = trim(text);
    if (text.starts_with('+') && !text.starts_with("+-")) text.remove_prefix(1);
    if (text.empty() || text.front() == 'i' || text.front() == 'n' || text.front() == 'I' ||
        text.front() == 'N')
        return false;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), value);
    return failed == std::errc() && end == text.data() + text.size() && std::isfinite(value);
}

}  // namespace tripletalk::text
