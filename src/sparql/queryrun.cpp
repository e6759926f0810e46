// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/queryrun.h"

#include <sqlite3.h>

namespace tripletalk::sparql {

namespace {

/// Steps of SQLite's machine between two looks at clock and memory. Few, since one step may be a
/// function over a long text.
constexpr int instructionsBetweenChecks = 200;

/// Bytes that SQLite may take between two of these looks, its pages among them.
constexpr std::size_t leap = 64U << 20U;

}  // namespace

QueryRun::QueryRun(const Setting& setting, std::size_t memory, const CancelToken& cancel)
    : m_setting(setting),
      m_budget{.cancel = cancel, .memory = memory},
      m_account(memory + leap, m_budget.cancel) {
    sqlite3_progress_handler(
        setting.store.database().handle(), instructionsBetweenChecks,
        [](void* self) { return static_cast<QueryRun*>(self)->mustStop() ? 1 : 0; }, this);
}

QueryRun::~QueryRun() {
    m_statement.reset();
    m_evaluation.reset();
    sqlite3_progress_handler(m_setting.store.database().handle(), 0, nullptr, nullptr);
}

Result<std::unique_ptr<QueryRun>> QueryRun::start(const Setting& setting, const Query& query,
                                                  std::size_t memory, const CancelToken& cancel) {
    std::unique_ptr<QueryRun> run(new QueryRun(setting, memory, cancel));
    const sqlite::ChargedTo charged(run->m_account);
    if (auto prepared = run->prepare(query); !prepared) return run->reason(prepared.error());
    return run;
}

Result<void> QueryRun::prepare(const Query& query) {
    m_evaluation.emplace(m_setting.connection, Evaluation::Options{.base = query.base,
                                                                   .memory = m_budget.memory,
                                                                   .cancel = m_budget.cancel});
    auto compiled =
        Compiler(m_setting.statistics, *m_evaluation, m_setting.dataset, m_budget.cancel)
            .compile(query);
    if (!compiled) return compiled.error();
    m_query = *std::move(compiled);
    for (const PathDefinition& definition : m_query.paths) {
        auto table = PathTable::on(m_setting.store, m_setting.statistics, m_budget, definition);
        if (!table) return table.error();
        m_paths.push_back(*std::move(table));
    }
    for (const SubqueryDefinition& definition : m_query.subqueries) {
        auto table = SubqueryTable::on(m_setting.store.database(), definition);
        if (!table) return table.error();
        m_subqueries.push_back(*std::move(table));
    }
    auto statement = m_setting.store.database().prepare(m_query.sql);
    if (statement) {
        m_statement = *std::move(statement);
        return {};
    }
    if (statement.error().kind != ErrorKind::Syntax) return statement.error();
    return Error{ErrorKind::Limit,
                 say("Sentence",
                     "The query is too large or nested too deeply: use fewer patterns, or ask for "
                     "its parts one by one."),
                 statement.error().detail};
}

bool QueryRun::mustStop() {
    const auto used = static_cast<std::ptrdiff_t>(m_setting.files.memoryUsed() + m_budget.used) +
                      m_account.used();
    m_tooMuchMemory = m_tooMuchMemory || used > static_cast<std::ptrdiff_t>(m_budget.memory);
    return m_tooMuchMemory || m_budget.cancel.cancelled();
}

/// Why something ended, where that lies behind what SQLite says.
Error QueryRun::reason(const Error& error) {
    if (m_evaluation && m_evaluation->trouble()) return *m_evaluation->trouble();
    const auto& trouble = m_budget.trouble;
    if (trouble && trouble->kind == ErrorKind::Limit) return *trouble;
    if (m_tooMuchMemory || m_account.isExceeded())
        return {ErrorKind::Limit,
                say("Sentence",
                    "The query needs too much memory to sort, group or join: add filters, share "
                    "variables between its patterns, or aggregate less.")};
    // A walk's own statement is interrupted, too.
    if (m_budget.cancel.cancelled()) return m_budget.cancel.error();
    return trouble.value_or(error);
}

Result<bool> QueryRun::next(Row& row) {
    const sqlite::ChargedTo charged(m_account);
    const auto more = m_statement->step();
    if (!more) return reason(more.error());
    if (!*more) return false;
    row.clear();
    for (std::size_t i = 0; i < m_query.variables.size(); ++i) {
        const int column = static_cast<int>(i);
        row.push_back(m_statement->isNull(column)
                          ? std::nullopt
                          : std::optional<graph::TermId>(m_statement->integer(column)));
    }
    return true;
}

Result<rdf::Term> QueryRun::term(graph::TermId id) {
    const sqlite::ChargedTo charged(m_account);
    auto term = m_evaluation->term(id);
    return term ? std::move(term) : Result<rdf::Term>(reason(term.error()));
}

}  // namespace tripletalk::sparql
