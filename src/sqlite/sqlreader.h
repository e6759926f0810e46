// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sqlite/sqlquery.h"

#include <initializer_list>
#include <optional>
#include <string_view>

namespace tripletalk::sqlite {

/// Fills a SqlQuery from its tokens.
class SqlReader {
  public:
    explicit SqlReader(SqlQuery& query) : m_query(query) {}

    /// False where the parentheses do not match or are too deep, or no SELECT stands at the
    /// beginning.
    bool read();

  private:
    [[nodiscard]] bool isTooDeep() const;
    [[nodiscard]] const std::string& key(std::size_t i) const { return m_query.m_keys[i]; }
    [[nodiscard]] bool isSymbol(std::size_t i, char c) const;
    [[nodiscard]] bool isName(std::size_t i) const;
    [[nodiscard]] bool isLiteral(std::size_t i) const;
    void readSelect(Span span, std::optional<std::size_t> parent);
    void readInside(Span span, std::size_t parent);
    std::size_t readWith(Span span, Select& select);
    Core readCore(Span span);
    void readFrom(Core& core);
    TableUse readTable(Span span) const;
    ResultTerm readTerm(Span span) const;
    void readOrder(Select& select, Span span);
    void readLimit(Select& select, Span span);
    void readComparisons(std::size_t select, std::size_t core);
    void readComparison(TextComparison found, std::size_t op, Span within);
    [[nodiscard]] std::optional<Span> operandBefore(std::size_t end, std::size_t least) const;
    /// The next token at depth 0 that begins one of the clauses, or the end.
    [[nodiscard]] std::size_t findClause(Span span,
                                         std::initializer_list<std::string_view> words) const;
    [[nodiscard]] std::vector<Span> splitAt(Span span, std::string_view separator) const;
    [[nodiscard]] std::vector<Span> conditionsOf(Span span) const;
    /// The token behind this one, or behind the parenthesis or CASE that it opens.
    [[nodiscard]] std::size_t behind(std::size_t i, std::size_t end) const;

    SqlQuery& m_query;
};

}  // namespace tripletalk::sqlite
