// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/result.h"
#include "graph/triplestore.h"
#include "sparql/evaluator/termcursor.h"
#include "sparql/parser/syntax.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tripletalk::sparql {

/// The terms and expressions of one query that runs on one connection to graph.db. In SQL a term is
/// its id: that of the store, or a negative one for a term that the store does not have and that
/// this query has made or named. NULL is "unbound", and "error" where an expression stands. So two
/// terms are the same if and only if their ids are.
///
/// Registers on the store's connection, for as long as it lives:
/// - sparql_value(k, argument…) → id or NULL: expression k, as `add` numbered it;
/// - sparql_test(k, argument…) → 1, 0, or NULL for an error: its effective boolean value;
/// - sparql_order(id) → a blob; memcmp of two is the order of ORDER BY (unbound, blank nodes, IRIs,
///   literals by value, else by form);
/// - sparql_same_value(id, id) → 1, 0 or NULL: the operator "=";
/// - aggregates over ids: sparql_sum, sparql_avg, sparql_min, sparql_max, sparql_sample(id),
///   sparql_group_concat(id, separator TEXT); with DISTINCT as SQL has it, which is for one
///   argument alone: hence sparql_group_concat(id || ' ' || separator) too. A NULL among the values
///   makes sum, avg and group_concat NULL, as an error does; min, max and sample pass over it.
///
/// Terms are looked up by a statement of its own that runs as long as it lives. Belongs to the
/// connection's thread. Errors while a query runs (memory, cancelled) end the
/// statement; `trouble()` then has the reason.
class Evaluation {
  public:
    struct Options {
        std::string base = {};               ///< for IRI()
        std::size_t memory = 256U << 20U;    ///< bytes for new terms and caches
        CancelToken cancel = CancelToken();  ///< looked at inside long functions
    };
    struct Private;

    /// What evaluating needs of SQLite on the store's connection, set up once, since SQLite
    /// compiles all statements of a connection anew when a function changes: the functions, which
    /// speak for the Evaluation that is there, and the statement that looks up terms. The store
    /// must live longer.
    class Connection {
      public:
        static Result<std::unique_ptr<Connection>> to(const graph::TripleStore& store);
        ~Connection();
        [[nodiscard]] Private* current() const { return m_current; }

      private:
        friend class Evaluation;
        explicit Connection(const graph::TripleStore& store);
        const graph::TripleStore& m_store;
        TermCursor m_terms;
        Private* m_current = nullptr;  ///< of the Evaluation that is there
    };

    /// One at a time a connection, which must live longer.
    Evaluation(Connection& connection, Options options);
    ~Evaluation();
    Evaluation(const Evaluation&) = delete;
    Evaluation& operator=(const Evaluation&) = delete;

    /// Numbers an expression. Its variables are taken from the arguments in the order of
    /// `variables`; each Exists or NotExists in it, left to right, takes a further argument behind
    /// them: 1 if the pattern has a solution, 0 if not (Exists and NotExists alike; the negation is
    /// made here). Aggregates may not stand in it. Where BNODE stands with an argument, one more
    /// may follow, the number of the solution (positive): the same label in the same solution is
    /// the same node. RAND, UUID, STRUUID and BNODE give something else in every call, so SQLite
    /// must not call them twice for one solution. Errors: Usage, Limit.
    Result<std::size_t> add(const Expression& expression,
                            const std::vector<std::string>& variables);

    /// The id of a term: the store's if it has it, else a new negative one.
    Result<graph::TermId> idOf(const rdf::Term& term);

    /// The term of an id, which must be known.
    Result<rdf::Term> term(graph::TermId id);

    /// The value of an expression without variables; nothing for an error.
    Result<std::optional<rdf::Term>> constant(const Expression& expression);

    [[nodiscard]] const std::optional<Error>& trouble() const;

  private:
    std::unique_ptr<Private> d;
};

}  // namespace tripletalk::sparql
