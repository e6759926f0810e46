// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/compiler/patterncompiler.h"

#include "base/text.h"

#include <algorithm>
#include <cmath>

namespace tripletalk::sparql {

using graph::TermId;

namespace {

std::string listOf(const std::vector<TermId>& ids) {
    std::vector<std::string> texts;
    for (const TermId id : ids) texts.push_back(std::to_string(id));
    return "(" + text::join(texts, ", ") + ")";
}

constexpr const char* nothing = "0";

}  // namespace

bool PatternCompiler::isNamed(TermId graph) const {
    return graph > 0 && (!m_dataset.named ||
                         std::ranges::find(*m_dataset.named, graph) != m_dataset.named->end());
}

/// What a term or variable in a column of a table asks for, or makes known.
void PatternCompiler::bind(Source& source, const Node& node, const std::string& column,
                           const Columns& before) {
    if (const auto* variable = std::get_if<Variable>(&node)) {
        source.bind(before, variable->name, {.sql = column, .stored = true});
        return;
    }
    source.conditions.push_back(column + " = " +
                                std::to_string(m_expressions.idOf(std::get<rdf::Term>(node))));
}

void PatternCompiler::bindPredicate(Source& source, const Algebra& pattern,
                                    const std::string& alias, const Columns& before) {
    if (const auto* node = std::get_if<Node>(&pattern.predicate))
        return bind(source, *node, alias + ".p", before);
    const auto& set = std::get<PredicateSet>(pattern.predicate);
    if (set.negated && set.iris.empty()) return;
    std::vector<TermId> ids;
    for (const std::string& iri : set.iris) ids.push_back(m_expressions.idOf(rdf::Term::iri(iri)));
    source.conditions.push_back(alias + (set.negated ? ".p NOT IN " : ".p IN ") + listOf(ids));
}

/// A triple that stands in several of the merged graphs counts once: in the first of them.
void PatternCompiler::bindMergedGraphs(Source& source, const std::string& alias) const {
    const Graphs& graphs = m_dataset.merged;
    if (graphs) source.conditions.push_back(isOneOf(graphs, alias + ".g"));
    if (!m_dataset.repeats || (graphs && graphs->size() <= 1)) return;
    const auto same = [&](const char* column) {
        return std::string("twin.") + column + " = " + alias + "." + column;
    };
    source.conditions.push_back("NOT EXISTS (SELECT 1 FROM quad AS twin WHERE " + same("s") +
                                " AND " + same("p") + " AND " + same("o") + " AND twin.g < " +
                                alias + ".g AND " + isOneOf(graphs, "twin.g") + ")");
}

void PatternCompiler::bindGraph(Source& source, const std::string& alias, const ActiveGraph& graph,
                                const Columns& before) {
    if (graph.kind == ActiveGraph::Kind::Default) {
        bindMergedGraphs(source, alias);
    } else if (graph.kind == ActiveGraph::Kind::Fixed) {
        source.conditions.push_back(isNamed(graph.id) ? alias + ".g = " + std::to_string(graph.id)
                                                      : nothing);
    } else {
        if (!before.contains(graph.variable))
            source.conditions.push_back(m_dataset.named ? isOneOf(m_dataset.named, alias + ".g")
                                                        : alias + ".g <> 0");
        source.bind(before, graph.variable, {.sql = alias + ".g", .stored = true});
    }
}

Source PatternCompiler::pattern(const Algebra& pattern, const Columns& before,
                                const ActiveGraph& graph) {
    const std::string alias = m_names.alias("q");
    Source source;
    source.text = "quad AS " + alias;
    source.rows = rows(pattern, before);
    bind(source, pattern.subject, alias + ".s", before);
    bindPredicate(source, pattern, alias, before);
    bind(source, pattern.object, alias + ".o", before);
    bindGraph(source, alias, graph, before);
    return source;
}

IdPath PatternCompiler::idPath(const Path& path) {
    IdPath made{.kind = path.kind};
    if (path.kind == Path::Kind::Iri) made.iri = m_expressions.idOf(rdf::Term::iri(path.iri));
    for (const Path& part : path.parts) made.parts.push_back(idPath(part));
    return made;
}

/// A path of no steps leads from each node of the graph to itself. From a term that is written
/// there it does so too if that is no node, but not from one that a variable has from elsewhere.
void PatternCompiler::bindNodes(Source& source, const Algebra& path, const std::string& alias,
                                const Columns& before, const ActiveGraph& graph) const {
    const auto isGiven = [&](const Node& node) {
        const auto* variable = std::get_if<Variable>(&node);
        if (!variable) return true;
        const auto known = before.find(variable->name);
        return known != before.end() && known->second.substituted && known->second.certain;
    };
    const auto isBound = [&](const Node& node) {
        const auto* variable = std::get_if<Variable>(&node);
        return variable && before.contains(variable->name);
    };
    if (isGiven(path.subject) || isGiven(path.object) ||
        !(isBound(path.subject) || isBound(path.object)))
        return;
    const std::string graphs = graphCondition(graph, before);
    source.conditions.push_back("(" + alias + ".s <> " + alias +
                                ".o OR EXISTS (SELECT 1 FROM quad WHERE s = " + alias + ".s AND " +
                                graphs + ") OR EXISTS (SELECT 1 FROM quad WHERE o = " + alias +
                                ".s AND " + graphs + "))");
}

/// The graph of a quad, as a condition on g.
std::string PatternCompiler::graphCondition(const ActiveGraph& graph, const Columns& before) const {
    if (graph.kind == ActiveGraph::Kind::Variable) return "g = " + before.at(graph.variable).sql;
    if (graph.kind == ActiveGraph::Kind::Fixed) return "g = " + std::to_string(graph.id);
    return isOneOf(m_dataset.merged);
}

Source PatternCompiler::path(const Algebra& path, const Columns& before, const ActiveGraph& graph) {
    PathDefinition definition{m_names.alias("path"), idPath(std::get<Path>(path.predicate)), {}};
    const std::string alias = m_names.alias("w");
    Source source;
    source.text = definition.name;
    if (graph.kind == ActiveGraph::Kind::Variable)
        source.text += "(" + before.at(graph.variable).sql + ")";
    else if (graph.kind == ActiveGraph::Kind::Default)
        definition.graphs = isOneOf(m_dataset.merged);
    else
        definition.graphs =
            isOneOf(isNamed(graph.id) ? std::vector{graph.id} : std::vector<TermId>());
    source.text += " AS " + alias;
    source.rows = rows(path, before);
    bind(source, path.subject, alias + ".s", before);
    bind(source, path.object, alias + ".o", before);
    if (mayBeEmpty(definition.path)) bindNodes(source, path, alias, before, graph);
    // A walk may begin at a term that the store does not have.
    for (auto& [name, column] : source.columns) column.stored = false;
    m_definitions.push_back(std::move(definition));
    return source;
}

Source PatternCompiler::graphs(const std::string& variable, const Columns& before) {
    const std::string alias = m_names.alias("g");
    Source source;
    source.text = "(SELECT DISTINCT g FROM quad WHERE " +
                  (m_dataset.named ? isOneOf(m_dataset.named) : "g <> 0") + ") AS " + alias;
    source.bind(before, variable, {.sql = alias + ".g", .stored = true});
    source.rows = 10;
    return source;
}

Statistics::Position PatternCompiler::position(const Node& node, const Columns& before) {
    if (const auto* term = std::get_if<rdf::Term>(&node)) return {m_expressions.idOf(*term), true};
    const auto known = before.find(std::get<Variable>(node).name);
    if (known == before.end() || !known->second.certain) return {};
    const auto constant = known->second.constant();
    return {constant ? std::optional<TermId>(*constant) : std::nullopt, true};
}

double PatternCompiler::rows(const Algebra& pattern, const Columns& before) {
    Statistics::Pattern looked{
        position(pattern.subject, before), {}, position(pattern.object, before)};
    if (const auto* node = std::get_if<Node>(&pattern.predicate)) {
        looked.p = position(*node, before);
        return m_statistics.matches(looked);
    }
    if (const auto* set = std::get_if<PredicateSet>(&pattern.predicate)) {
        if (set->negated) return m_statistics.matches(looked);
        double rows = 0;
        for (const std::string& iri : set->iris) {
            looked.p = {m_expressions.idOf(rdf::Term::iri(iri)), true};
            rows += m_statistics.matches(looked);
        }
        return rows;
    }
    // A walk from one end finds some, between two ends one.
    const double few = std::sqrt(m_statistics.triples()) / 4 + 1;
    if (looked.s.bound && looked.o.bound) return 1;
    return looked.s.bound || looked.o.bound ? few : m_statistics.triples();
}

}  // namespace tripletalk::sparql
