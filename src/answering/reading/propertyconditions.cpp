// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// Properties that a condition is of, beside those that a value or number is said of.
#include "answering/reading/cues.h"
#include "answering/reading/ruletools.h"

#include <algorithm>

namespace tripletalk::answering::reading {

using language::CueKind;
using States = std::vector<State>;

namespace {

void compareWithFunction(const State& state, const Evidence& evidence, const Surroundings& around,
                         States& out) {
    if (!state.op || state.function == Function::None || !isNumeric(evidence.place)) return;
    State next = used(state, evidence, around, "property.thanfunction");
    const Place of = isNumeric(state.last) && state.dangling ? state.last : evidence.place;
    next.term.where.push_back({{Function::None, of},
                               *state.op,
                               {},
                               overall(state.function, evidence.place),
                               state.negated});
    next.op.reset();
    next.function = Function::None;
    next.negated = false;
    next.dangling = false;
    next.use = Use::Condition;
    out.push_back(std::move(next));
}

void compareWithAll(const State& state, const Evidence& evidence, const Surroundings& around,
                    States& out) {
    // "a price above that of all …", "of some …"
    if (!state.op || state.howMany || state.function != Function::None ||
        !isNumeric(evidence.place) || !state.dangling || !isNumeric(state.last))
        return;
    const bool greater = *state.op == Op::More || *state.op == Op::AtLeast;
    if (!greater && *state.op != Op::Less && *state.op != Op::AtMost) return;
    for (const bool all : {true, false}) {
        State next = used(state, evidence, around, all ? "property.thanall" : "property.thansome");
        noteDistance(next, around, evidence.place);
        next.term.where.push_back(
            {{Function::None, state.last},
             *state.op,
             {},
             overall(greater == all ? Function::Maximum : Function::Minimum, evidence.place),
             state.negated});
        next.op.reset();
        next.negated = next.dangling = false;
        next.use = Use::Condition;
        out.push_back(std::move(next));
    }
}

void compareWithNumber(const State& state, const Evidence& evidence, const Surroundings& around,
                       States& out) {
    // "more than 20 floors": of the column if it holds numbers, else so many of its values.
    if (!state.howMany || !state.op) return;
    const bool counts = !isNumeric(evidence.place);
    State next = used(state, evidence, around, counts ? "property.howmany" : "property.ofnumber");
    noteDistance(next, around, evidence.place);
    next.term.where.push_back({{counts ? Function::Count : Function::None, evidence.place},
                               *state.op,
                               countedBy(state),
                               {},
                               state.negated});
    next.howMany.reset();
    next.lower.reset();
    next.op.reset();
    next.negated = next.dangling = false;
    next.last = evidence.place;
    next.use = Use::Condition;
    out.push_back(std::move(next));
}

void compareProperty(const State& state, const Evidence& evidence, const Surroundings& around,
                     States& out) {
    // "more boot space": than what, or of several the most.
    if (!state.op || state.howMany || state.function != Function::None || state.term.order ||
        !isNumeric(evidence.place) || !state.compared.empty())
        return;
    State next = used(state, evidence, around, "property.compared");
    noteDistance(next, around, evidence.place);
    next.compared = {evidence};
    next.last = evidence.place;
    next.dangling = false;
    out.push_back(std::move(next));
}

void requireKnown(const State& state, const Evidence& evidence, const Surroundings& around,
                  States& out) {
    // "that have a supervisor": any. "That have no supervisor": none.
    if (!state.headSaid || state.op || state.superlative || state.groups || state.counts) return;
    const bool isAny =
        evidence.first > 0 && around.tokens[evidence.first - 1].article && isHad(evidence, around);
    const bool isNone = state.negated && state.before == ruleOf(CueKind::Negation);
    if (!(isAny || isNone) || around.followedBy(EvidenceKind::Value) ||
        around.followedBy(EvidenceKind::Number) || around.followedBy(CueKind::Compare))
        return;
    State next = used(state, evidence, around, "property.known");
    noteDistance(next, around, evidence.place);
    next.term.where.push_back({{Function::None, evidence.place}, Op::Known, {}, {}, state.negated});
    next.negated = next.dangling = next.joined = false;
    next.use = Use::Condition;
    next.zone = Zone::Where;
    out.push_back(std::move(next));
}

void requireEnd(const State& state, const Evidence& evidence, const Surroundings& around,
                States& out) {
    // "who have Ann as a manager": the thing that was named is the link's end.
    if (!isSelfLink(evidence.place) || state.op || state.superlative || state.groups ||
        state.term.where.empty() || !state.headSaid)
        return;
    const Condition& before = state.term.where.back();
    if (!before.of.place.isThing() || before.of.place.table != evidence.place.table ||
        before.op != Op::Equal || before.than || before.of.function != Function::None)
        return;
    State next = used(state, evidence, around, "property.end");
    next.term.where.back().of.place = evidence.place;
    next.use = Use::Condition;
    next.joined = false;
    out.push_back(std::move(next));
}

void requireTrue(const State& state, const Evidence& evidence, const Surroundings& around,
                 States& out) {
    // "How many bridges are closed?": those of which the column says so.
    if (!isTruth(evidence.place) || state.op || state.superlative || state.groups ||
        state.howMany || state.function != Function::None || state.zone == Zone::Order)
        return;
    State next = used(state, evidence, around, "property.true");
    noteDistance(next, around, evidence.place);
    if (around.followedBy(EvidenceKind::Value) || around.followedBy(EvidenceKind::Number))
        note(next, around, "property.true|value");
    Operand yes{.number = 1, .isNumber = true, .shown = around.wording.phrase("yes")};
    next.term.where.push_back(
        {{Function::None, evidence.place}, Op::Equal, {std::move(yes)}, {}, state.negated});
    next.negated = next.dangling = next.joined = false;
    next.use = Use::Condition;
    out.push_back(std::move(next));
}
}  // namespace

void addPropertyConditions(std::vector<Rule>& rules) {
    rules.push_back({"property.thanfunction", EvidenceKind::Property, compareWithFunction});
    rules.push_back({"property.thanall", EvidenceKind::Property, compareWithAll});
    rules.push_back({"property.ofnumber", EvidenceKind::Property, compareWithNumber});
    rules.push_back({"property.compared", EvidenceKind::Property, compareProperty});
    rules.push_back({"property.known", EvidenceKind::Property, requireKnown});
    rules.push_back({"property.end", EvidenceKind::Property, requireEnd});
    rules.push_back({"property.true", EvidenceKind::Property, requireTrue});
}

}  // namespace tripletalk::answering::reading
