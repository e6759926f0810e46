// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sqlite/sqltext.h"

#include "base/ascii.h"
#include "base/text.h"
#include "sqlite/database.h"

#include <algorithm>
#include <unordered_map>

namespace tripletalk::sqlite {

namespace {

using Kind = SqlToken::Kind;

using ascii::isSpace;

/// Where a piece ends; `open`: the text ends before it.
struct End {
    std::size_t at = 0;
    bool open = false;
};

/// Of the comment at `at`; nothing if none begins there.
std::optional<End> endOfComment(std::string_view sql, std::size_t at) {
    const auto begin = sql.substr(at, 2);
    if (begin != "--" && begin != "/*") return std::nullopt;
    const bool isLine = begin == "--";
    const auto end = isLine ? sql.find('\n', at) : sql.find("*/", at + 2);
    if (end == std::string_view::npos) return End{sql.size(), true};
    return End{isLine ? end : end + 2};
}

/// Of the quoted piece at `at`; a doubled closing quote stands for itself.
End endOfQuoted(std::string_view sql, std::size_t at) {
    const char close = sql[at] == '[' ? ']' : sql[at];
    for (++at; at < sql.size(); ++at) {
        if (sql[at] != close) continue;
        if (close == ']' || at + 1 >= sql.size() || sql[at + 1] != close) return {at + 1};
        ++at;
    }
    return {sql.size(), true};
}

/// One WITH part: its body is tokens[begin, end).
struct Part {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t size = 0;  // SELECTs after expansion; 0: not yet known
    bool open = false;     // being computed: a recursive part names itself
};

/// SQLite takes a text for a name where only a name can stand.
bool isNameOfPart(const SqlToken& token) {
    return token.kind == Kind::Word || token.kind == Kind::Name || token.kind == Kind::Text;
}

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
            m_keys.push_back(isNameOfPart(token) ? token.key() : std::string());
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
    const bool isQuoted = kind == Kind::Name || kind == Kind::Text;
    std::string key(isQuoted ? text.substr(1, text.size() < 2 ? 0 : text.size() - 2) : text);
    const char quote = text.empty() ? '\0' : text.front();
    if (isQuoted && quote != '[' && key.find(quote) != std::string::npos)
        key = text::replaceAll(key, std::string(2, quote), std::string(1, quote));
    for (char& c : key) c = ascii::toLower(c);
    return key;
}

std::string nameKey(std::string_view name) { return SqlToken{Kind::Word, name}.key(); }

bool isWordByte(char c) {
    return ascii::isLetterOrDigit(c) || c == '_' || c == '$' ||
           static_cast<unsigned char>(c) >= 0x80;
}

bool isName(const SqlToken& token) {
    return token.kind == Kind::Name || (token.kind == Kind::Word && !isKeyword(token.text));
}

std::vector<SqlToken> piecesOf(std::string_view sql) {
    std::vector<SqlToken> pieces;
    bool space = false;
    for (std::size_t at = 0; at < sql.size();) {
        const char c = sql[at];
        if (isSpace(c)) {
            ++at;
            space = true;
            continue;
        }
        Kind kind = Kind::Symbol;
        End end{at + (sql.substr(at, 2) == "::" ? 2 : 1)};
        if (const auto comment = endOfComment(sql, at)) {
            kind = Kind::Comment;
            end = *comment;
        } else if (c == '\'' || c == '"' || c == '[' || c == '`') {
            kind = c == '\'' ? Kind::Text : Kind::Name;
            end = endOfQuoted(sql, at);
        } else if (isWordByte(c)) {
            kind = ascii::isDigit(c) ? Kind::Number : Kind::Word;
            const bool dots = kind == Kind::Number;
            while (end.at < sql.size() && (isWordByte(sql[end.at]) || (dots && sql[end.at] == '.')))
                ++end.at;
        }
        pieces.push_back({kind, sql.substr(at, end.at - at), space, end.open});
        space = kind == Kind::Comment;
        at = end.at;
    }
    return pieces;
}

std::vector<SqlToken> tokensOf(std::string_view sql) {
    auto tokens = piecesOf(sql);
    std::erase_if(tokens, [](const SqlToken& piece) { return piece.kind == Kind::Comment; });
    return tokens;
}

std::vector<std::string> namesIn(std::string_view sql) {
    std::vector<std::string> names;
    for (const SqlToken& token : tokensOf(sql))
        if (token.kind == Kind::Word || token.kind == Kind::Name) names.push_back(token.key());
    return names;
}

std::vector<TableName> tableNamesIn(std::string_view sql) {
    std::vector<TableName> names;
    const auto tokens = tokensOf(sql);
    for (std::size_t i = 1; i < tokens.size(); ++i) {
        const std::string before = tokens[i - 1].key();
        if (before != "from" && before != "join" && before != ",") continue;
        if (tokens[i].kind == Kind::Symbol) continue;
        const std::string table = tokens[i].key();
        std::size_t next = i + 1;
        if (next < tokens.size() && tokens[next].key() == "as") ++next;
        const bool hasAlias = next < tokens.size() && isName(tokens[next]);
        names.push_back({table, hasAlias ? tokens[next].key() : table});
    }
    return names;
}

std::optional<std::vector<std::size_t>> closingParentheses(const std::vector<SqlToken>& tokens) {
    std::vector<std::size_t> closing(tokens.size(), 0);
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (tokens[i].text == "(") open.push_back(i);
        if (tokens[i].text != ")") continue;
        if (open.empty()) return std::nullopt;
        closing[open.back()] = i;
        open.pop_back();
    }
    if (!open.empty()) return std::nullopt;
    return closing;
}

std::optional<std::string_view> oneStatement(std::string_view sql) {
    const auto tokens = tokensOf(sql);
    const auto ends = std::ranges::count(tokens, ";", &SqlToken::text);
    if (tokens.empty() || ends > 1 || (ends == 1 && tokens.back().text != ";")) return std::nullopt;
    if (ends == 0) return sql;
    return sql.substr(0, static_cast<std::size_t>(tokens.back().text.data() - sql.data()));
}

std::optional<std::string_view> viewBody(std::string_view sql) {
    int depth = 0;
    for (const SqlToken& token : tokensOf(sql)) {
        if (token.text == "(") ++depth;
        if (token.text == ")") --depth;
        if (depth != 0 || token.kind != Kind::Word || token.key() != "as") continue;
        const auto begin =
            static_cast<std::size_t>(token.text.data() + token.text.size() - sql.data());
        return sql.substr(begin);
    }
    return std::nullopt;
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
