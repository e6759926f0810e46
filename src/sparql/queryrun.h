// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/compiler/compiler.h"
#include "sparql/compiler/dataset.h"
#include "sparql/compiler/statistics.h"
#include "sparql/compiler/subquerytable.h"
#include "sparql/evaluator/evaluation.h"
#include "sparql/evaluator/pathtable.h"
#include "sparql/querybudget.h"
#include "sparql/sparqlsource.h"
#include "sqlite/confinedfiles.h"
#include "sqlite/memoryaccount.h"

#include <memory>
#include <optional>
#include <vector>

namespace tripletalk::sparql {

/// One query that runs on the store's connection: its solutions row by row, as ids. It ends with an
/// error once the token is cancelled, or what it sorts, groups and makes takes too much memory. One
/// at a time a connection.
class QueryRun {
  public:
    struct Setting {
        const graph::TripleStore& store;
        const sqlite::ConfinedFiles& files;  ///< those of the store's connection
        Statistics& statistics;
        Evaluation::Connection& connection;  ///< to the store
        Dataset dataset;                     ///< that the query sees
    };
    /// Until the first row.
    static Result<std::unique_ptr<QueryRun>> start(const Setting& setting, const Query& query,
                                                   std::size_t memory, const CancelToken& cancel);
    ~QueryRun();

    using Row = std::vector<std::optional<graph::TermId>>;
    [[nodiscard]] const std::vector<std::string>& variables() const { return m_query.variables; }
    /// The next row, as wide as `variables()`; false at the end.
    Result<bool> next(Row& row);

    Result<rdf::Term> term(graph::TermId id);
    Result<graph::TermId> idOf(const rdf::Term& term) { return m_evaluation->idOf(term); }

    /// Runs a statement of our own under the same limits.
    template <typename Take, typename... Args>
    Result<void> each(std::string_view sql, Take&& take, const Args&... args) {
        const sqlite::ChargedTo charged(m_account);
        const auto done = m_setting.store.database().each(sql, take, args...);
        return done ? done : Result<void>(reason(done.error()));
    }

    [[nodiscard]] const CompiledQuery& compiled() const { return m_query; }

  private:
    QueryRun(const Setting& setting, std::size_t memory, const CancelToken& cancel);
    Result<void> prepare(const Query& query);
    [[nodiscard]] bool mustStop();
    Error reason(const Error& error);

    Setting m_setting;
    QueryBudget m_budget;
    sqlite::MemoryAccount m_account;
    bool m_tooMuchMemory = false;
    std::optional<Evaluation> m_evaluation;
    CompiledQuery m_query;
    std::vector<PathTable> m_paths;
    std::vector<SubqueryTable> m_subqueries;
    std::optional<sqlite::Statement> m_statement;  // goes before the tables that it reads
};

}  // namespace tripletalk::sparql
