// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "cli/command.h"
#include "cli/endpointoptions.h"
#include "cli/tableprinter.h"
#include "knowledge/knowledgebase.h"
#include "knowledge/labelcache.h"
#include "language/language.h"
#include "sparql/endpoint/endpoint.h"
#include "sparql/endpoint/graphlabels.h"
#include "sparql/parser/parser.h"
#include "sparql/results/resultwriter.h"

#include <iterator>
#include <map>
#include <set>

namespace tripletalk::cli {

using sparql::QueryAnswer;
using sparql::QueryForm;

namespace {

using Prefixes = std::vector<std::pair<std::string, std::string>>;

/// The query: the one word that is no option, a file's content, or what stands on standard input.
Result<std::string> queryFrom(const Context& context, const Options& options) {
    const auto file = options.find("file");
    if (options.rest().size() + (file ? 1 : 0) != 1)
        return Error{ErrorKind::Usage,
                     say("Sentence", "One query is needed: a text, \"-\", or --file FILE.")};
    if (file) return readFile(*file);
    if (options.rest().front() != "-") return options.rest().front();
    return std::string(std::istreambuf_iterator<char>(context.in), {});
}

Result<std::unique_ptr<sparql::SparqlSource>> endpointFrom(const Context& context,
                                                           const Options& options) {
    auto authorization = authorizationFrom(options);
    if (!authorization) return authorization.error();
    const auto page = options.number("page", 0, 0, 1'000'000);
    if (!page) return page.error();
    auto endpoint = sparql::Endpoint::create({.url = options.get("endpoint"),
                                              .authorization = *std::move(authorization),
                                              .page = static_cast<std::size_t>(*page)},
                                             context.client);
    if (!endpoint) return endpoint.error();
    return std::unique_ptr<sparql::SparqlSource>(*std::move(endpoint));
}

Result<std::unique_ptr<sparql::SparqlSource>> sourceFrom(const Context& context,
                                                         const Options& options) {
    if (options.has("kb") == options.has("endpoint"))
        return Error{ErrorKind::Usage,
                     say("Sentence", "Either --kb or --endpoint says what is asked.")};
    if (options.has("endpoint")) return endpointFrom(context, options);
    const auto base = baseFrom(context, options);
    return base ? base->openSparql() : base.error();
}

Result<sparql::QueryLimits> limitsFrom(const Options& options) {
    const auto seconds = options.number("limit-time", 60, 1, 86'400);
    if (!seconds) return seconds.error();
    const auto rows = options.number("rows", 10'000, 1, 100'000'000);
    if (!rows) return rows.error();
    sparql::QueryLimits limits;
    limits.time = std::chrono::seconds(*seconds);
    limits.rows = static_cast<std::size_t>(*rows);
    limits.bytes = std::size_t{1} << 30;
    return limits;
}

/// The prefixes of the source and those that the query declares, which go first.
Prefixes prefixesFor(const sparql::SparqlSource& source, const std::string& text) {
    const auto query = sparql::parse(text, {.prefixes = source.prefixes()});
    Prefixes all = query ? query->prefixes : Prefixes();
    all.insert(all.end(), source.prefixes().begin(), source.prefixes().end());
    return all;
}

using LabelsByIri = std::map<std::string, std::string>;

std::vector<std::string> irisOf(const QueryAnswer& answer) {
    std::set<std::string> iris;
    const auto add = [&](const rdf::Term& term) {
        if (term.isIri()) iris.insert(term.lexical);
    };
    for (const auto& row : answer.rows)
        for (const sparql::Binding& cell : row)
            if (cell) add(*cell);
    for (const sparql::Triple& triple : answer.triples) {
        add(triple.subject);
        add(triple.predicate);
        add(triple.object);
    }
    return {iris.begin(), iris.end()};
}

/// Labels of the answer's IRIs, if they are wanted; those of a remote base are kept.
Result<LabelsByIri> labelsFor(const QueryAnswer& answer, sparql::SparqlSource& source,
                              const Context& context, const Options& options,
                              const sparql::QueryLimits& limits) {
    if (!options.has("labels")) return LabelsByIri();
    const std::vector<std::string> iris = irisOf(answer);
    std::string language(language::sourceTag);
    if (options.has("kb")) {
        const auto base = knowledge::KnowledgeBase::open(options.get("kb"));
        if (!base) return base.error();
        language = base->manifest().language;
        if (base->isRemote() && !options.has("language")) {
            auto cache = knowledge::LabelCache::open(*base);
            if (!cache) return cache.error();
            return cache->labels(iris, source, limits, context.cancel);
        }
    }
    return sparql::labelsOf(source, iris, options.get("language", language), limits,
                            context.cancel);
}

std::string cellText(const rdf::Term& term, const Prefixes& prefixes, const LabelsByIri& labels) {
    const std::string text = sparql::shortText(term, prefixes);
    const auto label = term.isIri() ? labels.find(term.lexical) : labels.end();
    return label == labels.end() ? text : label->second + " (" + text + ")";
}

void printAnswer(const QueryAnswer& answer, const Prefixes& prefixes, const LabelsByIri& labels,
                 std::ostream& out) {
    if (answer.form == QueryForm::Ask) {
        out << (answer.truth ? "yes" : "no") << "\n";
        return;
    }
    const bool triples = answer.form != QueryForm::Select;
    std::vector<std::vector<std::string>> rows;
    for (const auto& row : answer.rows) {
        auto& cells = rows.emplace_back();
        for (const sparql::Binding& cell : row)
            cells.push_back(cell ? cellText(*cell, prefixes, labels) : "");
    }
    for (const sparql::Triple& triple : answer.triples)
        rows.push_back({cellText(triple.subject, prefixes, labels),
                        cellText(triple.predicate, prefixes, labels),
                        cellText(triple.object, prefixes, labels)});
    printTable(
        triples ? std::vector<std::string>{"subject", "predicate", "object"} : answer.variables,
        rows, out);
}

int explain(const Context& context, sparql::SparqlSource& source, const std::string& text) {
    const auto explanation = source.explain(text);
    if (!explanation) return context.fail(explanation.error());
    if (context.json)
        context.print({{"algebra", explanation->algebra},
                       {"sql", explanation->sql},
                       {"plan", explanation->plan}});
    else
        context.out << "Algebra\n"
                    << explanation->algebra << "\n\nSQL\n"
                    << explanation->sql << "\n\nPlan\n"
                    << explanation->plan << "\n";
    return Done;
}

int runSparql(Context& context, const Options& options) {
    const auto text = queryFrom(context, options);
    if (!text) return context.fail(text.error());
    const std::string name = options.get("format", context.json ? "json" : "table");
    const auto format = sparql::resultFormatOf(name);
    if (!format && name != "table")
        return context.fail({ErrorKind::Usage,
                             say("Sentence", "There is no format \"%1\".").arg(name),
                             "table, json, xml, csv, tsv, nt or turtle"});
    const auto limits = limitsFrom(options);
    if (!limits) return context.fail(limits.error());
    auto source = sourceFrom(context, options);
    if (!source) return context.fail(source.error());
    if (options.has("explain")) return explain(context, **source, *text);
    const auto answer = (*source)->query(*text, *limits, context.cancel);
    if (!answer) return context.fail(answer.error());
    const Prefixes prefixes = prefixesFor(**source, *text);
    if (format) {
        const auto written = sparql::write(*answer, *format, prefixes);
        if (!written) return context.fail(written.error());
        context.out.asWritten() << *written;
    } else {
        const auto labels = labelsFor(*answer, **source, context, options, *limits);
        if (!labels) return context.fail(labels.error());
        printAnswer(*answer, prefixes, *labels, context.out);
    }
    if (answer->truncated)
        context.err << "tripletalk-cli: more was cut; --rows and --limit-time say how much comes\n";
    return Done;
}

}  // namespace

Command sparqlCommand() {
    return {"sparql",
            "\"SELECT …\"",
            "Ask a knowledge base's graph or an endpoint by SPARQL.",
            {{"kb", "DIR", "the knowledge base, or …"},
             {"endpoint", "URL", "… the SPARQL endpoint"},
             {"file", "FILE", "the query is in a file; \"-\" as query reads standard input"},
             {"format", "NAME", "table (default), json, xml, csv, tsv, nt or turtle"},
             {"labels", "", "a table with the labels of IRIs"},
             {"language", "TAG", "of labels (default: that of the knowledge base, else en)"},
             {"explain", "", "show the algebra and the SQL that it becomes, and ask nothing"},
             {"limit-time", "SECONDS", "at most so long (default 60)"},
             {"rows", "N", "at most so many solutions or triples (default 10000)"},
             {"page", "N", "ask an endpoint for so many rows at a time; needs a strict ORDER BY"},
             authorizationOption()},
            runSparql};
}

}  // namespace tripletalk::cli
