// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/plan/expressions.h"
#include "cypher/plan/planner.h"
#include "cypher/plan/solvedpart.h"

#include <algorithm>
#include <limits>

namespace tripletalk::cypher {

namespace {

/// What of a pattern is known while its steps are put in order.
class StepOrder {
  public:
    StepOrder(MatchPlan& plan, const Expression* where, FunctionContext& context)
        : m_plan(plan),
          m_context(context),
          m_nodes(plan.nodes.size()),
          m_relationships(plan.relationships.size()),
          m_checked(plan.nodes.size()) {
        if (where) splitConjunction(*where, m_tests);
        m_placed.resize(m_tests.size());
        for (const std::size_t slot : plan.introduced) m_unknown.insert(slot);
        for (std::size_t i = 0; i < plan.nodes.size(); ++i) m_nodes[i] = plan.nodes[i].bound;
    }

    void run(bool solves) {
        placeTests(m_plan.firstTests);
        if (solves && !beginsSomewhere()) solve();
        for (std::size_t i = 0; i < m_plan.nodes.size(); ++i)
            if (m_nodes[i]) check(i);
        for (;;) {
            if (const auto best = nextExpansion())
                expand(*best);
            else if (!scanBest())
                break;
        }
        finish();
    }

  private:
    struct Expansion {
        std::size_t relationship = 0;
        std::size_t from = 0;
        double cost = 0;
        MatchStep::Kind kind = MatchStep::Kind::Expand;
    };

    MatchStep& add(MatchStep step) {
        m_plan.steps.push_back(std::move(step));
        return m_plan.steps.back();
    }

    void know(std::size_t slot) { m_unknown.erase(slot); }

    void check(std::size_t node) {
        if (m_checked[node]) return;
        m_checked[node] = true;
        know(m_plan.nodes[node].slot);
        placeTests(add({.kind = MatchStep::Kind::Check, .node = node}).tests);
    }

    /// Those whose variables are all known by now.
    void placeTests(std::vector<const Expression*>& tests) {
        for (std::size_t i = 0; i < m_tests.size(); ++i) {
            if (m_placed[i] || !isKnown(*m_tests[i])) continue;
            m_placed[i] = true;
            tests.push_back(m_tests[i]);
        }
    }

    [[nodiscard]] bool isKnown(const Expression& expression) const {
        m_context.state.step();
        // What a pattern or a query inside refers to is not looked for: they wait until the end.
        return everyPart(expression, [&](const Expression& part) {
            if (!part.patterns.empty() || part.query) return m_unknown.empty();
            return part.kind != ExpressionKind::Variable || !m_unknown.contains(part.slot);
        });
    }

    [[nodiscard]] const PlannedPath* shortestOf(std::size_t relationship) const {
        for (const PlannedPath& path : m_plan.paths)
            if (path.shortest != Pattern::Shortest::No && path.relationships[0] == relationship)
                return &path;
        return nullptr;
    }

    [[nodiscard]] double fanOut(const PlannedRelationship& link) const {
        if (link.variableLength) return 50;
        if (link.anyType) return 8;
        return static_cast<double>(link.types.size()) * (link.direction == Direction::Both ? 4 : 2);
    }

    [[nodiscard]] std::optional<Expansion> nextExpansion() const {
        std::optional<Expansion> best;
        const auto offer = [&](Expansion offered) {
            if (!best || offered.cost < best->cost) best = offered;
        };
        for (std::size_t i = 0; i < m_plan.relationships.size(); ++i) {
            m_context.state.step();
            if (m_relationships[i]) continue;
            const PlannedRelationship& link = m_plan.relationships[i];
            const bool left = m_nodes[link.left], right = m_nodes[link.right];
            if (shortestOf(i)) {
                if (left && right) offer({i, link.left, 100, MatchStep::Kind::Shortest});
                continue;
            }
            if (link.bound && !link.variableLength) {
                offer({i, link.left, 0, MatchStep::Kind::Rebind});
                continue;
            }
            const double known = left && right ? 0.1 : 1;
            if (left) offer({i, link.left, known * fanOut(link)});
            if (right) offer({i, link.right, known * fanOut(link) * 1.01});
        }
        return best;
    }

    void expand(const Expansion& expansion) {
        const PlannedRelationship& link = m_plan.relationships[expansion.relationship];
        m_relationships[expansion.relationship] = true;
        MatchStep step{
            .kind = expansion.kind, .node = expansion.from, .relationship = expansion.relationship};
        const std::size_t far = link.left == expansion.from ? link.right : link.left;
        step.otherBound = m_nodes[far];
        if (const PlannedPath* path = shortestOf(expansion.relationship)) {
            step.path = static_cast<std::size_t>(path - m_plan.paths.data());
            know(path->slot);
        }
        know(link.slot);
        for (const std::size_t node : {link.left, link.right}) {
            m_nodes[node] = true;
            m_checked[node] = true;
            know(m_plan.nodes[node].slot);
        }
        placeTests(add(std::move(step)).tests);
    }

    /// n.name = value among the tests, or {name: value}: with a value that is known.
    [[nodiscard]] std::vector<PlannedProperty> lookupsOf(std::size_t node) const {
        std::vector<PlannedProperty> lookups;
        for (const PlannedProperty& property : m_plan.nodes[node].properties)
            if (isKnown(*property.value)) lookups.push_back(property);
        for (std::size_t i = 0; i < m_tests.size(); ++i) {
            m_context.state.step();
            const Expression& test = *m_tests[i];
            if (test.kind != ExpressionKind::Equal) continue;
            for (const bool turned : {false, true}) {
                const Expression& left = *test.parts[turned ? 1 : 0];
                const Expression& right = *test.parts[turned ? 0 : 1];
                if (left.kind != ExpressionKind::Property ||
                    left.parts[0]->kind != ExpressionKind::Variable ||
                    left.parts[0]->slot != m_plan.nodes[node].slot || !isKnown(right))
                    continue;
                lookups.push_back(
                    {m_context.names.find(left.name, GraphNames::Role::Property), &right});
            }
        }
        return lookups;
    }

    /// A node that is known by a property or its IRI is where a walk begins.
    [[nodiscard]] bool beginsSomewhere() const {
        for (std::size_t i = 0; i < m_plan.nodes.size(); ++i)
            if (elementOf(i) || !lookupsOf(i).empty()) return true;
        return false;
    }

    void solve() {
        m_plan.solved = solvedPartOf(m_plan, m_context);
        if (!m_plan.solved) return;
        for (const std::size_t node : m_plan.solved->nodes) {
            m_nodes[node] = m_checked[node] = true;
            know(m_plan.nodes[node].slot);
        }
        for (const auto& link : m_plan.solved->relationships) {
            m_relationships[link.index] = true;
            know(m_plan.relationships[link.index].slot);
        }
        placeTests(add({.kind = MatchStep::Kind::Solve}).tests);
    }

    /// elementId(n) = value or id(n) = value among the tests, with a value that is known.
    [[nodiscard]] const Expression* elementOf(std::size_t node) const {
        for (const Expression* test : m_tests) {
            m_context.state.step();
            if (test->kind != ExpressionKind::Equal) continue;
            for (const bool turned : {false, true}) {
                const Expression& left = *test->parts[turned ? 1 : 0];
                const Expression& right = *test->parts[turned ? 0 : 1];
                const bool asks = left.kind == ExpressionKind::Call &&
                                  (left.name == "elementid" || left.name == "id") &&
                                  left.parts[0]->kind == ExpressionKind::Variable &&
                                  left.parts[0]->slot == m_plan.nodes[node].slot;
                if (asks && isKnown(right)) return &right;
            }
        }
        return nullptr;
    }

    struct Scan {
        double cost = std::numeric_limits<double>::infinity();
        PlannedProperty lookup = {};
        const Expression* element = nullptr;
    };

    [[nodiscard]] Scan scanOf(std::size_t node) const {
        if (const Expression* element = elementOf(node)) return {0, {}, element};
        Scan scan{.cost = m_context.graph.triples()};
        for (const auto& label : m_plan.nodes[node].labels) {
            double things = 0;
            for (const graph::TermId type : label) things += m_context.graph.nodesOfClass(type);
            scan.cost = std::min(scan.cost, things);
        }
        for (const PlannedProperty& lookup : lookupsOf(node)) {
            const double triples =
                lookup.property ? m_context.graph.linksOfType(*lookup.property) : 0;
            // All of its triples are read, but few are found.
            if (triples / 20 < scan.cost) scan = {triples / 20, lookup};
        }
        return scan;
    }

    bool scanBest() {
        std::optional<std::size_t> best;
        Scan chosen;
        for (std::size_t i = 0; i < m_plan.nodes.size(); ++i) {
            m_context.state.step();
            if (m_nodes[i]) continue;
            const Scan scan = scanOf(i);
            if (best && scan.cost >= chosen.cost) continue;
            best = i;
            chosen = scan;
        }
        if (!best) return false;
        m_nodes[*best] = true;
        m_checked[*best] = true;
        know(m_plan.nodes[*best].slot);
        placeTests(add({.kind = MatchStep::Kind::Scan,
                        .node = *best,
                        .lookup = chosen.lookup,
                        .element = chosen.element})
                       .tests);
        return true;
    }

    /// Paths are known when all of their parts are.
    void finish() {
        for (const PlannedPath& path : m_plan.paths) know(path.slot);
        if (m_plan.steps.empty()) return placeTests(m_plan.firstTests);
        placeTests(m_plan.steps.back().tests);
    }

    MatchPlan& m_plan;
    FunctionContext& m_context;
    std::vector<const Expression*> m_tests;
    std::vector<char> m_placed;
    std::set<std::size_t> m_unknown;
    std::vector<char> m_nodes, m_relationships, m_checked;
};

}  // namespace

void orderSteps(MatchPlan& plan, const Expression* where, FunctionContext& context, bool solves) {
    StepOrder(plan, where, context).run(solves && context.solver);
}

}  // namespace tripletalk::cypher
