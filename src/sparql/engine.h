// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/sparqlsource.h"

#include <filesystem>
#include <memory>

namespace tripletalk::sparql {

/// SPARQL over graph.db: a query becomes algebra, and the algebra one SQL SELECT over ids, whose
/// terms are looked up last. The connection is read-only. Nothing is ever fetched: SERVICE is
/// refused, FROM names graphs of the store. Prefixes are those of the store, and the well-known
/// ones that it does not use otherwise.
class Engine : public SparqlSource {
  public:
    struct Options {
        /// IRIs of predicates whose triples are as if they were not there.
        std::vector<std::string> withheld = {};
        /// The default graph is the merge of all graphs of the store; else it is g = 0.
        bool mergesGraphs = false;
    };
    static Result<std::unique_ptr<Engine>> open(const std::filesystem::path& graphDb);
    static Result<std::unique_ptr<Engine>> open(const std::filesystem::path& graphDb,
                                                const Options& options);
    ~Engine() override;

    Result<QueryAnswer> query(std::string_view text, const QueryLimits& limits,
                              const CancelToken& cancel) override;
    Result<Explanation> explain(std::string_view text) override;
    [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& prefixes() const override;

  private:
    struct Private;
    explicit Engine(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

}  // namespace tripletalk::sparql
