// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/failure.h"
#include "cypher/run/cypherevaluator.h"
#include "cypher/run/cypherrunner.h"
#include "cypher/run/matcher.h"

#include <algorithm>

/// Expressions over lists, maps and patterns.
namespace tripletalk::cypher {

namespace {

std::int64_t wholeNumber(const Value& value, const char* of) {
    const auto* number = value.as<std::int64_t>();
    if (!number) wrongType(of, value);
    return *number;
}

/// Of an expression that walks through a list; nothing for null.
const List* listOf(const Value& value, const char* of) {
    if (value.isNull()) return nullptr;
    if (!value.list()) wrongType(of, value);
    return value.list();
}

}  // namespace

/// What holds lists or maps shares them: it could stand for more parts than anybody ever walks
/// through.
Value CypherEvaluator::bounded(Value made) {
    const auto holds = [](const Value& part) { return part.list() || part.map(); };
    const bool nests =
        made.list() ? std::any_of(made.list()->items.begin(), made.list()->items.end(), holds)
                    : std::any_of(made.map()->begin(), made.map()->end(),
                                  [&](const auto& entry) { return holds(entry.second); });
    if (!nests) return made;
    const std::size_t bytes = sizeOf(made);
    m_context.state.step(bytes / QueryState::bytesAStep);
    if (bytes > m_context.state.left()) m_context.state.take(bytes);
    return made;
}

Value CypherEvaluator::map(const Expression& expression, Row& row) {
    Map map;
    for (std::size_t i = 0; i < expression.names.size(); ++i)
        map[expression.names[i]] = evaluate(*expression.parts[i], row);
    return bounded(std::move(map));
}

Value CypherEvaluator::projection(const Expression& expression, Row& row) {
    const Value of = evaluate(*expression.parts[0], row);
    if (of.isNull()) return {};
    Map map;
    for (std::size_t i = 0; i < expression.names.size(); ++i) {
        const std::string& name = expression.names[i];
        if (const auto& part = expression.parts[i + 1]) {
            map[name] = evaluate(*part, row);
        } else if (name != "*") {
            map[name] = propertyOf(m_context, of, name);
        } else {
            const Value all = functionOf("properties")->call(m_context, {&of, 1});
            map.insert(all.map()->begin(), all.map()->end());
        }
    }
    return bounded(std::move(map));
}

Value CypherEvaluator::index(const Expression& expression, Row& row) {
    const Value of = evaluate(*expression.parts[0], row);
    const Value at = evaluate(*expression.parts[1], row);
    if (of.isNull() || at.isNull()) return {};
    if (const List* list = of.list()) {
        std::int64_t position = wholeNumber(at, "[]");
        const auto size = static_cast<std::int64_t>(list->items.size());
        if (position < 0) position += size;
        if (position < 0 || position >= size) return {};
        return list->items[static_cast<std::size_t>(position)];
    }
    const bool hasProperties = of.map() || of.is<NodeRef>() || of.is<RelationshipRef>();
    if (!hasProperties) wrongType("[]", of);
    if (!at.text()) wrongType("[]", at);
    return propertyOf(m_context, of, *at.text());
}

Value CypherEvaluator::slice(const Expression& expression, Row& row) {
    const Value of = evaluate(*expression.parts[0], row);
    const auto bound = [&](std::size_t part) {
        return expression.parts[part] ? evaluate(*expression.parts[part], row) : Value(0);
    };
    const Value from = bound(1), to = bound(2);
    const List* list = listOf(of, "[..]");
    if (!list || from.isNull() || to.isNull()) return {};
    const auto size = static_cast<std::int64_t>(list->items.size());
    const auto clamped = [&](std::int64_t at) {
        return std::clamp<std::int64_t>(at < 0 ? at + size : at, 0, size);
    };
    const std::int64_t begin = expression.parts[1] ? clamped(wholeNumber(from, "[..]")) : 0;
    const std::int64_t end = expression.parts[2] ? clamped(wholeNumber(to, "[..]")) : size;
    if (begin >= end) return std::vector<Value>();
    m_context.state.step(static_cast<std::size_t>(end - begin));
    return std::vector<Value>(list->items.begin() + begin, list->items.begin() + end);
}

Value CypherEvaluator::caseOf(const Expression& expression, Row& row) {
    const auto& parts = expression.parts;
    const bool simple = parts[0] != nullptr;
    const Value of = simple ? evaluate(*parts[0], row) : Value();
    for (std::size_t i = 1; i + 1 < parts.size(); i += 2) {
        const bool holds =
            simple ? compared(ExpressionKind::Equal, of, evaluate(*parts[i], row)) == Truth(true)
                   : isTrue(*parts[i], row);
        if (holds) return evaluate(*parts[i + 1], row);
    }
    return parts.back() ? evaluate(*parts.back(), row) : Value();
}

Value CypherEvaluator::comprehension(const Expression& expression, Row& row) {
    const Value of = evaluate(*expression.parts[0], row);
    const List* list = listOf(of, "[x IN …]");
    if (!list) return {};
    std::vector<Value> items;
    std::size_t bytes = 0;
    for (const Value& item : list->items) {
        m_context.state.step();
        row[expression.slot] = item;
        if (expression.parts[1] && !isTrue(*expression.parts[1], row)) continue;
        items.push_back(expression.parts[2] ? evaluate(*expression.parts[2], row) : item);
        const std::size_t size = sizeOf(items.back());
        m_context.state.take(size);
        bytes += size;
    }
    m_context.state.giveBack(bytes);
    return items;
}

Value CypherEvaluator::quantifier(const Expression& expression, Row& row) {
    const Value of = evaluate(*expression.parts[0], row);
    const List* list = listOf(of, "[x IN …]");
    if (!list) return {};
    std::size_t holds = 0, fails = 0, unknown = 0;
    for (const Value& item : list->items) {
        m_context.state.step();
        row[expression.slot] = item;
        const Truth one = truth(*expression.parts[1], row);
        ++(one ? (*one ? holds : fails) : unknown);
    }
    const auto orUnknown = [&](bool known, bool value) -> Value {
        return known ? Value(value) : Value();
    };
    switch (expression.kind) {
        case ExpressionKind::All:
            return orUnknown(fails > 0 || unknown == 0, fails == 0);
        case ExpressionKind::Any:
            return orUnknown(holds > 0 || unknown == 0, holds > 0);
        case ExpressionKind::None:
            return orUnknown(holds > 0 || unknown == 0, holds == 0);
        default:
            return orUnknown(holds > 1 || unknown == 0, holds == 1);
    }
}

Value CypherEvaluator::reduce(const Expression& expression, Row& row) {
    Value sum = evaluate(*expression.parts[0], row);
    const Value of = evaluate(*expression.parts[1], row);
    const List* list = listOf(of, "reduce");
    if (!list) return {};
    for (const Value& item : list->items) {
        m_context.state.step();
        row[expression.slot] = std::move(sum);
        row[expression.otherSlot] = item;
        sum = evaluate(*expression.parts[2], row);
    }
    return sum;
}

Value CypherEvaluator::patterns(const Expression& expression, Row& row) {
    if (expression.query) {
        const auto& plan = *static_cast<const QueryPlan*>(expression.compiled);
        return !runQuery(plan, row, *this, [](Row&) { return false; });
    }
    const auto& plan = *static_cast<const MatchPlan*>(expression.compiled);
    if (expression.kind == ExpressionKind::PatternComprehension) {
        std::vector<Value> items;
        Matcher(*this, plan, row).run([&] {
            items.push_back(evaluate(*expression.parts[1], row));
            m_context.state.take(sizeOf(items.back()));
            return true;
        });
        std::size_t bytes = 0;
        for (const Value& item : items) bytes += sizeOf(item);
        m_context.state.giveBack(bytes);
        return items;
    }
    if (expression.kind != ExpressionKind::ShortestPath)
        return !Matcher(*this, plan, row).run([] { return false; });
    std::vector<Value> paths;
    const bool all = expression.patterns[0].shortest == Pattern::Shortest::All;
    Matcher(*this, plan, row).run([&] {
        paths.push_back(row[expression.slot]);
        return all;
    });
    if (all) return paths;
    return paths.empty() ? Value() : paths.front();
}

}  // namespace tripletalk::cypher
