// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/evaluator/evaluator.h"

#include <algorithm>
#include <array>

namespace tripletalk::sparql {

void Evaluator::begin(std::span<const graph::TermId> arguments) {
    m_environment->terms.newRow();
    m_row = arguments;
    // Without a number, each call is a solution of its own.
    if (arguments.size() > m_arguments)
        m_environment->solution = arguments[m_arguments];
    else
        m_environment->solution = std::min<std::int64_t>(m_environment->solution, 0) - 1;
}

Truth Evaluator::truth(std::span<const graph::TermId> arguments) {
    begin(arguments);
    return truthOf(m_root);
}

graph::TermId Evaluator::id(std::span<const graph::TermId> arguments) {
    begin(arguments);
    return idOf(m_root);
}

Truth Evaluator::truthOf(const Step& step) {
    switch (step.form) {
        case Step::Form::Pattern:
            return sparql::truthOf(m_row[step.slot] != 0);
        case Step::Form::NoPattern:
            return sparql::truthOf(m_row[step.slot] == 0);
        case Step::Form::AmongIris:
            return amongIris(step);
        case Step::Form::Logical:
            return logical(step);
        case Step::Form::Comparison:
            return comparison(step);
        case Step::Form::Member:
            return member(step);
        case Step::Form::Bound:
            return sparql::truthOf(idOf(step.steps[0]) != 0);
        default: {
            Value room;
            return effectiveTruth(valueOf(step, room));
        }
    }
}

Truth Evaluator::logical(const Step& step) {
    if (step.function == Function::Not) return negated(truthOf(step.steps[0]));
    const Truth decisive = sparql::truthOf(step.function == Function::Or);
    bool error = false;
    for (const Step& part : step.steps) {
        const Truth truth = truthOf(part);
        if (truth == decisive) return decisive;
        error = error || truth == Truth::Error;
    }
    return error ? Truth::Error : negated(decisive);
}

Truth Evaluator::comparison(const Step& step) {
    Value roomA;
    Value roomB;
    const Value& a = valueOf(step.steps[0], roomA);
    if (a.kind == Kind::Error) return Truth::Error;
    const Value& b = valueOf(step.steps[1], roomB);
    if (step.function == Function::Equal) return equal(a, b);
    if (step.function == Function::NotEqual) return negated(equal(a, b));
    const Order order = compare(a, b);
    if (order == Order::Error) return Truth::Error;
    switch (step.function) {
        case Function::Less:
            return sparql::truthOf(order == Order::Less);
        case Function::Greater:
            return sparql::truthOf(order == Order::Greater);
        case Function::LessOrEqual:
            return sparql::truthOf(order == Order::Less || order == Order::Equal);
        default:
            return sparql::truthOf(order == Order::Greater || order == Order::Equal);
    }
}

Truth Evaluator::member(const Step& step) {
    Value room;
    const Value& wanted = valueOf(step.steps[0], room);
    Truth found = Truth::False;
    for (std::size_t i = 1; i < step.steps.size() && found != Truth::True; ++i) {
        Value other;
        const Truth same = equal(wanted, valueOf(step.steps[i], other));
        if (same != Truth::False) found = same;
    }
    return step.negated ? negated(found) : found;
}

Truth Evaluator::amongIris(const Step& step) const {
    const graph::TermId id = m_row[step.slot];
    if (id == 0 && !step.ids.empty()) return Truth::Error;
    const bool found = std::binary_search(step.ids.begin(), step.ids.end(), id);
    return sparql::truthOf(found != step.negated);
}

graph::TermId Evaluator::idOf(const Step& step) {
    switch (step.form) {
        case Step::Form::Variable:
            return m_row[step.slot];
        case Step::Form::Constant:
            return step.id;
        case Step::Form::Coalesce:
            for (const Step& part : step.steps)
                if (const graph::TermId id = idOf(part); id != 0) return id;
            return 0;
        case Step::Form::If: {
            const Truth truth = truthOf(step.steps[0]);
            return truth == Truth::Error ? 0 : idOf(step.steps[truth == Truth::True ? 1 : 2]);
        }
        default: {
            Value room;
            return m_environment->terms.idOf(valueOf(step, room));
        }
    }
}

const Value& Evaluator::valueOf(const Step& step, Value& room) {
    switch (step.form) {
        case Step::Form::Constant:
            return *step.constant;
        case Step::Form::Variable: {
            const graph::TermId id = m_row[step.slot];
            return id == 0 ? room : m_environment->terms.value(id);
        }
        case Step::Form::Coalesce:
            for (const Step& part : step.steps) {
                const Value& value = valueOf(part, room);
                if (value.kind != Kind::Error) return value;
            }
            return room = Value();
        case Step::Form::If: {
            const Truth truth = truthOf(step.steps[0]);
            if (truth == Truth::Error) return room;
            return valueOf(step.steps[truth == Truth::True ? 1 : 2], room);
        }
        case Step::Form::Strict:
            return room = strictValue(step);
        case Step::Form::Unknown:
            return room;
        default:
            return room = m_environment->truth(truthOf(step));
    }
}

Value Evaluator::strictValue(const Step& step) {
    constexpr std::size_t few = 4;
    std::array<Value, few> rooms;
    std::array<const Value*, few> values{};
    if (step.steps.size() <= few) {
        for (std::size_t i = 0; i < step.steps.size(); ++i) {
            values[i] = &valueOf(step.steps[i], rooms[i]);
            if (values[i]->kind == Kind::Error) return {};
        }
        return step.strict(*m_environment, {values.data(), step.steps.size()});
    }
    std::vector<Value> manyRooms(step.steps.size());
    std::vector<const Value*> many;
    for (std::size_t i = 0; i < step.steps.size(); ++i) {
        many.push_back(&valueOf(step.steps[i], manyRooms[i]));
        if (many.back()->kind == Kind::Error) return {};
    }
    return step.strict(*m_environment, many);
}

}  // namespace tripletalk::sparql
