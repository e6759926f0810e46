// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/ruletools.h"

#include <algorithm>

namespace tripletalk::answering::reading {

using language::CueKind;
using States = std::vector<State>;

namespace {

void compareWithClass(const State& state, const Evidence& evidence, const Surroundings& around,
                      States& out) {
    // "a year after all films of …": what was named of all of them, or of some.
    if (!state.op || state.howMany || state.function != Function::None || !state.dangling ||
        !isNumeric(state.last) || state.last.table != evidence.place.table)
        return;
    const bool greater = *state.op == Op::More || *state.op == Op::AtLeast;
    for (const bool all : {true, false}) {
        State next = used(state, evidence, around, all ? "class.thanall" : "class.thansome");
        next.term.where.push_back(
            {{Function::None, state.last},
             *state.op,
             {},
             overall(greater == all ? Function::Maximum : Function::Minimum, state.last),
             state.negated});
        next.op.reset();
        next.negated = next.dangling = false;
        next.use = Use::Condition;
        out.push_back(std::move(next));
    }
}

/// "Which albums".
bool areThingsAsked(const Evidence& evidence, const Surroundings& around) {
    return evidence.first > 0 &&
           std::ranges::any_of(around.wording.cuesAt(around.tokens, evidence.first - 1),
                               [](const auto& found) {
                                   return found.cue->kind == CueKind::Which && !found.cue->generic;
                               });
}

void takeHead(const State& state, const Evidence& evidence, const Surroundings& around,
              States& out) {
    // "the top 3 cars by price": what they are ranked by comes later.
    const bool waits = state.superlative && state.limit < 2;
    if (state.headSaid || state.groups || state.op || waits || state.zone == Zone::Order ||
        state.howMany)
        return;
    if (evidence.place.table->hidden) return;
    if (state.function == Function::Sum && !state.counts) {
        // "the total number of", "in total": of things it is how many.
        State counted = state;
        counted.function = Function::None;
        counted.counts = true;
        note(counted, around, "function.counted");
        takeHead(counted, evidence, around, out);
    }
    State next = used(state, evidence, around, state.counts ? "class.counted" : "class.head");
    if (!state.term.asked.empty()) noteDistance(next, around, evidence.place);
    if (state.counts) next.term.asked.push_back({Function::Count, evidence.place});
    next.counts = false;
    next.term.head = next.lastClass = evidence.place.table;
    next.headSaid = true;
    next.thingsAsked = areThingsAsked(evidence, around);
    next.kindAsked = evidence.first > 0 && evidence.first == state.whichBefore;
    speakOf(next, evidence.place.table);
    next.use = Use::Asked;
    next.joined = false;
    out.push_back(std::move(next));
}

void countClass(const State& state, const Evidence& evidence, const Surroundings& around,
                States& out) {
    const bool isOrder = state.zone == Zone::Order && state.counts && !state.term.order;
    const bool isMost = state.superlative && state.most && !state.term.order;
    const Measure count{Function::Count, evidence.place};
    if (isOrder || isMost) {
        State next = used(state, evidence, around, "class.rank");
        next.term.order =
            Order{count, isMost ? *state.superlative : state.direction && !*state.direction,
                  isMost ? state.limit : 0};
        next.superlative.reset();
        next.most = next.counts = false;
        next.use = Use::Order;
        speakOf(next, evidence.place.table);
        out.push_back(std::move(next));
    } else if (state.howMany && state.op) {
        State next = used(state, evidence, around, "class.howmany");
        next.term.where.push_back({count, *state.op, countedBy(state), {}, state.negated});
        next.howMany.reset();
        next.lower.reset();
        next.op.reset();
        next.negated = false;
        next.use = Use::Condition;
        speakOf(next, evidence.place.table);
        out.push_back(std::move(next));
    } else if (state.counts &&
               (state.headSaid || !state.term.groups.empty() || !state.term.asked.empty())) {
        if (std::ranges::find(state.term.asked, count) != state.term.asked.end()) return;
        State next = used(state, evidence, around, "class.alsocounted");
        noteDistance(next, around, evidence.place);
        next.term.asked.push_back(count);
        next.counts = false;
        next.use = Use::Asked;
        speakOf(next, evidence.place.table);
        out.push_back(std::move(next));
    }
}

void takeCommonestClass(const State& state, const Evidence& evidence, const Surroundings& around,
                        States& out) {
    if (!state.common || state.term.order) return;
    State next = used(state, evidence, around, "class.common");
    if (!next.term.head) next.term.head = evidence.place.table;
    next.headSaid = true;
    next.most = true;  // by what else is named
    next.common = false;
    out.push_back(std::move(next));
}

void groupByClass(const State& state, const Evidence& evidence, const Surroundings& around,
                  States& out) {
    if (!state.groups) return;
    State next = used(state, evidence, around, "class.group");
    noteDistance(next, around, evidence.place);
    next.term.groups.push_back(evidence.place);
    next.groups = false;
    next.use = Use::Group;
    next.lastClass = evidence.place.table;
    speakOf(next, evidence.place.table);
    next.zone = next.headSaid || !next.term.asked.empty() ? Zone::Where : Zone::Asked;
    out.push_back(std::move(next));
}

void relateClass(const State& state, const Evidence& evidence, const Surroundings& around,
                 States& out) {
    if (!(state.headSaid || !state.term.asked.empty() || !state.term.where.empty()) ||
        state.groups || state.counts || state.howMany)
        return;
    if (evidence.place.table == state.term.head) {
        State next = used(state, evidence, around, "class.again");
        next.joined = false;
        out.push_back(std::move(next));
        return;
    }
    if (state.superlative || state.op) return;
    State next = used(state, evidence, around, state.negated ? "class.absent" : "class.present");
    noteDistance(next, around, evidence.place);
    next.term.where.push_back({{Function::None, evidence.place}, Op::Known, {}, {}, state.negated});
    next.negated = false;
    next.lastClass = evidence.place.table;
    speakOf(next, evidence.place.table);
    next.use = Use::Condition;
    out.push_back(std::move(next));
    if (state.negated) {
        // "no exhibition in 2004": the condition that follows is the negated one.
        State ahead = used(state, evidence, around, "class.absentahead");
        noteDistance(ahead, around, evidence.place);
        speakOf(ahead, evidence.place.table);
        ahead.lastClass = evidence.place.table;
        out.push_back(std::move(ahead));
        return;
    }
    State hint = used(state, evidence, around, "class.hint");
    noteDistance(hint, around, evidence.place);
    speakOf(hint, evidence.place.table);
    hint.lastClass = evidence.place.table;
    out.push_back(std::move(hint));
}

void askClass(const State& state, const Evidence& evidence, const Surroundings& around,
              States& out) {
    if (!state.headSaid || evidence.place.table == state.term.head || state.groups ||
        state.counts || state.superlative || state.op || state.negated)
        return;
    if (!(state.joined && state.use == Use::Asked)) return;
    State next = used(state, evidence, around, "class.alsoasked");
    noteDistance(next, around, evidence.place);
    if (next.term.asked.empty()) next.term.thingsAsked = true;
    next.term.asked.push_back({Function::None, evidence.place});
    next.joined = false;
    speakOf(next, evidence.place.table);
    out.push_back(std::move(next));
}
}  // namespace

void addClassRules(std::vector<Rule>& rules) {
    rules.push_back({"class.head", EvidenceKind::Class, takeHead});
    rules.push_back({"class.counted", EvidenceKind::Class, countClass});
    rules.push_back({"class.thanall", EvidenceKind::Class, compareWithClass});
    rules.push_back({"class.common", EvidenceKind::Class, takeCommonestClass});
    rules.push_back({"class.group", EvidenceKind::Class, groupByClass});
    rules.push_back({"class.related", EvidenceKind::Class, relateClass});
    rules.push_back({"class.alsoasked", EvidenceKind::Class, askClass});
}

}  // namespace tripletalk::answering::reading
