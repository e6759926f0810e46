// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/tools/emptyanswers.h"

#include "base/text.h"
#include "knowledge/answerlimits.h"
#include "rdf/vocabulary.h"
#include "sparql/editor/mentionediris.h"
#include "sparql/endpoint/graphlabels.h"
#include "sparql/parser/parser.h"
#include "sparql/parser/serialiser.h"

#include <cstdint>
#include <optional>

namespace tripletalk::answering {

namespace {

constexpr const sparql::QueryLimits& doubtLimits = knowledge::graphAnswerLimits;
constexpr std::size_t mostChecked = 12;

/// How many solutions a query has without its FILTERs; nothing if it has none, or cannot be asked
/// so.
Result<std::optional<std::int64_t>> withoutFilters(sparql::SparqlSource& graph,
                                                   const std::string& query,
                                                   const CancelToken& cancel) {
    const auto asked = sparql::parse(query, {.prefixes = graph.prefixes()});
    if (!asked) return std::optional<std::int64_t>();
    sparql::Query open{.where = asked->where};
    const auto filters = std::erase_if(open.where.elements, [](const auto& element) {
        return std::holds_alternative<sparql::Filter>(element);
    });
    if (filters == 0) return std::optional<std::int64_t>();
    const sparql::Expression count{sparql::Call{.function = sparql::Function::Count}};
    open.projection = {{count, sparql::Variable{"n"}}};
    const auto answer = graph.query(sparql::toText(open), doubtLimits, cancel);
    if (!answer) return answer.error();
    if (answer->rows.empty() || !answer->rows.front().front()) return std::optional<std::int64_t>();
    return std::optional<std::int64_t>(std::stoll(answer->rows.front().front()->lexical));
}

}  // namespace

Result<std::vector<std::string>> irisNotIn(sparql::SparqlSource& graph,
                                           const std::vector<std::string>& iris,
                                           const CancelToken& cancel) {
    std::vector<std::string> unknown;
    std::size_t checked = 0;
    for (const std::string& iri : iris) {
        const std::string written = sparql::iriInQuery(iri);
        if (written.empty() || iri == rdf::vocabulary::rdfType) continue;
        if (++checked > mostChecked) break;
        const auto found = graph.query("ASK { { " + written + " ?p ?o } UNION { ?s " + written +
                                           " ?o } UNION { ?s ?p " + written + " } }",
                                       doubtLimits, cancel);
        if (!found) return found.error();
        if (!found->truth) unknown.push_back(iri);
    }
    return unknown;
}

Result<std::string> whyNothingIsFound(sparql::SparqlSource& graph, const std::string& query,
                                      const CancelToken& cancel) {
    std::string why;
    const auto unknown = irisNotIn(graph, sparql::irisIn(query, graph.prefixes()), cancel);
    if (!unknown && cancel.cancelled()) return unknown.error();
    if (unknown && !unknown->empty())
        why += " Not in the graph: " + text::join(*unknown, ", ") + ".";
    const auto open = withoutFilters(graph, query, cancel);
    if (open && *open && **open > 0)
        why += " Without its FILTERs it finds " + std::to_string(**open) +
               ": they leave nothing, or fail on how the values are written.";
    return why;
}

}  // namespace tripletalk::answering
