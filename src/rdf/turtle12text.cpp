// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/turtle12text.h"

#include "base/ascii.h"
#include "rdf/namecharacters.h"
#include "rdf/utf8.h"

#include <algorithm>

namespace tripletalk::rdf {

namespace {

bool isDigit(char c) { return ascii::isDigit(static_cast<unsigned char>(c)); }
bool isHex(char c) { return ascii::hexValue(c) >= 0; }

}  // namespace

bool isOfTurtle12(std::string_view line) {
    if (Turtle12Text(line).takeKeyword("version")) return true;
    for (std::size_t at = 0; at < line.size() && line[at] != '#'; ++at) {
        if (line[at] == '<' && line.substr(at + 1).starts_with('<')) return true;
        if (line[at] == '<') at = std::min(line.find('>', at), line.size());
        if (at < line.size() && line[at] == '"')
            for (++at; at < line.size() && line[at] != '"'; ++at)
                if (line[at] == '\\') ++at;
    }
    return false;
}

char Turtle12Text::peek() {
    while (m_at < m_text.size()) {
        if (m_text[m_at] == '#')
            m_at = std::min(m_text.find_first_of("\r\n", m_at), m_text.size());
        else if (ascii::isBlank(static_cast<unsigned char>(m_text[m_at])))
            ++m_at;
        else
            break;
    }
    return byteAt(m_at);
}

bool Turtle12Text::comesNext(std::string_view symbol) {
    peek();
    return isAt(symbol);
}

bool Turtle12Text::take(std::string_view symbol) {
    if (!comesNext(symbol)) return false;
    m_at += symbol.size();
    return true;
}

bool Turtle12Text::takeKeyword(std::string_view lower) {
    peek();
    const auto word = m_text.substr(m_at, lower.size());
    const bool same = std::ranges::equal(word, lower, {}, ascii::toLower);
    const auto behind = m_at + lower.size();
    if (!same || characterLength(behind, continuesName) > 0 || byteAt(behind) == ':') return false;
    m_at += lower.size();
    return true;
}

std::optional<std::string> Turtle12Text::takeIri() {
    if (!take("<")) return std::nullopt;
    std::string iri;
    for (char c = byteAt(m_at); m_at < m_text.size() && c != '\n' && c != '\r'; c = byteAt(m_at)) {
        if (c == '>') {
            ++m_at;
            return iri;
        }
        const bool isEscape = c == '\\' && takeEscape(false, iri);
        if (!isEscape) iri += m_text[m_at++];  // whoever checks the IRI refuses what is odd
    }
    return std::nullopt;
}

std::optional<std::string> Turtle12Text::takeString() {
    const char quote = peek();
    if (quote != '"' && quote != '\'') return std::nullopt;
    const std::string three(3, quote);
    const bool isLong = isAt(three);
    const std::string_view mark = std::string_view(three).substr(0, isLong ? 3 : 1);
    m_at += mark.size();
    std::string text;
    while (m_at < m_text.size()) {
        if (isAt(mark)) {
            m_at += mark.size();
            return text;
        }
        const char c = m_text[m_at];
        if (!isLong && (c == '\n' || c == '\r')) return std::nullopt;
        if (c == '\\' && !takeEscape(true, text)) return std::nullopt;
        if (c != '\\') text += m_text[m_at++];
    }
    return std::nullopt;
}

/// Stays where it is if this is none.
bool Turtle12Text::takeEscape(bool inString, std::string& into) {
    constexpr std::string_view names = "tbnrf\"'\\";
    constexpr std::string_view meanings = "\t\b\n\r\f\"'\\";
    const char name = byteAt(m_at + 1);
    if (name == 'u' || name == 'U') return takeCodePoint(name == 'u' ? 4 : 8, into);
    const auto which = names.find(name);
    if (!inString || m_at + 1 >= m_text.size() || which == std::string_view::npos) return false;
    into += meanings[which];
    m_at += 2;
    return true;
}

bool Turtle12Text::takeCodePoint(std::size_t digits, std::string& into) {
    char32_t codePoint = 0;
    for (std::size_t i = 0; i < digits; ++i) {
        const int value = ascii::hexValue(byteAt(m_at + 2 + i));
        if (value < 0 || codePoint > 0x10FFFF) return false;
        codePoint = codePoint * 16 + static_cast<char32_t>(value);
    }
    if (!appendUtf8(codePoint, into)) return false;
    m_at += 2 + digits;
    return true;
}

/// Of the character at byte `at` if it is of a class, else 0. The text is valid UTF-8.
std::size_t Turtle12Text::characterLength(std::size_t at, bool (*isOfClass)(char32_t)) const {
    const auto lead = static_cast<unsigned char>(byteAt(at));
    if (lead < 0x80) return isOfClass(lead) ? 1 : 0;
    const std::size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    char32_t character = lead & (0x7FU >> size);
    for (std::size_t i = 1; i < size; ++i)
        character = character << 6U | (static_cast<unsigned char>(byteAt(at + i)) & 63U);
    return isOfClass(character) ? size : 0;
}

/// Characters that go on with a name; dots do where a name goes on behind them.
void Turtle12Text::takeRun(bool isLocal, std::string& into) {
    for (;;) {
        if (isLocal && takeLocalEscape(into)) continue;
        auto length = nameLength(m_at, isLocal);
        if (length == 0) {
            const auto behind = std::min(m_text.find_first_not_of('.', m_at), m_text.size());
            const bool isEscape = isLocal && (byteAt(behind) == '%' || byteAt(behind) == '\\');
            if (isEscape || nameLength(behind, isLocal) > 0) length = behind - m_at;
        }
        if (length == 0) return;
        into += m_text.substr(m_at, length);
        m_at += length;
    }
}

std::size_t Turtle12Text::nameLength(std::size_t at, bool isLocal) const {
    return isLocal && byteAt(at) == ':' ? 1 : characterLength(at, continuesName);
}

std::optional<std::string> Turtle12Text::takeLabel() {
    if (characterLength(m_at, beginsName) == 0) return std::nullopt;
    std::string label;
    takeRun(false, label);
    return label;
}

/// %20 stays, \- becomes the sign itself.
bool Turtle12Text::takeLocalEscape(std::string& into) {
    if (byteAt(m_at) == '%' && isHex(byteAt(m_at + 1)) && isHex(byteAt(m_at + 2))) {
        into += m_text.substr(m_at, 3);
        m_at += 3;
        return true;
    }
    if (byteAt(m_at) != '\\' || m_at + 1 >= m_text.size() || !isEscapedInName(m_text[m_at + 1]))
        return false;
    into += m_text[m_at + 1];
    m_at += 2;
    return true;
}

std::optional<std::string> Turtle12Text::takeName() {
    std::string name;
    if (peek() != ':' && characterLength(m_at, beginsPrefix) == 0) return std::nullopt;
    takeRun(false, name);
    if (byteAt(m_at) != ':') return name;
    name += m_text[m_at++];
    const char first = byteAt(m_at);
    const bool goesOn = first == ':' || first == '%' || first == '\\';
    if (goesOn || characterLength(m_at, beginsName) > 0) takeRun(true, name);
    return name;
}

std::optional<std::string> Turtle12Text::takeTag() {
    const auto begin = m_at;
    const auto isTagByte = [](char c) {
        return c == '-' || ascii::isLetterOrDigit(static_cast<unsigned char>(c));
    };
    while (isTagByte(byteAt(m_at))) ++m_at;
    if (m_at == begin) return std::nullopt;
    return std::string(m_text.substr(begin, m_at - begin));
}

std::size_t Turtle12Text::skipDigits(std::size_t at) const {
    while (isDigit(byteAt(at))) ++at;
    return at;
}

std::optional<Turtle12Text::Number> Turtle12Text::takeNumber() {
    peek();
    const auto begin = m_at + (byteAt(m_at) == '+' || byteAt(m_at) == '-' ? 1 : 0);
    const auto exponentEnd = [&](std::size_t at) {
        if (byteAt(at) != 'e' && byteAt(at) != 'E') return at;
        const auto digits = at + (byteAt(at + 1) == '+' || byteAt(at + 1) == '-' ? 2 : 1);
        return isDigit(byteAt(digits)) ? skipDigits(digits) : at;
    };
    auto end = skipDigits(begin);
    const bool whole = end > begin;
    std::string_view datatype = "integer";
    if (byteAt(end) == '.') {
        const auto fraction = skipDigits(end + 1);
        if (fraction > end + 1 || (whole && exponentEnd(fraction) > fraction)) {
            datatype = "decimal";
            end = fraction;
        }
    }
    if (!whole && end == begin) return std::nullopt;
    if (const auto behind = exponentEnd(end); behind > end) {
        datatype = "double";
        end = behind;
    }
    const Number number{m_text.substr(m_at, end - m_at), datatype};
    m_at = end;
    return number;
}

}  // namespace tripletalk::rdf
