// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/followup.h"

#include <algorithm>
#include <functional>
#include <optional>

namespace tripletalk::answering::reading {

State followUp(const Term& previous) {
    State state;
    state.term = previous;
    state.previous = std::make_shared<Term>(previous);
    // A new superlative is heard only where there is no order yet.
    state.term.order.reset();
    if (previous.wish != Wish::Description) state.term.wish = Wish::Rows;
    state.headSaid = true;
    state.lastClass = previous.head;
    state.before = "followup";
    return state;
}

namespace {

/// Says which things are meant.
bool names(const Condition& one) {
    return one.op == Op::Equal && !one.negated && !one.than && one.of.function == Function::None;
}

/// Where both speak of the same: the column, or the things of one table.
bool replaces(const Condition& now, const Condition& before) {
    const bool named = names(now) && names(before) && now.of.place.table == before.of.place.table;
    if (named && (now.of.place.isThing() || before.of.place.isThing())) return true;
    return now.of == before.of && (now.of.place.isThing() || now.op == before.op ||
                                   (now.op != Op::Known && before.op != Op::Known));
}

/// The fresh conditions stand behind those that were inherited.
void settleConditions(State& state, const std::function<void(const char*)>& note) {
    Term& term = state.term;
    const auto inherited = static_cast<std::ptrdiff_t>(state.previous->where.size());
    const std::vector<Condition> fresh(term.where.begin() + inherited, term.where.end());
    if (fresh.empty()) return;
    note("followup.condition");
    const auto removed = std::remove_if(
        term.where.begin(), term.where.begin() + inherited, [&](const Condition& old) {
            // "Compare it with the Petrel": with what was spoken of.
            if (term.wish == Wish::Comparison || term.wish == Wish::Difference) return false;
            return std::ranges::any_of(fresh,
                                       [&](const Condition& one) { return replaces(one, old); });
        });
    if (removed != term.where.begin() + inherited) note("followup.replaced");
    term.where.erase(removed, term.where.begin() + inherited);
}

/// "And the boats of that harbour?": not only the boat that was spoken of.
std::optional<State> ofOtherThings(const State& state, const Weights& weights) {
    const auto isThing = [](const Condition& one) { return names(one) && one.of.place.isThing(); };
    const auto isOld = [&](const Condition& one) {
        return std::ranges::find(state.previous->where, one) != state.previous->where.end();
    };
    const auto& where = state.term.where;
    if (std::ranges::none_of(where,
                             [&](const Condition& one) { return isThing(one) && !isOld(one); }))
        return {};
    State other = state;
    const auto dropped = std::erase_if(
        other.term.where, [&](const Condition& one) { return isThing(one) && isOld(one); });
    if (dropped == 0) return {};
    other.add("followup.otherthings", 1, weights.of("followup.otherthings"));
    return other;
}

/// What was told of each group may now be asked of all.
std::optional<State> ungrouped(const State& state, const Weights& weights) {
    const Term& before = *state.previous;
    if (before.groups.empty() || state.term.groups != before.groups || state.term == before)
        return {};
    State other = state;
    other.term.groups.clear();
    other.add("followup.ungrouped", 1, weights.of("followup.ungrouped"));
    return other;
}

}  // namespace

std::vector<State> settleFollowUp(State state, const Weights& weights) {
    if (!state.previous) return {std::move(state)};
    const auto note = [&](const char* feature) { state.add(feature, 1, weights.of(feature)); };
    const Term& before = *state.previous;
    Term& term = state.term;
    // "Which boats …?" stands alone; "which are …?" may go on.
    if (state.named && (state.asks || term.asked.size() > before.asked.size()) &&
        term.where.size() + (term.order ? 1 : 0) > before.where.size())
        return {};
    note(state.goesOn ? "followup|said" : "followup");
    if (!state.open.empty()) note("followup|open");
    settleConditions(state, note);
    if (state.asks && term.asked.size() == before.asked.size()) {
        note("followup|unasked");
        if (term.order || term.where != before.where) {
            // "Which of the two is newer?" asks for things, whatever was asked before.
            term.asked.clear();
            term.groups.clear();
            term.thingsAsked = term.truth = false;
        }
    }
    if (term.asked.size() > before.asked.size()) {
        note("followup.asked");
        term.asked.erase(term.asked.begin(),
                         term.asked.begin() + static_cast<std::ptrdiff_t>(before.asked.size()));
        term.thingsAsked = false;
        term.truth = false;
    }
    if (term.wish == Wish::Description && term.asked == before.asked) {
        // "Tell me more about it": no more of what was asked for before.
        term.asked.clear();
        term.groups.clear();
    }
    if (term.groups.size() > before.groups.size()) {
        note("followup.group");
        term.groups.erase(term.groups.begin(),
                          term.groups.begin() + static_cast<std::ptrdiff_t>(before.groups.size()));
    }
    if (term.order)
        note("followup.order");
    else if (term.wish == before.wish)
        term.order = before.order;
    std::vector<State> all;
    for (auto other : {ofOtherThings(state, weights), ungrouped(state, weights)})
        if (other) all.push_back(*std::move(other));
    all.push_back(std::move(state));
    std::erase_if(all, [&](const State& one) { return one.term == before; });
    return all;
}

}  // namespace tripletalk::answering::reading
