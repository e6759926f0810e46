// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/cues.h"

#include "answering/reading/ruletools.h"

#include <algorithm>
#include <set>

namespace tripletalk::answering::reading {

using language::Cue;
using language::CueKind;
using States = std::vector<State>;

namespace {

constexpr double veryName = 0.99;

Op opOf(const std::string& sign) {
    if (sign == "<") return Op::Less;
    if (sign == "<=") return Op::AtMost;
    if (sign == ">") return Op::More;
    if (sign == ">=") return Op::AtLeast;
    if (sign == "between") return Op::Between;
    return Op::Equal;
}

bool isAtAnEnd(const std::string& where) { return where == "starts" || where == "ends"; }

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
    if (!state.term.asked.empty() && state.term.asked.back().function == Function::None &&
        isNumeric(state.term.asked.back().place)) {
        // "What do they cost on average?"
        State of = heard(state, evidence, around, "cue.functionafter");
        of.term.asked.back().function = function;
        out.push_back(std::move(of));
    }
    // "above the average": of what was compared.
    out.push_back(next);
    if (state.before == "property.asked" && isNumeric(state.term.asked.back().place) &&
        state.term.asked.back().function == Function::None) {
        // "precio medio": an adjective may stand behind its noun.
        State behind = heard(state, evidence, around, "cue.functionbehind");
        behind.term.asked.back().function = function;
        out.push_back(std::move(behind));
    }
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

void hearAttribute(const State& state, const Evidence& evidence, const Surroundings& around,
                   States& out) {
    // "when", "where", "costs": columns that a word speaks of.
    const Cue& cue = *evidence.cue;
    // Where a table has the very attribute, nothing else of it is meant.
    std::set<const induction::Table*> found;
    for (const Evidence& of : around.finder.columns(cue, false)) {
        if (found.contains(of.place.table)) continue;
        if (of.quality > veryName) found.insert(of.place.table);
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
            const bool compares = around.followedBy(CueKind::Compare) ||
                                  around.followedBy(CueKind::Adjective) ||
                                  around.followedBy(EvidenceKind::Number);
            if (state.zone == Zone::Asked && !state.superlative && !state.op && !compares) {
                // "Who does she report to?"
                State asks = next;
                asks.add("cue.verb|asked", 1, around.weights.of("cue.verb|asked"));
                // "How much does it weigh?" asks for no price.
                auto& asked = asks.term.asked;
                if (!asked.empty() && asked.back().place.words.last == 0) asked.pop_back();
                asks.term.asked.push_back({state.function, of.place});
                asks.function = Function::None;
                asks.use = Use::Asked;
                out.push_back(std::move(asks));
            }
            out.push_back(std::move(next));
        }
    }
    if (cue.op == "count") {
        State next = heard(state, evidence, around, "cue.count");
        next.counts = true;
        out.push_back(std::move(next));
    }
}

/// "nach Preis sortiert": what was taken for a group is what the verb orders by.
void orderByGroup(State& next) {
    if (next.before != "property.group" || next.term.order) return;
    next.term.order = Order{{Function::None, next.term.groups.back()}, false, 0};
    next.term.groups.pop_back();
    next.use = Use::Order;
}

/// "Which payment method is used most often": what was asked for, by how often it occurs.
void rankAsked(const State& state, const Evidence& evidence, const Surroundings& around,
               States& out) {
    const auto& asked = state.term.asked;
    if (state.term.order || !state.term.groups.empty() || asked.size() != 1 ||
        asked.front().function != Function::None || !asked.front().place.column)
        return;
    State next = state;
    next.before = "cue.commonasked";
    note(next, around, next.before);
    next.term.groups.push_back(asked.front().place);
    next.term.order = Order{
        {Function::Count, {asked.front().place.table, nullptr}}, evidence.cue->up, state.limit};
    next.use = Use::Order;
    out.push_back(std::move(next));
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
            if (next.before == numberAhead) {
                next.op = opOf(cue.op);
                return true;
            }
            if (next.before.starts_with("number.") && !next.op && !next.term.where.empty() &&
                next.term.where.back().op == Op::Equal &&
                (opOf(cue.op) == Op::AtLeast || opOf(cue.op) == Op::AtMost ||
                 opOf(cue.op) == Op::More || opOf(cue.op) == Op::Less) &&
                !around.followedBy(EvidenceKind::Number)) {
                next.term.where.back().op = opOf(cue.op);  // "2005 or later"
                return true;
            }
            if (next.howMany && around.followedBy(EvidenceKind::Class)) return false;
            // "the difference between A and B"
            if (next.term.wish != Wish::Rows && cue.op == "between") return true;
            next.op = opOf(cue.op);
            return true;
        case CueKind::Than:
            // "broader than Ann", where "broader" is a link
            return next.op.has_value() || (next.dangling && isSelfLink(next.last));
        case CueKind::Negation:
            next.negated = !next.negated;
            return true;
        case CueKind::Group:
            if (next.groups) return false;
            if (next.superlative) return true;  // "the top three cars by price"
            next.groups = true;
            next.zone = Zone::Group;
            return true;
        case CueKind::Or:
            next.either = next.orSaid = true;
            return true;
        case CueKind::Both:
            next.both = true;
            return true;
        case CueKind::Sort:
            orderByGroup(next);
            next.zone = Zone::Order;
            return true;
        case CueKind::Direction:
            orderByGroup(next);
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
        case CueKind::Like:
            // "deren Name 'X' enthält": the verb at the end says how the text is meant.
            if ((next.before == "text.equal" || next.before == "value.equal") &&
                next.term.where.back().op == Op::Equal && next.term.where.back().of.place.column)
                next.term.where.back().op = Op::Like;
            else if (!next.like || isAtAnEnd(cue.op))
                next.like = cue.op;  // "starts with the letter"
            return true;
        case CueKind::Relative:
            if (cue.generic && !around.commaBefore) return false;
            if (next.zone == Zone::Order && next.term.order == std::nullopt) return false;
            if (!next.headSaid && next.term.asked.empty() && next.term.groups.empty()) return false;
            next.zone = Zone::Where;
            return true;
        case CueKind::Named:
            if (next.zone != Zone::Asked || next.counts || next.superlative) return false;
            next.namesAsked = true;
            return true;
        case CueKind::Abstract:
            next.term.wish = Wish::Description;
            return true;
        case CueKind::Contrast:
            next.term.wish = Wish::Comparison;
            return true;
        case CueKind::Unique:
            next.term.wish = Wish::Unique;
            return true;
        case CueKind::Difference:
            // "how much longer", or by its name
            if (cue.generic && !around.followedBy(CueKind::Adjective)) return false;
            next.term.wish = Wish::Difference;
            return true;
        case CueKind::FollowUp:
            next.goesOn = true;
            return next.previous != nullptr && around.first;
        case CueKind::Which:
            next.whichBefore = evidence.last;
            return true;
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

std::string ruleOf(CueKind kind) { return "cue." + std::to_string(static_cast<int>(kind)); }

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

void hear(const State& state, const Evidence& evidence, const Surroundings& around, States& out) {
    switch (evidence.cue->kind) {
        case CueKind::Aggregate:
            return hearFunction(state, evidence, around, out);
        case CueKind::Adjective:
            return hearAdjective(state, evidence, around, out);
        case CueKind::Most:
            return hearMost(state, evidence, around, out);
        case CueKind::Top:
            return hearTop(state, evidence, around, out);
        case CueKind::Hint:
        case CueKind::Verb:
            return hearAttribute(state, evidence, around, out);
        case CueKind::First:
            if (state.term.order && state.term.order->limit == 1 && state.use == Use::Order) {
                // "the newest first": all of them, in this order.
                State next = heard(state, evidence, around, "cue.first|order");
                next.term.order->limit = 0;
                out.push_back(std::move(next));
            }
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
            State next = heard(state, evidence, around, ruleOf(evidence.cue->kind));
            next.before = state.before;
            if (evidence.cue->kind == CueKind::Distinct && !state.groups &&
                std::ranges::any_of(state.term.asked, &Measure::isComputed)) {
                // "the average price in different cities": of each.
                State each = next;
                each.groups = true;
                each.before = "cue.distinct|each";
                each.add("cue.distinct|each", 1, around.weights.of("cue.distinct|each"));
                out.push_back(std::move(each));
            }
            if (evidence.cue->kind == CueKind::Common) rankAsked(next, evidence, around, out);
            if (!turn(next, evidence, around)) return;
            next.before = ruleOf(evidence.cue->kind);
            out.push_back(std::move(next));
        }
    }
}

}  // namespace tripletalk::answering::reading
