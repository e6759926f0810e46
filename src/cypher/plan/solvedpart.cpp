// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/plan/solvedpart.h"

#include "rdf/vocabulary.h"

#include <algorithm>

namespace tripletalk::cypher {

namespace {

using sparql::Variable;

sparql::Expression expressionOf(sparql::Function function, std::vector<sparql::Expression> of) {
    sparql::Call call;
    call.function = function;
    call.arguments = std::move(of);
    return {std::move(call)};
}

class PartBuilder {
  public:
    PartBuilder(const MatchPlan& plan, FunctionContext& context)
        : m_plan(plan), m_context(context) {}

    std::shared_ptr<const SolvedPart> build() {
        for (std::size_t i = 0; i < m_plan.relationships.size(); ++i)
            if (isSaid(i)) add(i);
        if (m_part->relationships.empty()) return nullptr;
        for (const std::size_t node : m_part->nodes) addNode(node);
        m_part->query.where.elements.insert(m_part->query.where.elements.begin(), m_triples);
        // Links lead to things; what is a subject somewhere is one.
        for (const std::size_t node : m_ends)
            if (!m_subjects.contains(node))
                addFilter(
                    expressionOf(sparql::Function::Not,
                                 {expressionOf(sparql::Function::IsLiteral, {{nodeOf(node)}})}));
        std::vector<sparql::Projection> columns;
        for (const std::size_t node : m_part->nodes)
            columns.push_back({std::nullopt, nodeOf(node)});
        for (const auto& link : m_part->relationships)
            if (!link.type) columns.push_back({std::nullopt, typeOf(link.index)});
        m_part->query.projection = std::move(columns);
        return std::move(m_part);
    }

  private:
    [[nodiscard]] static Variable nodeOf(std::size_t index) {
        return {"n" + std::to_string(index)};
    }
    [[nodiscard]] static Variable typeOf(std::size_t index) {
        return {"t" + std::to_string(index)};
    }
    [[nodiscard]] rdf::Term term(graph::TermId id) { return m_context.graph.term(id); }

    [[nodiscard]] bool isSaid(std::size_t index) const {
        const PlannedRelationship& link = m_plan.relationships[index];
        const bool isShortest =
            std::any_of(m_plan.paths.begin(), m_plan.paths.end(), [&](const PlannedPath& path) {
                return path.shortest != Pattern::Shortest::No && path.relationships[0] == index;
            });
        return !isShortest && !link.bound && !link.variableLength && !link.properties &&
               link.direction != Direction::Both && (link.anyType || !link.types.empty());
    }

    void addFilter(sparql::Expression condition) {
        m_part->query.where.elements.emplace_back(sparql::Filter{std::move(condition)});
    }

    void addOneOf(sparql::Function function, const Variable& variable,
                  const std::vector<graph::TermId>& terms) {
        std::vector<sparql::Expression> arguments{{variable}};
        for (const graph::TermId id : terms) arguments.push_back({term(id)});
        addFilter(expressionOf(function, std::move(arguments)));
    }

    void add(std::size_t index) {
        const PlannedRelationship& link = m_plan.relationships[index];
        const bool right = link.direction == Direction::Right;
        const std::size_t from = right ? link.left : link.right,
                          to = right ? link.right : link.left;
        SolvedPart::Relationship said{index};
        if (!link.anyType && link.types.size() == 1) said.type = link.types[0];
        const sparql::Node predicate =
            said.type ? sparql::Node(term(*said.type)) : sparql::Node(typeOf(index));
        m_triples.patterns.push_back({nodeOf(from), predicate, nodeOf(to)});
        const auto& schema = m_context.graph.schemaPredicates();
        if (link.anyType && !schema.empty())
            addOneOf(sparql::Function::NotIn, typeOf(index), {schema.begin(), schema.end()});
        if (!link.anyType && !said.type) addOneOf(sparql::Function::In, typeOf(index), link.types);
        m_part->relationships.push_back(said);
        m_subjects.insert(from);
        m_ends.insert(to);
        for (const std::size_t node : {link.left, link.right})
            if (std::find(m_part->nodes.begin(), m_part->nodes.end(), node) == m_part->nodes.end())
                m_part->nodes.push_back(node);
    }

    /// A class without others below it is a pattern of its own; all else is looked at afterwards.
    void addNode(std::size_t index) {
        const PlannedNode& node = m_plan.nodes[index];
        bool complete = node.properties.empty();
        for (const auto& label : node.labels) {
            if (label.size() != 1) {
                complete = false;
                continue;
            }
            m_triples.patterns.push_back(
                {nodeOf(index), sparql::Node(rdf::Term::iri(std::string(rdf::vocabulary::rdfType))),
                 sparql::Node(term(*label.begin()))});
            m_subjects.insert(index);
        }
        if (!complete) m_part->checks.push_back(index);
    }

    const MatchPlan& m_plan;
    FunctionContext& m_context;
    std::shared_ptr<SolvedPart> m_part = std::make_shared<SolvedPart>();
    sparql::Triples m_triples;
    std::set<std::size_t> m_subjects, m_ends;
};

}  // namespace

std::shared_ptr<const SolvedPart> solvedPartOf(const MatchPlan& plan, FunctionContext& context) {
    const bool stands = std::none_of(plan.nodes.begin(), plan.nodes.end(),
                                     [](const PlannedNode& node) { return node.bound; });
    return stands ? PartBuilder(plan, context).build() : nullptr;
}

}  // namespace tripletalk::cypher
