// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/languages/sparqlconnection.h"

#include "base/text.h"
#include "knowledge/answerlimits.h"
#include "knowledge/languages/shownnumbers.h"
#include "rdf/vocabulary.h"
#include "sparql/editor/mentionediris.h"
#include "sparql/endpoint/graphlabels.h"
#include "sparql/endpoint/labelledthings.h"
#include "sparql/parser/parser.h"
#include "sparql/parser/serialiser.h"
#include "sparql/results/answertable.h"
#include "sparql/results/resultwriter.h"

#include <algorithm>
#include <set>

namespace tripletalk::knowledge {

namespace {

constexpr const sparql::QueryLimits& limits = graphAnswerLimits;
constexpr std::size_t mostNamed = 5'000;  ///< things of one result that get their labels

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

/// A computed number has more digits than anybody measured.
void shortenComputed(const sparql::Query& query, QueryResult& result) {
    for (const sparql::Projection& column : query.projection) {
        const auto shown =
            std::ranges::find(result.columns, column.variable->name, &ResultColumn::name);
        if (!column.expression || shown == result.columns.end()) continue;
        const auto at = static_cast<std::size_t>(shown - result.columns.begin());
        for (auto& row : result.rows) {
            Cell& cell = row[at];
            const auto point = cell.text.find('.');
            const auto end = std::min(cell.text.find_first_of("eE"), cell.text.size());
            double value = 0;
            if (cell.datatype == "number" && point < end && end - point - 1 > unknownDecimals &&
                text::parseNumber(cell.text, value))
                cell.text = shownNumber(value, unknownDecimals);
        }
    }
}

}  // namespace

Result<std::unique_ptr<SparqlConnection>> SparqlConnection::open(const KnowledgeBase& base) {
    auto graph = base.openSparql();
    if (!graph) return graph.error();
    auto connection =
        std::unique_ptr<SparqlConnection>(new SparqlConnection(base, *std::move(graph)));
    if (base.isRemote()) {
        // Beside a base that cannot be written labels are asked each time.
        if (auto cache = LabelCache::open(base)) connection->m_cache.emplace(*std::move(cache));
    }
    return connection;
}

Result<QueryResult> SparqlConnection::run(const std::string& query, Links links,
                                          const CancelToken& cancel) {
    auto answer = m_graph->query(query, limits, cancel);
    if (!answer) return answer.error();
    return resultOf(query, *std::move(answer), links, cancel);
}

Result<QueryResult> SparqlConnection::resultOf(const std::string& query, sparql::QueryAnswer answer,
                                               Links links, const CancelToken& cancel) {
    const sparql::QueryAnswer table = sparql::asTable(std::move(answer));
    auto result = rowsOf(table, links, cancel);
    if (!result) return result;
    if (const auto read = sparql::parse(query, {.prefixes = m_graph->prefixes()}))
        shortenComputed(*read, *result);
    if (links == Links::None) return result;
    if (auto linked = linkLabels(query, table, *result, cancel); !linked) return linked.error();
    return result;
}

Result<QueryResult> SparqlConnection::rowsOf(const sparql::QueryAnswer& table, Links links,
                                             const CancelToken& cancel) {
    QueryResult result{.truncated = table.truncated};
    for (const std::string& variable : table.variables) result.columns.push_back({variable});
    for (const auto& row : table.rows) {
        std::vector<Cell> cells;
        for (std::size_t i = 0; i < row.size(); ++i) {
            cells.push_back(cellOf(row[i]));
            if (!cells.back().iri.empty()) result.columns[i].entity = true;
        }
        result.rows.push_back(std::move(cells));
    }
    if (links == Links::None) return result;
    if (auto named = nameThings(result, cancel); !named) return named.error();
    return result;
}

Cell SparqlConnection::cellOf(const sparql::Binding& binding) const {
    if (!binding) return {{}, {}, "null"};
    if (binding->isLiteral()) return {binding->lexical, {}, datatypeOf(*binding)};
    return {sparql::shortText(*binding, m_graph->prefixes()),
            binding->isIri() ? binding->lexical : std::string()};
}

Result<void> SparqlConnection::nameThings(QueryResult& result, const CancelToken& cancel) {
    std::set<std::string> found;
    for (const auto& row : result.rows)
        for (const Cell& cell : row)
            if (!cell.iri.empty() && !m_labels.contains(cell.iri) && found.size() < mostNamed)
                found.insert(cell.iri);
    const std::vector<std::string> unnamed(found.begin(), found.end());
    auto labels = m_cache ? m_cache->labels(unnamed, *m_graph, limits, cancel)
                          : sparql::labelsOf(*m_graph, unnamed, m_language, limits, cancel);
    // Without labels the rows are as true as with them.
    if (!labels) return cancel.cancelled() ? Result<void>(labels.error()) : Result<void>();
    m_labels.merge(*labels);
    for (auto& row : result.rows)
        for (Cell& cell : row)
            if (const auto known = m_labels.find(cell.iri); known != m_labels.end())
                cell.text = known->second;
    return {};
}

Result<void> SparqlConnection::linkLabels(const std::string& query,
                                          const sparql::QueryAnswer& answer, QueryResult& result,
                                          const CancelToken& cancel) {
    const auto things = sparql::thingsLabelledIn(*m_graph, query, answer, limits, cancel);
    // Without links the rows are as true as with them.
    if (!things) return cancel.cancelled() ? Result<void>(things.error()) : Result<void>();
    for (std::size_t column = 0; column < answer.variables.size(); ++column) {
        const auto labels = things->find(answer.variables[column]);
        if (labels == things->end()) continue;
        for (std::size_t row = 0; row < answer.rows.size(); ++row) {
            const sparql::Binding& label = answer.rows[row][column];
            const auto thing = label ? labels->second.find(*label) : labels->second.end();
            if (thing == labels->second.end()) continue;
            result.rows[row][column].iri = thing->second;
            result.columns[column].entity = true;
        }
    }
    return {};
}

Result<std::vector<QueryPlanPart>> SparqlConnection::explain(const std::string& query) {
    auto explained = m_graph->explain(query);
    if (!explained) return explained.error();
    return std::vector<QueryPlanPart>{
        {say("Sentence", "What it means"), std::move(explained->algebra)},
        {say("Sentence", "What the database is asked"), std::move(explained->sql),
         sqlLanguage().name()},
        {say("Sentence", "How the database finds it"), std::move(explained->plan)}};
}

Result<void> SparqlConnection::check(const std::string& query) {
    const auto read = sparql::parse(query, {.prefixes = m_graph->prefixes(), .service = false});
    return read ? Result<void>() : read.error();
}

Result<std::string> SparqlConnection::outdated(const std::string& query) {
    for (const std::string& iri : sparql::irisIn(query, m_graph->prefixes()))
        if (m_hidden.predicates.contains(iri) || m_hidden.classes.contains(iri))
            return "It asks for " + iri + ", which is hidden.";
    return std::string();
}

Result<std::string> SparqlConnection::mention(const std::string& iri) const { return iri; }

}  // namespace tripletalk::knowledge
