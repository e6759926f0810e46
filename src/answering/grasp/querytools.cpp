// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/querytools.h"

#include "answering/grasp/constants.h"
#include "answering/grasp/listing.h"
#include "answering/grasp/resulttext.h"

#include <optional>
#include <utility>

namespace tripletalk::answering::grasp {

ExecuteTool::ExecuteTool(const Graphs& graphs, QueryRuns& runs, bool verifies)
    : GraspTool(
          graphs, "execute",
          "Runs one SPARQL 1.1 query (SELECT or ASK; CONSTRUCT and DESCRIBE too) on a graph "
          "and shows what it finds, things with their labels: of more than " +
              std::to_string(wholeRows) + " rows or " + std::to_string(wholeCells) +
              " cells the first and last " + std::to_string(shownRows / 2) +
              " rows. Known "
              "prefixes need no declaration. Use it to look around, to try parts of a query, and "
              "to see the final query's result before you answer. For example sparql = \"SELECT "
              "?p (COUNT(*) AS ?n) WHERE { ?s ?p ?o } GROUP BY ?p ORDER BY DESC(?n)\".",
          true, {{"sparql", "the query"}}),
      m_runs(runs),
      m_verifies(verifies) {}

Result<Found> ExecuteTool::act(const Arguments& given, const CancelToken& cancel) {
    const std::string query = given.text("sparql");
    std::string note;
    if (m_verifies) {
        auto refused = m_runs.refusal(given.graph(), query, note, cancel);
        if (!refused) return refused.error();
        if (!refused->empty()) return Found{{}, *std::move(refused)};
    }
    auto run = m_runs.run(given.graph(), query, cancel);
    if (!run) return run.error();
    run->found.text = note + run->found.text;
    return std::move(run->found);
}

ListTool::ListTool(const Graphs& graphs, SeenIris& seen)
    : GraspTool(graphs, "list",
                "Shows triples of a graph, ten that differ as much as they can. Give up to two of "
                "subject, property and object, each as <IRI>, ex:name or IRI, the object also as a "
                "literal (\"text\", \"text\"@en, 42); without any you see what the graph holds. It "
                "needs no index. For example property = \"rdfs:subClassOf\" shows how classes "
                "belong together.",
                true,
                {{"subject", "IRI of the subject", false},
                 {"property", "IRI of the property", false},
                 {"object", "IRI or literal of the object", false}}),
      m_seen(seen) {}

Result<Found> ListTool::act(const Arguments& given, const CancelToken& cancel) {
    ListedTriples triples;
    std::size_t count = 0;
    const sparql::Prefixes prefixes = m_graphs.prefixesFor(given.graph());
    for (const auto& [name, kind, place] :
         {std::tuple{"subject", ConstantKind::Iri, &triples.subject},
          std::tuple{"property", ConstantKind::Iri, &triples.property},
          std::tuple{"object", ConstantKind::IriOrLiteral, &triples.object}}) {
        const std::string written = given.text(name);
        if (written.empty()) continue;
        ++count;
        auto term = constantOf(written, kind, prefixes);
        if (!term) return Found{{}, std::string(name) + ": " + term.error().message.text()};
        *place = *std::move(term);
    }
    if (count == 3)
        return Found{{},
                     "Give at most two of subject, property and object. Whether one triple is in "
                     "the graph tells execute with ASK."};
    auto text = listed(given.graph(), triples, m_seen, cancel);
    if (!text) return text.error();
    return Found{{}, *std::move(text)};
}

}  // namespace tripletalk::answering::grasp
