// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/cues.h"

#include "answering/reading/ruletools.h"

#include <algorithm>

namespace tripletalk::answering::reading {

using language::Cue;
using language::CueKind;
using States = std::vector<State>;

namespace {

State heard(const State& state, const Evidence& evidence, const Surroundings& around,
            const std::string& rule) {
    State next = state;
    next.add(rule, 1, around.weights.of(rule));
    next.add(state.before + ">" + rule, 1, around.weights.of(state.before + ">" + rule));
    next.before = rule;
    next.add("words", static_cast<double>(evidence.last - evidence.first),
             around.weights.of("words"));
    return next;
}

Op opOf(const std::string& sign) {
    if (sign == "<") return Op::Less;
    if (sign == "<=") return Op::AtMost;
    if (sign == ">") return Op::More;
    if (sign == ">=") return Op::AtLeast;
    if (sign == "between") return Op::Between;
    return Op::Equal;
}

Function functionOf(const std::string& name) {
    if (name == "avg") return Function::Average;
    if (name == "sum") return Function::Sum;
    if (name == "max") return Function::Maximum;
    return Function::Minimum;
}

void hearFunction(const State& state, const Evidence& evidence, const Surroundings& around,
                  States& out) {
    const Function function = functionOf(evidence.cue->op);
    if (evidence.cue->op == "median") return;
    State next = heard(state, evidence, around, "cue.function");
    if (state.function != Function::None) {
        // "minimum, maximum and average age": the first waits for the same column.
        next.functionsBefore.push_back(state.function);
    }
    next.function = function;
    // "above the average": of what was compared.
    out.push_back(next);
    if (state.op && state.last.column && isNumeric(state.last)) {
        State of = heard(state, evidence, around, "cue.thanfunction");
        of.term.where.push_back({{Function::None, state.last},
                                 *state.op,
                                 {},
                                 overall(function, state.last),
                                 state.negated});
        of.op.reset();
        of.compared.clear();
        of.negated = of.dangling = false;
        out.push_back(std::move(of));
    }
    if (state.op)
        for (const Evidence& one : state.compared) {
            State of = heard(state, evidence, around, "cue.thanfunction");
            of.add("number.attribute", one.quality, around.weights.of("number.attribute"));
            of.term.where.push_back({{Function::None, one.place},
                                     *state.op,
                                     {},
                                     overall(function, one.place),
                                     state.negated});
            of.op.reset();
            of.compared.clear();
            out.push_back(std::move(of));
        }
}

void hearAdjective(const State& state, const Evidence& evidence, const Surroundings& around,
                   States& out) {
    const Cue& cue = *evidence.cue;
    if (cue.degree == 2 || (cue.degree == 1 && cue.most)) {
        if (state.term.order && state.zone != Zone::Order) return;
        State next = heard(state, evidence, around,
                           cue.generic ? "cue.superlative|generic" : "cue.superlative");
        next.superlative = cue.up;
        if (cue.generic) out.push_back(next);
        for (const bool inverse : {false, true})
            for (const Evidence& of : around.finder.columns(cue, inverse)) {
                State by = heard(state, evidence, around, "cue.superlative|attribute");
                by.add("superlative.attribute", of.quality,
                       around.weights.of("superlative.attribute"));
                if (state.term.head && state.term.head != of.place.table)
                    by.add("superlative.elsewhere", 1, around.weights.of("superlative.elsewhere"));
                by.term.order = Order{{Function::None, of.place}, cue.up != inverse, state.limit};
                by.use = Use::Order;
                out.push_back(std::move(by));
            }
        return;
    }
    if (cue.degree == 1) {
        State next = heard(state, evidence, around, "cue.comparative");
        next.op = cue.up ? Op::More : Op::Less;
        next.compared.clear();
        if (!cue.generic || !state.dangling)
            for (const Evidence& of : around.finder.columns(cue, false))
                if (isNumeric(of.place)) next.compared.push_back(of);
        if (!next.compared.empty()) next.dangling = false;
        out.push_back(std::move(next));
        return;
    }
    // "how old": asks for the attribute.
    if (state.zone == Zone::Asked && state.degree)
        for (const Evidence& of : around.finder.columns(cue, false)) {
            State next = heard(state, evidence, around, "cue.degree");
            next.add("number.attribute", of.quality, around.weights.of("number.attribute"));
            next.term.asked.push_back({state.function, of.place});
            next.last = of.place;
            next.use = Use::Asked;
            out.push_back(std::move(next));
        }
}

void hearMost(const State& state, const Evidence& evidence, const Surroundings& around,
              States& out) {
    const Cue& cue = *evidence.cue;
    State next = heard(state, evidence, around, cue.degree == 2 ? "cue.most" : "cue.more");
    if (cue.degree == 2) {
        if (state.term.order) return;
        next.superlative = cue.up;
        next.most = true;
    } else {
        next.op = cue.up ? Op::More : Op::Less;
    }
    out.push_back(std::move(next));
}

void hearAttribute(const State& state, const Evidence& evidence, const Surroundings& around,
                   States& out) {
    // "when", "where", "costs": columns that a word speaks of.
    const Cue& cue = *evidence.cue;
    for (const Evidence& of : around.finder.columns(cue, false)) {
        if (state.zone == Zone::Asked && cue.kind == CueKind::Hint && !state.headSaid) {
            State next = heard(state, evidence, around, "cue.hint");
            next.add("hint.quality", of.quality, around.weights.of("hint.quality"));
            next.term.asked.push_back({Function::None, of.place});
            next.last = of.place;
            next.use = Use::Asked;
            out.push_back(std::move(next));
        } else if (cue.kind == CueKind::Verb) {
            State next = heard(state, evidence, around, "cue.verb");
            next.add("hint.quality", of.quality, around.weights.of("hint.quality"));
            next.last = of.place;
            out.push_back(std::move(next));
        }
    }
    if (cue.op == "count") {
        State next = heard(state, evidence, around, "cue.count");
        next.counts = true;
        out.push_back(std::move(next));
    }
}

/// What changes the state and nothing else.
bool turn(State& next, const Evidence& evidence, const Surroundings& around) {
    const Cue& cue = *evidence.cue;
    switch (cue.kind) {
        case CueKind::Count:
            next.counts = true;
            return true;
        case CueKind::Degree:
            next.degree = true;
            return true;
        case CueKind::Compare:
            if (next.before.starts_with("number.") && !next.op && !next.term.where.empty() &&
                next.term.where.back().op == Op::Equal &&
                (opOf(cue.op) == Op::AtLeast || opOf(cue.op) == Op::AtMost ||
                 opOf(cue.op) == Op::More || opOf(cue.op) == Op::Less) &&
                !around.followedBy(EvidenceKind::Number)) {
                next.term.where.back().op = opOf(cue.op);  // "2005 or later"
                return true;
            }
            if (next.howMany && around.followedBy(EvidenceKind::Class)) return false;
            next.op = opOf(cue.op);
            return true;
        case CueKind::Than:
            return next.op.has_value();
        case CueKind::Negation:
            next.negated = !next.negated;
            return true;
        case CueKind::Group:
            if (next.groups) return false;
            next.groups = true;
            next.zone = Zone::Group;
            return true;
        case CueKind::Or:
            next.either = true;
            return true;
        case CueKind::Both:
            next.both = true;
            return true;
        case CueKind::Sort:
            next.zone = Zone::Order;
            return true;
        case CueKind::Direction:
            next.direction = cue.up;
            if (next.term.order && next.term.order->limit == 0)
                next.term.order->descending = !cue.up;
            if (!next.term.order) next.zone = Zone::Order;
            return true;
        case CueKind::Everything:
            next.everything = true;
            return true;
        case CueKind::Common:
            if (next.term.order) return false;
            next.superlative = cue.up;
            next.common = true;
            return true;
        case CueKind::Top:
            if (next.term.order) return false;
            next.superlative = cue.up;
            return true;
        case CueKind::Like:
            next.like = true;
            return true;
        case CueKind::Relative:
            if (next.zone == Zone::Order && next.term.order == std::nullopt) return false;
            if (!next.headSaid && next.term.asked.empty() && next.term.groups.empty()) return false;
            next.zone = Zone::Where;
            return true;
        case CueKind::Named:
            if (next.zone != Zone::Asked || next.counts || next.superlative) return false;
            next.namesAsked = true;
            return true;
        case CueKind::Which:
        case CueKind::Distinct:
        case CueKind::Frame:
        case CueKind::Times:
        case CueKind::Filler:
            return true;
        default:
            return false;
    }
}

}  // namespace

void hear(const State& state, const Evidence& evidence, const Surroundings& around, States& out) {
    switch (evidence.cue->kind) {
        case CueKind::Aggregate:
            return hearFunction(state, evidence, around, out);
        case CueKind::Adjective:
            return hearAdjective(state, evidence, around, out);
        case CueKind::Most:
            return hearMost(state, evidence, around, out);
        case CueKind::Hint:
        case CueKind::Verb:
            return hearAttribute(state, evidence, around, out);
        case CueKind::First:
            for (const Evidence& of : around.finder.columns(*evidence.cue, false)) {
                if (state.term.order) break;
                State next = heard(state, evidence, around, "cue.first");
                next.add("superlative.attribute", of.quality,
                         around.weights.of("superlative.attribute"));
                next.term.order = Order{{Function::None, of.place}, evidence.cue->up, state.limit};
                out.push_back(std::move(next));
            }
            return;
        case CueKind::YesNo: {
            if (!around.first) return;
            State next = heard(state, evidence, around, "cue.yesno");
            next.term.truth = true;
            out.push_back(std::move(next));
            return;
        }
        default: {
            State next = heard(state, evidence, around,
                               "cue." + std::to_string(static_cast<int>(evidence.cue->kind)));
            next.before = state.before;
            if (evidence.cue->kind == CueKind::Distinct && !state.groups &&
                std::ranges::any_of(state.term.asked, [](const Measure& one) {
                    return one.function != Function::None;
                })) {
                // "the average price in different cities": of each.
                State each = next;
                each.groups = true;
                each.before = "cue.distinct|each";
                each.add("cue.distinct|each", 1, around.weights.of("cue.distinct|each"));
                out.push_back(std::move(each));
            }
            if (!turn(next, evidence, around)) return;
            next.before = "cue." + std::to_string(static_cast<int>(evidence.cue->kind));
            out.push_back(std::move(next));
        }
    }
}

}  // namespace tripletalk::answering::reading
