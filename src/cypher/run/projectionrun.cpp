// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/failure.h"
#include "cypher/run/aggregation.h"
#include "cypher/run/cypherrunner.h"

#include <algorithm>
#include <map>
#include <set>

namespace tripletalk::cypher {

namespace {

struct Group {
    std::vector<std::unique_ptr<Aggregation>> aggregations;
};

struct SortedRow {
    std::vector<Value> keys;
    Row row;
};

std::size_t sizeOfRow(const Row& row) {
    std::size_t bytes = sizeof(Row);
    for (const Value& value : row) bytes += sizeOf(value);
    return bytes;
}

}  // namespace

struct ProjectionRun::State {
    const ClausePlan& clause;
    const ProjectionPlan& plan;
    CypherEvaluator& evaluator;
    std::map<std::vector<Value>, Group, InOrder> groups;
    std::vector<SortedRow> waiting;
    std::set<std::vector<Value>, InOrder> seen;
    std::size_t skip = 0;
    std::optional<std::size_t> limit;
    std::size_t passed = 0, taken = 0;  ///< rows behind SKIP and LIMIT

    [[nodiscard]] bool sorts() const { return !plan.order.empty(); }
    QueryState& state() { return evaluator.context().state; }

    std::size_t amount(const Expression& expression) {
        Row row(plan.amountWidth);
        const Value value = evaluator.evaluate(expression, row);
        const auto* number = value.as<std::int64_t>();
        if (!number)
            fail(ErrorKind::Syntax, say("Sentence", "SKIP and LIMIT take a whole number."),
                 "InvalidArgumentType");
        if (*number < 0)
            fail(ErrorKind::Syntax, say("Sentence", "SKIP and LIMIT take no negative number."),
                 "NegativeIntegerArgument");
        return static_cast<std::size_t>(*number);
    }

    [[nodiscard]] bool isFull() const { return limit && taken >= *limit; }

    /// A working row of columns, and behind them what ORDER BY and WHERE may see.
    bool arrive(Row& working, const TakeRow& take) {
        if (plan.distinct) {
            const std::vector<Value> columns(
                working.begin(),
                working.begin() + static_cast<std::ptrdiff_t>(plan.columns.size()));
            if (!seen.insert(columns).second) return true;
            state().take(sizeOfRow(columns) + 48);
        }
        if (!sorts()) return pass(working, take);
        std::vector<Value> keys;
        for (const auto& [expression, descending] : plan.order)
            keys.push_back(evaluator.evaluate(*expression, working));
        if (!plan.where) working.resize(plan.columns.size());
        state().take(sizeOfRow(working) + sizeOfRow(keys));
        waiting.push_back({std::move(keys), std::move(working)});
        const std::size_t kept = limit ? skip + *limit : 0;
        // With a LIMIT no more rows wait than twice those that may be wanted.
        if (limit && waiting.size() > 2 * kept + 64) cut(kept);
        return true;
    }

    [[nodiscard]] bool before(const SortedRow& left, const SortedRow& right) const {
        for (std::size_t i = 0; i < plan.order.size(); ++i) {
            const int compared = order(left.keys[i], right.keys[i]);
            if (compared != 0) return (compared < 0) != plan.order[i].second;
        }
        return false;
    }

    void sort() {
        std::stable_sort(waiting.begin(), waiting.end(),
                         [&](const auto& a, const auto& b) { return before(a, b); });
    }

    void cut(std::size_t kept) {
        sort();
        for (std::size_t i = kept; i < waiting.size(); ++i)
            state().giveBack(sizeOfRow(waiting[i].row) + sizeOfRow(waiting[i].keys));
        waiting.resize(std::min(kept, waiting.size()));
    }

    /// Behind ORDER BY: SKIP, LIMIT, WHERE.
    bool pass(Row& working, const TakeRow& take) {
        if (isFull()) return false;
        if (passed < skip) {
            ++passed;
            return true;
        }
        ++taken;
        if (plan.where && !evaluator.isTrue(*plan.where, working)) return !isFull();
        working.resize(plan.columns.size());
        return take(working) && !isFull();
    }

    void group(Row& input) {
        std::vector<Value> key;
        for (const std::size_t column : plan.keys)
            key.push_back(evaluator.evaluate(*plan.expressions[column], input));
        const std::size_t bytes = sizeOfRow(key) + 128 * plan.aggregates.size();
        const auto [found, isNew] = groups.try_emplace(std::move(key));
        if (isNew) {
            state().take(bytes);
            begin(found->second, input);
        }
        for (std::size_t i = 0; i < plan.aggregates.size(); ++i) {
            const Expression& call = *plan.aggregates[i].first;
            if (call.kind == ExpressionKind::CountAll) {
                found->second.aggregations[i]->add(true);
                continue;
            }
            const Value value = evaluator.evaluate(*call.parts[0], input);
            if (!value.isNull()) found->second.aggregations[i]->add(value);
        }
    }

    void begin(Group& group, Row& input) {
        for (const auto& [call, slot] : plan.aggregates) {
            const Value percentile =
                call->parts.size() > 1 ? evaluator.evaluate(*call->parts[1], input) : Value();
            group.aggregations.push_back(aggregationFor(*call, percentile, state()));
        }
    }

    /// Groups become working rows.
    bool release(const TakeRow& take) {
        if (groups.empty() && plan.keys.empty()) {
            Row none(clause.inputWidth);
            begin(groups[{}], none);
        }
        for (const auto& [key, group] : groups) {
            state().step();
            Row working(plan.workingWidth);
            for (std::size_t i = 0; i < plan.keys.size(); ++i) working[plan.keys[i]] = key[i];
            for (std::size_t i = 0; i < plan.aggregates.size(); ++i)
                working[plan.aggregates[i].second] = group.aggregations[i]->result();
            for (std::size_t i = 0; i < plan.columns.size(); ++i)
                if (std::find(plan.keys.begin(), plan.keys.end(), i) == plan.keys.end())
                    working[i] = evaluator.evaluate(*plan.expressions[i], working);
            if (!arrive(working, take)) return false;
        }
        return true;
    }
};

ProjectionRun::ProjectionRun(const ClausePlan& clause, CypherEvaluator& evaluator)
    : m_state(new State{clause, clause.projection, evaluator, {}, {}, {}, 0, {}, 0, 0}) {
    if (clause.projection.skip) m_state->skip = m_state->amount(*clause.projection.skip);
    if (clause.projection.limit) m_state->limit = m_state->amount(*clause.projection.limit);
}

ProjectionRun::~ProjectionRun() = default;

bool ProjectionRun::add(Row& input, const TakeRow& take) {
    State& state = *m_state;
    if (input.size() < state.clause.inputWidth) input.resize(state.clause.inputWidth);
    if (state.plan.grouped) {
        state.group(input);
        return true;
    }
    if (!state.sorts() && state.isFull()) return false;
    Row working;
    working.reserve(state.plan.workingWidth);
    for (const Expression* expression : state.plan.expressions)
        working.push_back(state.evaluator.evaluate(*expression, input));
    if (state.sorts() || state.plan.where)
        working.insert(working.end(), input.begin(), input.end());
    working.resize(state.plan.workingWidth);
    return state.arrive(working, take);
}

bool ProjectionRun::finish(const TakeRow& take) {
    State& state = *m_state;
    if (state.plan.grouped && !state.release(take)) return false;
    if (!state.sorts()) return true;
    state.sort();
    for (SortedRow& sorted : state.waiting)
        if (!state.pass(sorted.row, take)) return false;
    return true;
}

}  // namespace tripletalk::cypher
