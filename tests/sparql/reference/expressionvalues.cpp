// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/reference/expressionvalues.h"

#include <algorithm>

namespace tripletalk::tests::reference {

using rdf::Term;
using sparql::Call;
using sparql::Expression;
using sparql::Function;
using sparql::Variable;

using Value = std::optional<Term>;

namespace {

const std::string xsd = "http://www.w3.org/2001/XMLSchema#";

Value ofBoolean(bool value) { return Term::literal(value ? "true" : "false", xsd + "boolean"); }
Value ofInteger(std::int64_t value) {
    return Term::literal(std::to_string(value), xsd + "integer");
}

bool isInteger(const Term& term) { return term.isLiteral() && term.datatype == xsd + "integer"; }
bool isBoolean(const Term& term) { return term.isLiteral() && term.datatype == xsd + "boolean"; }
bool isString(const Term& term) {
    return term.isLiteral() && term.datatype.empty() && term.language.empty();
}
std::int64_t integer(const Term& term) { return std::stoll(term.lexical); }

/// The effective boolean value; nothing for an error.
std::optional<bool> truthOf(const Value& value) {
    if (!value) return std::nullopt;
    if (isBoolean(*value)) return value->lexical == "true";
    if (isInteger(*value)) return integer(*value) != 0;
    if (isString(*value) || !value->language.empty()) return !value->lexical.empty();
    return std::nullopt;
}

Value ofTruth(std::optional<bool> truth) { return truth ? ofBoolean(*truth) : std::nullopt; }

/// Integers, strings, language strings and booleans are known to be different from each other.
std::optional<bool> areEqual(const Value& left, const Value& right) {
    if (!left || !right) return std::nullopt;
    if (isInteger(*left) && isInteger(*right)) return integer(*left) == integer(*right);
    return *left == *right;
}

std::optional<bool> isLess(const Value& left, const Value& right) {
    if (!left || !right) return std::nullopt;
    if (isInteger(*left) && isInteger(*right)) return integer(*left) < integer(*right);
    if (isString(*left) && isString(*right)) return left->lexical < right->lexical;
    if (isBoolean(*left) && isBoolean(*right)) return left->lexical < right->lexical;
    return std::nullopt;
}

std::optional<bool> negated(std::optional<bool> truth) {
    return truth ? std::optional(!*truth) : std::nullopt;
}

std::optional<bool> either(std::optional<bool> left, std::optional<bool> right) {
    if ((left && *left) || (right && *right)) return true;
    if (left && right) return false;
    return std::nullopt;
}

Value arithmetic(Function function, const Value& left, const Value& right) {
    if (!left || !right || !isInteger(*left) || !isInteger(*right)) return std::nullopt;
    const std::int64_t a = integer(*left);
    const std::int64_t b = integer(*right);
    if (std::max(std::abs(a), std::abs(b)) > 1'000'000'000) throw Undefined("big numbers");
    if (function == Function::Add) return ofInteger(a + b);
    return ofInteger(function == Function::Subtract ? a - b : a * b);
}

std::optional<bool> isAmong(const Call& call, const Scope& scope) {
    const Value wanted = valueOf(call.arguments.front(), scope);
    std::optional<bool> found = false;
    for (std::size_t i = 1; i < call.arguments.size(); ++i)
        found = either(found, areEqual(wanted, valueOf(call.arguments[i], scope)));
    return found;
}

Value textOf(const Value& value) {
    if (!value || value->isBlank()) return std::nullopt;
    return Term::literal(value->lexical);
}

bool isText(const Value& value) { return value && (isString(*value) || !value->language.empty()); }

Value datatypeOf(const Value& value) {
    if (!value || !value->isLiteral()) return std::nullopt;
    if (!value->language.empty())
        return Term::iri("http://www.w3.org/1999/02/22-rdf-syntax-ns#langString");
    return Term::iri(value->datatype.empty() ? xsd + "string" : value->datatype);
}

/// The language stays where all have the same.
Value concatenated(const Value& left, const Value& right) {
    if (!isText(left) || !isText(right)) return std::nullopt;
    return Term::literal(left->lexical + right->lexical, {},
                         left->language == right->language ? left->language : "");
}

/// The second has the language of the first, or none.
Value startsWith(const Value& text, const Value& part) {
    if (!isText(text) || !isText(part)) return std::nullopt;
    if (!part->language.empty() && part->language != text->language) return std::nullopt;
    return ofBoolean(text->lexical.starts_with(part->lexical));
}

Value upper(const Value& value) {
    if (!isText(value)) return std::nullopt;
    Term text = *value;
    for (char& c : text.lexical)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return text;
}

Value coalesced(const Call& call, const Scope& scope) {
    for (const Expression& argument : call.arguments)
        if (const Value value = valueOf(argument, scope)) return value;
    return std::nullopt;
}

std::vector<Value> groupValues(const Call& call, const Scope& scope) {
    if (!scope.group) throw Undefined("an aggregate without a group");
    std::vector<Value> values;
    for (const Solution& solution : *scope.group) {
        const Value value = valueOf(call.arguments.front(), {solution, nullptr, scope.exists});
        if (!call.distinct || std::ranges::find(values, value) == values.end())
            values.push_back(value);
    }
    return values;
}

std::size_t countOf(const Call& call, const Scope& scope) {
    if (!scope.group) throw Undefined("an aggregate without a group");
    if (call.arguments.empty())
        return call.distinct ? distinct(*scope.group).size() : scope.group->size();
    std::vector<Value> values = groupValues(call, scope);
    std::erase(values, std::nullopt);
    return values.size();
}

Value sumOf(const std::vector<Value>& values) {
    Value sum = ofInteger(0);
    for (const Value& value : values) sum = arithmetic(Function::Add, sum, value);
    return sum;
}

/// The least value, or the greatest; errors are passed over.
Value extremeOf(std::vector<Value> values, int sign) {
    std::erase(values, std::nullopt);
    Value best;
    for (const Value& value : values)
        if (!best || sign * compare(value, best) < 0) best = value;
    return best;
}

/// Any of the values, where there is but one.
Value sampleOf(std::vector<Value> values) {
    std::erase(values, std::nullopt);
    if (values.empty()) return std::nullopt;
    for (const Value& value : values)
        if (value != values.front()) throw Undefined("which value is taken");
    return values.front();
}

/// In any order, so that all must be the same.
Value joinedText(const std::vector<Value>& values, const std::string& separator) {
    std::string all;
    for (const Value& value : values) {
        const Value text = textOf(value);
        if (!text) return std::nullopt;
        if (text != textOf(values.front())) throw Undefined("the order of what is joined");
        all += (&value == values.data() ? "" : separator) + text->lexical;
    }
    return Term::literal(all);
}

Value callOf(const Call& call, const Scope& scope) {
    const auto value = [&](std::size_t i) { return valueOf(call.arguments.at(i), scope); };
    const auto truth = [&](std::size_t i) { return truthOf(value(i)); };
    const auto kind = [&](bool (Term::*is)() const) {
        const Value term = value(0);
        return term ? ofBoolean(((*term).*is)()) : std::nullopt;
    };
    switch (call.function) {
        case Function::Or:
            return ofTruth(either(truth(0), truth(1)));
        case Function::And:
            return ofTruth(negated(either(negated(truth(0)), negated(truth(1)))));
        case Function::Not:
            return ofTruth(negated(truth(0)));
        case Function::Equal:
            return ofTruth(areEqual(value(0), value(1)));
        case Function::NotEqual:
            return ofTruth(negated(areEqual(value(0), value(1))));
        case Function::Less:
            return ofTruth(isLess(value(0), value(1)));
        case Function::Greater:
            return ofTruth(isLess(value(1), value(0)));
        case Function::LessOrEqual:
            return ofTruth(negated(isLess(value(1), value(0))));
        case Function::GreaterOrEqual:
            return ofTruth(negated(isLess(value(0), value(1))));
        case Function::Add:
        case Function::Subtract:
        case Function::Multiply:
            return arithmetic(call.function, value(0), value(1));
        case Function::In:
            return ofTruth(isAmong(call, scope));
        case Function::NotIn:
            return ofTruth(negated(isAmong(call, scope)));
        case Function::Bound:
            return ofBoolean(value(0).has_value());
        case Function::IsIri:
            return kind(&Term::isIri);
        case Function::IsBlank:
            return kind(&Term::isBlank);
        case Function::IsLiteral:
            return kind(&Term::isLiteral);
        case Function::IsNumeric: {
            const Value term = value(0);
            return term ? ofBoolean(isInteger(*term)) : std::nullopt;
        }
        case Function::Datatype:
            return datatypeOf(value(0));
        case Function::Concat:
            return concatenated(value(0), value(1));
        case Function::StrStarts:
            return startsWith(value(0), value(1));
        case Function::UCase:
            return upper(value(0));
        case Function::StrLen: {
            const Value text = value(0);
            return isText(text) ? ofInteger(static_cast<std::int64_t>(text->lexical.size()))
                                : std::nullopt;
        }
        case Function::Str:
            return textOf(value(0));
        case Function::Lang: {
            const Value term = value(0);
            return term && term->isLiteral() ? Value(Term::literal(term->language)) : std::nullopt;
        }
        case Function::SameTerm: {
            const Value left = value(0);
            const Value right = value(1);
            return left && right ? ofBoolean(*left == *right) : std::nullopt;
        }
        case Function::Coalesce:
            return coalesced(call, scope);
        case Function::If: {
            const auto condition = truth(0);
            return condition ? value(*condition ? 1 : 2) : std::nullopt;
        }
        case Function::Exists:
            return ofBoolean(scope.exists(*call.pattern, scope.solution));
        case Function::NotExists:
            return ofBoolean(!scope.exists(*call.pattern, scope.solution));
        case Function::Count:
            return ofInteger(static_cast<std::int64_t>(countOf(call, scope)));
        case Function::Sum:
            return sumOf(groupValues(call, scope));
        case Function::Min:
            return extremeOf(groupValues(call, scope), 1);
        case Function::Max:
            return extremeOf(groupValues(call, scope), -1);
        case Function::Sample:
            return sampleOf(groupValues(call, scope));
        case Function::GroupConcat:
            return joinedText(groupValues(call, scope), call.separator.value_or(" "));
        default:
            throw Undefined("a function the reference does not know");
    }
}

}  // namespace

Value valueOf(const Expression& expression, const Scope& scope) {
    if (const auto* term = std::get_if<Term>(&expression.value)) return *term;
    if (const auto* variable = std::get_if<Variable>(&expression.value)) {
        const auto found = scope.solution.find(variable->name);
        return found == scope.solution.end() ? std::nullopt : Value(found->second);
    }
    return callOf(std::get<Call>(expression.value), scope);
}

bool isTrue(const Expression& expression, const Scope& scope) {
    return truthOf(valueOf(expression, scope)).value_or(false);
}

int compare(const Value& left, const Value& right) {
    const auto rank = [](const Value& value) {
        if (!value) return 0;
        return value->isBlank() ? 1 : value->isIri() ? 2 : 3;
    };
    if (rank(left) != rank(right)) return rank(left) - rank(right);
    if (left == right) return 0;
    if (rank(left) == 2) return left->lexical < right->lexical ? -1 : 1;
    const auto less = isLess(left, right);
    if (!less) throw Undefined("an order of such terms");
    return *less ? -1 : *isLess(right, left) ? 1 : 0;
}

}  // namespace tripletalk::tests::reference
