// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/plan/plantext.h"

#include "base/text.h"
#include "cypher/run/partsolver.h"

namespace tripletalk::cypher {

namespace {

class PlanWriter {
  public:
    PlanWriter(std::string_view query, FunctionContext& context)
        : m_query(query), m_context(context) {}

    std::string text(const QueryPlan& plan) {
        for (std::size_t i = 0; i < plan.parts.size(); ++i) {
            if (i > 0) line(plan.all ? "and besides" : "and besides, each row once");
            for (const ClausePlan& clause : plan.parts[i]) add(clause);
        }
        return std::move(m_text);
    }

  private:
    void line(const std::string& what) { m_text += what + "\n"; }

    [[nodiscard]] std::string written(const Expression& expression) const {
        return std::string(m_query.substr(expression.begin, expression.end - expression.begin));
    }

    std::string tests(const std::vector<const Expression*>& tests) const {
        std::vector<std::string> parts;
        for (const Expression* test : tests) parts.push_back(written(*test));
        return parts.empty() ? std::string() : " where " + text::join(parts, " and ");
    }

    std::string node(const MatchPlan& plan, std::size_t index) {
        std::string text = "(" + std::to_string(index);
        for (const auto& label : plan.nodes[index].labels) {
            std::vector<std::string> names;
            for (const graph::TermId type : label)
                names.push_back(m_context.graph.term(type).lexical);
            text += ": " + (names.empty() ? "no such class" : text::join(names, " or "));
        }
        return text + ")";
    }

    std::string link(const PlannedRelationship& link) {
        std::vector<std::string> names;
        for (const graph::TermId type : link.types)
            names.push_back(m_context.graph.term(type).lexical);
        std::string text = link.anyType    ? "any link"
                           : names.empty() ? "no such link"
                                           : text::join(names, " or ");
        if (link.variableLength) text += ", as often as wanted";
        return "[" + text + "]";
    }

    void add(const MatchPlan& plan, const MatchStep& step) {
        const auto& links = plan.relationships;
        switch (step.kind) {
            case MatchStep::Kind::Check:
                return line("  test " + node(plan, step.node) + tests(step.tests));
            case MatchStep::Kind::Scan: {
                std::string by;
                if (step.lookup.property)
                    by = " by " + m_context.graph.term(*step.lookup.property).lexical + " = " +
                         written(*step.lookup.value);
                if (step.element) by = " by its IRI or number " + written(*step.element);
                return line("  find " + node(plan, step.node) + by + tests(step.tests));
            }
            case MatchStep::Kind::Expand:
            case MatchStep::Kind::Rebind: {
                const PlannedRelationship& along = links[step.relationship];
                const std::size_t far = along.left == step.node ? along.right : along.left;
                return line("  follow " + link(along) + " from (" + std::to_string(step.node) +
                            ") to " + node(plan, far) + tests(step.tests));
            }
            case MatchStep::Kind::Solve:
                line("  ask at once, as SPARQL is asked" + tests(step.tests));
                return line(m_context.solver->explain(*plan.solved, m_context.state));
            case MatchStep::Kind::Shortest:
                return line("  search the shortest way along " + link(links[step.relationship]) +
                            tests(step.tests));
        }
    }

    void add(const ClausePlan& clause) {
        switch (clause.kind) {
            case Clause::Kind::Match:
                line(clause.optional ? "match, if it can be matched" : "match");
                for (const MatchStep& step : clause.match.steps) add(clause.match, step);
                return;
            case Clause::Kind::Unwind:
                return line("unwind " + written(*clause.unwound));
            default:
                break;
        }
        const ProjectionPlan& plan = clause.projection;
        line((plan.grouped ? "group: " : "columns: ") + text::join(plan.columns, ", "));
        if (plan.distinct) line("  each row once");
        if (!plan.order.empty()) line("  in order");
        if (plan.skip) line("  without the first " + written(*plan.skip));
        if (plan.limit) line("  at most " + written(*plan.limit));
        if (plan.where) line("  where " + written(*plan.where));
    }

    std::string_view m_query;
    FunctionContext& m_context;
    std::string m_text;
};

}  // namespace

std::string toText(const QueryPlan& plan, std::string_view query, FunctionContext& context) {
    return PlanWriter(query, context).text(plan);
}

}  // namespace tripletalk::cypher
