// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/compiler/select.h"
#include "sparql/evaluator/evaluation.h"
#include "sparql/parser/syntax.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::sparql {

/// Expressions as SQL over the columns of their variables; a variable that is not among these is
/// unbound. What SQL says in the same words is said in SQL (with NULL for an error, so that AND, OR
/// and NOT mean the same), everything else is left to sparql_value and sparql_test.
class ExpressionCompiler {
  public:
    /// Writes "EXISTS (…)" for a pattern that sees the columns.
    using Exists = std::function<std::string(const GroupPattern&, const Columns&)>;

    ExpressionCompiler(Evaluation& evaluation, Exists exists)
        : m_evaluation(evaluation), m_exists(std::move(exists)) {}

    /// An id, or NULL.
    std::string value(const Expression& expression, const Columns& columns);

    /// 1, 0, or NULL for an error.
    std::string condition(const Expression& expression, const Columns& columns);

    /// The same for where 0 and NULL come to the same.
    std::string filter(const Expression& expression, const Columns& columns);

    graph::TermId idOf(const rdf::Term& term);

    /// The variable and the term's id if the expression holds for that one term alone.
    std::optional<std::pair<std::string, graph::TermId>> fixedBy(const Expression& expression);

    /// Adds the variables whose terms' rows a condition looks at in SQL itself.
    static void addSearched(const Expression& expression, std::vector<std::string>& names);

    /// What went wrong first.
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

  private:
    std::string called(const char* function, const Expression& expression, const Columns& columns);
    std::string connected(const Call& call, const char* word, const Columns& columns,
                          bool filtered);
    std::optional<std::string> native(const Call& call, const Columns& columns);
    std::optional<std::string> nativeFilter(const Call& call, const Columns& columns);
    std::optional<std::string> comparison(const Call& call, const Columns& columns);
    std::optional<std::string> membership(const Call& call, const Columns& columns, bool filtered);
    std::optional<std::string> language(const Call& call, const Columns& columns);
    std::optional<std::string> textSearch(const Call& call, const Columns& columns);
    std::string fail(const Error& error);

    Evaluation& m_evaluation;
    Exists m_exists;
    std::map<rdf::Term, graph::TermId> m_ids;
    std::optional<Error> m_error;
};

}  // namespace tripletalk::sparql
