// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sqlite/sqltext.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tripletalk::sqlite {

/// Tokens [first, last) of a statement.
struct Span {
    std::size_t first = 0;
    std::size_t last = 0;
    [[nodiscard]] bool empty() const { return first >= last; }
    [[nodiscard]] bool holds(std::size_t token) const { return token >= first && token < last; }
};

/// A table, a WITH part or a sub-select (`table` empty) in FROM. Names are in lower case.
struct TableUse {
    std::string table = {};
    std::string alias = {};  ///< the table's name where none is given
    Span span = {};          ///< with its alias and its ON or USING
};

struct ResultTerm {
    Span expression = {};
    std::string alias = {};  ///< in lower case; empty if none is given
};

/// One SELECT up to its ORDER BY. `conditions` are the terms of WHERE that all have to hold.
struct Core {
    bool distinct = false;
    std::vector<ResultTerm> columns = {};
    Span from = {};
    std::vector<TableUse> tables = {};
    Span where = {};
    std::vector<Span> conditions = {};
    std::vector<Span> groupBy = {};
    Span having = {};
    Span span = {};
};

struct OrderTerm {
    Span expression = {};
    bool descending = false;
};

/// One or more cores joined by UNION and the like, with the order and limit of all.
struct Select {
    Span span = {};
    Span with = {};
    std::vector<Core> cores = {};
    std::vector<OrderTerm> orderBy = {};
    Span limit = {};                         ///< the expression
    Span offset = {};                        ///< the expression
    std::optional<std::size_t> parent = {};  ///< the SELECT that this one stands in
};

/// `lhs op 'text'`, or one text of a list behind IN.
struct TextComparison {
    std::size_t literal = 0;  ///< its token
    Span lhs = {};
    std::string op = {};  ///< "=", "<>", "in", "like"
    bool negated = false;
    std::size_t select = 0;
    std::size_t core = 0;
};

/// How a SELECT is built, as far as checking it needs: an own reader of tokens, since SQLite tells
/// columns and tables but not clauses. It reads what SQLite has accepted; of other text it may make
/// anything. WINDOW clauses and VALUES are left unread.
class SqlQuery {
  public:
    static std::optional<SqlQuery> read(std::string_view sql);

    /// The outermost first, then those inside in the order of the text.
    [[nodiscard]] const std::vector<Select>& selects() const { return m_selects; }
    [[nodiscard]] const Select& outermost() const { return m_selects.front(); }
    [[nodiscard]] const std::vector<TextComparison>& comparisons() const { return m_comparisons; }

    /// Names of WITH parts, in lower case.
    [[nodiscard]] bool isPart(const std::string& name) const;

    [[nodiscard]] std::size_t size() const { return m_tokens.size(); }
    [[nodiscard]] const SqlToken& token(std::size_t i) const { return m_tokens[i]; }
    [[nodiscard]] const std::string& key(std::size_t i) const { return m_keys[i]; }
    /// The value of a 'text' token.
    [[nodiscard]] std::string textValue(std::size_t i) const;
    [[nodiscard]] std::string text(Span span) const;
    [[nodiscard]] std::string text() const { return *m_sql; }

    /// The statement with some spans (in any order, not overlapping) replaced; an empty span stands
    /// for the place before its first token.
    [[nodiscard]] std::string with(std::vector<std::pair<Span, std::string>> changes) const;

    /// "WITH … SELECT what FROM …" of a core, with `where` (if any) as its only condition.
    [[nodiscard]] std::string probe(const Core& core, const std::string& what,
                                    const std::string& where) const;
    /// The WITH parts of the statement, for a query beside it; empty if there are none.
    [[nodiscard]] std::string parts() const;

    /// Whether a SELECT stands inside the span.
    [[nodiscard]] std::optional<std::size_t> selectInside(Span span) const;

    /// A function's name and the span of its arguments, for each call directly in `span` and not in
    /// a SELECT inside it.
    struct Call {
        std::string name;
        Span arguments;
        bool distinct = false;
        bool window = false;
    };
    [[nodiscard]] std::vector<Call> calls(Span span) const;

    /// The column references (`name` or `alias.name`, as tokens) in a span, none of those in
    /// SELECTs inside it.
    [[nodiscard]] std::vector<Span> columnUses(Span span) const;

  private:
    friend class SqlReader;
    SqlQuery() = default;
    std::shared_ptr<const std::string> m_sql;
    std::vector<SqlToken> m_tokens;
    std::vector<std::string> m_keys;
    std::vector<std::size_t> m_close;  ///< of each "(": its ")"
    std::vector<std::string> m_parts;
    std::vector<Select> m_selects;
    std::vector<TextComparison> m_comparisons;
};

}  // namespace tripletalk::sqlite
