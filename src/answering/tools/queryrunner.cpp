// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/tools/queryrunner.h"

#include "answering/tools/evidence.h"
#include "answering/tools/sparqlevidence.h"

namespace tripletalk::answering {

using knowledge::QueryLanguage;

Result<Source> runQuery(const knowledge::KnowledgeBase& base, QueryLanguage language,
                        const std::string& query, Trace& trace, const CancelToken& cancel) {
    if (language == QueryLanguage::Sparql) {
        auto graph = SparqlEvidence::open(base, trace);
        if (!graph) return graph.error();
        auto source = graph->query(query, 1, cancel);
        return source ? Result(graph->source(*source)) : source.error();
    }
    auto tables = Evidence::open(base, nullptr, trace);
    if (!tables) return tables.error();
    auto source = tables->sql(query, 1, cancel);
    return source ? Result(tables->source(*source)) : source.error();
}

}  // namespace tripletalk::answering
