// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"
#include "sparql/parser/lexer.h"

#include <deque>
#include <string>
#include <string_view>

namespace tripletalk::sparql {

/// Thrown inside the parser alone, so that its functions can return what they read.
struct ParseFailure {
    Error error;
};

/// The tokens of a query without its comments, one after the other, and what to say where they are
/// not the expected ones.
class TokenStream {
  protected:
    explicit TokenStream(std::string_view text) : m_text(text), m_lexer(text) {}

    const Token& peek(std::size_t ahead = 0);
    Token take();
    [[nodiscard]] std::string freshLabel() const { return m_lexer.freshLabel(); }

    bool at(std::string_view symbol) { return peek().is(symbol); }
    bool atWord(std::string_view word) { return peek().isWord(word); }
    bool accept(std::string_view symbol);
    bool acceptWord(std::string_view word);
    /// `place` has a %1 for the symbol or word, for which no argument is given.
    void expect(std::string_view symbol, const Sentence& place);
    void expectWord(std::string_view word, const Sentence& place);
    /// A sign that belongs to the number behind it, because nothing stands between them.
    bool atSignedNumber();

    /// "Expected `what`, but found …" at the next token.
    [[noreturn]] void fail(const Sentence& what);
    [[noreturn]] void failAt(const Token& token, Sentence message,
                             ErrorKind kind = ErrorKind::Syntax) const;
    [[nodiscard]] std::string written(const Token& token) const;

    /// Held while something is read that may contain its like.
    class Nesting {
      public:
        explicit Nesting(TokenStream& stream);
        ~Nesting() { --m_stream.m_depth; }
        Nesting(const Nesting&) = delete;
        Nesting& operator=(const Nesting&) = delete;

      private:
        TokenStream& m_stream;
    };

  private:
    std::string_view m_text;
    Lexer m_lexer;
    std::deque<Token> m_ahead;
    int m_depth = 0;
};

}  // namespace tripletalk::sparql
