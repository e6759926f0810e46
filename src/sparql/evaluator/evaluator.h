// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "sparql/evaluator/environment.h"
#include "sparql/parser/syntax.h"

#include <span>
#include <vector>

namespace tripletalk::sparql {

/// An expression made ready: its variables are places among the arguments, its constants have ids.
struct Step {
    enum class Form : unsigned char {
        Variable,    ///< the argument at `slot`
        Constant,    ///< `id` and `constant`
        Pattern,     ///< the argument at `slot`: whether a pattern has solutions; EXISTS
        NoPattern,   ///< its negation
        Logical,     ///< `function` is Or, And or Not
        Comparison,  ///< `function` is Equal … GreaterOrEqual
        Member,      ///< In and NotIn
        AmongIris,   ///< a variable is one of the IRIs `ids`, sorted: "=" and IN without look-up
        Bound,
        Coalesce,
        If,
        Strict,   ///< `strict` of the values of its arguments
        Unknown,  ///< a function that we do not have: an error
    };
    Form form = Form::Unknown;
    bool negated = false;  ///< "!=" and NotIn
    Function function = Function::Named;
    std::size_t slot = 0;
    graph::TermId id = 0;
    const Value* constant = nullptr;
    StrictFunction strict = nullptr;
    std::vector<graph::TermId> ids = {};
    std::vector<Step> steps = {};
};

/// One expression over the ids of its arguments (NULL is 0 here).
class Evaluator {
  public:
    static Result<Evaluator> compile(const Expression& expression,
                                     const std::vector<std::string>& variables,
                                     Environment& environment);

    /// How many arguments it has without the number of the solution.
    [[nodiscard]] std::size_t arguments() const { return m_arguments; }

    /// Of one row. `arguments` may have one more, the number of the solution.
    Truth truth(std::span<const graph::TermId> arguments);
    graph::TermId id(std::span<const graph::TermId> arguments);

  private:
    explicit Evaluator(Environment& environment) : m_environment(&environment) {}
    void begin(std::span<const graph::TermId> arguments);
    Truth truthOf(const Step& step);
    graph::TermId idOf(const Step& step);
    /// The value, either somebody else's or in `room`.
    const Value& valueOf(const Step& step, Value& room);
    Value strictValue(const Step& step);
    Truth logical(const Step& step);
    Truth comparison(const Step& step);
    Truth member(const Step& step);
    [[nodiscard]] Truth amongIris(const Step& step) const;

    Environment* m_environment;
    std::span<const graph::TermId> m_row;
    std::size_t m_arguments = 0;
    Step m_root;
};

}  // namespace tripletalk::sparql
