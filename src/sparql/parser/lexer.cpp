// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/parser/lexer.h"

#include "base/ascii.h"
#include "rdf/iri.h"
#include "rdf/utf8.h"
#include "sparql/parser/characters.h"

#include <algorithm>
#include <charconv>

namespace tripletalk::sparql {

namespace {

using TokenKind = Token::Kind;

/// The number of a "\uXXXX" or "\UXXXXXXXX" that `text` begins with and its length, 0 if it does
/// not.
std::size_t codePoint(std::string_view text, char32_t& number) {
    if (text.size() < 2 || text[0] != '\\' || (text[1] != 'u' && text[1] != 'U')) return 0;
    const std::size_t length = text[1] == 'u' ? 6 : 10;
    if (text.size() < length) return 0;
    std::uint32_t value = 0;
    const char* last = text.data() + length;
    if (std::from_chars(text.data() + 2, last, value, 16).ptr != last) return 0;
    number = value;
    return length;
}

/// These would end or spoil the string that they stand in, so only the string may read them.
bool isForStringsOnly(char32_t c) {
    return c == '"' || c == '\'' || c == '\\' || c == '\n' || c == '\r';
}

std::string upper(std::string_view word) {
    std::string text(word);
    for (char& c : text)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 32);
    return text;
}

}  // namespace

Lexer::Lexer(std::string_view text) {
    decode(text);
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (has(byteOrderMark)) m_at = byteOrderMark.size();
}

/// Reads the escapes that may stand anywhere. A backslash behind a backslash begins none.
void Lexer::decode(std::string_view text) {
    std::size_t shift = 0;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t plain = std::min(text.find('\\', at), text.size());
        m_text += text.substr(at, plain - at);
        at = plain;
        if (at == text.size()) break;
        char32_t number = 0;
        const std::size_t length = codePoint(text.substr(at), number);
        if (length == 0 || isForStringsOnly(number) || !rdf::appendUtf8(number, m_text)) {
            const std::size_t pair = std::min<std::size_t>(2, text.size() - at);
            m_text += text.substr(at, pair);
            at += pair;
        } else {
            at += length;
            shift = at - m_text.size();
            m_shifts.push_back({m_text.size(), shift});
        }
    }
}

std::size_t Lexer::original(std::size_t offset) const {
    const auto behind = std::ranges::upper_bound(m_shifts, offset, {}, &Shift::offset);
    return offset + (behind == m_shifts.begin() ? 0 : std::prev(behind)->shift);
}

bool Lexer::has(std::string_view text) const {
    return std::string_view(m_text).substr(m_at).starts_with(text);
}

char Lexer::at(std::size_t ahead) const {
    return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0';
}

/// The character at byte `from`; what is not UTF-8 counts as U+FFFF, which no name may have.
char32_t Lexer::character(std::size_t from, std::size_t& length) const {
    length = from < m_text.size() ? 1 : 0;
    if (length == 0) return 0;
    const auto lead = static_cast<unsigned char>(m_text[from]);
    if (lead < 0x80) return lead;
    const std::size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    const std::string_view bytes = std::string_view(m_text).substr(from, size);
    if (rdf::firstInvalidUtf8(bytes) != std::string_view::npos) return 0xFFFF;
    length = size;
    char32_t value = lead & (0x7FU >> size);
    for (const char c : bytes.substr(1))
        value = value << 6U | (static_cast<unsigned char>(c) & 63U);
    return value;
}

Token Lexer::finish(TokenKind kind, std::size_t length, std::string value) {
    Token token{kind, original(m_at), 0, std::move(value)};
    m_at += length;
    token.end = original(m_at);
    return token;
}

Token Lexer::error(std::size_t length, Sentence fault) {
    Token token = finish(TokenKind::Error, length, {});
    token.fault = std::move(fault);
    return token;
}

Token Lexer::next() {
    while (isBlank(static_cast<unsigned char>(at())) && m_at < m_text.size()) ++m_at;
    if (m_at >= m_text.size()) return finish(TokenKind::End, 0, "");
    const char c = at();
    if (c == '#') {
        const std::size_t end = std::min(m_text.find_first_of("\r\n", m_at), m_text.size());
        return finish(TokenKind::Comment, end - m_at, "");
    }
    if (c == '?' || c == '$') return variable();
    if (c == '"' || c == '\'') return string();
    if (c == '@') return language();
    if (c == '<')
        if (const std::size_t length = iriLength())
            return finish(TokenKind::Iri, length, m_text.substr(m_at + 1, length - 2));
    if (isDigit(c) || (c == '.' && isDigit(at(1)))) return number();
    if (has("_:")) return blankLabel();
    const std::size_t prefix = prefixLength();
    if (at(prefix) == ':') return prefixedName(prefix);
    return ascii::isLetter(c) ? word() : symbol();
}

Token Lexer::symbol() {
    for (const std::string_view two : {"^^", "||", "&&", "!=", "<=", ">="})
        if (has(two)) return finish(TokenKind::Symbol, 2, std::string(two));
    if (std::string_view("{}()[].,;|/^*+!=<>-").find(at()) != std::string_view::npos)
        return finish(TokenKind::Symbol, 1, std::string(1, at()));
    std::size_t length = 0;
    const char32_t c = character(m_at, length);
    if (c == 0xFFFF && length == 1)
        return error(1, say("Sentence", "The query is not valid UTF-8 here."));
    if (c == '\\')
        return error(
            1,
            say("Sentence",
                "A backslash may stand only in strings and in the local part of a prefixed name."));
    return error(length, say("Sentence", "The character \"%1\" cannot stand here.")
                             .arg(m_text.substr(m_at, length)));
}

Token Lexer::variable() {
    std::size_t length = 0;
    std::size_t end = m_at + 1;
    while (continuesVariable(character(end, length)) &&
           (end > m_at + 1 || beginsName(character(end, length))))
        end += length;
    if (end > m_at + 1)
        return finish(TokenKind::Variable, end - m_at, m_text.substr(m_at + 1, end - m_at - 1));
    if (at() == '?') return finish(TokenKind::Symbol, 1, "?");
    return error(1, say("Sentence", "A name has to follow \"$\"."));
}

Token Lexer::word() {
    std::size_t length = 1;
    while (ascii::isLetter(at(length)) || isDigit(at(length)) || at(length) == '_') ++length;
    const std::string_view written = std::string_view(m_text).substr(m_at, length);
    return finish(TokenKind::Word, length, upper(written));
}

std::size_t Lexer::numberLength(TokenKind& kind) const {
    std::size_t length = 0;
    kind = TokenKind::Integer;
    while (isDigit(at(length))) ++length;
    std::size_t fraction = at(length) == '.' ? length + 1 : length;
    while (fraction > length && isDigit(at(fraction))) ++fraction;
    std::size_t exponent = fraction;
    if (at(exponent) == 'e' || at(exponent) == 'E') {
        ++exponent;
        if (at(exponent) == '+' || at(exponent) == '-') ++exponent;
        if (isDigit(at(exponent))) {
            while (isDigit(at(exponent))) ++exponent;
            kind = TokenKind::Double;
            return exponent;
        }
    }
    if (fraction <= length + 1) return length;  // a dot without digits ends the statement
    kind = TokenKind::Decimal;
    return fraction;
}

Token Lexer::number() {
    TokenKind kind = TokenKind::Integer;
    const std::size_t length = numberLength(kind);
    return finish(kind, length, m_text.substr(m_at, length));
}

std::size_t Lexer::iriLength() const {
    std::size_t end = m_at + 1;
    while (end < m_text.size() && rdf::iriBytes[static_cast<unsigned char>(m_text[end])]) ++end;
    if (end >= m_text.size() || m_text[end] != '>') return 0;
    const std::string_view iri = std::string_view(m_text).substr(m_at, end + 1 - m_at);
    return rdf::firstInvalidUtf8(iri) == std::string_view::npos ? iri.size() : 0;
}

/// Reads the escape at byte `at` of a string that `mark` closes; false if there is none such. A
/// code point must be one that could stand there unescaped.
bool Lexer::unescape(std::size_t& at, std::string_view mark, std::string& value) const {
    constexpr std::string_view letters = "tbnrf\\\"'";
    constexpr std::string_view meanings = "\t\b\n\r\f\\\"'";
    const std::string_view rest = std::string_view(m_text).substr(at);
    char32_t number = 0;
    if (const std::size_t length = codePoint(rest, number)) {
        const bool endsIt =
            number == '\n' || number == '\r' || number == static_cast<unsigned char>(mark.front());
        at += length;
        return number != '\\' && !(endsIt && mark.size() == 1) && rdf::appendUtf8(number, value);
    }
    const std::size_t letter = rest.size() < 2 ? std::string_view::npos : letters.find(rest[1]);
    if (letter == std::string_view::npos) return false;
    value += meanings[letter];
    at += 2;
    return true;
}

/// To its closing mark even where it is wrong, so that what follows is cut rightly.
Token Lexer::string() {
    const std::string one(1, at());
    const bool isLong = has(one + one + one);
    const std::string mark = isLong ? one + one + one : one;
    std::string value;
    std::string fault;
    std::size_t end = m_at + mark.size();
    const auto isCutOff = [&] {
        return end >= m_text.size() || (!isLong && (m_text[end] == '\n' || m_text[end] == '\r'));
    };
    while (!isCutOff() && m_text.compare(end, mark.size(), mark) != 0) {
        const std::size_t begin = end;
        if (m_text[end] != '\\') {
            value += m_text[end++];
        } else if (!unescape(end, mark, value)) {
            end = std::min(std::max(end, begin + 2), m_text.size());
            fault = m_text.substr(begin, end - begin);
        }
    }
    if (isCutOff())
        return error(
            end - m_at,
            isLong ? say("Sentence", "This string is not closed with %1.").arg(mark)
                   : say("Sentence", "This string is not closed with %1 in its line.").arg(mark));
    const std::size_t length = end + mark.size() - m_at;
    if (!fault.empty())
        return error(length, say("Sentence",
                                 "This string has the escape %1, which cannot stand there; write "
                                 "%2 for a backslash.")
                                 .arg(fault, "\\\\"));
    if (rdf::firstInvalidUtf8(value) != std::string_view::npos)
        return error(length, say("Sentence", "This string is not valid UTF-8."));
    return finish(TokenKind::String, length, std::move(value));
}

Token Lexer::language() {
    std::string tag;
    std::size_t length = 1;
    while (ascii::isLetter(at(length)) ||
           (length > 1 && (isDigit(at(length)) || at(length) == '-'))) {
        tag += at(length) >= 'A' && at(length) <= 'Z' ? static_cast<char>(at(length) + 32)
                                                      : at(length);
        ++length;
    }
    const bool isGood = !tag.empty() && tag.back() != '-' && tag.find("--") == std::string::npos &&
                        std::ranges::none_of(tag.substr(0, tag.find('-')), isDigit);
    if (!isGood)
        return error(
            length,
            say("Sentence", "A language tag such as \"@en\" or \"@en-gb\" has to stand here."));
    return finish(TokenKind::Language, length, std::move(tag));
}

Token Lexer::blankLabel() {
    std::size_t length = 0;
    const std::size_t begin = m_at + 2;
    const std::size_t end =
        beginsName(character(begin, length)) ? begin + nameLength(begin) : begin;
    if (end == begin) return error(2, say("Sentence", "A label has to follow \"_:\"."));
    return finish(TokenKind::BlankLabel, end - m_at, m_text.substr(begin, end - begin));
}

/// PN_PREFIX, or 0.
std::size_t Lexer::prefixLength() const {
    std::size_t length = 0;
    return beginsPrefix(character(m_at, length)) ? nameLength(m_at) : 0;
}

/// Of PN_CHARS and dots, not ending with a dot.
std::size_t Lexer::nameLength(std::size_t from) const {
    std::size_t end = from;
    std::size_t length = 0;
    while (continuesName(character(end, length)) || (end > from && character(end, length) == '.'))
        end += length;
    while (end > from && m_text[end - 1] == '.') --end;
    return end - from;
}

Token Lexer::prefixedName(std::size_t colon) {
    std::string local;
    std::size_t end = m_at + colon + 1;
    std::size_t good = end;  // behind the last character that is no dot
    std::size_t goodLocal = 0;
    for (;;) {
        std::size_t length = 0;
        const char32_t c = character(end, length);
        const std::string_view rest = std::string_view(m_text).substr(end);
        const bool isFirst = local.empty();
        if (c == '%' && rest.size() > 2 && isHexDigit(rest[1]) && isHexDigit(rest[2])) {
            length = 3;
        } else if (c == '\\' && rest.size() > 1 && isEscapedInName(rest[1])) {
            length = 2;
        } else if (c != ':' && !(isFirst ? beginsName(c) : continuesName(c) || c == '.')) {
            break;
        }
        local += c == '\\' ? rest.substr(1, 1) : rest.substr(0, length);
        end += length;
        if (c != '.') good = end, goodLocal = local.size();
    }
    local.resize(goodLocal);
    std::string prefix = m_text.substr(m_at, colon);
    Token token = finish(TokenKind::PrefixedName, good - m_at, std::move(local));
    token.prefix = std::move(prefix);
    return token;
}

std::string Lexer::freshLabel() const {
    std::string label = "b";
    while (m_text.find("_:" + label) != std::string::npos) label += 'b';
    return label;
}

}  // namespace tripletalk::sparql
