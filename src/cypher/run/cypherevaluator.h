// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/functions/cypherfunctions.h"
#include "cypher/plan/queryplan.h"
#include "sparql/evaluator/pattern.h"

#include <functional>

namespace tripletalk::cypher {

/// The values of expressions over a row, whose slots beyond the variables serve expressions with
/// variables of their own. Throws Failure.
class CypherEvaluator {
  public:
    CypherEvaluator(FunctionContext& context, const Map& parameters)
        : m_context(context), m_parameters(parameters) {}

    Value evaluate(const Expression& expression, Row& row);
    /// Unknown is not true; Failure for what is no truth.
    bool isTrue(const Expression& expression, Row& row);
    bool areTrue(const std::vector<const Expression*>& tests, Row& row);

    [[nodiscard]] FunctionContext& context() { return m_context; }

  private:
    Truth truth(const Expression& expression, Row& row);
    Truth asTruth(const Value& value);
    Value logical(const Expression& expression, Row& row);
    Value comparison(const Expression& expression, Row& row);
    Truth compared(ExpressionKind kind, const Value& left, const Value& right);
    Truth comparedSingly(ExpressionKind kind, const Value& left, const Value& right);
    Value chain(const Expression& expression, Row& row);
    Truth matches(const std::string& text, const std::string& pattern);
    Truth contained(const Value& item, const Value& list);
    Value arithmetic(const Expression& expression, Row& row);
    Value call(const Expression& expression, Row& row);
    Value index(const Expression& expression, Row& row);
    Value slice(const Expression& expression, Row& row);
    Value map(const Expression& expression, Row& row);
    Value projection(const Expression& expression, Row& row);
    Value bounded(Value made);
    Value caseOf(const Expression& expression, Row& row);
    Value comprehension(const Expression& expression, Row& row);
    Value quantifier(const Expression& expression, Row& row);
    Value reduce(const Expression& expression, Row& row);
    Value patterns(const Expression& expression, Row& row);

    FunctionContext& m_context;
    const Map& m_parameters;
    sparql::Patterns m_expressions;
};

}  // namespace tripletalk::cypher
