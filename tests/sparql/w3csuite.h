// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "rdf/term.h"
#include "sparql/sparqlsource.h"

#include <filesystem>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace tripletalk::sparql {

/// One test of a query's evaluation, as a manifest of the W3C's suite tells it.
struct EvaluationTest {
    std::string id;  ///< "sparql11/aggregates/agg01": the manifest's folder and the test's name
    std::filesystem::path query;
    std::vector<std::filesystem::path> data;                            ///< of the default graph
    std::vector<std::pair<std::string, std::filesystem::path>> graphs;  ///< by name
    std::filesystem::path result;
    bool lax = false;    ///< solutions may come less often (REDUCED)
    bool asCsv = false;  ///< about the text in CSV, not about terms
};

/// A folder with manifests, however deep, and the address that relative IRIs take it to have.
class W3cSuite {
  public:
    explicit W3cSuite(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    /// All tests that run a query here, in the order of their ids: those about entailment or about
    /// other servers are none.
    [[nodiscard]] Result<std::vector<EvaluationTest>> evaluationTests() const;

    /// The query with its own address as base.
    [[nodiscard]] Result<std::string> queryText(const EvaluationTest& test) const;

    /// The test's data, and that of the graphs which the query names by FROM. Blank nodes of
    /// different files are different.
    [[nodiscard]] Result<std::vector<rdf::Quad>> data(const EvaluationTest& test,
                                                      const Query& query) const;

    /// What the test expects, by its file's kind; `form` tells a graph of triples from one that
    /// describes solutions.
    [[nodiscard]] Result<QueryAnswer> expected(const EvaluationTest& test, QueryForm form) const;

    /// The answer as text, the way the expected result has it, and back.
    [[nodiscard]] Result<QueryAnswer> throughText(const EvaluationTest& test,
                                                  const QueryAnswer& answer) const;

  private:
    [[nodiscard]] std::string addressOf(const std::filesystem::path& file) const;
    [[nodiscard]] std::filesystem::path fileOf(const std::string& address) const;
    [[nodiscard]] Result<std::vector<rdf::Quad>> quadsOf(const std::filesystem::path& file,
                                                         const std::string& blankPrefix = {}) const;
    Result<void> addTests(const std::filesystem::path& manifest,
                          std::map<std::string, EvaluationTest>& tests) const;

    std::filesystem::path m_folder;
};

/// The list of tests that fail and why: lines "- `id`: reason" of a document.
std::map<std::string, std::string> knownFailures(const std::filesystem::path& document);

}  // namespace tripletalk::sparql
