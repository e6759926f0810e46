// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// Words that compare and rank.
#include "answering/reading/cues.h"
#include "answering/reading/ruletools.h"

#include <set>

namespace tripletalk::answering::reading {

using language::Cue;
using language::CueKind;
using States = std::vector<State>;

namespace {

/// "Which of them charges the quickest?": by the charging time, the shortest first.
void rankByLast(const State& state, const Evidence& evidence, const Surroundings& around,
                States& out) {
    const Cue& cue = *evidence.cue;
    const bool turns = around.finder.speaksOf(cue, true, state.last);
    State next = heard(state, evidence, around, "cue.superlative|last");
    next.term.order = Order{{Function::None, state.last}, cue.up != turns, state.limit};
    next.dangling = false;
    next.use = Use::Order;
    out.push_back(std::move(next));
}

/// "From the newest to the oldest": all of them, in this order.
void orderThrough(const State& state, const Evidence& evidence, const Surroundings& around,
                  States& out) {
    const Order& order = *state.term.order;
    if (order.limit != 1 || order.descending == evidence.cue->up) return;
    State next = heard(state, evidence, around, "cue.superlative|opposite");
    next.term.order->limit = 0;
    out.push_back(std::move(next));
}

/// Whether the attribute itself tells of another column of the table, while no word of this one is
/// said: the fastest has the highest speed, and the lowest time only where no speed is known.
bool isSecondBest(const std::vector<Evidence>& attributes, const Evidence& inverse,
                  const Surroundings& around) {
    const auto isDirect = [&](const Evidence& direct) {
        return direct.place.table == inverse.place.table && direct.quality >= inverse.quality &&
               isNumeric(direct.place);
    };
    const auto isSaid = [&](const language::Token& word) {
        return std::ranges::find(around.tokens, word.stem, &language::Token::stem) !=
               around.tokens.end();
    };
    return std::ranges::any_of(attributes, isDirect) &&
           std::ranges::none_of(around.wording.tokens(inverse.place.column->label), isSaid);
}

}  // namespace

void hearAdjective(const State& state, const Evidence& evidence, const Surroundings& around,
                   States& out) {
    const Cue& cue = *evidence.cue;
    if (cue.degree == 2 || (cue.degree == 1 && cue.most && !around.followedBy(CueKind::Than))) {
        if (state.term.order) orderThrough(state, evidence, around, out);
        if (state.term.order && state.zone != Zone::Order) return;
        const bool ranksAnew = state.previous && state.previous->order &&
                               state.previous->order->by.place == state.last;
        if (isNumeric(state.last) && (state.dangling || state.before == "cue.verb" || ranksAnew))
            rankByLast(state, evidence, around, out);
        State next = heard(state, evidence, around,
                           cue.generic ? "cue.superlative|generic" : "cue.superlative");
        next.superlative = cue.up;
        next.ranks = around.tokens[evidence.first].text;
        out.push_back(next);
        if (state.superlative && *state.superlative != cue.up && cue.generic &&
            state.zone == Zone::Asked) {
            // "the lowest and highest price": the first waits for the same column.
            next.functionsBefore.push_back(*state.superlative ? Function::Maximum
                                                              : Function::Minimum);
            note(next, around, "cue.superlative|both");
            out.push_back(next);
        }
        const std::vector<Evidence> attributes = around.finder.columns(cue, false);
        for (const bool inverse : {false, true})
            for (const Evidence& of : inverse ? around.finder.columns(cue, true) : attributes) {
                if (inverse && isSecondBest(attributes, of, around)) continue;
                State by = heard(state, evidence, around, "cue.superlative|attribute");
                by.add("superlative.attribute", of.quality,
                       around.weights.of("superlative.attribute"));
                if (state.term.head && state.term.head != of.place.table)
                    by.add("superlative.elsewhere", 1, around.weights.of("superlative.elsewhere"));
                by.term.order = Order{{Function::None, of.place}, cue.up != inverse, state.limit};
                by.use = Use::Order;
                if (by.superlative == cue.up) by.superlative.reset();  // "the top 5 cheapest"
                if (state.zone == Zone::Order) {
                    // "sorted by the newest"
                    State all = by;
                    note(all, around, "order.superlative");
                    all.term.order->limit = 0;
                    out.push_back(std::move(all));
                }
                out.push_back(std::move(by));
            }
        return;
    }
    if (cue.degree == 1 && state.term.wish == Wish::Difference) {
        for (const Evidence& of : around.finder.columns(cue, false)) {
            if (!isNumeric(of.place)) continue;
            State next = heard(state, evidence, around, "cue.difference");
            next.add("number.attribute", of.quality, around.weights.of("number.attribute"));
            next.term.asked.push_back({Function::None, of.place});
            out.push_back(std::move(next));
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
        next.unknown = !cue.generic && next.compared.empty();
        if (next.unknown) next.open.push_back(around.tokens[evidence.first].text);
        out.push_back(std::move(next));
        return;
    }
    // "how old": asks for the attribute, by the best of its names that a table has.
    std::set<const induction::Table*> known;
    if (state.zone == Zone::Asked && state.degree)
        for (const Evidence& of : around.finder.columns(cue, false)) {
            if (!known.insert(of.place.table).second) continue;
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
        if (isNumeric(state.last) && (state.dangling || state.before == "cue.verb"))
            rankByLast(state, evidence, around, out);
        next.superlative = cue.up;
        next.most = true;
    } else {
        next.op = cue.up ? Op::More : Op::Less;
    }
    out.push_back(std::move(next));
}

void hearTop(const State& state, const Evidence& evidence, const Surroundings& around,
             States& out) {
    if (state.term.order) return;
    State next = heard(state, evidence, around, "cue.superlative|generic");
    next.superlative = evidence.cue->up;
    next.ranks = around.tokens[evidence.first].text;
    out.push_back(std::move(next));
}

}  // namespace tripletalk::answering::reading
