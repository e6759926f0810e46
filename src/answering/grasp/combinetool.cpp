// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/combinetool.h"

#include "base/text.h"
#include "knowledge/answerlimits.h"
#include "llm/jsonfields.h"
#include "sparql/parser/parser.h"

#include <algorithm>

namespace tripletalk::answering::grasp {

namespace {

constexpr const char* rowsWord = "ROWS";

nlohmann::ordered_json partSchema(const Graphs& graphs) {
    return {{"type", "object"},
            {"properties",
             {{"kg", {{"type", "string"}, {"enum", graphs.names()}}},
              {"sparql", {{"type", "string"}}},
              {"on", {{"type", "string"}, {"description", "the variable that is compared"}}}}},
            {"required", {"kg", "sparql", "on"}},
            {"additionalProperties", false}};
}

void tell(Found& found, const std::string& text) {
    found.text += (found.text.empty() ? "" : "\n") + text;
}

std::string variableIn(const nlohmann::json& part) {
    std::string name = llm::textField(part, "on");
    if (name.starts_with('?')) name.erase(0, 1);
    return name;
}

/// Empty where the rows have no place in it.
std::string around(const std::string& query, const std::string& pattern) {
    const std::string whole = query.empty() ? "SELECT * WHERE { ROWS }" : query;
    return whole.find(rowsWord) == std::string::npos ? std::string()
                                                     : text::replaceAll(whole, rowsWord, pattern);
}

std::string outcome(const JoinedRows& joined) {
    std::string text = "matches: " + std::to_string(joined.matches) +
                       "; rows without one: " + std::to_string(joined.lonelyFirst) +
                       " of the first, " + std::to_string(joined.lonelySecond) + " of the second.";
    if (joined.matches == 0)
        text +=
            " By iri both variables must hold things, by label texts: names as the graphs "
            "have them.";
    if (joined.truncated)
        text += " These are the first " + std::to_string(mostMatches) +
                " matches: narrow the first query.";
    return text;
}

}  // namespace

CombineTool::CombineTool(const Graphs& graphs, QueryRuns& runs)
    : GraspTool(
          graphs, "combine",
          "Asks two graphs and puts those rows side by side that belong together: that have the "
          "same IRI in the variables that you name, or by label the same text, so that both hold "
          "names. Narrow the first query as far as you can. The rows of each query are a source, "
          "and those of both are one, which "
          "you answer with by its number. For example first = {\"kg\": \"ships\", \"sparql\": "
          "\"SELECT ?ship ?town { ?ship ex:homePort/rdfs:label ?town }\", \"on\": \"town\"}, "
          "second = {\"kg\": \"towns\", \"sparql\": \"SELECT ?name ?people { ?t rdfs:label ?name ; "
          "geo:people ?people }\", \"on\": \"name\"}, by = \"label\", sparql = \"SELECT ?ship "
          "?people WHERE { ROWS } ORDER BY DESC(?people)\".",
          false,
          {{"first", "a SELECT query on one graph", true, partSchema(graphs)},
           {"second", "a SELECT query on another graph", true, partSchema(graphs)},
           {"by",
            "what must be the same: iri or label",
            true,
            {{"type", "string"}, {"enum", {"iri", "label"}}}},
           {"sparql",
            "a query over the rows of both, with ROWS in its WHERE wherever they stand: to choose "
            "columns, filter, count, sort. A variable of the first that the second has as well "
            "ends in _1 there. Left out: all rows and columns",
            false}}),
      m_runs(runs) {}

Result<CombineTool::Part> CombineTool::part(const nlohmann::json& given, const char* name,
                                            Found& found, const CancelToken& cancel) {
    const std::string graphName = llm::textField(given, "kg");
    GraphAtHand* graph = graphNamed(m_graphs, graphName);
    if (!graph) return Part{.text = std::string(name) + ": " + noSuchGraph(m_graphs, graphName)};
    auto read =
        sparql::parse(llm::textField(given, "sparql"), {.prefixes = m_graphs.prefixesFor(*graph)});
    if (!read || read->form != sparql::QueryForm::Select)
        return Part{.text = std::string(name) + ": " +
                            (read ? "the query must be a SELECT." : read.error().message.text())};
    auto run = m_runs.run(*graph, sparql::toText(*read), cancel);
    if (!run) return run.error();
    std::ranges::move(run->found.sources, std::back_inserter(found.sources));
    Part part{.number = run->number, .text = std::move(run->found.text)};
    if (run->failed) return part;
    part.graph = graph;
    read->prefixes.clear();
    part.query = sparql::toText(*read);
    if (run->answer) {
        part.answer = *std::move(run->answer);
        return part;
    }
    auto again = graph->ask(run->query, knowledge::graphAnswerLimits, cancel);
    if (!again) return again.error();
    part.answer = *std::move(again);
    return part;
}

Result<Found> CombineTool::act(const Arguments& given, const CancelToken& cancel) {
    Found found;
    auto first = part(given.object("first"), "first", found, cancel);
    if (!first) return first.error();
    auto second = part(given.object("second"), "second", found, cancel);
    if (!second) return second.error();
    if (!first->graph || !second->graph) {
        tell(found, first->text);
        tell(found, second->text);
        return found;
    }
    if (auto done = join(*first, *second, given, found, cancel); !done) return done.error();
    return found;
}

std::string CombineTool::counted(const Part& part) const {
    const std::size_t rows = part.answer.rows.size();
    return m_runs.mark(part.number, part.graph->name()) + std::to_string(rows) +
           (part.answer.truncated ? " or more rows."
            : rows == 1           ? " row."
                                  : " rows.");
}

Result<void> CombineTool::join(const Part& first, const Part& second, const Arguments& given,
                               Found& found, const CancelToken& cancel) {
    const JoinBy by = given.text("by") == "iri" ? JoinBy::Iri : JoinBy::Label;
    const auto joined =
        joinedRows({first.query, first.answer, variableIn(given.object("first"))},
                   {second.query, second.answer, variableIn(given.object("second"))}, by);
    // Rows that are shown together need not be shown by themselves.
    const bool fits = joined && joined->matches > 0;
    for (const Part* part : {&first, &second}) tell(found, fits ? counted(*part) : part->text);
    if (!joined) {
        tell(found, joined.error().message.text());
        return {};
    }
    const std::string whole = around(given.text("sparql"), joined->pattern);
    if (whole.empty()) {
        tell(found, "The query over the rows must have ROWS in its WHERE.");
        return {};
    }
    auto run = m_runs.run(*second.graph, whole, cancel);
    if (!run) return run.error();
    std::ranges::move(run->found.sources, std::back_inserter(found.sources));
    tell(found, "Together, " + outcome(*joined) + "\n" + run->found.text);
    return {};
}

}  // namespace tripletalk::answering::grasp
