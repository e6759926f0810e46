// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/run/partsolver.h"

#include "cypher/failure.h"
#include "sparql/queryrun.h"

namespace tripletalk::cypher {

namespace {

std::unique_ptr<sparql::QueryRun> startedRun(const sparql::OpenStore& store, const SolvedPart& part,
                                             QueryState& state) {
    auto run = sparql::QueryRun::start(
        {*store.store, store.files, *store.statistics, *store.connection, store.dataset},
        part.query, state.left(), state.cancel());
    if (!run) throw Failure{run.error()};
    return *std::move(run);
}

}  // namespace

sparql::OpenStore& PartSolver::opened() {
    if (!m_opened) {
        auto store = sparql::OpenStore::open(m_path, m_options);
        if (!store) throw Failure{store.error()};
        m_opened = *std::move(store);
    }
    return *m_opened;
}

bool PartSolver::solve(const SolvedPart& part, QueryState& state,
                       const std::function<bool(const std::vector<graph::TermId>&)>& take) {
    const auto run = startedRun(opened(), part, state);
    sparql::QueryRun::Row row;
    std::vector<graph::TermId> solution;
    for (;;) {
        state.step();
        const auto more = run->next(row);
        if (!more) throw Failure{more.error()};
        if (!*more) return true;
        solution.clear();
        for (const auto& id : row) solution.push_back(*id);
        if (!take(solution)) return false;
    }
}

std::string PartSolver::explain(const SolvedPart& part, QueryState& state) {
    const auto run = startedRun(opened(), part, state);
    return sparql::toText(run->compiled().algebra) + "\n" + run->compiled().sql;
}

}  // namespace tripletalk::cypher
