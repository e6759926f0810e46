// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/cues.h"
#include "answering/reading/ruletools.h"

#include <algorithm>

namespace tripletalk::answering::reading {

using language::CueKind;
using States = std::vector<State>;

namespace {

/// "broader than Ann": not what has Ann there, but what Ann has there.
Condition endOfLink(const Place& link, const Operand& thing, bool negated) {
    const Place key{link.table, link.table->key()};
    auto end = std::make_shared<Term>();
    end->head = link.table;
    end->asked.push_back({Function::None, link});
    end->where.push_back({{Function::None, key}, Op::Equal, {thing}});
    return {{Function::None, key}, Op::Equal, {}, std::move(end), negated};
}

void requireValue(const State& state, const Evidence& evidence, const Surroundings& around,
                  States& out) {
    if (!evidence.place || state.groups || state.superlative) return;
    if (state.op && *state.op != Op::Equal && *state.op != Op::Different) return;
    State next = used(state, evidence, around, "value.equal");
    next.op.reset();
    // "with Ann as manager" is of the link itself where it leads back into its table.
    const bool isSelf = state.dangling && !evidence.place.column && isSelfLink(state.last) &&
                        state.last.table == evidence.place.table;
    const Place place = isSelf ? state.last
                        : evidence.place.column
                            ? evidence.place
                            : Place{evidence.place.table, evidence.place.table->key()};
    const bool confirmed =
        state.dangling &&
        (state.last == place || (state.last.table == place.table && !evidence.place.column) ||
         (isLink(state.last) && around.graph.leadsTo(*state.last.column, place.table->name)));
    if (evidence.how == "truth" && !confirmed) return;
    noteDistance(next, around, place);
    note(next, around, "value.how|" + evidence.how);
    if (state.previous && (evidence.how.starts_with("it.") || evidence.how.starts_with("these.")))
        note(next, around, "value.referred|followup");
    if (evidence.quoted) note(next, around, "value.quoted");
    if (evidence.capital) note(next, around, "value.capital");
    if (evidence.isTerm) note(next, around, "value.term");
    if (place.column && place.column->role == induction::ColumnRole::Type)
        note(next, around, state.headSaid ? "value.kind|late" : "value.kind");
    if (around.tokens[evidence.first].folded == around.tokens[evidence.first].text &&
        !evidence.quoted)
        note(next, around, "value.lower");
    if (confirmed) note(next, around, "value.confirmed");
    if (state.dangling && !confirmed) note(next, around, "operand.dangling");
    if (state.lastClass == place.table) note(next, around, "value.ofclass");
    Condition condition{{Function::None, place},
                        Op::Equal,
                        {evidence.value},
                        {},
                        state.negated || state.op == Op::Different};
    condition.values.insert(condition.values.end(), evidence.others.begin(), evidence.others.end());
    condition.than = evidence.set;
    if (condition.than) condition.values.clear();
    if (isSelf && state.before == ruleOf(CueKind::Than))
        condition = endOfLink(state.last, evidence.value, condition.negated);
    auto& where = next.term.where;
    const bool same = !where.empty() && where.back().of == condition.of &&
                      where.back().op == Op::Equal && where.back().negated == condition.negated &&
                      !where.back().than && !condition.than;
    if (same && !state.both && (state.either || state.joined)) {
        if (state.joined && !state.either) {
            // "in A and in B": of both, or of any of the two.
            State each = next;
            note(each, around, "value.each");
            each.term.where.push_back(condition);
            each.dangling = each.joined = each.negated = false;
            each.last = place;
            each.use = Use::Condition;
            each.zone = Zone::Where;
            out.push_back(std::move(each));
        }
        note(next, around, state.either ? "value.or" : "value.and");
        where.back().values.insert(where.back().values.end(), condition.values.begin(),
                                   condition.values.end());
    } else {
        if (state.either && !where.empty() && !same) next.term.any = true;
        where.push_back(std::move(condition));
    }
    next.negated = state.negated && around.followedBy(CueKind::Or);
    next.dangling = false;
    next.either = next.joined = false;
    next.use = Use::Condition;
    next.last = place;
    next.zone = Zone::Where;
    out.push_back(std::move(next));
}

/// The pattern of a text that stands somewhere in another.
Operand patternOf(Operand part, const std::string& where) {
    part.text = (where == "starts" ? "" : "%") + part.text + (where == "ends" ? "" : "%");
    return part;
}

void requireText(const State& state, const Evidence& evidence, const Surroundings& around,
                 States& out) {
    // What stands between quotation marks is of the property that was named, whatever the index
    // knows.
    const bool isPart = state.like && evidence.how == partOfText;
    if (!(evidence.quoted || isPart) || evidence.place) return;
    if (state.like) {
        State ahead = used(state, evidence, around, "text.ahead");
        ahead.part = patternOf(evidence.value, *state.like);
        ahead.like.reset();
        out.push_back(std::move(ahead));
    }
    if (!state.last.column || isNumeric(state.last)) return;
    State next = used(state, evidence, around, state.like ? "text.like" : "text.equal");
    next.term.where.push_back(
        {{Function::None, state.last},
         state.like ? Op::Like : Op::Equal,
         {state.like ? patternOf(evidence.value, *state.like) : evidence.value},
         {},
         state.negated});
    next.like.reset();
    next.negated = next.dangling = false;
    next.op.reset();
    next.use = Use::Condition;
    out.push_back(std::move(next));
}

void compareWithThing(const State& state, const Evidence& evidence, const Surroundings& around,
                      States& out) {
    if (!state.op || !evidence.place || evidence.place.column) return;
    const auto of = std::ranges::find_if(state.compared, [&](const Evidence& one) {
        return one.place.table == evidence.place.table;
    });
    const Place place = of != state.compared.end() ? of->place : state.last;
    if (!isNumeric(place) || place.table != evidence.place.table) return;
    State next = used(state, evidence, around, "value.than");
    auto inner = std::make_shared<Term>();
    inner->head = place.table;
    inner->asked.push_back({Function::Maximum, place});
    inner->where.push_back(
        {{Function::None, {place.table, place.table->key()}}, Op::Equal, {evidence.value}});
    next.term.where.push_back({{Function::None, place}, *state.op, {}, inner, state.negated});
    next.op.reset();
    next.compared.clear();
    next.negated = next.dangling = false;
    out.push_back(std::move(next));
}
}  // namespace

void addValueRules(std::vector<Rule>& rules) {
    rules.push_back({"value.equal", EvidenceKind::Value, requireValue});
    rules.push_back({"text.equal", EvidenceKind::Value, requireText});
    rules.push_back({"value.than", EvidenceKind::Value, compareWithThing});
}

}  // namespace tripletalk::answering::reading
