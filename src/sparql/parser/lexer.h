// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/sentence.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::sparql {

/// One word of a query. `begin` and `end` are bytes of the text as it was given.
struct Token {
    enum class Kind : unsigned char {
        Iri,           ///< `value`: between the angle brackets
        PrefixedName,  ///< `prefix` without ":", `value`: the local part without escapes
        BlankLabel,    ///< `value` without "_:"
        Variable,      ///< `value` without its mark
        String,        ///< `value` without escapes
        Language,      ///< `value` without "@", in lower case
        Integer,
        Decimal,
        Double,  ///< of all three: without a sign; `value` as written
        Word,    ///< a keyword or a function's name; `value` in upper case
        Symbol,  ///< `value` as written
        Comment,
        Error,  ///< `fault` says what is wrong with it
        End,
    };
    Kind kind = Kind::End;
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string value = {};
    std::string prefix = {};
    Sentence fault = {};

    [[nodiscard]] bool is(std::string_view symbol) const {
        return kind == Kind::Symbol && value == symbol;
    }
    [[nodiscard]] bool isWord(std::string_view word) const {
        return kind == Kind::Word && value == word;
    }
    [[nodiscard]] bool isNumber() const {
        return kind == Kind::Integer || kind == Kind::Decimal || kind == Kind::Double;
    }
};

/// Cuts a query into tokens, longest first, as the standard says. Any text can be cut: what is no
/// token is an Error of at least one character, and cutting goes on behind it.
class Lexer {
  public:
    explicit Lexer(std::string_view text);

    /// The next one; End at the end, again and again.
    Token next();

    /// What no label of a blank node in the text begins with.
    [[nodiscard]] std::string freshLabel() const;

  private:
    [[nodiscard]] bool has(std::string_view text) const;
    [[nodiscard]] char at(std::size_t ahead = 0) const;
    [[nodiscard]] char32_t character(std::size_t from, std::size_t& length) const;
    [[nodiscard]] std::size_t original(std::size_t offset) const;
    void decode(std::string_view text);

    Token finish(Token::Kind kind, std::size_t length, std::string value);
    Token symbol();
    Token error(std::size_t length, Sentence fault);
    Token variable();
    Token word();
    Token number();
    Token string();
    Token language();
    Token blankLabel();
    Token prefixedName(std::size_t colon);
    [[nodiscard]] std::size_t numberLength(Token::Kind& kind) const;
    [[nodiscard]] std::size_t iriLength() const;
    [[nodiscard]] std::size_t prefixLength() const;
    [[nodiscard]] std::size_t nameLength(std::size_t from) const;
    bool unescape(std::size_t& at, std::string_view mark, std::string& value) const;

    /// From `offset` of the decoded text on, original bytes stand `shift` further.
    struct Shift {
        std::size_t offset;
        std::size_t shift;
    };
    std::string m_text;  ///< with \u and \U read, but for those that only a string may have
    std::vector<Shift> m_shifts;
    std::size_t m_at = 0;
};

}  // namespace tripletalk::sparql
