// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/ruletools.h"

#include <algorithm>

namespace tripletalk::answering::reading {

using language::CueKind;
using States = std::vector<State>;

namespace {

std::vector<Evidence> comparable(const State& state, const Evidence& evidence, bool& byWord) {
    std::vector<Evidence> places = state.compared;
    byWord = !places.empty();
    if (places.empty() && state.last.column &&
        (isNumeric(state.last) || (evidence.value.isDate && isDated(state.last)))) {
        Evidence last;
        last.place = state.last;
        places.push_back(last);
    }
    return places;
}

void compareNumber(const State& state, const Evidence& evidence, const Surroundings& around,
                   States& out) {
    if (state.superlative) return;
    bool byWord = false;
    for (const Evidence& of : comparable(state, evidence, byWord)) {
        if (!state.op && !state.dangling) continue;
        const bool isDate = evidence.value.isDate && isDated(of.place);
        if (!isNumeric(of.place) && !isDate) continue;
        const Op op = state.op.value_or(Op::Equal);
        const Measure measure{byWord || !state.dangling ? Function::None : state.lastFunction,
                              of.place};
        State next = used(state, evidence, around, state.op ? "number.compared" : "number.equal");
        if (byWord) noteDistance(next, around, of.place);
        if (byWord) note(next, around, "number.attribute", of.quality);
        if (!byWord && !state.dangling) note(next, around, "number.oflast");
        Operand value = evidence.value;
        if (!isDate) value.isDate = false;
        if (op == Op::Between && !state.lower) {
            next.lower = value;
            next.last = of.place;
            next.compared.clear();
            next.dangling = true;
            out.push_back(std::move(next));
            continue;
        }
        std::vector<Operand> values{value};
        if (state.lower) values.insert(values.begin(), *state.lower);
        const bool also =
            state.either && !next.term.where.empty() && next.term.where.back().of == measure;
        if (also && op == Op::Equal && next.term.where.back().op == Op::Equal)
            next.term.where.back().values.push_back(value);
        else {
            if (state.either && !next.term.where.empty()) next.term.any = true;
            next.term.where.push_back({measure, op, values, {}, state.negated});
        }
        next.lastFunction = Function::None;
        next.op.reset();
        next.lower.reset();
        next.compared.clear();
        next.negated = next.dangling = next.either = next.joined = false;
        next.last = of.place;
        next.use = Use::Condition;
        next.zone = Zone::Where;
        out.push_back(std::move(next));
    }
}

void alsoNumber(const State& state, const Evidence& evidence, const Surroundings& around,
                States& out) {
    // "in 2010 or 2011", "both 2010 and 2011"
    if (!(state.either || state.joined) || state.term.where.empty() || state.op) return;
    const Condition& before = state.term.where.back();
    if (before.op != Op::Equal || before.values.empty() || !before.values.back().isNumber ||
        before.of.function != Function::None)
        return;
    State next = used(state, evidence, around, "number.also");
    if (state.both) {
        Condition another = before;
        another.values = {evidence.value};
        another.values.back().isDate = before.values.back().isDate;
        next.term.where.push_back(std::move(another));
    } else {
        if (state.joined && !state.either) {
            // "in 2010 and in 2011": of both, or of any of the two.
            State each = next;
            note(each, around, "number.each");
            Condition another = before;
            another.values = {evidence.value};
            another.values.back().isDate = before.values.back().isDate;
            each.term.where.push_back(std::move(another));
            each.joined = false;
            out.push_back(std::move(each));
        }
        next.term.where.back().values.push_back(evidence.value);
        next.term.where.back().values.back().isDate = before.values.back().isDate;
    }
    next.either = next.joined = false;
    out.push_back(std::move(next));
}

void limitByNumber(const State& state, const Evidence& evidence, const Surroundings& around,
                   States& out) {
    if (evidence.value.number < 1 || evidence.value.number > 100) return;
    // "the cheapest three cars"
    const bool isRanked = state.term.order && state.before.starts_with("cue.superlative");
    const bool ranks = isRanked || state.superlative || around.followedBy(CueKind::Adjective) ||
                       around.followedBy(CueKind::Most) || around.followedBy(CueKind::Common);
    if (!ranks && !(around.followedBy(EvidenceKind::Class) && !state.headSaid && !state.op)) return;
    State next = used(state, evidence, around, ranks ? "number.limit" : "number.limitahead");
    next.limit = static_cast<int>(evidence.value.number);
    if (isRanked) next.term.order->limit = next.limit;
    out.push_back(std::move(next));
}

void countTimes(const State& state, const Evidence& evidence, const Surroundings& around,
                States& out) {
    if (state.superlative || !around.followedBy(CueKind::Times)) return;
    State next = used(state, evidence, around, "number.times");
    next.term.where.push_back(
        {{Function::Count, {}}, state.op.value_or(Op::Equal), {evidence.value}, {}, state.negated});
    next.op.reset();
    next.dangling = next.negated = false;
    out.push_back(std::move(next));
}

void countByNumber(const State& state, const Evidence& evidence, const Surroundings& around,
                   States& out) {
    if (state.superlative || state.howMany) return;
    if (state.op == Op::Between && !state.lower && around.followedBy(EvidenceKind::Number)) {
        // "between 3 and 5 stars"
        State next = used(state, evidence, around, "number.countedlower");
        next.lower = evidence.value;
        next.compared.clear();
        out.push_back(std::move(next));
        return;
    }
    const bool ahead = !state.op && around.followedBy(CueKind::Compare);  // "2 or more cars"
    if (!ahead && !around.followedBy(EvidenceKind::Class) &&
        !around.followedBy(EvidenceKind::Property))
        return;
    State next = used(state, evidence, around,
                      ahead      ? numberAhead
                      : state.op ? "number.howmany"
                                 : "number.exactly");
    next.howMany = evidence.value.number;
    if (!next.op) next.op = Op::Equal;
    next.compared.clear();
    out.push_back(std::move(next));
}

void countOfLast(const State& state, const Evidence& evidence, const Surroundings& around,
                 States& out) {
    // "whose number of students is above 10"
    if (!state.op || !state.counts || !state.lastClass) return;
    State next = used(state, evidence, around, "number.ofcount");
    next.term.where.push_back({{Function::Count, {state.lastClass, nullptr}},
                               *state.op,
                               {evidence.value},
                               {},
                               state.negated});
    next.op.reset();
    next.counts = false;
    out.push_back(std::move(next));
}

/// What a number that no word puts anywhere may be of.
const induction::Table* aboutOf(const State& state) {
    if (state.term.head) return state.term.head;
    return state.term.asked.empty() ? nullptr : state.term.asked.back().place.table;
}

/// A number, or the range that it ends; nothing where it is a range's beginning.
std::vector<Operand> comparedWith(const State& state, const Operand& value) {
    if (state.op != Op::Between) return {value};
    if (!state.lower) return {};
    Operand lower = *state.lower;
    lower.isNumber = value.isNumber;
    lower.isDate = value.isDate;
    return {std::move(lower), value};
}

/// What a column is measured in: "hours" is its unit where it is its name.
std::optional<language::Unit> unitOf(const induction::Column& column,
                                     const language::Wording& wording) {
    return wording.unit(column.unit.empty() ? column.label : column.unit);
}

/// "more than 200 kW": a number that is compared is of what is measured in its unit. One that is
/// not may be part of a name ("Velova 430 h").
void findMeasure(const State& state, const Evidence& evidence, const Surroundings& around,
                 States& out) {
    const induction::Table* about = aboutOf(state);
    const std::size_t at = evidence.value.words.first;
    if (!about || state.superlative || !state.compared.empty() || at >= around.tokens.size())
        return;
    const auto said = around.wording.unit(around.tokens[at].unit);
    std::vector<Operand> values = comparedWith(state, evidence.value);
    if (!said || !state.op || state.unknown || values.empty()) return;
    // "between 2 and 5 km": both are said in the unit behind the second.
    const Words& first = values.front().words;
    if (around.tokens[first.first].unit.empty()) values.front().words = evidence.value.words;
    for (const induction::Table& table : around.graph.schema().tables) {
        if (table.hidden || (&table != about && around.graph.distance(about->name, table.name) > 1))
            continue;
        for (const induction::Column& column : table.columns) {
            const auto own = unitOf(column, around.wording);
            const Place place{&table, &column};
            if (column.hidden || !own || own->base != said->base || !isNumeric(place)) continue;
            // Only what a column itself says of its unit is converted.
            if (column.unit.empty() && own->factor != said->factor) continue;
            State next = used(state, evidence, around, "number.bykind");
            noteDistance(next, around, place);
            note(next, around, "number.attribute", 1);
            next.term.where.push_back(
                {{Function::None, place}, *state.op, values, {}, state.negated});
            next.op.reset();
            next.lower.reset();
            next.last = place;
            next.use = Use::Condition;
            out.push_back(std::move(next));
        }
    }
}

void findYear(const State& state, const Evidence& evidence, const Surroundings& around,
              States& out) {
    const induction::Table* about = aboutOf(state);
    if (!evidence.value.isDate || !about || state.superlative) return;
    // A year by itself is of a column of time.
    for (const Evidence& of : around.finder.times()) {
        if (of.place.table != about && around.graph.distance(about->name, of.place.table->name) > 1)
            continue;
        const bool isDate = !isNumeric(of.place);
        if (isDate && !isDated(of.place)) continue;
        State next = used(state, evidence, around, "number.bykind");
        noteDistance(next, around, of.place);
        note(next, around, "number.attribute", of.quality);
        Operand value = evidence.value;
        value.isNumber = !isDate;
        value.isDate = isDate;
        std::vector<Operand> values = comparedWith(state, value);
        if (values.empty()) continue;
        next.term.where.push_back({{Function::None, of.place},
                                   state.op.value_or(Op::Equal),
                                   std::move(values),
                                   {},
                                   state.negated});
        next.op.reset();
        next.lower.reset();
        next.last = of.place;
        next.use = Use::Condition;
        out.push_back(std::move(next));
    }
}
}  // namespace

void addNumberRules(std::vector<Rule>& rules) {
    rules.push_back({"number.compared", EvidenceKind::Number, compareNumber});
    rules.push_back({"number.also", EvidenceKind::Number, alsoNumber});
    rules.push_back({"number.limit", EvidenceKind::Number, limitByNumber});
    rules.push_back({"number.howmany", EvidenceKind::Number, countByNumber});
    rules.push_back({"number.times", EvidenceKind::Number, countTimes});
    rules.push_back({"number.ofcount", EvidenceKind::Number, countOfLast});
    rules.push_back({"number.year", EvidenceKind::Number, findYear});
    rules.push_back({"number.unit", EvidenceKind::Number, findMeasure});
}

}  // namespace tripletalk::answering::reading
