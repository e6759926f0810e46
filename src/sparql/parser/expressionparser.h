// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/parser/functiontable.h"
#include "sparql/parser/termparser.h"

namespace tripletalk::sparql {

/// Reads expressions, and says where aggregates may stand.
class ExpressionParser : protected TermParser {
  protected:
    using TermParser::TermParser;

    enum class Aggregates : unsigned char { Refused, Allowed, Nested };

    Expression expression();
    Expression bracketed(const Sentence& place);
    bool atConstraint();
    /// What may stand without brackets behind FILTER, HAVING, GROUP BY and ORDER BY.
    Expression constraint(const Sentence& expected);
    /// { … }, for EXISTS.
    virtual GroupPattern group(const Sentence& place) = 0;

    Aggregates m_aggregates = Aggregates::Refused;
    bool m_isAggregated = false;  ///< an aggregate was read

  private:
    Expression conjunction();
    Expression relation();
    Expression sum();
    Expression product();
    Expression unary();
    Expression primary();
    Expression builtIn();
    Expression exists(Function function);
    Expression aggregate(const FunctionEntry& entry);
    Expression named(std::string iri);
    Expression termOrNamed();
    std::vector<Expression> arguments();
    void checkArguments(const Token& name, const FunctionEntry& entry, const Call& call) const;
    void countOperator();

    int m_operators = 0;
};

}  // namespace tripletalk::sparql
