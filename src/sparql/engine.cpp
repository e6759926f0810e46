// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/engine.h"

#include "base/text.h"
#include "sparql/compiler/dataset.h"
#include "sparql/openstore.h"
#include "sparql/parser/parser.h"
#include "sparql/queryrun.h"
#include "sparql/results/solutioncollector.h"
#include "sparql/results/triplecollector.h"

#include <algorithm>
#include <chrono>
#include <map>

namespace tripletalk::sparql {

using graph::TermId;

namespace {

using Clock = std::chrono::steady_clock;

/// Rows between two looks at the clock: what is done with them is outside of the statement.
constexpr std::size_t rowsBetweenChecks = 64;

Error withAdvice(Error error, std::chrono::milliseconds time) {
    if (error.kind == ErrorKind::Timeout)
        error.message =
            say("Sentence",
                "The query took longer than %1 s and was stopped: let its triple patterns share "
                "variables, begin paths at a given term, or add a FILTER or LIMIT.")
                .arg(text::formatNumber(static_cast<double>(time.count()) / 1000));
    return error;
}

}  // namespace

struct Engine::Private {
    std::unique_ptr<OpenStore> opened;

    [[nodiscard]] Result<QueryRun::Setting> settingFor(const Query& query) const;
    [[nodiscard]] Result<Query> read(std::string_view text, std::size_t longest) const;
    Result<QueryAnswer> answer(const Query& query, const QueryLimits& limits,
                               const CancelToken& token);
    Result<void> collect(QueryRun& run, const Query& query, const QueryLimits& limits,
                         const CancelToken& token, QueryAnswer& answer);
    Result<void> describe(QueryRun& run, const Query& query, const Graphs& graphs,
                          const QueryLimits& limits, const CancelToken& token, QueryAnswer& answer);
};

Engine::Engine(std::unique_ptr<Private> given) : d(std::move(given)) {}
Engine::~Engine() = default;

Result<std::unique_ptr<Engine>> Engine::open(const std::filesystem::path& graphDb) {
    return open(graphDb, Options());
}

Result<std::unique_ptr<Engine>> Engine::open(const std::filesystem::path& graphDb,
                                             const Options& options) {
    auto opened = OpenStore::open(
        graphDb, {.withheld = options.withheld, .mergesGraphs = options.mergesGraphs});
    if (!opened) return opened.error();
    auto d = std::make_unique<Private>();
    d->opened = *std::move(opened);
    return std::unique_ptr<Engine>(new Engine(std::move(d)));
}

const std::vector<std::pair<std::string, std::string>>& Engine::prefixes() const {
    return d->opened->prefixes;
}

Result<Query> Engine::Private::read(std::string_view text, std::size_t longest) const {
    if (text.size() > longest)
        return Error{ErrorKind::Limit,
                     say("Sentence", "The query is longer than %1 bytes: write a shorter one.")
                         .arg(longest)};
    return parse(text, {.prefixes = opened->prefixes, .service = false});
}

Result<QueryRun::Setting> Engine::Private::settingFor(const Query& query) const {
    auto seen = datasetOf(*opened->store, query.from, query.fromNamed, opened->dataset);
    if (!seen) return seen.error();
    return QueryRun::Setting{*opened->store, opened->files, *opened->statistics,
                             *opened->connection, *std::move(seen)};
}

Result<void> Engine::Private::collect(QueryRun& run, const Query& query, const QueryLimits& limits,
                                      const CancelToken& token, QueryAnswer& answer) {
    SolutionCollector solutions(run, limits, answer);
    TripleCollector triples(run, limits, answer);
    QueryRun::Row row;
    for (std::size_t rows = 0;; ++rows) {
        if (rows % rowsBetweenChecks == 0 && token.cancelled()) return token.error();
        auto more = run.next(row);
        if (!more) return more.error();
        if (query.form == QueryForm::Ask) answer.truth = *more;
        if (!*more || query.form == QueryForm::Ask) return {};
        auto added = query.form == QueryForm::Construct ? triples.construct(query.construct, row)
                                                        : solutions.add(row);
        if (!added) return added.error();
        if (!*added) return {};
    }
}

Result<void> Engine::Private::describe(QueryRun& run, const Query& query, const Graphs& graphs,
                                       const QueryLimits& limits, const CancelToken& token,
                                       QueryAnswer& answer) {
    TripleCollector triples(run, limits, answer);
    const std::string isSeen = isOneOf(graphs);
    const auto add = [&](const std::optional<TermId>& id) -> Result<bool> {
        if (token.cancelled()) return token.error();
        return id ? triples.describe(*id, isSeen) : Result<bool>(true);
    };
    for (const Node& node : query.describe) {
        const auto* term = std::get_if<rdf::Term>(&node);
        if (!term) continue;
        const auto id = run.idOf(*term);
        if (!id) return id.error();
        if (auto added = add(*id); !added || !*added) return added ? Result<void>() : added.error();
    }
    QueryRun::Row row;
    for (;;) {
        auto more = run.next(row);
        if (!more) return more.error();
        if (!*more) return {};
        for (const auto& id : row)
            if (auto added = add(id); !added || !*added)
                return added ? Result<void>() : added.error();
    }
}

Result<QueryAnswer> Engine::Private::answer(const Query& query, const QueryLimits& limits,
                                            const CancelToken& token) {
    const auto setting = settingFor(query);
    if (!setting) return setting.error();
    auto run = QueryRun::start(*setting, query, limits.memory, token);
    if (!run) return run.error();
    QueryAnswer answer;
    answer.form = query.form;
    if (query.form == QueryForm::Select) answer.variables = (*run)->variables();
    auto done = query.form == QueryForm::Describe
                    ? describe(**run, query, setting->dataset.merged, limits, token, answer)
                    : collect(**run, query, limits, token, answer);
    if (!done) return done.error();
    return answer;
}

Result<QueryAnswer> Engine::query(std::string_view text, const QueryLimits& limits,
                                  const CancelToken& cancel) {
    const auto start = Clock::now();
    const auto query = d->read(text, limits.queryLength);
    if (!query) return query.error();
    const auto token = CancelToken::withDeadline(cancel, limits.time);
    auto answer = d->answer(*query, limits, token);
    if (!answer) return withAdvice(answer.error(), limits.time);
    answer->ms = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
    return answer;
}

namespace {

/// SQLite's plan, a line a step, indented below the step that it belongs to.
Result<std::string> planOf(const sqlite::Database& database, const std::string& sql) {
    std::map<std::int64_t, std::size_t> depths{{0, 0}};
    std::string plan;
    auto read = database.each("EXPLAIN QUERY PLAN " + sql, [&](sqlite::Statement& row) {
        const std::size_t depth = depths[row.integer(1)];
        depths[row.integer(0)] = depth + 1;
        plan += std::string(2 * depth, ' ') + std::string(row.text(3)) + "\n";
    });
    if (!read) return read.error();
    return plan;
}

}  // namespace

Result<Explanation> Engine::explain(std::string_view text) {
    const QueryLimits limits;
    const auto query = d->read(text, limits.queryLength);
    if (!query) return query.error();
    const auto setting = d->settingFor(*query);
    if (!setting) return setting.error();
    const auto token = CancelToken::withDeadline(CancelToken(), limits.time);
    auto run = QueryRun::start(*setting, *query, limits.memory, token);
    if (!run) return withAdvice(run.error(), limits.time);
    const CompiledQuery& compiled = (*run)->compiled();
    Explanation explanation{.algebra = toText(compiled.algebra)};
    const auto add = [&](const std::string& name, const std::string& sql) -> Result<void> {
        auto plan = planOf(d->opened->store->database(), sql);
        if (!plan) return plan.error();
        explanation.sql += name + sql + ";\n";
        explanation.plan += name + *plan;
        return {};
    };
    if (auto added = add("", compiled.sql); !added) return added.error();
    for (const SubqueryDefinition& subquery : compiled.subqueries)
        if (auto added = add("-- " + subquery.name + "\n", subquery.sql); !added)
            return added.error();
    return explanation;
}

}  // namespace tripletalk::sparql
