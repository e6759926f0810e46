// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/tools/sparqltool.h"

#include "answering/tools/querysource.h"
#include "llm/jsonfields.h"

namespace tripletalk::answering {

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

}  // namespace tripletalk::answering
