// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/ascii.h"
#include "cypher/failure.h"
#include "cypher/parser/cyphertoken.h"
#include "rdf/utf8.h"

#include <charconv>
#include <cmath>
#include <optional>

namespace tripletalk::cypher {

namespace {

using ascii::isDigit;

bool beginsName(char c) {
    return ascii::isLetter(static_cast<unsigned char>(c)) || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
}
bool continuesName(char c) { return beginsName(c) || isDigit(static_cast<unsigned char>(c)); }

class Lexer {
  public:
    explicit Lexer(std::string_view text) : m_text(text) {}

    bool next(Token& token) {
        skipSpace();
        token = {};
        token.begin = m_at;
        if (m_at >= m_text.size()) {
            token.end = m_at;
            return false;
        }
        const char c = m_text[m_at];
        if (c == '`')
            quotedName(token);
        else if (c == '\'' || c == '"')
            text(token, c);
        else if (isDigit(static_cast<unsigned char>(c)) || (c == '.' && isDigit(at(1))))
            number(token);
        else if (c == '$')
            parameter(token);
        else if (beginsName(c))
            name(token, Token::Kind::Name);
        else
            sign(token);
        token.end = m_at;
        return true;
    }

  private:
    [[nodiscard]] char at(std::size_t ahead) const {
        return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0';
    }

    void skipSpace() {
        for (;;) {
            const char c = at(0);
            if (m_at >= m_text.size()) return;
            if (c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v') {
                ++m_at;
            } else if (m_text.substr(m_at).starts_with("\xC2\xA0")) {
                m_at += 2;
            } else if (c == '/' && at(1) == '/') {
                m_at = std::min(m_text.find('\n', m_at), m_text.size());
            } else if (c == '/' && at(1) == '*') {
                const auto end = m_text.find("*/", m_at + 2);
                if (end == std::string_view::npos)
                    mistake(m_at, say("Sentence", "This comment has no end: close it with */."),
                            "UnexpectedSyntax");
                m_at = end + 2;
            } else {
                return;
            }
        }
    }

    void quotedName(Token& token) {
        token.kind = Token::Kind::Quoted;
        for (++m_at;; ++m_at) {
            if (m_at >= m_text.size())
                mistake(token.begin, say("Sentence", "This name has no end: close it with `."),
                        "UnexpectedSyntax");
            if (m_text[m_at] == '`') {
                if (at(1) != '`') break;
                ++m_at;
            }
            token.text += m_text[m_at];
        }
        ++m_at;
    }

    void name(Token& token, Token::Kind kind) {
        token.kind = kind;
        const std::size_t begin = m_at;
        while (m_at < m_text.size() && continuesName(m_text[m_at])) ++m_at;
        token.text = m_text.substr(begin, m_at - begin);
    }

    void parameter(Token& token) {
        ++m_at;
        if (at(0) == '`') {
            quotedName(token);
        } else {
            name(token, Token::Kind::Parameter);
            if (token.text.empty())
                mistake(token.begin, say("Sentence", "A parameter needs a name after $."),
                        "UnexpectedSyntax");
        }
        token.kind = Token::Kind::Parameter;
    }

    void text(Token& token, char quote) {
        token.kind = Token::Kind::Text;
        for (++m_at;;) {
            if (m_at >= m_text.size())
                mistake(token.begin,
                        say("Sentence", "This text has no end: close it with %1.").arg(quote),
                        "UnexpectedSyntax");
            const char c = m_text[m_at];
            if (c == quote) break;
            if (c == '\\') {
                escape(token);
            } else {
                token.text += c;
                ++m_at;
            }
        }
        ++m_at;
    }

    void escape(Token& token) {
        const std::size_t begin = m_at;
        const char c = at(1);
        m_at += 2;
        switch (c) {
            case 'n':
                token.text += '\n';
                return;
            case 't':
                token.text += '\t';
                return;
            case 'r':
                token.text += '\r';
                return;
            case 'b':
                token.text += '\b';
                return;
            case 'f':
                token.text += '\f';
                return;
            case '\\':
            case '\'':
            case '"':
            case '`':
                token.text += c;
                return;
            case 'u':
            case 'U':
                unicode(token, begin, c == 'u' ? 4 : 8);
                return;
            default:
                mistake(begin,
                        say("Sentence", "\\%1 is no escape: write \\\\ for a backslash.").arg(c),
                        "UnexpectedSyntax");
        }
    }

    char32_t hexadecimal(std::size_t begin, int digits) {
        char32_t code = 0;
        for (int i = 0; i < digits; ++i, ++m_at) {
            const int digit = ascii::hexValue(static_cast<unsigned char>(at(0)));
            if (digit < 0 || m_at >= m_text.size())
                mistake(begin, say("Sentence", "\\u takes four hexadecimal digits and \\U eight."),
                        "InvalidUnicodeLiteral");
            code = code * 16 + static_cast<char32_t>(digit);
        }
        return code;
    }

    void unicode(Token& token, std::size_t begin, int digits) {
        char32_t code = hexadecimal(begin, digits);
        // Beyond the basic plane \u writes two surrogates, as in Java and JSON.
        if (code >= 0xD800 && code < 0xDC00 && at(0) == '\\' && at(1) == 'u') {
            m_at += 2;
            const char32_t low = hexadecimal(begin, 4);
            if (low < 0xDC00 || low > 0xDFFF)
                mistake(begin, say("Sentence", "There is no character of this number."),
                        "InvalidUnicodeLiteral");
            code = 0x10000 + ((code - 0xD800) << 10U) + (low - 0xDC00);
        }
        if (!rdf::appendUtf8(code, token.text))
            mistake(begin, say("Sentence", "There is no character of this number."),
                    "InvalidUnicodeLiteral");
    }

    [[noreturn]] void badNumber(std::size_t begin) {
        mistake(begin, say("Sentence", "%1 is no number.").arg(m_text.substr(begin, m_at - begin)),
                "InvalidNumberLiteral");
    }
    [[noreturn]] void tooLarge(std::size_t begin) {
        mistake(
            begin,
            say("Sentence", "%1 does not fit in 64 bits.").arg(m_text.substr(begin, m_at - begin)),
            "IntegerOverflow");
    }

    void number(Token& token) {
        if (m_text[m_at] == '0' && (at(1) == 'x' || at(1) == 'o')) return otherBase(token);
        const std::size_t begin = m_at;
        while (isDigit(at(0))) ++m_at;
        bool isFloat = false;
        if (at(0) == '.' && isDigit(at(1))) {
            isFloat = true;
            for (++m_at; isDigit(at(0));) ++m_at;
        }
        const std::size_t sign = at(1) == '-' || at(1) == '+' ? 1 : 0;
        if ((at(0) == 'e' || at(0) == 'E') && isDigit(at(1 + sign))) {
            isFloat = true;
            for (m_at += 1 + sign; isDigit(at(0));) ++m_at;
        }
        const std::size_t end = m_at;
        if (m_at < m_text.size() && continuesName(m_text[m_at])) {
            while (m_at < m_text.size() && continuesName(m_text[m_at])) ++m_at;
            badNumber(begin);
        }
        isFloat ? floating(token, begin, end) : decimal(token, begin, end);
    }

    void floating(Token& token, std::size_t begin, std::size_t end) {
        token.kind = Token::Kind::Float;
        const std::string_view digits = m_text.substr(begin, end - begin);
        const auto read =
            std::from_chars(digits.data(), digits.data() + digits.size(), token.number);
        if (read.ec == std::errc::result_out_of_range) {
            // Too small is zero, as everywhere; too large is nothing that can be held.
            if (digits.find('-') != std::string_view::npos)
                token.number = 0;
            else
                mistake(begin, say("Sentence", "%1 is too large a number.").arg(digits),
                        "FloatingPointOverflow");
        }
    }

    void decimal(Token& token, std::size_t begin, std::size_t end) {
        token.kind = Token::Kind::Integer;
        const auto read =
            std::from_chars(m_text.data() + begin, m_text.data() + end, token.integer);
        if (read.ec != std::errc() || token.integer > std::uint64_t{1} << 63U) tooLarge(begin);
    }

    void otherBase(Token& token) {
        token.kind = Token::Kind::Integer;
        const std::size_t begin = m_at;
        const int base = at(1) == 'x' ? 16 : 8;
        m_at += 2;
        const std::size_t digits = m_at;
        while (m_at < m_text.size() && continuesName(m_text[m_at])) ++m_at;
        const char* const end = m_text.data() + m_at;
        const auto read = std::from_chars(m_text.data() + digits, end, token.integer, base);
        if (read.ec == std::errc::result_out_of_range) tooLarge(begin);
        if (read.ec != std::errc() || read.ptr != end) badNumber(begin);
        if (token.integer > std::uint64_t{1} << 63U) tooLarge(begin);
    }

    void sign(Token& token) {
        token.kind = Token::Kind::Sign;
        for (const std::string_view two : {"<=", ">=", "<>", "=~", "..", "+="})
            if (m_text.substr(m_at).starts_with(two)) {
                token.text = two;
                m_at += 2;
                return;
            }
        constexpr std::string_view known = "()[]{}<>=+-*/%^.,:;|&!$?";
        if (known.find(m_text[m_at]) == std::string_view::npos)
            mistake(m_at,
                    say("Sentence", "The character %1 has no meaning here.")
                        .arg(m_text.substr(m_at, 1)),
                    "UnexpectedSyntax");
        token.text = m_text.substr(m_at++, 1);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

void pairParentheses(std::vector<Token>& tokens) {
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (tokens[i].kind != Token::Kind::Sign) continue;
        if (tokens[i].text == "(") open.push_back(i);
        if (tokens[i].text == ")" && !open.empty()) {
            tokens[open.back()].partner = i;
            open.pop_back();
        }
    }
}

}  // namespace

std::vector<Token> tokensOf(std::string_view query) {
    Lexer lexer(query);
    std::vector<Token> tokens;
    Token token;
    while (lexer.next(token)) tokens.push_back(std::move(token));
    tokens.push_back(std::move(token));
    pairParentheses(tokens);
    return tokens;
}

std::vector<Token> readableTokensOf(std::string_view query) {
    Lexer lexer(query);
    std::vector<Token> tokens;
    Token token;
    try {
        while (lexer.next(token)) tokens.push_back(token);
    } catch (const Mistake&) {  // the rest is what is being written
    }
    return tokens;
}

}  // namespace tripletalk::cypher
