// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/pathofquery.h"

#include "naming/labels.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <map>
#include <vector>

namespace tripletalk::answering {

using sparql::Node;
using sparql::TriplePattern;
using sparql::Variable;

namespace {

/// A stretch of a chain, from one node to another.
struct ChainEdge {
    Node from;
    RelationPath path;
    Node to;
};

const rdf::Term* termOf(const Node& node) { return std::get_if<rdf::Term>(&node); }
const Variable* variableOf(const Node& node) { return std::get_if<Variable>(&node); }

/// The steps of a property path that is a sequence; false where it is another.
bool addSteps(const sparql::Path& path, bool inverse, RelationPath& steps) {
    using Kind = sparql::Path::Kind;
    switch (path.kind) {
        case Kind::Iri:
            steps.push_back({path.iri, inverse});
            return true;
        case Kind::Inverse:
            return addSteps(path.parts.front(), !inverse, steps);
        case Kind::Sequence: {
            auto parts = path.parts;
            if (inverse) std::ranges::reverse(parts);
            return std::ranges::all_of(
                parts, [&](const sparql::Path& part) { return addSteps(part, inverse, steps); });
        }
        default:
            return false;
    }
}

RelationPath reversed(RelationPath path) {
    std::ranges::reverse(path);
    for (PathStep& step : path) step.inverse = !step.inverse;
    return path;
}

/// The patterns of a query, sorted by what they say.
class Chain {
  public:
    bool add(const sparql::PatternElement& element) {
        if (const auto* triples = std::get_if<sparql::Triples>(&element))
            return std::ranges::all_of(triples->patterns,
                                       [&](const TriplePattern& one) { return add(one); });
        if (const auto* optional = std::get_if<sparql::Optional>(&element))
            return addOptional(*optional->group);
        return false;
    }

    /// From where it is known to begin to the variable, over every edge once.
    std::optional<BegunPath> to(Variable end) {
        if (const auto named = m_nameOf.find(end.name); named != m_nameOf.end())
            end = {named->second};
        BegunPath begun;
        Node at = Node(end);
        std::vector<ChainEdge> left = m_edges;
        while (!left.empty()) {
            const auto next = std::ranges::find_if(
                left, [&](const ChainEdge& edge) { return edge.from == at || edge.to == at; });
            if (next == left.end()) return std::nullopt;
            const bool along = next->to == at;
            const RelationPath piece = along ? next->path : reversed(next->path);
            begun.path.insert(begun.path.begin(), piece.begin(), piece.end());
            at = along ? next->from : next->to;
            left.erase(next);
        }
        if (begun.path.empty()) return std::nullopt;
        if (const rdf::Term* thing = termOf(at); thing && thing->isIri()) {
            begun.thing = thing->lexical;
            return begun;
        }
        const Variable* start = variableOf(at);
        if (!start || !m_calledOf.contains(start->name) || m_calledOf.size() > 1)
            return std::nullopt;
        begun.name = m_calledOf.at(start->name);
        return begun;
    }

  private:
    bool add(const TriplePattern& pattern) {
        RelationPath steps;
        if (const auto* path = std::get_if<sparql::Path>(&pattern.predicate)) {
            if (!addSteps(*path, false, steps)) return false;
        } else {
            const rdf::Term* relation = termOf(std::get<Node>(pattern.predicate));
            if (!relation) return false;
            steps.push_back({relation->lexical});
        }
        const bool single = steps.size() == 1 && !steps.front().inverse;
        const Variable* subject = variableOf(pattern.subject);
        if (single && subject && naming::mayBeLabelPredicate(steps.front().relation))
            return addName(*subject, pattern.object);
        if (single && steps.front().relation == rdf::vocabulary::rdfType && termOf(pattern.object))
            return true;
        m_edges.push_back({pattern.subject, std::move(steps), pattern.object});
        return true;
    }

    bool addName(const Variable& thing, const Node& name) {
        if (const Variable* variable = variableOf(name))
            return m_nameOf.emplace(variable->name, thing.name).second;
        return m_calledOf.emplace(thing.name, termOf(name)->lexical).second;
    }

    /// What may be missing narrows nothing; more than a name of it would be another column.
    bool addOptional(const sparql::GroupPattern& group) {
        return std::ranges::all_of(group.elements, [&](const sparql::PatternElement& element) {
            const auto* triples = std::get_if<sparql::Triples>(&element);
            return triples && std::ranges::all_of(triples->patterns, [&](const TriplePattern& one) {
                       const auto* node = std::get_if<Node>(&one.predicate);
                       const rdf::Term* relation = node ? termOf(*node) : nullptr;
                       return relation && naming::mayBeLabelPredicate(relation->lexical) &&
                              variableOf(one.object) && add(one);
                   });
        });
    }

    std::vector<ChainEdge> m_edges;
    std::map<std::string, std::string> m_nameOf;    ///< variable of a name -> of the thing
    std::map<std::string, std::string> m_calledOf;  ///< variable of a thing -> its given name
};

/// The variables that are asked for.
std::vector<Variable> asked(const sparql::Query& query) {
    std::vector<Variable> variables;
    for (const sparql::Projection& one : query.projection) {
        if (one.expression || !one.variable) return {};
        variables.push_back(*one.variable);
    }
    return variables;
}

}  // namespace

std::optional<BegunPath> pathOf(const sparql::Query& query) {
    const bool isPlain = query.form == sparql::QueryForm::Select && !query.star &&
                         query.groupBy.empty() && query.having.empty() && query.orderBy.empty() &&
                         !query.limit && !query.offset && !query.values;
    const auto variables = asked(query);
    if (!isPlain || variables.empty() || variables.size() > 2) return std::nullopt;
    Chain chain;
    for (const sparql::PatternElement& element : query.where.elements)
        if (!chain.add(element)) return std::nullopt;
    const auto path = chain.to(variables.front());
    if (variables.size() == 1 || !path) return path;
    // A thing and its name.
    const auto other = chain.to(variables.back());
    return other && other->path == path->path ? path : std::nullopt;
}

}  // namespace tripletalk::answering
