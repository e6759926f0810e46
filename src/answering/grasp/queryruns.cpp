// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/queryruns.h"

#include "answering/grasp/resulttext.h"
#include "answering/grasp/tidyquery.h"
#include "answering/tools/emptyanswers.h"
#include "base/text.h"
#include "knowledge/answerlimits.h"
#include "rdf/wellknownprefixes.h"
#include "sparql/editor/mentionediris.h"
#include "sparql/endpoint/graphlabels.h"
#include "sparql/results/resultwriter.h"

#include <algorithm>
#include <map>

namespace tripletalk::answering::grasp {

namespace {

using knowledge::QueryConnection;
using knowledge::SparqlConnection;

/// IRI → label, of the first and last rows of a result.
std::map<std::string, std::string> labelsIn(const Source& source,
                                            const sparql::Prefixes& prefixes) {
    std::map<std::string, std::string> labels;
    for (std::size_t row = 0; row < source.rows.size(); ++row) {
        if (row >= wholeRows && row + shownRows < source.rows.size()) continue;
        for (const Cell& cell : source.rows[row])
            if (!cell.iri.empty() &&
                cell.text != sparql::shortText(rdf::Term::iri(cell.iri), prefixes))
                labels.emplace(cell.iri, cell.text);
    }
    return labels;
}

std::string failureText(const Error& error) {
    return "The query failed: " + error.message.text() +
           (error.detail.empty() ? "" : " (" + text::elide(error.detail, 500) + ")");
}

}  // namespace

Result<QueryRuns::Run> QueryRuns::run(GraphAtHand& graph, const std::string& written,
                                      const CancelToken& cancel) {
    Run run{.query = tidied(written, m_graphs.prefixesFor(graph))};
    const auto before = std::ranges::find_if(m_asked, [&](const Asked& one) {
        return one.graph == graph.name() && one.query == run.query;
    });
    if (before != m_asked.end()) return again(static_cast<int>(before - m_asked.begin()) + 1);
    run.number = static_cast<int>(m_asked.size()) + 1;
    Source source{.kind = knowledge::sparqlLanguage().name(), .query = run.query};
    source.written = written;
    if (m_graphs.all().size() > 1) source.base = graph.base().manifest().id;
    auto done = graph.with([&](SparqlConnection& connection) -> Result<std::string> {
        auto answer = connection.graph().query(run.query, knowledge::graphAnswerLimits, cancel);
        if (!answer) return answer.error();
        auto result =
            connection.resultOf(run.query, *answer, QueryConnection::Links::Found, cancel);
        if (!result) return result.error();
        source.columns = std::move(result->columns);
        source.rows = std::move(result->rows);
        source.truncated = result->truncated;
        nameByOthers(source, graph);
        const auto labels = labelsIn(source, graph.prefixes());
        // Whatever is labelled is shown.
        const LabelOf shown = [&](const std::string& iri) {
            m_seen.add(iri);
            const auto label = labels.find(iri);
            return label == labels.end() ? graph.labelOf(iri) : label->second;
        };
        std::string text = answerText(*answer, shown, graph.prefixes());
        run.answer = *std::move(answer);
        if (!source.rows.empty()) return text;
        const auto why = whyNothingIsFound(connection.graph(), run.query, cancel);
        return why ? Result<std::string>(text + std::string(text::trim(*why))) : why;
    });
    if (!done && done.error().kind == ErrorKind::Cancelled) return done.error();
    run.failed = !done;
    if (!done) source.error = done.error();
    run.empty = source.rows.empty();
    run.found.text = mark(run.number, graph.name()) + (done ? *done : failureText(done.error()));
    run.found.sources.push_back(std::move(source));
    m_asked.push_back({graph.name(), run.query, run.found.text, run.failed, run.empty});
    return run;
}

void QueryRuns::nameByOthers(Source& source, const GraphAtHand& graph) const {
    for (const auto& other : m_graphs.all()) {
        if (other->name() == graph.name()) continue;
        for (auto& row : source.rows)
            for (Cell& cell : row) {
                if (cell.iri.empty() ||
                    cell.text != sparql::shortText(rdf::Term::iri(cell.iri), graph.prefixes()))
                    continue;
                if (std::string label = other->labelOf(cell.iri); !label.empty())
                    cell.text = std::move(label);
            }
    }
}

std::string QueryRuns::mark(int number, const std::string& graph) const {
    return "Source [" + std::to_string(number) + "]" +
           (m_graphs.all().size() > 1 ? " of \"" + graph + "\": " : ": ");
}

Result<QueryRuns::Run> QueryRuns::again(int number) const {
    if (number < 1 || static_cast<std::size_t>(number) > m_asked.size())
        return Run{.failed = true,
                   .found = {{},
                             "Name the query whose rows are the answer, or its source: there is "
                             "none of this number."}};
    const Asked& before = asked(number);
    return Run{
        .number = number,
        .query = before.query,
        .failed = before.failed,
        .empty = before.empty,
        .found = {
            {}, mark(number, before.graph) + "this query was run before, with the same outcome."}};
}

int QueryRuns::lastGood() const {
    const auto good = std::find_if(m_asked.rbegin(), m_asked.rend(),
                                   [](const Asked& one) { return !one.failed; });
    return static_cast<int>(m_asked.rend() - good);
}

std::vector<std::string> QueryRuns::unseen(const GraphAtHand& graph,
                                           const std::string& query) const {
    std::vector<std::string> unseen = sparql::irisIn(query, m_graphs.prefixesFor(graph));
    std::erase_if(unseen, [&](const std::string& iri) {
        return m_seen.contains(iri) ||
               std::ranges::any_of(rdf::wellKnownPrefixes(),
                                   [&](const auto& one) { return iri.starts_with(one.second); });
    });
    return unseen;
}

Result<std::string> QueryRuns::refusal(GraphAtHand& graph, const std::string& query,
                                       std::string& note, const CancelToken& cancel) {
    const auto doubtful = unseen(graph, query);
    if (doubtful.empty()) return std::string();
    std::map<std::string, std::string> labels;
    const auto checked =
        graph.with([&](SparqlConnection& connection) -> Result<std::vector<std::string>> {
            auto missing = irisNotIn(connection.graph(), doubtful, cancel);
            if (!missing) return missing;
            auto found =
                sparql::labelsOf(connection.graph(), doubtful, graph.base().manifest().language,
                                 knowledge::graphAnswerLimits, cancel);
            if (found) labels = *std::move(found);
            return missing;
        });
    if (!checked && cancel.cancelled()) return cancel.error();
    // What cannot be verified is left to the query itself.
    const std::vector<std::string> missing = checked ? *checked : std::vector<std::string>();
    std::vector<std::string> told;
    for (const std::string& iri : missing) told.push_back(shortIri(iri, graph.prefixes()));
    if (!told.empty())
        return "The query was not run: " + text::join(told, ", ") +
               " was never found before, and the graph does not have it. Search for what you mean, "
               "and use what the search finds.";
    for (const std::string& iri : doubtful) {
        m_seen.add(iri);
        const auto label = labels.find(iri);
        if (label == labels.end()) continue;
        note += (note.empty() ? "Not looked up before: " : ", ") + shortIri(iri, graph.prefixes()) +
                " is \"" + clipped(label->second) + "\"";
    }
    if (!note.empty()) note += ".\n";
    return std::string();
}

}  // namespace tripletalk::answering::grasp
