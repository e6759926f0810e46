// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/result.h"
#include "rdf/term.h"
#include "sparql/parser/syntax.h"

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tripletalk::sparql {

struct QueryLimits {
    std::chrono::milliseconds time{5000};
    std::size_t rows = 10'000;          ///< solutions or triples; more are cut, `truncated` says so
    std::size_t bytes = 64U << 20U;     ///< of the terms of the answer together
    std::size_t queryLength = 100'000;  ///< bytes
    std::size_t memory = 256U << 20U;   ///< what sorting, grouping and new terms may take
};

/// A cell of a solution; nothing where the variable is unbound.
using Binding = std::optional<rdf::Term>;

struct Triple {
    rdf::Term subject, predicate, object;
    friend bool operator==(const Triple&, const Triple&) = default;
    friend auto operator<=>(const Triple&, const Triple&) = default;
};

/// What came back: solutions (Select), a truth (Ask) or triples (Construct, Describe).
struct QueryAnswer {
    QueryForm form = QueryForm::Select;
    std::vector<std::string> variables = {};      ///< without "?"
    std::vector<std::vector<Binding>> rows = {};  ///< as wide as `variables`
    bool truth = false;
    std::vector<Triple> triples = {};
    bool truncated = false;
    double ms = 0;
};

/// How a query is run, in three texts for people.
struct Explanation {
    std::string algebra = {};
    std::string sql = {};   ///< what SQLite runs
    std::string plan = {};  ///< SQLite's EXPLAIN QUERY PLAN, indented
};

/// Somebody who answers SPARQL 1.1 queries: the engine over the triple store, or a remote endpoint.
/// Reads only: no update form is a query. Blocks; call it from a worker thread, one at a time an
/// object.
///
/// Errors, each with a sentence that a model can act on: Syntax (with the place), Forbidden
/// (SERVICE, an update), Limit, Timeout, Cancelled (within 100 ms), NotFound; a remote one Network
/// and Server too.
class SparqlSource {
  public:
    virtual ~SparqlSource() = default;
    virtual Result<QueryAnswer> query(std::string_view text, const QueryLimits& limits,
                                      const CancelToken& cancel) = 0;
    /// How the query would be run; nothing is asked. Errors in addition: Usage (whoever answers
    /// does not tell).
    virtual Result<Explanation> explain(std::string_view text) = 0;
    /// Prefixes that a query may use without declaring them: "ex" → namespace.
    [[nodiscard]] virtual const std::vector<std::pair<std::string, std::string>>& prefixes()
        const = 0;
};

}  // namespace tripletalk::sparql
