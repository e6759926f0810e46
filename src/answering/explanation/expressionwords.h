// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/sentence.h"
#include "induction/schema.h"
#include "sqlite/sqlquery.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tripletalk::answering {

/// A table as a SELECT uses it; `table` null: a WITH part or a query of its own.
struct NamedUse {
    std::string alias = {};
    const induction::Table* table = nullptr;
    std::string name = {};  ///< for people
};

/// What is common to the explanation of one query.
struct ExplanationContext {
    const sqlite::SqlQuery& query;
    const induction::Schema& schema;
    std::function<Sentence(std::size_t)> brief = {};  ///< a SELECT inside, in a few words
    bool partly = false;
    std::set<std::pair<std::string, std::string>> columns = {};
};

/// Puts the expressions of one SELECT into words. `outer` are the tables of the SELECTs around it.
class ExpressionWords {
  public:
    using Span = sqlite::Span;

    ExpressionWords(ExplanationContext& context, std::vector<NamedUse> uses,
                    std::vector<NamedUse> outer)
        : m_context(context), m_uses(std::move(uses)), m_outer(std::move(outer)) {}

    [[nodiscard]] Sentence condition(Span span);
    [[nodiscard]] Sentence value(Span span);
    /// Whether it is sorted like a number.
    [[nodiscard]] bool isNumber(Span span) const;

    struct Column {
        const NamedUse* use = nullptr;
        const induction::Column* column = nullptr;  ///< null: of a query inside
        std::string name = {};                      ///< as written
    };
    /// The column that a span of one reference means.
    [[nodiscard]] std::optional<Column> columnOf(Span span) const;
    /// `a.x = b.y` and nothing else.
    [[nodiscard]] std::optional<std::pair<Column, Column>> equality(Span span) const;
    [[nodiscard]] Sentence columnName(const Column& column) const;

    [[nodiscard]] const std::vector<NamedUse>& uses() const { return m_uses; }
    [[nodiscard]] const std::vector<NamedUse>& outer() const { return m_outer; }

  private:
    struct Said {
        Sentence words;
        const induction::Column* column = nullptr;
        bool number = false;  ///< a number as written
        bool date = false;
        bool either = false;  ///< two conditions of which one is enough
    };
    Said either();
    Said both();
    Said denied();
    Said compared();
    Said wordOperator(const Said& left, std::size_t begin);
    Sentence listed(const Said& left, bool negated);
    Sentence liked(const Said& left, bool negated);
    Said added();
    Said multiplied();
    Said primary();
    Said called();
    std::optional<Said> aggregate(const std::string& name, const Said& argument,
                                  bool distinct) const;
    Said text();
    Said reference();
    Said nested();
    Said windowed(Said said);
    Said raw(std::size_t from, std::size_t to);
    std::string operatorHere();
    Sentence comparison(const std::string& op, const Said& left, const Said& right) const;
    [[nodiscard]] Sentence withUnit(const Said& literal, const Said& other) const;
    [[nodiscard]] std::optional<Column> find(const std::string& alias,
                                             const std::string& name) const;
    [[nodiscard]] bool at(std::string_view key) const;
    bool take(std::string_view key);
    [[nodiscard]] const std::string& key(std::size_t i) const { return m_context.query.key(i); }
    [[nodiscard]] std::size_t closing(std::size_t open) const;

    ExplanationContext& m_context;
    std::vector<NamedUse> m_uses;
    std::vector<NamedUse> m_outer;
    std::size_t m_at = 0;
    std::size_t m_end = 0;
};

/// A column's or table's name as people read it.
std::string readableName(const std::string& label, const std::string& name);

}  // namespace tripletalk::answering
