// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/values/cyphervalue.h"
#include "sparql/sparqlsource.h"

#include <filesystem>
#include <memory>

namespace tripletalk::cypher {

struct CypherAnswer {
    std::vector<std::string> columns = {};
    std::vector<std::vector<Value>> rows = {};
    bool truncated = false;  ///< there are more rows than the limits let through
    double ms = 0;
};

/// openCypher 9 over graph.db, reading only (docs/cypher.md). Belongs to one thread at a time.
///
/// Errors, each with a sentence that a model can act on: Syntax (with the place), Forbidden (a
/// clause that writes), Input (a value of a wrong type, a missing parameter), Limit, Timeout,
/// Cancelled. `detail` has openCypher's name of the error.
class CypherEngine {
  public:
    struct Options {
        std::vector<std::string> withheld = {};  ///< predicates whose triples are as if not there
        bool mergesGraphs = false;  ///< all graphs together are asked, else the default one
        /// Patterns are walked from node to node alone, and nothing is asked as SPARQL is: slower,
        /// and the same rows.
        bool walksOnly = false;
    };
    static Result<std::unique_ptr<CypherEngine>> open(const std::filesystem::path& graphDb,
                                                      const Options& options);
    ~CypherEngine();

    Result<CypherAnswer> query(std::string_view text, const Map& parameters,
                               const sparql::QueryLimits& limits, const CancelToken& cancel);
    /// Whether it is a query; nothing is asked.
    Result<void> check(std::string_view text);
    /// How it would be run, a step a line; nothing is asked.
    Result<std::string> explain(std::string_view text);
    /// As openCypher writes it, for people: nodes and relationships by their names.
    std::string shown(const Value& value);
    /// The term that a value stands for: of a node its own, of a scalar a literal, of everything
    /// else a literal with its text; nothing for null.
    std::optional<rdf::Term> termOf(const Value& value);
    /// Names of labels, relationship types and properties, the most used first.
    struct Names {
        std::vector<std::string> labels, types, properties;
    };
    Result<Names> names();
    enum class Role : unsigned char { Label, Type, Property };
    /// The IRI that a name in this role stands for; nothing where the graph has none, or cannot be
    /// read.
    std::optional<std::string> iriOf(std::string_view name, Role role);
    /// The labels of a node, and its properties.
    Result<std::pair<std::vector<std::string>, Map>> describe(NodeRef node);

  private:
    struct Private;
    explicit CypherEngine(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

}  // namespace tripletalk::cypher
