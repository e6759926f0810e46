// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/evaluator/casts.h"
#include "sparql/evaluator/evaluator.h"
#include "sparql/evaluator/numberfunctions.h"
#include "sparql/evaluator/termfunctions.h"
#include "sparql/evaluator/textfunctions.h"
#include "sparql/evaluator/timefunctions.h"
#include "sparql/parser/functiontable.h"

#include <algorithm>
#include <iterator>

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
class EvaluatorCompiler {
  public:
    EvaluatorCompiler(const std::vector<std::string>& variables, TermTable& terms)
        : m_variables(variables), m_terms(terms), m_slots(variables.size()) {}

    [[nodiscard]] std::size_t slots() const { return m_slots; }

    Result<Step> compile(const Expression& expression, int depth = 0) {
        constexpr int deepest = 2000;
        if (depth > deepest)
            return Error{ErrorKind::Limit, say("Sentence", "An expression is nested too deeply.")};
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
            return Error{ErrorKind::Usage,
                         say("Sentence", "An aggregate stands where none may stand.")};
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
    EvaluatorCompiler compiler(variables, environment.terms);
    auto root = compiler.compile(expression);
    if (!root) return root.error();
    Evaluator evaluator(environment);
    evaluator.m_root = *std::move(root);
    evaluator.m_arguments = compiler.slots();
    return evaluator;
}

}  // namespace tripletalk::sparql
