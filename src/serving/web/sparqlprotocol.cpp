// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "serving/web/sparqlprotocol.h"

#include "base/text.h"
#include "rdf/reader.h"
#include "rdf/turtlewriter.h"
#include "rdf/vocabulary.h"
#include "serving/web/decoding.h"
#include "sparql/parser/parser.h"
#include "sparql/parser/serialiser.h"
#include "sparql/results/resultwriter.h"

#include <utility>

namespace tripletalk::serving {

using sparql::ResultFormat;

namespace {

const sparql::QueryLimits limits{
    .time = std::chrono::seconds(30), .rows = 1'000'000, .bytes = 64U << 20U};

struct Media {
    const char* type;
    ResultFormat format;
    const char* sent;  ///< with its character set
};
/// As a client asks for them; the first is sent where it accepts all.
constexpr Media ofSolutions[] = {
    {"application/sparql-results+json", ResultFormat::Json, "application/sparql-results+json"},
    {"application/sparql-results+xml", ResultFormat::Xml, "application/sparql-results+xml"},
    {"text/csv", ResultFormat::Csv, "text/csv; charset=utf-8"},
    {"text/tab-separated-values", ResultFormat::Tsv, "text/tab-separated-values; charset=utf-8"},
    {"application/json", ResultFormat::Json, "application/json"},
    {"application/xml", ResultFormat::Xml, "application/xml"},
    {"text/xml", ResultFormat::Xml, "text/xml; charset=utf-8"}};
constexpr Media ofTriples[] = {
    {"text/turtle", ResultFormat::Turtle, "text/turtle; charset=utf-8"},
    {"application/n-triples", ResultFormat::NTriples, "application/n-triples"},
    {"application/x-turtle", ResultFormat::Turtle, "application/x-turtle; charset=utf-8"},
    {"text/plain", ResultFormat::NTriples, "text/plain; charset=utf-8"}};

template <std::size_t N>
const Media* chosenFor(const std::string& accept, const Media (&all)[N]) {
    std::vector<std::string> types;
    for (const Media& media : all) types.emplace_back(media.type);
    const auto index = acceptable(accept, types);
    return index ? &all[*index] : nullptr;
}

/// What the request asks, as the protocol's operations carry it.
struct Asked {
    std::vector<std::string> queries = {};
    std::vector<std::string> graphs = {};
    std::vector<std::string> named = {};
    bool update = false;

    void take(const Parameters& parameters) {
        const auto add = [&](std::vector<std::string>& list, std::string_view name) {
            for (std::string& value : parameters.all(name)) list.push_back(std::move(value));
        };
        add(queries, "query");
        add(graphs, "default-graph-uri");
        add(named, "named-graph-uri");
        update = update || parameters.find("update");
    }
};

/// "…; charset=utf-8", or no character set at all.
bool isUtf8(const std::string& contentType) {
    const std::string type = text::toLower(contentType);
    const std::size_t at = type.find("charset=");
    if (at == std::string::npos) return true;
    std::string set = type.substr(at + 8, type.find(';', at) - at - 8);
    std::erase(set, '"');
    return text::trim(set) == "utf-8";
}

/// Null where the request is no operation; then it was refused.
std::optional<Asked> askedBy(const Exchange& exchange) {
    const net::ServedRequest& request = exchange.request;
    Asked asked;
    if (request.method == "GET" || request.method == "HEAD") {
        asked.take(Parameters(request.query));
        return asked;
    }
    if (request.method != "POST") {
        exchange.refuse(405, "Queries are asked by GET and POST.", {{"Allow", "GET, HEAD, POST"}});
        return std::nullopt;
    }
    const std::string content = request.header("Content-Type");
    const std::string type(text::trim(text::toLower(content.substr(0, content.find(';')))));
    if (!isUtf8(content)) {
        exchange.refuse(415, "Queries are posted in UTF-8.");
        return std::nullopt;
    }
    if (type == "application/x-www-form-urlencoded") {
        asked.take(Parameters(request.body));
        return asked;
    }
    if (type == "application/sparql-query") {
        asked.take(Parameters(request.query));
        asked.queries.push_back(request.body);
        return asked;
    }
    exchange.refuse(415,
                    "A query is posted as application/sparql-query or "
                    "application/x-www-form-urlencoded.");
    return std::nullopt;
}

/// The query over the dataset that the request names, which counts more than its own.
Result<std::string> overDataset(const Asked& asked, const sparql::SparqlSource& source) {
    const std::string& text = asked.queries.front();
    if (asked.graphs.empty() && asked.named.empty()) return text;
    auto query = sparql::parse(text, {.prefixes = source.prefixes()});
    if (!query) return query.error();
    query->from = asked.graphs;
    query->fromNamed = asked.named;
    return sparql::toText(*query);
}

void describe(const Exchange& exchange, const knowledge::KnowledgeBase& base) {
    const Media* media = chosenFor(exchange.request.header("Accept"), ofTriples);
    if (!media) return exchange.refuse(406, "The service is described in Turtle or N-Triples.");
    const std::string sd = "http://www.w3.org/ns/sparql-service-description#";
    const std::string formats = "http://www.w3.org/ns/formats/";
    const auto service = rdf::Term::blank("service");
    const auto dataset = rdf::Term::blank("dataset");
    const auto graph = rdf::Term::blank("graph");
    const auto type = rdf::Term::iri(std::string(rdf::vocabulary::rdfType));
    sparql::QueryAnswer told;
    told.form = sparql::QueryForm::Construct;
    const auto add = [&](const rdf::Term& subject, const rdf::Term& predicate, rdf::Term object) {
        told.triples.push_back({subject, predicate, std::move(object)});
    };
    add(service, type, rdf::Term::iri(sd + "Service"));
    add(service, rdf::Term::iri(sd + "endpoint"),
        rdf::Term::iri(exchange.server + exchange.request.path));
    add(service, rdf::Term::iri(sd + "supportedLanguage"), rdf::Term::iri(sd + "SPARQL11Query"));
    for (const char* format : {"SPARQL_Results_JSON", "SPARQL_Results_XML", "SPARQL_Results_CSV",
                               "SPARQL_Results_TSV", "Turtle", "N-Triples"})
        add(service, rdf::Term::iri(sd + "resultFormat"), rdf::Term::iri(formats + format));
    add(service, rdf::Term::iri(sd + "defaultDataset"), dataset);
    add(dataset, type, rdf::Term::iri(sd + "Dataset"));
    add(dataset, rdf::Term::iri(sd + "defaultGraph"), graph);
    add(graph, type, rdf::Term::iri(sd + "Graph"));
    add(graph, rdf::Term::iri("http://rdfs.org/ns/void#triples"),
        rdf::Term::literal(std::to_string(base.manifest().triples),
                           std::string(rdf::vocabulary::xsd) + "integer"));
    const auto text =
        sparql::write(told, media->format,
                      {{"sd", sd}, {"formats", formats}, {"void", "http://rdfs.org/ns/void#"}});
    if (!text) return exchange.refuse(text.error());
    exchange.send(200, media->sent, *text);
}

}  // namespace

void SparqlProtocol::answer(const Exchange& exchange, const knowledge::KnowledgeBase& base) {
    const auto asked = askedBy(exchange);
    if (!asked) return;
    if (asked->update) return exchange.refuse(403, "This graph is read only: it takes no updates.");
    if (asked->queries.size() > 1) return exchange.refuse(400, "One query is asked at a time.");
    if (asked->queries.empty()) {
        if (exchange.request.method != "POST") return describe(exchange, base);
        return exchange.refuse(400, "There is no query.");
    }
    if (!text::isValidUtf8(asked->queries.front()))
        return exchange.refuse(400, "The query is not UTF-8.");
    auto source = m_sources.take(
        base, [](const knowledge::KnowledgeBase& opened) { return opened.openSparql(); });
    if (!source) return exchange.refuse(source.error());
    const auto query = overDataset(*asked, **source);
    if (!query) return exchange.refuse(query.error());
    const auto answer = (*source)->query(*query, limits, exchange.cancel);
    if (!answer) return exchange.refuse(answer.error());
    if (answer->truncated)
        return exchange.refuse(500, "The answer is larger than this server gives: add a LIMIT.");
    const bool triples =
        answer->form == sparql::QueryForm::Construct || answer->form == sparql::QueryForm::Describe;
    const std::string accept = exchange.request.header("Accept");
    // Some clients name the formats of solutions whatever they ask.
    const Media* media = triples ? chosenFor(accept, ofTriples) : chosenFor(accept, ofSolutions);
    if (!media && triples && chosenFor(accept, ofSolutions)) media = &ofTriples[0];
    if (!media)
        return exchange.refuse(406, triples ? "Triples come as Turtle or N-Triples."
                                            : "Results come as JSON, XML, CSV or TSV.");
    auto text = sparql::write(*answer, media->format, (*source)->prefixes());
    if (!text) return exchange.refuse(text.error());
    exchange.send(200, media->sent, *std::move(text));
}

}  // namespace tripletalk::serving
