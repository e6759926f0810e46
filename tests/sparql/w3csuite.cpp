// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/w3csuite.h"

#include "base/file.h"
#include "base/text.h"
#include "rdf/reader.h"
#include "rdf/vocabulary.h"
#include "sparql/results/resultreader.h"
#include "sparql/results/resultwriter.h"
#include "sparql/resulttexts.h"

#include <algorithm>
#include <set>

namespace tripletalk::sparql {

namespace {

using rdf::Quad;
using rdf::Term;

const std::string suiteAddress = "https://w3c.github.io/rdf-tests/sparql/";
const std::string mf = "http://www.w3.org/2001/sw/DataAccess/tests/test-manifest#";
const std::string qt = "http://www.w3.org/2001/sw/DataAccess/tests/test-query#";
const std::string rs = "http://www.w3.org/2001/sw/DataAccess/tests/result-set#";
const QueryLimits generous{.rows = 1'000'000};

/// The triples of a small file, to be asked.
class Graph {
  public:
    explicit Graph(const std::vector<Quad>& quads) {
        for (const Quad& quad : quads)
            m_facts[quad.subject][quad.predicate.lexical].push_back(quad.object);
    }

    [[nodiscard]] std::vector<Term> all(const Term& subject, const std::string& predicate) const {
        const auto facts = m_facts.find(subject);
        if (facts == m_facts.end()) return {};
        const auto objects = facts->second.find(predicate);
        return objects == facts->second.end() ? std::vector<Term>() : objects->second;
    }
    [[nodiscard]] std::optional<Term> one(const Term& subject, const std::string& predicate) const {
        const auto objects = all(subject, predicate);
        return objects.empty() ? std::nullopt : std::optional(objects.front());
    }
    [[nodiscard]] bool is(const Term& subject, const std::string& type) const {
        const auto types = all(subject, std::string(rdf::vocabulary::rdfType));
        return std::ranges::find(types, Term::iri(type)) != types.end();
    }
    [[nodiscard]] std::vector<Term> subjects() const {
        std::vector<Term> found;
        for (const auto& [subject, facts] : m_facts) found.push_back(subject);
        return found;
    }
    /// Whether a predicate of the subject has this in its name.
    [[nodiscard]] bool mentions(const Term& subject, std::string_view part) const {
        const auto facts = m_facts.find(subject);
        return facts != m_facts.end() && std::ranges::any_of(facts->second, [&](const auto& fact) {
                   return fact.first.find(part) != std::string::npos;
               });
    }

  private:
    std::map<Term, std::map<std::string, std::vector<Term>>> m_facts;
};

/// Solutions in the vocabulary that the first suite describes them with.
QueryAnswer describedSolutions(const Graph& graph) {
    QueryAnswer answer;
    std::map<int, std::vector<Binding>> ordered;
    for (const Term& set : graph.subjects()) {
        if (!graph.is(set, rs + "ResultSet")) continue;
        if (const auto truth = graph.one(set, rs + "boolean")) {
            answer.form = QueryForm::Ask;
            answer.truth = truth->lexical == "true";
            return answer;
        }
        for (const Term& variable : graph.all(set, rs + "resultVariable"))
            answer.variables.push_back(variable.lexical);
        for (const Term& solution : graph.all(set, rs + "solution")) {
            std::vector<Binding> row(answer.variables.size());
            for (const Term& binding : graph.all(solution, rs + "binding")) {
                const auto name = graph.one(binding, rs + "variable");
                const auto place = std::ranges::find(answer.variables, name->lexical);
                row.at(static_cast<std::size_t>(place - answer.variables.begin())) =
                    graph.one(binding, rs + "value");
            }
            if (const auto index = graph.one(solution, rs + "index"))
                ordered[std::stoi(index->lexical)] = std::move(row);
            else
                answer.rows.push_back(std::move(row));
        }
    }
    for (auto& [index, row] : ordered) answer.rows.push_back(std::move(row));
    return answer;
}

bool isManifest(const std::filesystem::path& path) {
    return path.extension() == ".ttl" && path.filename().string().starts_with("manifest");
}

}  // namespace

std::string W3cSuite::addressOf(const std::filesystem::path& file) const {
    return suiteAddress + file.lexically_relative(m_folder).generic_string();
}

std::filesystem::path W3cSuite::fileOf(const std::string& address) const {
    if (!address.starts_with(suiteAddress)) return {};
    return m_folder / address.substr(suiteAddress.size());
}

Result<std::vector<Quad>> W3cSuite::quadsOf(const std::filesystem::path& file,
                                            const std::string& blankPrefix) const {
    // Not read(): an empty file is a graph too.
    const auto content = readFile(file);
    if (!content) return content.error();
    std::vector<Quad> quads;
    const auto report = rdf::readText(*content, file.filename().string(),
                                      {.blankPrefix = blankPrefix, .base = addressOf(file)},
                                      [&](const Quad& quad) -> Result<void> {
                                          quads.push_back(quad);
                                          return {};
                                      });
    if (!report) return report.error();
    return quads;
}

Result<void> W3cSuite::addTests(const std::filesystem::path& manifest,
                                std::map<std::string, EvaluationTest>& tests) const {
    const auto quads = quadsOf(manifest);
    if (!quads) return quads.error();
    const Graph graph(*quads);
    const std::string group = manifest.parent_path().lexically_relative(m_folder).generic_string();
    // What a manifest describes and does not list is not to be run.
    std::set<std::string> listed;
    for (const Term& cell : graph.subjects())
        for (const Term& entry :
             graph.all(cell, "http://www.w3.org/1999/02/22-rdf-syntax-ns#first"))
            listed.insert(entry.lexical);
    for (const Term& subject : graph.subjects()) {
        if (!listed.contains(subject.lexical)) continue;
        const bool asCsv = graph.is(subject, mf + "CSVResultFormatTest");
        if (!asCsv && !graph.is(subject, mf + "QueryEvaluationTest")) continue;
        const auto action = graph.one(subject, mf + "action");
        const auto result = graph.one(subject, mf + "result");
        const auto query = action ? graph.one(*action, qt + "query") : std::nullopt;
        if (!query || !result) continue;
        if (graph.mentions(*action, "entailmentRegime") || graph.mentions(*action, "serviceData"))
            continue;
        EvaluationTest test;
        test.id = group + "/" + subject.lexical.substr(subject.lexical.find('#') + 1);
        test.query = fileOf(query->lexical);
        test.result = fileOf(result->lexical);
        test.asCsv = asCsv;
        test.lax = graph.mentions(subject, "resultCardinality");
        for (const Term& file : graph.all(*action, qt + "data"))
            test.data.push_back(fileOf(file.lexical));
        for (const Term& named : graph.all(*action, qt + "graphData")) {
            const auto file = graph.one(named, qt + "graph");
            const auto label = graph.one(named, std::string(rdf::vocabulary::rdfsLabel));
            test.graphs.emplace_back(label ? label->lexical : named.lexical,
                                     fileOf(file ? file->lexical : named.lexical));
        }
        tests[test.id] = std::move(test);
    }
    return {};
}

Result<std::vector<EvaluationTest>> W3cSuite::evaluationTests() const {
    std::map<std::string, EvaluationTest> byId;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(m_folder))
        if (isManifest(entry.path()))
            if (const auto added = addTests(entry.path(), byId); !added) return added.error();
    std::vector<EvaluationTest> tests;
    for (auto& [id, test] : byId) tests.push_back(std::move(test));
    return tests;
}

Result<std::string> W3cSuite::queryText(const EvaluationTest& test) const {
    auto text = readFile(test.query);
    if (!text) return text.error();
    return "BASE <" + addressOf(test.query) + ">\n" + *text;
}

Result<std::vector<Quad>> W3cSuite::data(const EvaluationTest& test, const Query& query) const {
    auto graphs = test.graphs;
    for (const std::filesystem::path& file : test.data) graphs.emplace_back("", file);
    std::set<std::string> named(query.from.begin(), query.from.end());
    named.insert(query.fromNamed.begin(), query.fromNamed.end());
    for (const auto& [name, file] : test.graphs) named.erase(name);
    for (const std::string& name : named)
        if (const auto file = fileOf(name); std::filesystem::exists(file))
            graphs.emplace_back(name, file);
    std::vector<Quad> all;
    for (std::size_t i = 0; i < graphs.size(); ++i) {
        auto quads = quadsOf(graphs[i].second, "f" + std::to_string(i));
        if (!quads) return quads.error();
        for (Quad& quad : *quads) {
            if (!graphs[i].first.empty()) quad.graph = Term::iri(graphs[i].first);
            all.push_back(std::move(quad));
        }
    }
    return all;
}

Result<QueryAnswer> W3cSuite::expected(const EvaluationTest& test, QueryForm form) const {
    const std::string kind = test.result.extension().string();
    if (kind == ".srx" || kind == ".srj" || kind == ".csv" || kind == ".tsv") {
        const auto text = readFile(test.result);
        if (!text) return text.error();
        if (kind == ".srx") return readXmlResults(*text, generous);
        if (kind == ".srj") return readJsonResults(*text, generous);
        return kind == ".csv" ? readCsvTexts(*text) : readTsvResults(*text);
    }
    const auto quads = quadsOf(test.result);
    if (!quads) return quads.error();
    if (form != QueryForm::Construct && form != QueryForm::Describe)
        return describedSolutions(Graph(*quads));
    QueryAnswer answer;
    answer.form = QueryForm::Construct;
    for (const Quad& quad : *quads)
        answer.triples.push_back({quad.subject, quad.predicate, quad.object});
    return answer;
}

Result<QueryAnswer> W3cSuite::throughText(const EvaluationTest& test,
                                          const QueryAnswer& answer) const {
    const auto format = resultFormatOf(test.result.extension().string().substr(1));
    const bool json = test.result.extension() == ".srj";
    if (!json && format != ResultFormat::Csv && format != ResultFormat::Tsv) return answer;
    const auto text = write(answer, json ? ResultFormat::Json : *format);
    if (!text) return text.error();
    if (json) return readJsonResults(*text, generous);
    return *format == ResultFormat::Csv ? readCsvTexts(*text) : readTsvResults(*text);
}

std::map<std::string, std::string> knownFailures(const std::filesystem::path& document) {
    std::map<std::string, std::string> failures;
    const auto text = readFile(document);
    if (!text) return failures;
    for (const std::string& line : text::split(*text, '\n')) {
        const std::size_t end = line.find("`: ");
        if (line.starts_with("- `sparql1") && end != std::string::npos)
            failures[line.substr(3, end - 3)] = line.substr(end + 3);
    }
    return failures;
}

}  // namespace tripletalk::sparql
