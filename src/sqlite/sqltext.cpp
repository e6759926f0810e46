// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sqlite/sqltext.h"

#include <algorithm>
#include <unordered_map>

namespace tripletalk::sqlite {

namespace {

using Kind = SqlToken::Kind;

bool isSpace(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isWord(char c) {
    return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$' ||
           static_cast<unsigned char>(c) >= 0x80;
}

/// The end of the comment or white space at `at`, or `at` itself.
std::size_t behindSpace(std::string_view sql, std::size_t at) {
    if (isSpace(sql[at])) return at + 1;
    if (sql.substr(at, 2) == "--") return std::min(sql.find('\n', at), sql.size());
    if (sql.substr(at, 2) != "/*") return at;
    const auto end = sql.find("*/", at + 2);
    return end == std::string_view::npos ? sql.size() : end + 2;
}

/// The end of the quoted piece at `at`; a doubled closing quote stands for itself.
std::size_t behindQuoted(std::string_view sql, std::size_t at) {
    const char close = sql[at] == '[' ? ']' : sql[at];
    for (++at; at < sql.size(); ++at) {
        if (sql[at] != close) continue;
        if (close == ']' || at + 1 >= sql.size() || sql[at + 1] != close) return at + 1;
        ++at;
    }
    return sql.size();
}

/// One WITH part: its body is tokens[begin, end).
struct Part {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t size = 0;  // SELECTs after expansion; 0: not yet known
    bool open = false;     // being computed: a recursive part names itself
};

std::size_t behindParenthesis(const std::vector<SqlToken>& tokens, std::size_t at) {
    std::size_t depth = 0;
    for (; at < tokens.size(); ++at) {
        if (tokens[at].text == "(") ++depth;
        if (tokens[at].text == ")" && --depth == 0) return at + 1;
    }
    return at;
}

class Expansion {
  public:
    Expansion(const std::vector<SqlToken>& tokens, std::size_t most)
        : m_tokens(tokens), m_most(most) {
        m_keys.reserve(tokens.size());
        for (const auto& token : tokens)
            m_keys.push_back(token.kind == Kind::Word || token.kind == Kind::Name ? token.key()
                                                                                  : std::string());
        for (std::size_t i = 0; i < tokens.size(); ++i) addPart(i);
    }

    std::size_t total() { return size(0, m_tokens.size()); }

  private:
    /// name [(columns)] AS [NOT] [MATERIALIZED] (body)
    void addPart(std::size_t name) {
        if (m_keys[name].empty()) return;
        std::size_t at = name + 1;
        if (at < m_tokens.size() && m_tokens[at].text == "(") at = behindParenthesis(m_tokens, at);
        if (at >= m_tokens.size() || m_keys[at] != "as") return;
        ++at;
        while (at < m_tokens.size() && (m_keys[at] == "not" || m_keys[at] == "materialized")) ++at;
        if (at >= m_tokens.size() || m_tokens[at].text != "(") return;
        m_parts[m_keys[name]].push_back({at + 1, behindParenthesis(m_tokens, at)});
    }

    std::size_t size(std::size_t begin, std::size_t end) {
        std::size_t sum = 1;
        for (std::size_t i = begin; i < end && sum < m_most; ++i) {
            const bool qualifier = i + 1 < m_tokens.size() && m_tokens[i + 1].text == ".";
            const bool column = i > 0 && m_tokens[i - 1].text == ".";
            if (m_keys[i].empty() || qualifier || column) continue;
            const auto found = m_parts.find(m_keys[i]);
            if (found == m_parts.end()) continue;
            for (auto& part : found->second) sum += size(part);
        }
        return std::min(sum, m_most);
    }

    std::size_t size(Part& part) {
        if (part.open) return 1;
        if (part.size == 0) {
            part.open = true;
            part.size = size(part.begin, part.end);
            part.open = false;
        }
        return part.size;
    }

    const std::vector<SqlToken>& m_tokens;
    std::size_t m_most;
    std::vector<std::string> m_keys;
    std::unordered_map<std::string, std::vector<Part>> m_parts;
};

}  // namespace

std::string SqlToken::key() const {
    std::string key(kind == Kind::Name || kind == Kind::Text
                        ? text.substr(1, text.size() < 2 ? 0 : text.size() - 2)
                        : text);
    for (char& c : key)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return key;
}

std::vector<SqlToken> tokensOf(std::string_view sql) {
    std::vector<SqlToken> tokens;
    bool space = false;
    for (std::size_t at = 0; at < sql.size();) {
        if (const auto behind = behindSpace(sql, at); behind > at) {
            at = behind;
            space = true;
            continue;
        }
        const auto begin = at;
        const char c = sql[at];
        Kind kind = Kind::Symbol;
        if (c == '\'' || c == '"' || c == '[' || c == '`') {
            kind = c == '\'' ? Kind::Text : Kind::Name;
            at = behindQuoted(sql, at);
        } else if (isWord(c)) {
            kind = isDigit(c) ? Kind::Number : Kind::Word;
            while (at < sql.size() && (isWord(sql[at]) || (kind == Kind::Number && sql[at] == '.')))
                ++at;
        } else {
            at += sql.substr(at, 2) == "::" ? 2 : 1;
        }
        tokens.push_back({kind, sql.substr(begin, at - begin), space});
        space = false;
    }
    return tokens;
}

std::string withQuotedFunctions(std::string_view sql) {
    std::string quoted;
    const char* at = sql.data();
    const auto tokens = tokensOf(sql);
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
        if (tokens[i].kind != Kind::Word || tokens[i + 1].text != "(") continue;
        const auto key = tokens[i].key();
        if (key != "left" && key != "right") continue;
        const auto word = tokens[i].text;
        quoted.append(at, word.data()).append(1, '"').append(word).append(1, '"');
        at = word.data() + word.size();
    }
    return quoted.append(at, sql.data() + sql.size());
}

std::size_t expandedParts(const std::vector<SqlToken>& tokens, std::size_t most) {
    return Expansion(tokens, most).total();
}

}  // namespace tripletalk::sqlite
