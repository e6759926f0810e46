// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/plan/planner.h"

#include "cypher/failure.h"

namespace tripletalk::cypher {

QueryPlan Planner::queryPlan(Query& query, const Scope& outer, bool outermost) {
    QueryPlan plan{.all = query.all};
    for (SingleQuery& part : query.parts) {
        std::vector<std::string> columns;
        plan.parts.push_back(partPlan(part, outer, outermost, columns));
        if (plan.parts.size() == 1) plan.columns = columns;
        if (plan.columns != columns)
            mistake(part.clauses.back().begin,
                    say("Sentence", "All parts of a UNION return the same columns, in one order."),
                    "DifferentColumnsInUnion");
    }
    return plan;
}

std::vector<ClausePlan> Planner::partPlan(SingleQuery& part, const Scope& outer, bool outermost,
                                          std::vector<std::string>& columns) {
    std::vector<ClausePlan> plan;
    // Widths are known when all of a scope's clauses are.
    std::vector<std::shared_ptr<std::size_t>> before, behind;
    Scope scope = outer;
    scope.endClause();
    for (Clause& clause : part.clauses) {
        before.push_back(scope.width);
        switch (clause.kind) {
            case Clause::Kind::Match:
                plan.push_back(matchClause(clause, scope, outermost && plan.empty()));
                break;
            case Clause::Kind::Unwind:
                plan.push_back(unwindClause(clause, scope));
                break;
            case Clause::Kind::With:
            case Clause::Kind::Return:
                plan.push_back(projectionClause(clause, scope));
                break;
        }
        scope.endClause();
        behind.push_back(scope.width);
    }
    for (std::size_t i = 0; i < plan.size(); ++i) {
        plan[i].inputWidth = *before[i];
        plan[i].width = *behind[i];
    }
    if (plan.back().kind == Clause::Kind::Return) columns = plan.back().projection.columns;
    return plan;
}

/// Only the first clause of all is solved: one query of the solver runs at a time.
ClausePlan Planner::matchClause(Clause& clause, Scope& scope, bool solves) {
    Scope before = scope;
    declare(clause.patterns, scope, true);
    resolveProperties(clause.patterns, scope);
    if (clause.where) resolve(*clause.where, scope, {.predicate = true});
    ClausePlan plan{.kind = Clause::Kind::Match, .optional = clause.optional};
    plan.match = matchPlan(clause.patterns, clause.where.get(), before, solves);
    return plan;
}

ClausePlan Planner::unwindClause(Clause& clause, Scope& scope) {
    resolve(*clause.unwound, scope, {});
    if (scope.find(clause.variable))
        mistake(clause.begin,
                say("Sentence", "There is a variable %1 already.").arg(clause.variable),
                "VariableAlreadyBound");
    ClausePlan plan{.kind = Clause::Kind::Unwind, .unwound = clause.unwound.get()};
    plan.slot = scope.add(clause.variable, StaticType::Any);
    return plan;
}

}  // namespace tripletalk::cypher
