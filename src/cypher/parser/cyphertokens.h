// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/failure.h"
#include "cypher/parser/cyphertoken.h"

#include <initializer_list>

namespace tripletalk::cypher {

/// The tokens of a query, read from the front; what the parsers of clauses, patterns and
/// expressions share.
class CypherTokens {
  public:
    explicit CypherTokens(std::string_view query) : m_query(query), m_tokens(tokensOf(query)) {}

    [[nodiscard]] const Token& peek(std::size_t ahead = 0) const {
        return m_tokens[std::min(m_at + ahead, m_tokens.size() - 1)];
    }
    [[nodiscard]] const Token& at(std::size_t index) const {
        return m_tokens[std::min(index, m_tokens.size() - 1)];
    }
    [[nodiscard]] std::size_t index() const { return m_at; }
    const Token& take() {
        const Token& token = peek();
        m_lastEnd = token.end;
        if (m_at + 1 < m_tokens.size()) ++m_at;
        return token;
    }
    /// Where the token ends that was taken last.
    [[nodiscard]] std::size_t lastEnd() const { return m_lastEnd; }

    [[nodiscard]] bool isSign(std::string_view sign, std::size_t ahead = 0) const {
        return isSignAt(m_at + ahead, sign);
    }
    [[nodiscard]] bool isSignAt(std::size_t index, std::string_view sign) const {
        return at(index).kind == Token::Kind::Sign && at(index).text == sign;
    }
    [[nodiscard]] bool isWord(std::string_view word, std::size_t ahead = 0) const;
    [[nodiscard]] bool isName(std::size_t ahead = 0) const {
        const Token::Kind kind = peek(ahead).kind;
        return kind == Token::Kind::Name || kind == Token::Kind::Quoted;
    }
    bool takeSign(std::string_view sign);
    bool takeWord(std::string_view word);
    bool takeWords(std::initializer_list<std::string_view> words);
    void expectSign(std::string_view sign);
    void expectWord(std::string_view word);
    /// `what` is needed: "a variable".
    std::string expectName(const Sentence& what);
    /// The same where a keyword cannot stand.
    std::string expectVariable();

    /// "Expected … but found …" here.
    [[noreturn]] void unexpected(const Sentence& expected) const;

    [[nodiscard]] std::string_view text(std::size_t begin, std::size_t end) const {
        return m_query.substr(begin, end - begin);
    }

    /// As long as it lives nesting is one level deeper. Throws Mistake where that is too deep.
    class Level {
      public:
        explicit Level(CypherTokens& tokens);
        ~Level() { --m_tokens.m_depth; }
        Level(const Level&) = delete;
        Level& operator=(const Level&) = delete;

      private:
        CypherTokens& m_tokens;
    };

  private:
    std::string_view m_query;
    std::vector<Token> m_tokens;
    std::size_t m_at = 0, m_lastEnd = 0, m_depth = 0;
};

}  // namespace tripletalk::cypher
