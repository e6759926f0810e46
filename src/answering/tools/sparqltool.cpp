// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/tools/sparqltool.h"

#include "answering/tools/querysource.h"
#include "base/text.h"
#include "knowledge/answerlimits.h"
#include "llm/jsonfields.h"
#include "rdf/vocabulary.h"
#include "sparql/editor/mentionediris.h"
#include "sparql/endpoint/graphlabels.h"
#include "sparql/parser/parser.h"
#include "sparql/parser/serialiser.h"

#include <algorithm>

namespace tripletalk::answering {

namespace {

constexpr const sparql::QueryLimits& limits = knowledge::graphAnswerLimits;
constexpr std::size_t mostChecked = 12;  ///< IRIs of one query that are looked for

}  // namespace

Result<SparqlTool> SparqlTool::open(const knowledge::KnowledgeBase& base) {
    auto graph = knowledge::SparqlConnection::open(base);
    if (!graph) return graph.error();
    return SparqlTool(*std::move(graph));
}

const llm::ToolSpec& SparqlTool::spec() const {
    static const llm::ToolSpec spec =
        toolOfOne(knowledge::sparqlLanguage().name(),
                  "Runs one SELECT or ASK query in SPARQL 1.1 on the graph.", "query");
    return spec;
}

Result<Found> SparqlTool::call(const nlohmann::json& arguments, int, const CancelToken& cancel) {
    auto source = querySource(knowledge::sparqlLanguage(), *m_graph,
                              llm::textField(arguments, "query"), cancel);
    if (!source) return source.error();
    return Found{{*std::move(source)}};
}

Result<std::vector<std::string>> SparqlTool::unknownIris(const std::string& query,
                                                         const CancelToken& cancel) {
    std::vector<std::string> unknown;
    std::size_t checked = 0;
    for (const std::string& iri : sparql::irisIn(query, graph().prefixes())) {
        const std::string written = sparql::iriInQuery(iri);
        if (written.empty() || iri == rdf::vocabulary::rdfType) continue;
        if (++checked > mostChecked) break;
        const auto found = graph().query("ASK { { " + written + " ?p ?o } UNION { ?s " + written +
                                             " ?o } UNION { ?s ?p " + written + " } }",
                                         limits, cancel);
        if (!found) return found.error();
        if (!found->truth) unknown.push_back(iri);
    }
    return unknown;
}

Result<std::optional<std::int64_t>> SparqlTool::withoutFilters(const std::string& query,
                                                               const CancelToken& cancel) {
    const auto asked = sparql::parse(query, {.prefixes = graph().prefixes()});
    if (!asked) return std::optional<std::int64_t>();
    sparql::Query open{.where = asked->where};
    const auto filters = std::erase_if(open.where.elements, [](const auto& element) {
        return std::holds_alternative<sparql::Filter>(element);
    });
    if (filters == 0) return std::optional<std::int64_t>();
    const sparql::Expression count{sparql::Call{.function = sparql::Function::Count}};
    open.projection = {{count, sparql::Variable{"n"}}};
    const auto answer = graph().query(sparql::toText(open), limits, cancel);
    if (!answer) return answer.error();
    if (answer->rows.empty() || !answer->rows.front().front()) return std::optional<std::int64_t>();
    return std::optional<std::int64_t>(std::stoll(answer->rows.front().front()->lexical));
}

Result<std::string> SparqlTool::whyNothing(const std::string& query, const CancelToken& cancel) {
    std::string note = "The query found nothing.";
    const auto unknown = unknownIris(query, cancel);
    if (!unknown && cancel.cancelled()) return unknown.error();
    if (unknown && !unknown->empty())
        note += " Not in the graph: " + text::join(*unknown, ", ") + ".";
    const auto open = withoutFilters(query, cancel);
    if (!open && cancel.cancelled()) return open.error();
    if (open && *open && **open > 0)
        note += " Without its FILTERs it finds " + std::to_string(**open) +
                ": they leave nothing, or fail on how the values are written.";
    return note;
}

}  // namespace tripletalk::answering
