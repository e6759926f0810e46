// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/algebra/algebra.h"
#include "sparql/algebra/translator.h"
#include "sparql/compiler/estimator.h"
#include "sparql/compiler/expressioncompiler.h"
#include "sparql/compiler/patterncompiler.h"
#include "sparql/compiler/select.h"
#include "sparql/compiler/subquerytable.h"
#include "sparql/evaluator/evaluation.h"

#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::sparql {

/// One query as SQL over ids.
struct CompiledQuery {
    Algebra algebra;
    std::string sql;
    std::vector<std::string> variables;  ///< of the SELECT's columns
    std::vector<SubqueryDefinition> subqueries;
    std::vector<PathDefinition> paths;
};

/// From a query to one SELECT over the quads of graph.db. Patterns become one FROM in an order of
/// our own, by estimates from real counts; OPTIONAL a LEFT JOIN, MINUS and EXISTS correlated
/// sub-queries. What SQL cannot join row by row (a UNION in the middle, an OPTIONAL of several
/// patterns) becomes a sub-query with parameters where few rows ask it, else a table of its own.
///
/// One object compiles one query. Errors: those of `evaluation`, Limit, that of the token.
class Compiler {
  public:
    Compiler(Statistics& statistics, Evaluation& evaluation, Dataset dataset,
             const CancelToken& cancel);
    Result<CompiledQuery> compile(const Query& query);

  private:
    CompiledQuery compiled(const Query& query);

    struct Rendered {
        std::string sql;
        std::vector<std::pair<std::string, Column>> columns;  ///< of which variable
    };

    // Whole SELECTs, with modifiers.
    Select build(const Algebra& algebra, const Columns& outer);
    Select buildProject(const Algebra& algebra, const Columns& outer);
    Select buildGroup(const Algebra& algebra, const Columns& outer);
    Select buildOrder(const Algebra& algebra, const Columns& outer);
    Select buildExtend(const Algebra& algebra, const Columns& outer);
    std::string aggregate(const Call& call, const VariableScope& scope, const Columns& columns);
    Rendered render(const Algebra& algebra, const Columns& outer);
    Rendered renderUnion(const Algebra& algebra, const Columns& outer,
                         const std::vector<std::string>& names);
    std::string asTable(const std::string& sql, const std::string& name, bool materialized);
    std::string withTables(const std::string& sql);
    Select withOwnColumns(Select select, const Columns& outer);
    Select wrapped(const Select& inner, bool materialized = false);

    // Joins an operator with what a SELECT has.
    void emit(const Algebra& algebra, Select& select);
    void emitJoin(const Algebra& algebra, Select& select);
    void emitLeftJoin(const Algebra& algebra, Select& select);
    void emitFilter(const Algebra& algebra, Select& select);
    void emitMinus(const Algebra& algebra, Select& select);
    void emitGraph(const Algebra& algebra, Select& select);
    void emitExtend(const Algebra& algebra, Select& select);
    void emitValues(const Algebra& algebra, Select& select);
    void emitProject(const Algebra& algebra, Select& select);
    void emitPath(const Algebra& algebra, Select& select);

    Source table(const Algebra& algebra, const Select& before);
    Source subquery(const Algebra& algebra, const Columns& asked, const Columns& before);
    std::string exists(const GroupPattern& group, const Columns& visible);
    [[nodiscard]] bool keepsGraph(const std::string& name) const;
    [[nodiscard]] Columns visible(const Columns& columns, const VariableScope& scope) const;
    [[nodiscard]] Columns outerOf(const Columns& columns, const Algebra& algebra) const;

    CancelToken m_cancel;
    SqlNames m_names;
    Translator m_translator;
    ExpressionCompiler m_expressions;
    PatternCompiler m_patterns;
    Estimator m_estimator;
    ActiveGraph m_graph;
    std::vector<SubqueryDefinition> m_subqueries;
    std::vector<std::string> m_tables;  ///< for the WITH of the statement that is being written
    int m_enclosing = 0;                ///< SELECTs of it that what is being written may refer to
};

}  // namespace tripletalk::sparql
