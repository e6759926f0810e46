// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/tools/sparqlevidence.h"

#include "base/text.h"
#include "knowledge/answerlimits.h"
#include "naming/names.h"
#include "rdf/vocabulary.h"
#include "sparql/editor/mentionediris.h"
#include "sparql/endpoint/graphlabels.h"
#include "sparql/endpoint/labelledthings.h"
#include "sparql/parser/parser.h"
#include "sparql/parser/serialiser.h"
#include "sparql/results/answertable.h"
#include "sparql/results/resultwriter.h"

#include <algorithm>

namespace tripletalk::answering {

namespace {

constexpr const sparql::QueryLimits& limits = knowledge::graphAnswerLimits;
constexpr std::size_t mostNamed = 5'000;  ///< things of one result that get their labels
constexpr std::size_t mostChecked = 12;   ///< IRIs of one query that are looked for

std::string datatypeOf(const rdf::Term& term) {
    const std::string_view type = term.datatype;
    if (!type.starts_with(rdf::vocabulary::xsd)) return "text";
    const std::string_view name = type.substr(rdf::vocabulary::xsd.size());
    if (name == "boolean") return "boolean";
    if (name == "decimal" || name == "double" || name == "float") return "number";
    const bool whole = name.find("nteger") != std::string_view::npos || name == "long" ||
                       name == "int" || name == "short" || name == "byte" ||
                       name.starts_with("unsigned");
    return whole ? "integer" : "text";
}

}  // namespace

Result<SparqlEvidence> SparqlEvidence::open(const knowledge::KnowledgeBase& base, Trace& trace) {
    auto graph = base.openSparql();
    if (!graph) return graph.error();
    SparqlEvidence evidence(base, *std::move(graph), trace);
    if (base.isRemote()) {
        // Beside a base that cannot be written labels are asked each time.
        if (auto cache = knowledge::LabelCache::open(base))
            evidence.m_cache.emplace(*std::move(cache));
    }
    return evidence;
}

Result<int> SparqlEvidence::query(const std::string& text, int round, const CancelToken& cancel) {
    const auto call = m_log.begin("sparql", text, round);
    Source source;
    source.kind = "sparql";
    source.query = text;
    source.written = text;
    auto answer = m_graph->query(text, limits, cancel);
    if (!answer && answer.error().kind == ErrorKind::Cancelled) return answer.error();
    if (answer) {
        const sparql::QueryAnswer table = sparql::asTable(*std::move(answer));
        readAnswer(table, source);
        if (auto named = nameThings(source, cancel); !named) return named.error();
        if (auto linked = linkLabels(table, source, cancel); !linked) return linked.error();
    } else {
        source.error = answer.error();
    }
    const int number = m_log.add(std::move(source));
    m_log.end(call, {number}, m_log.at(number).error);
    return number;
}

Cell SparqlEvidence::cellOf(const sparql::Binding& binding) const {
    if (!binding) return {{}, {}, "null"};
    if (binding->isLiteral()) return {binding->lexical, {}, datatypeOf(*binding)};
    return {sparql::shortText(*binding, m_graph->prefixes()),
            binding->isIri() ? binding->lexical : std::string()};
}

void SparqlEvidence::readAnswer(const sparql::QueryAnswer& answer, Source& source) const {
    source.truncated = answer.truncated;
    for (const std::string& variable : answer.variables) source.columns.push_back({variable});
    for (const auto& row : answer.rows) {
        std::vector<Cell> cells;
        for (std::size_t i = 0; i < row.size(); ++i) {
            cells.push_back(cellOf(row[i]));
            if (!cells.back().iri.empty()) source.columns[i].entity = true;
        }
        source.rows.push_back(std::move(cells));
    }
}

Result<void> SparqlEvidence::nameThings(Source& source, const CancelToken& cancel) {
    std::set<std::string> found;
    for (const auto& row : source.rows)
        for (const Cell& cell : row)
            if (!cell.iri.empty() && !m_labels.contains(cell.iri) && found.size() < mostNamed)
                found.insert(cell.iri);
    const std::vector<std::string> unnamed(found.begin(), found.end());
    auto labels = m_cache ? m_cache->labels(unnamed, *m_graph, limits, cancel)
                          : sparql::labelsOf(*m_graph, unnamed, m_language, limits, cancel);
    // Without labels the rows are as true as with them.
    if (!labels) return cancel.cancelled() ? Result<void>(labels.error()) : Result<void>();
    m_labels.merge(*labels);
    for (auto& row : source.rows)
        for (Cell& cell : row)
            if (const auto known = m_labels.find(cell.iri); known != m_labels.end())
                cell.text = known->second;
    return {};
}

Result<void> SparqlEvidence::linkLabels(const sparql::QueryAnswer& answer, Source& source,
                                        const CancelToken& cancel) {
    const auto things = sparql::thingsLabelledIn(*m_graph, source.query, answer, limits, cancel);
    // Without links the rows are as true as with them.
    if (!things) return cancel.cancelled() ? Result<void>(things.error()) : Result<void>();
    for (std::size_t column = 0; column < answer.variables.size(); ++column) {
        const auto labels = things->find(answer.variables[column]);
        if (labels == things->end()) continue;
        for (std::size_t row = 0; row < answer.rows.size(); ++row) {
            const sparql::Binding& label = answer.rows[row][column];
            const auto thing = label ? labels->second.find(*label) : labels->second.end();
            if (thing == labels->second.end()) continue;
            source.rows[row][column].iri = thing->second;
            source.columns[column].entity = true;
        }
    }
    return {};
}

Result<std::vector<std::string>> SparqlEvidence::unknownIris(const std::string& query,
                                                             const CancelToken& cancel) {
    std::vector<std::string> unknown;
    std::size_t checked = 0;
    for (const std::string& iri : sparql::irisIn(query, m_graph->prefixes())) {
        const std::string written = sparql::iriInQuery(iri);
        if (written.empty() || iri == rdf::vocabulary::rdfType) continue;
        if (++checked > mostChecked) break;
        const auto found = m_graph->query("ASK { { " + written + " ?p ?o } UNION { ?s " + written +
                                              " ?o } UNION { ?s ?p " + written + " } }",
                                          limits, cancel);
        if (!found) return found.error();
        if (!found->truth) unknown.push_back(iri);
    }
    return unknown;
}

Result<std::optional<std::int64_t>> SparqlEvidence::withoutFilters(const std::string& query,
                                                                   const CancelToken& cancel) {
    const auto asked = sparql::parse(query, {.prefixes = m_graph->prefixes()});
    if (!asked) return std::optional<std::int64_t>();
    sparql::Query open{.where = asked->where};
    const auto filters = std::erase_if(open.where.elements, [](const auto& element) {
        return std::holds_alternative<sparql::Filter>(element);
    });
    if (filters == 0) return std::optional<std::int64_t>();
    const sparql::Expression count{sparql::Call{.function = sparql::Function::Count}};
    open.projection = {{count, sparql::Variable{"n"}}};
    const auto answer = m_graph->query(sparql::toText(open), limits, cancel);
    if (!answer) return answer.error();
    if (answer->rows.empty() || !answer->rows.front().front()) return std::optional<std::int64_t>();
    return std::optional<std::int64_t>(std::stoll(answer->rows.front().front()->lexical));
}

void SparqlEvidence::addNote(int number, const std::string& note) {
    Source& source = m_log.at(number);
    source.notes.push_back(note);
    source.promptNotes.push_back(note);
    m_log.trace().emit(Checked{number, source.notes});
}

}  // namespace tripletalk::answering
