// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/ruletools.h"

#include <algorithm>

namespace tripletalk::answering::reading {

using language::CueKind;
using States = std::vector<State>;

namespace {

/// Where "sorted by" was heard, a column that is named is sorted by, whatever else it is taken for:
/// the fit, which compares rows without their order, likes those readings as well.
void sortAside(State& state, const Place& place) {
    if (state.zone != Zone::Order || state.term.order) return;
    state.term.order =
        Order{{Function::None, place}, state.direction ? !*state.direction : false, 0};
    state.sortsAside = true;
}

/// The greater end of a range that two columns hold.
Place otherEnd(const Place& place) {
    for (const induction::Column& column : place.table->columns)
        if (&column != place.column && column.predicate == place.column->predicate &&
            column.role == induction::ColumnRole::Literal && isNumeric(place) &&
            column.name != place.column->name)
            return {place.table, &column, place.words};
    return {};
}

void askProperty(const State& state, const Evidence& evidence, const Surroundings& around,
                 States& out) {
    if (state.op || state.howMany || state.superlative || state.groups || state.zone == Zone::Order)
        return;
    if (state.function != Function::None && state.function != Function::Minimum &&
        state.function != Function::Maximum && !isNumeric(evidence.place))
        return;
    State next = used(state, evidence, around, "property.asked");
    noteDistance(next, around, evidence.place);
    if (state.function == Function::None && state.shared != Function::None && state.joined &&
        state.use == Use::Asked && isNumeric(evidence.place)) {
        State same = state;
        same.function = state.shared;
        same.shared = Function::None;
        note(same, around, "function.shared");
        askProperty(same, evidence, around, out);
    }
    Measure measure{state.function, evidence.place};
    if (state.counts) measure.function = Function::Count;
    if (state.counts && isNumeric(evidence.place) && !isTruth(evidence.place)) {
        // "How many employees does it have?" is told by a column of such numbers.
        State plain = state;
        plain.counts = false;
        note(plain, around, "number.plain");
        askProperty(plain, evidence, around, out);
        note(next, around, "property.countednumber");
    }
    if (std::ranges::find(next.term.asked, measure) != next.term.asked.end()) return;
    if (state.headSaid && around.followedBy(EvidenceKind::Number))
        note(next, around, "property.asked|number");
    if (state.headSaid && around.followedBy(EvidenceKind::Value))
        note(next, around, "property.asked|value");
    if (state.headSaid && (around.followedBy(CueKind::Compare) || around.followedBy(CueKind::Than)))
        note(next, around, "property.asked|compare");
    if (isLink(evidence.place)) note(next, around, "property.asked|link");
    bool own = false;
    bool other = false;
    for (const Evidence* one : around.next)
        if (one->kind == EvidenceKind::Class && one->quality > namedWell)
            (one->place.table == evidence.place.table ? own : other) = true;
    if (own) note(next, around, "property.asked|ofnext");
    if (other && !own) note(next, around, "property.asked|ofother");
    if (state.lastClass)
        note(next, around,
             state.lastClass == evidence.place.table ? "property.asked|ofclass"
                                                     : "property.asked|ofotherclass");
    if (state.headSaid)
        note(next, around,
             state.joined && state.use == Use::Asked ? "property.asked|joined"
                                                     : "property.asked|late");
    if (state.headSaid && next.term.asked.empty() && !measure.isComputed() &&
        evidence.place.table == state.term.head && isHad(evidence, around)) {
        // "Cars with their prices" are cars still.
        note(next, around, "property.asked|had");
        next.term.thingsAsked = true;
    }
    for (const Function before : state.functionsBefore)
        next.term.asked.push_back({before, evidence.place});
    next.functionsBefore.clear();
    next.term.asked.push_back(measure);
    if (measure.function == Function::None)
        if (const Place end = otherEnd(evidence.place)) next.term.asked.push_back({{}, end});
    next.shared = state.function;
    next.counts = false;
    // "maximum and minimum weight" asks for both of the one.
    next.function = Function::None;
    next.use = Use::Asked;
    next.last = evidence.place;
    next.dangling = false;
    next.joined = false;
    out.push_back(std::move(next));
}

void nameOperand(const State& state, const Evidence& evidence, const Surroundings& around,
                 States& out) {
    if (state.superlative || state.groups || state.counts) return;
    if (state.function != Function::None && (!isNumeric(evidence.place) || state.op)) return;
    if (state.part) {
        State next = used(state, evidence, around, "property.like");
        noteDistance(next, around, evidence.place);
        next.term.where.push_back(
            {{Function::None, evidence.place}, Op::Like, {*state.part}, {}, state.negated});
        next.part.reset();
        next.negated = false;
        next.use = Use::Condition;
        out.push_back(std::move(next));
        return;
    }
    // "after season 2007"
    if (state.op && !(isNumeric(evidence.place) && around.followedBy(EvidenceKind::Number))) return;
    State next =
        used(state, evidence, around, state.op ? "property.operandafter" : "property.operand");
    next.compared.clear();
    if (state.function != Function::None) note(next, around, "property.operand|function");
    next.lastFunction = state.function;
    next.function = Function::None;
    noteDistance(next, around, evidence.place);
    if (state.dangling) note(next, around, "operand.dangling");
    if (!(around.followedBy(EvidenceKind::Number) || around.followedBy(EvidenceKind::Value) ||
          around.followedBy(CueKind::Compare) || around.followedBy(CueKind::Than)))
        note(next, around, "property.operand|nothing");
    next.last = evidence.place;
    next.dangling = true;
    next.use = Use::Condition;
    next.joined = false;
    sortAside(next, evidence.place);
    out.push_back(std::move(next));
}

void groupByProperty(const State& state, const Evidence& evidence, const Surroundings& around,
                     States& out) {
    if (!state.groups && !(state.joined && state.use == Use::Group)) return;
    State next = used(state, evidence, around, "property.group");
    noteDistance(next, around, evidence.place);
    next.term.groups.push_back(evidence.place);
    next.groups = false;
    next.use = Use::Group;
    next.joined = false;
    next.zone = next.headSaid || !next.term.asked.empty() ? Zone::Where : Zone::Asked;
    out.push_back(std::move(next));
}

void orderByProperty(const State& state, const Evidence& evidence, const Surroundings& around,
                     States& out) {
    if (state.zone != Zone::Order || state.term.order) return;
    if (state.function != Function::None && !isNumeric(evidence.place)) return;
    if (state.counts && isNumeric(evidence.place)) {
        State plain = state;
        plain.counts = false;
        note(plain, around, "number.plain");
        orderByProperty(plain, evidence, around, out);
    }
    State next = used(state, evidence, around, "property.order");
    noteDistance(next, around, evidence.place);
    next.term.order = Order{{state.counts ? Function::Count : state.function, evidence.place},
                            state.direction ? !*state.direction : false,
                            0};
    next.counts = false;
    next.function = Function::None;
    next.use = Use::Order;
    next.joined = false;
    out.push_back(std::move(next));
}

void ignoreSecondOrder(const State& state, const Evidence& evidence, const Surroundings& around,
                       States& out) {
    if (state.zone != Zone::Order || !state.term.order) return;
    out.push_back(used(state, evidence, around, "property.secondorder"));
}

void rankByProperty(const State& state, const Evidence& evidence, const Surroundings& around,
                    States& out) {
    if (!state.superlative || state.common || state.term.order) return;
    if (state.most && !state.counts) {
        // "the most awards": so many different ones, or the number that the column holds.
        State counted = state;
        counted.most = false;
        counted.counts = true;
        note(counted, around, "most.counted");
        rankByProperty(counted, evidence, around, out);
        if (!isNumeric(evidence.place)) return;
    } else if (state.counts && isNumeric(evidence.place)) {
        State plain = state;
        plain.counts = false;
        note(plain, around, "number.plain");
        rankByProperty(plain, evidence, around, out);
    }
    State next =
        used(state, evidence, around, state.most ? "property.most" : "property.superlative");
    noteDistance(next, around, evidence.place);
    if (!isNumeric(evidence.place)) note(next, around, "property.superlative|text");
    next.term.order = Order{{state.counts ? Function::Count : state.function, evidence.place},
                            *state.superlative,
                            state.limit};
    next.superlative.reset();
    next.most = false;
    next.counts = false;
    next.function = Function::None;
    next.use = Use::Order;
    next.joined = false;
    out.push_back(next);
    if (state.zone == Zone::Order) {
        // "sorted by highest price first"
        note(next, around, "order.superlative");
        next.term.order->limit = 0;
        out.push_back(std::move(next));
        return;
    }
    // "the highest price" by itself asks for the price, "which car has" it for the car.
    if (state.limit > 1 || !isNumeric(evidence.place) || state.thingsAsked) return;
    State value = used(state, evidence, around, "property.extreme");
    if (state.headSaid) note(value, around, "property.extreme|late");
    if (!state.term.groups.empty()) note(value, around, "property.extreme|grouped");
    noteDistance(value, around, evidence.place);
    for (const Function before : state.functionsBefore)
        value.term.asked.push_back({before, evidence.place});
    value.functionsBefore.clear();
    value.term.asked.push_back(
        {*state.superlative ? Function::Maximum : Function::Minimum, evidence.place});
    value.superlative.reset();
    value.most = false;
    value.use = Use::Asked;
    out.push_back(std::move(value));
}

void rankByFunction(const State& state, const Evidence& evidence, const Surroundings& around,
                    States& out) {
    // "the stadium with the maximum capacity"
    const bool most = state.function == Function::Maximum;
    if (!(most || state.function == Function::Minimum) || state.term.order || state.op ||
        state.superlative || state.groups || !state.functionsBefore.empty())
        return;
    State next = used(state, evidence, around, "property.ofextreme");
    noteDistance(next, around, evidence.place);
    next.term.order = Order{{Function::None, evidence.place}, most, state.limit};
    next.function = Function::None;
    next.use = Use::Order;
    next.joined = false;
    out.push_back(std::move(next));
}

void takeCommonest(const State& state, const Evidence& evidence, const Surroundings& around,
                   States& out) {
    if (!state.common || state.term.order) return;
    State next = used(state, evidence, around, "property.common");
    next.term.groups.push_back(evidence.place);
    next.term.order =
        Order{{Function::Count, {evidence.place.table, nullptr}}, *state.superlative, state.limit};
    next.superlative.reset();
    next.common = false;
    next.use = Use::Asked;
    out.push_back(std::move(next));
}

void followProperty(const State& state, const Evidence& evidence, const Surroundings& around,
                    States& out) {
    // Whoever names a link asks for what it leads to, not for the thing that is named beside it.
    if (evidence.how == taughtName && isLink(evidence.place) && !state.headSaid &&
        state.term.asked.empty())
        return;
    State next = used(state, evidence, around,
                      isLink(evidence.place) ? "property.followed" : "property.hint");
    speakOf(next, evidence.place.table);
    next.joined = false;
    if (!isLink(evidence.place)) {
        sortAside(next, evidence.place);
        out.push_back(std::move(next));
        return;
    }
    next.term.links.push_back(evidence.place);
    out.push_back(next);
    if (!state.headSaid || evidence.place.table == state.term.head || state.op) return;
    // "students who have treasurer votes": such a row is linked by this column.
    note(next, around, state.negated ? "property.absent" : "property.present");
    next.term.where.push_back(
        {{Function::None, {evidence.place.table, nullptr}}, Op::Known, {}, {}, state.negated});
    next.negated = false;
    next.use = Use::Condition;
    out.push_back(std::move(next));
}
}  // namespace

void addPropertyRules(std::vector<Rule>& rules) {
    rules.push_back({"property.asked", EvidenceKind::Property, askProperty});
    rules.push_back({"property.operand", EvidenceKind::Property, nameOperand});
    rules.push_back({"property.group", EvidenceKind::Property, groupByProperty});
    rules.push_back({"property.order", EvidenceKind::Property, orderByProperty});
    rules.push_back({"property.secondorder", EvidenceKind::Property, ignoreSecondOrder});
    rules.push_back({"property.superlative", EvidenceKind::Property, rankByProperty});
    rules.push_back({"property.common", EvidenceKind::Property, takeCommonest});
    rules.push_back({"property.ofextreme", EvidenceKind::Property, rankByFunction});
    rules.push_back({"property.followed", EvidenceKind::Property, followProperty});
}

}  // namespace tripletalk::answering::reading
