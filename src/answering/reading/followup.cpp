// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/followup.h"

#include <algorithm>

namespace tripletalk::answering::reading {

State followUp(const Term& previous) {
    State state;
    state.term = previous;
    // Nobody asked for the order that is as good for what comes now.
    if (isSortedByTold(previous)) state.term.order.reset();
    state.previous = std::make_shared<Term>(state.term);
    // A new superlative is heard only where there is no order yet; "and the smallest?" ranks by
    // what was ranked by.
    if (state.term.order) state.last = state.term.order->by.place;
    state.term.order.reset();
    state.headSaid = true;
    state.lastClass = previous.head;
    state.before = "followup";
    return state;
}

void rankGroupsBefore(State& state) {
    Term& term = state.term;
    if (!state.previous || !state.superlative || term.order || term.groups.empty() ||
        term.asked.size() != 1 || !term.asked.front().isComputed() ||
        term.asked != state.previous->asked || term.groups != state.previous->groups)
        return;
    term.order = Order{term.asked.front(), *state.superlative, state.limit};
    term.asked.clear();
    state.superlative.reset();
    state.most = false;
}

namespace {

/// Where both speak of the same: the column, or the things of one table.
bool replaces(const Condition& now, const Condition& before) {
    return now.of == before.of && (now.of.place.isThing() || now.op == before.op ||
                                   (now.op != Op::Known && before.op != Op::Known));
}

}  // namespace

bool settleFollowUp(State& state, const Weights& weights) {
    if (!state.previous) return true;
    const auto note = [&](const char* feature) { state.add(feature, 1, weights.of(feature)); };
    const Term& before = *state.previous;
    Term& term = state.term;
    note(state.goesOn ? "followup|said" : "followup");
    if (!state.open.empty()) note("followup|open");
    const auto inherited = static_cast<std::ptrdiff_t>(before.where.size());
    const std::vector<Condition> fresh(term.where.begin() + inherited, term.where.end());
    if (!fresh.empty()) note("followup.condition");
    const auto removed = std::remove_if(
        term.where.begin(), term.where.begin() + inherited, [&](const Condition& old) {
            return std::ranges::any_of(fresh,
                                       [&](const Condition& one) { return replaces(one, old); });
        });
    if (removed != term.where.begin() + inherited) note("followup.replaced");
    term.where.erase(removed, term.where.begin() + inherited);
    if (term.asked.size() > before.asked.size()) {
        note("followup.asked");
        term.asked.erase(term.asked.begin(),
                         term.asked.begin() + static_cast<std::ptrdiff_t>(before.asked.size()));
        term.thingsAsked = false;
        term.truth = false;
    }
    if (term.wish == Wish::Description && term.asked.size() == before.asked.size()) {
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
    return !(term == before);
}

}  // namespace tripletalk::answering::reading
