// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/rules.h"

#include <algorithm>

namespace tripletalk::answering::reading {

namespace {

/// The table that a term without a named class is about: that of what is asked for, else of its
/// conditions.
const induction::Table* headOf(const Term& term) {
    const auto rows = [](const Place& place) -> const induction::Table* { return place.table; };
    for (const Measure& one : term.asked) return rows(one.place);
    if (term.order && term.order->by.place) return rows(term.order->by.place);
    for (const Condition& one : term.where) return rows(one.of.place);
    for (const Place& one : term.groups) return rows(one);
    return nullptr;
}

/// A group by what is not counted itself is asked for with it.
void settleGroups(State& state, const std::function<void(const char*)>& note) {
    Term& term = state.term;
    const bool counted = std::ranges::any_of(
        term.asked, [](const Measure& one) { return one.function != Function::None; });
    const bool plain = std::ranges::any_of(
        term.asked, [](const Measure& one) { return one.function == Function::None; });
    const bool ranked = term.order && term.order->by.function != Function::None;
    if (term.groups.empty() && counted && plain) {
        note("group.implied");
        for (const Measure& one : term.asked)
            if (one.function == Function::None) term.groups.push_back(one.place);
    } else if (term.groups.empty() && ranked && plain &&
               term.order->by.place.table == term.asked.front().place.table) {
        note("group.ranked");
        for (const Measure& one : term.asked) term.groups.push_back(one.place);
    } else if (!term.groups.empty() && !counted && !ranked && !state.headSaid) {
        note("group.bare");
    }
}

/// A count of the rows themselves is one of groups of what is asked for ("directors with one
/// film").
void settleCounts(State& state, const std::function<void(const char*)>& note) {
    Term& term = state.term;
    bool own = false;
    for (Condition& condition : term.where) {
        if (condition.of.function == Function::None) continue;
        if (!condition.of.place) condition.of.place = {term.head, nullptr};
        own = own || condition.of.place.table == term.head;
    }
    if (!own || !term.groups.empty() || term.asked.empty()) return;
    for (const Measure& one : term.asked)
        if (one.function == Function::None) term.groups.push_back(one.place);
    if (!term.groups.empty()) note("group.counted");
}

bool asksColumns(const Term& term) {
    return !term.asked.empty() && !term.thingsAsked && term.groups.empty() &&
           std::ranges::all_of(term.asked, [](const Measure& one) {
               return one.function == Function::None && one.place.column;
           });
}

/// The same with the conditions given.
std::shared_ptr<const Term> with(const Term& term, std::vector<Condition> where) {
    auto other = std::make_shared<Term>(term);
    other->where = std::move(where);
    return other;
}

/// "Places where no cinema is big": what is asked for is told without what meets the negated
/// condition, not the rows.
std::optional<State> difference(const State& state, const Weights& weights) {
    const Term& term = state.term;
    if (!asksColumns(term) || term.order) return {};
    std::vector<Condition> kept;
    std::vector<Condition> removed;
    for (const Condition& one : term.where) (one.negated ? removed : kept).push_back(one);
    if (removed.empty()) return {};
    for (Condition& one : removed) one.negated = false;
    State other = state;
    other.term.where = kept;
    other.term.operation = SetOperation::Difference;
    other.term.other = with(term, std::move(removed));
    other.add("set.difference", 1, weights.of("set.difference"));
    return other;
}

/// "Places of cinemas opened in 2010 and in 2011": no row meets both, but a place may.
std::optional<State> intersection(const State& state, const Weights& weights) {
    const Term& term = state.term;
    if (!asksColumns(term) || term.order) return {};
    for (std::size_t i = 0; i < term.where.size(); ++i)
        for (std::size_t j = i + 1; j < term.where.size(); ++j) {
            if (term.where[i].of != term.where[j].of || term.where[i].negated ||
                term.where[j].negated || term.any || term.where[i].op == Op::Known ||
                term.where[i].of.function != Function::None || term.where[i] == term.where[j])
                continue;
            State other = state;
            std::vector<Condition> first = term.where;
            std::vector<Condition> second = term.where;
            first.erase(first.begin() + static_cast<std::ptrdiff_t>(j));
            second.erase(second.begin() + static_cast<std::ptrdiff_t>(i));
            other.term.where = std::move(first);
            other.term.operation = SetOperation::Intersection;
            other.term.other = with(term, std::move(second));
            other.add("set.intersection", 1, weights.of("set.intersection"));
            return other;
        }
    return {};
}

}  // namespace

void finish(State state, const Weights& weights, std::vector<State>& out) {
    const auto note = [&](const char* feature) { state.add(feature, 1, weights.of(feature)); };
    Term& term = state.term;
    const std::string last = state.before + ">end";
    state.add(last, 1, weights.of(last));
    if (state.op || state.howMany) note("end.comparison");
    if (state.superlative && !state.most) note("end.superlative");
    if (state.superlative && state.most) note("end.most");
    if (state.limit > 1 && !(term.order && term.order->limit == state.limit)) note("end.limit");
    if (state.dangling) note("operand.dangling");
    if (state.function != Function::None) note("end.function");
    if (state.groups) note("end.group");
    if (state.negated) note("end.negation");
    if (state.lower) note("end.between");
    if (state.like) note("end.like");
    if (state.zone == Zone::Order && !term.order)
        note(state.namesAsked ? "end.order|named" : "end.order");
    if (!term.head) {
        term.head = headOf(term);
        note("head.implied");
    }
    if (!term.head || !term.head->holdsEntities()) return;
    if (state.counts) {
        // "How many are there?"
        note("end.count");
        term.asked.push_back({Function::Count, {term.head, nullptr}});
    }
    if (state.everything && term.asked.empty()) {
        note("columns.all");
        term.thingsAsked = true;
        for (const induction::Column& column : term.head->columns)
            if (!column.hidden && column.role != induction::ColumnRole::Key &&
                column.role != induction::ColumnRole::Label)
                term.asked.push_back({Function::None, {term.head, &column}});
    }
    if (state.namesAsked && term.asked.empty()) note("named.things");
    if (state.namesAsked && !term.asked.empty() && !term.thingsAsked) {
        term.thingsAsked = std::ranges::none_of(
            term.asked, [](const Measure& one) { return one.function != Function::None; });
        note("named.also");
    }
    if (term.truth && (!term.asked.empty() || term.where.empty())) {
        term.truth = false;
        note("truth.dropped");
    }
    settleGroups(state, note);
    settleCounts(state, note);
    for (const Measure& one : term.asked)
        if (one.place.table != term.head) note("asked.elsewhere");
    if (term.asked.empty() && term.groups.empty() && !term.truth)
        note(state.headSaid ? "things" : "things.implied");
    if (term.asked.empty() && term.where.empty() && !term.order && term.groups.empty())
        note("everything");
    for (auto other : {difference(state, weights), intersection(state, weights)})
        if (other) out.push_back(*std::move(other));
    out.push_back(std::move(state));
}

}  // namespace tripletalk::answering::reading
