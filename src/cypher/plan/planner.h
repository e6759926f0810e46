// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/functions/cypherfunctions.h"
#include "cypher/parser/cyphersyntax.h"
#include "cypher/plan/cypherscope.h"
#include "cypher/plan/queryplan.h"

#include <memory>
#include <set>
#include <string>
#include <vector>

namespace tripletalk::cypher {

/// From the syntax of a query to its plan: each variable gets a slot of its rows, each name of a
/// label, type or property what it stands for, each pattern the order in which it is matched. What
/// openCypher demands beyond its grammar is checked here. The plan refers to the query and to the
/// planner. Throws Mistake and Failure.
class Planner {
  public:
    explicit Planner(FunctionContext& context) : m_context(context) {}
    Planner(const Planner&) = delete;
    Planner& operator=(const Planner&) = delete;

    QueryPlan plan(Query& query) { return queryPlan(query, Scope(), true); }

  private:
    // Clauses (planner.cpp).
    QueryPlan queryPlan(Query& query, const Scope& outer, bool outermost);
    std::vector<ClausePlan> partPlan(SingleQuery& part, const Scope& outer, bool outermost,
                                     std::vector<std::string>& columns);
    ClausePlan matchClause(Clause& clause, Scope& scope, bool solves);
    ClausePlan unwindClause(Clause& clause, Scope& scope);

    // Projections (projectionplanner.cpp).
    ClausePlan projectionClause(Clause& clause, Scope& scope);
    void expandStar(Clause& clause, const Scope& scope);
    void checkColumns(const Clause& clause);
    void plainProjection(Clause& clause, const Scope& input, Scope& working, ProjectionPlan& plan);
    void groupedProjection(Clause& clause, const Scope& input, Scope& working,
                           ProjectionPlan& plan);
    void replaceGrouped(Expression& expression, std::set<std::string> own, const Scope& input,
                        const Scope& working, ProjectionPlan& plan);
    void takeAggregate(Expression& expression, const Scope& input, const Scope& working,
                       ProjectionPlan& plan);
    void orderOf(Clause& clause, const Scope& input, const Scope& working, ProjectionPlan& plan);
    void replaceColumns(Expression& expression, const Scope& input, const Scope& working,
                        ProjectionPlan& plan);
    const Expression* amount(ExpressionPointer& expression, ProjectionPlan& plan);

    // Expressions (resolver.cpp).
    struct Where {
        bool predicate = false;   ///< a pattern may stand as a truth
        bool aggregates = false;  ///< they may stand here
    };
    void resolve(Expression& expression, const Scope& scope, Where where);
    void resolveVariable(Expression& expression, const Scope& scope);
    void resolveLocal(Expression& expression, const Scope& scope, Where where);
    void resolvePattern(Expression& expression, const Scope& scope);
    void resolveExists(Expression& expression, const Scope& scope);

    // Patterns (patternplanner.cpp).
    void declare(std::vector<Pattern>& patterns, Scope& scope, bool mayIntroduce);
    void declarePattern(Pattern& pattern, Scope& scope, bool mayIntroduce);
    void declareNode(NodePattern& node, Scope& scope, bool mayIntroduce);
    void declareRelationship(RelationshipPattern& link, Scope& scope, bool mayIntroduce);
    void declarePath(Pattern& pattern, Scope& scope);
    void resolveProperties(std::vector<Pattern>& patterns, const Scope& scope);
    MatchPlan matchPlan(const std::vector<Pattern>& patterns, const Expression* where,
                        const Scope& before, bool solves = false);
    std::size_t plannedNode(const NodePattern& node, MatchPlan& plan, const Scope& before);
    std::size_t plannedRelationship(const RelationshipPattern& link, MatchPlan& plan,
                                    const Scope& before);

    FunctionContext& m_context;
    std::size_t m_starred = 0;  ///< columns that * stood for
    std::vector<std::unique_ptr<MatchPlan>> m_matches;
    std::vector<std::unique_ptr<QueryPlan>> m_queries;
    std::vector<std::shared_ptr<Expression>> m_expressions;
    std::vector<ExpressionPointer> m_written;  ///< the columns of a projection as they are written
};

/// Decides the order of a plan's steps, and behind which step each test of WHERE stands. `solves`:
/// what SPARQL can say of the pattern may be asked at once.
void orderSteps(MatchPlan& plan, const Expression* where, FunctionContext& context, bool solves);

}  // namespace tripletalk::cypher
