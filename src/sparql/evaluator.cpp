// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/evaluator.h"

#include "sparql/casts.h"
#include "sparql/functiontable.h"
#include "sparql/numberfunctions.h"
#include "sparql/termfunctions.h"
#include "sparql/textfunctions.h"
#include "sparql/timefunctions.h"

#include <algorithm>
#include <array>

namespace tripletalk::sparql {

namespace {

StrictFunction strictFunction(Function function) {
    switch (function) {
        case Function::Add:
            return add;
        case Function::Subtract:
            return subtract;
        case Function::Multiply:
            return multiply;
        case Function::Divide:
            return divide;
        case Function::Plus:
            return plus;
        case Function::Minus:
            return minus;
        case Function::Str:
            return str;
        case Function::Lang:
            return lang;
        case Function::LangMatches:
            return langMatches;
        case Function::Datatype:
            return datatype;
        case Function::Iri:
            return makeIri;
        case Function::BNode:
            return makeBlank;
        case Function::StrLang:
            return strLang;
        case Function::StrDt:
            return strDt;
        case Function::Uuid:
            return uuid;
        case Function::StrUuid:
            return strUuid;
        case Function::Abs:
            return absolute;
        case Function::Ceil:
            return ceiling;
        case Function::Floor:
            return floor;
        case Function::Round:
            return round;
        case Function::Rand:
            return randomNumber;
        case Function::Concat:
            return concat;
        case Function::StrLen:
            return stringLength;
        case Function::UCase:
            return upperCase;
        case Function::LCase:
            return lowerCase;
        case Function::EncodeForUri:
            return encodeForUri;
        case Function::Contains:
            return contains;
        case Function::StrStarts:
            return startsWith;
        case Function::StrEnds:
            return endsWith;
        case Function::StrBefore:
            return before;
        case Function::StrAfter:
            return after;
        case Function::Substr:
            return substring;
        case Function::Replace:
            return replace;
        case Function::Regex:
            return regex;
        case Function::Year:
            return year;
        case Function::Month:
            return month;
        case Function::Day:
            return day;
        case Function::Hours:
            return hours;
        case Function::Minutes:
            return minutes;
        case Function::Seconds:
            return seconds;
        case Function::Timezone:
            return timezone;
        case Function::Tz:
            return tz;
        case Function::Now:
            return currentTime;
        case Function::Md5:
            return md5;
        case Function::Sha1:
            return sha1;
        case Function::Sha256:
            return sha256;
        case Function::Sha384:
            return sha384;
        case Function::Sha512:
            return sha512;
        case Function::SameTerm:
            return sameTerm;
        case Function::IsIri:
            return isIri;
        case Function::IsBlank:
            return isBlank;
        case Function::IsLiteral:
            return isLiteral;
        case Function::IsNumeric:
            return isNumeric;
        default:
            return nullptr;
    }
}

Step::Form formOf(Function function) {
    switch (function) {
        case Function::Or:
        case Function::And:
        case Function::Not:
            return Step::Form::Logical;
        case Function::Equal:
        case Function::NotEqual:
        case Function::Less:
        case Function::Greater:
        case Function::LessOrEqual:
        case Function::GreaterOrEqual:
            return Step::Form::Comparison;
        case Function::In:
        case Function::NotIn:
            return Step::Form::Member;
        case Function::Bound:
            return Step::Form::Bound;
        case Function::Coalesce:
            return Step::Form::Coalesce;
        case Function::If:
            return Step::Form::If;
        case Function::Exists:
            return Step::Form::Pattern;
        case Function::NotExists:
            return Step::Form::NoPattern;
        case Function::Named:
            return Step::Form::Unknown;
        default:
            return Step::Form::Strict;
    }
}

/// Turns one expression into steps.
class Compiler {
  public:
    Compiler(const std::vector<std::string>& variables, TermTable& terms)
        : m_variables(variables), m_terms(terms), m_slots(variables.size()) {}

    [[nodiscard]] std::size_t slots() const { return m_slots; }

    Result<Step> compile(const Expression& expression, int depth = 0) {
        constexpr int deepest = 2000;
        if (depth > deepest) return Error{ErrorKind::Limit, "An expression is nested too deeply."};
        if (const auto* variable = std::get_if<Variable>(&expression.value))
            return place(*variable);
        if (const auto* term = std::get_if<rdf::Term>(&expression.value)) {
            Step step;
            step.form = Step::Form::Constant;
            step.id = m_terms.idOf(*term);
            if (!m_terms.trouble()) step.constant = &m_terms.pinned(step.id);
            if (m_terms.trouble()) return *m_terms.trouble();
            return step;
        }
        return call(std::get<Call>(expression.value), depth);
    }

  private:
    Result<Step> place(const Variable& variable) {
        const auto found = std::find(m_variables.begin(), m_variables.end(), variable.name);
        Step step;
        step.form = found != m_variables.end() ? Step::Form::Variable : Step::Form::Unknown;
        step.slot = static_cast<std::size_t>(found - m_variables.begin());
        return step;
    }

    Result<Step> call(const Call& call, int depth) {
        const FunctionEntry* entry = findFunction(call.function);
        if (entry && entry->aggregate)
            return Error{ErrorKind::Usage, "An aggregate stands where none may stand."};
        Step step;
        step.function = call.function;
        step.form = formOf(call.function);
        if (step.form == Step::Form::Pattern || step.form == Step::Form::NoPattern) {
            step.slot = m_slots++;
            return step;
        }
        if (auto done = arguments(call, step, depth); !done) return done.error();
        step.negated = call.function == Function::NotIn || call.function == Function::NotEqual;
        if (step.form == Step::Form::Strict) step.strict = strictFunction(call.function);
        if (step.form == Step::Form::Unknown && (step.strict = castTo(call.iri)) &&
            step.steps.size() == 1)
            step.form = Step::Form::Strict;
        useIds(step);
        return step;
    }

    /// a || b || c is one step with three, lest long ones nest deeply.
    Result<void> arguments(const Call& call, Step& step, int depth) {
        const bool joins = call.function == Function::Or || call.function == Function::And;
        for (const Expression& argument : call.arguments) {
            auto compiled = compile(argument, depth + 1);
            if (!compiled) return compiled.error();
            if (joins && compiled->form == Step::Form::Logical &&
                compiled->function == call.function)
                std::move(compiled->steps.begin(), compiled->steps.end(),
                          std::back_inserter(step.steps));
            else
                step.steps.push_back(*std::move(compiled));
        }
        return {};
    }

    static bool isIri(const Step& step) {
        return step.form == Step::Form::Constant && step.constant->kind == Kind::Iri;
    }

    /// An IRI is equal to nothing but itself.
    static void useIds(Step& step) {
        if (step.function == Function::Equal || step.function == Function::NotEqual) {
            if (isIri(step.steps[0])) std::swap(step.steps[0], step.steps[1]);
        } else if (step.form != Step::Form::Member) {
            return;
        }
        if (step.steps[0].form != Step::Form::Variable ||
            !std::all_of(step.steps.begin() + 1, step.steps.end(), isIri))
            return;
        step.slot = step.steps[0].slot;
        for (std::size_t i = 1; i < step.steps.size(); ++i) step.ids.push_back(step.steps[i].id);
        std::sort(step.ids.begin(), step.ids.end());
        step.form = Step::Form::AmongIris;
        step.steps.clear();
    }

    const std::vector<std::string>& m_variables;
    TermTable& m_terms;
    std::size_t m_slots;
};

}  // namespace

Result<Evaluator> Evaluator::compile(const Expression& expression,
                                     const std::vector<std::string>& variables,
                                     Environment& environment) {
    environment.terms.newRow();
    Compiler compiler(variables, environment.terms);
    auto root = compiler.compile(expression);
    if (!root) return root.error();
    Evaluator evaluator(environment);
    evaluator.m_root = *std::move(root);
    evaluator.m_arguments = compiler.slots();
    return evaluator;
}

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
