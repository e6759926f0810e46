// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// Relations between things of one table: whose rivals, and who has some. The things at the other
// end are others than those that the question is about.
#include "answering/reading/ruletools.h"

#include <algorithm>

namespace tripletalk::answering::reading {

using induction::Column;
using States = std::vector<State>;

namespace {

/// The column "name" for "rival" of a table that says who is whose rival, where only these two lead
/// to the table that both are of.
const Column* otherEndOf(const Place& link) {
    const Column* other = nullptr;
    for (const Column& column : link.table->columns) {
        if (&column == link.column || column.hidden ||
            column.role != induction::ColumnRole::ForeignKey ||
            column.references != link.column->references)
            continue;
        if (other) return nullptr;
        other = &column;
    }
    return other;
}

/// "The rivals of Ann", "which players are rivals of Ann": they are what is asked for.
void askRelated(const State& state, const Evidence& evidence, const Surroundings& around,
                const Relation& relation, States& out) {
    if (state.superlative || state.function != Function::None) return;
    if (state.headSaid && (state.term.head != relation.things || isHad(evidence, around))) return;
    State next =
        used(state, evidence, around, state.headSaid ? "relation.being" : "relation.asked");
    next.related = relation;
    next.related->from = state.term.where.size();
    if (!state.headSaid && !state.term.where.empty() &&
        state.term.where.back().of.place.table == relation.things)
        --next.related->from;  // "Ann's rivals"
    if (state.counts) next.term.asked.push_back({Function::Count, {relation.things, nullptr}});
    next.counts = next.joined = false;
    next.term.head = next.lastClass = relation.things;
    next.headSaid = true;
    next.use = Use::Asked;
    out.push_back(std::move(next));
}

/// "Players with a rival from Rome": those who have one.
void requireRelated(const State& state, const Evidence& evidence, const Surroundings& around,
                    const Relation& relation, States& out) {
    if (!state.headSaid || state.term.head != relation.things || state.superlative || state.counts)
        return;
    State next = used(state, evidence, around, "relation.required");
    next.related = Relation{relation.things, relation.anchor, relation.wanted,
                            false,           state.negated,   state.term.where.size()};
    next.negated = next.joined = next.dangling = false;
    next.zone = Zone::Where;
    next.use = Use::Condition;
    out.push_back(next);
    if (state.term.where.empty() || state.term.where.back().of.place.table != relation.things)
        return;
    note(next, around, "relation.required|before");  // "who have Ann as a rival"
    --next.related->from;
    out.push_back(std::move(next));
}

void relate(const State& state, const Evidence& evidence, const Surroundings& around, States& out) {
    if (!isLink(evidence.place) || state.related || state.op || state.groups || state.howMany)
        return;
    const induction::Table* things = around.graph.schema().table(evidence.place.column->references);
    const Column* other = otherEndOf(evidence.place);
    if (!things || !other || things == evidence.place.table || !things->key()) return;
    const Relation relation{things, evidence.place, {evidence.place.table, other}};
    askRelated(state, evidence, around, relation, out);
    requireRelated(state, evidence, around, relation, out);
}

bool names(const Condition& condition, const induction::Table* things) {
    const Place& place = condition.of.place;
    return place.table == things && condition.op == Op::Equal && !condition.negated &&
           condition.of.function == Function::None &&
           (place.isThing() || place.column->unique || place.column == things->labelColumn());
}

std::shared_ptr<const Term> thingsThat(const induction::Table* things,
                                       std::vector<Condition> where) {
    auto term = std::make_shared<Term>();
    term->head = things;
    term->where = std::move(where);
    return term;
}

}  // namespace

void settleRelation(State& state, const Weights& weights) {
    if (!state.related) return;
    const Relation& relation = *state.related;
    auto& where = state.term.where;
    Term pairs;
    pairs.head = relation.wanted.table;
    pairs.asked.push_back({Function::None, relation.wanted});
    std::vector<Condition> of;    // the thing at the other end
    std::vector<Condition> kept;  // of what is asked for
    for (std::size_t i = relation.from; i < where.size(); ++i) {
        const bool atOtherEnd = relation.asked ? of.empty() && names(where[i], relation.things)
                                               : where[i].of.place.table != pairs.head;
        if (where[i].of.place.table == pairs.head)
            pairs.where.push_back(where[i]);
        else
            (atOtherEnd ? of : kept).push_back(where[i]);
    }
    if (of.empty()) {
        const char* feature = relation.asked ? "relation.ofnobody" : "relation.any";
        state.add(feature, 1, weights.of(feature));
        pairs.where.push_back({{Function::None, relation.anchor}, Op::Known});
    } else if (of.size() == 1 && of.front().of.place.isThing() && !of.front().negated &&
               of.front().of.place.table == relation.things) {
        of.front().of.place = relation.anchor;
        pairs.where.push_back(of.front());
    } else {
        pairs.where.push_back({{Function::None, relation.anchor},
                               Op::Equal,
                               {},
                               thingsThat(relation.things, std::move(of))});
    }
    where.resize(relation.from);
    where.insert(where.end(), kept.begin(), kept.end());
    where.push_back({{Function::None, {relation.things, relation.things->key()}},
                     Op::Equal,
                     {},
                     std::make_shared<Term>(std::move(pairs)),
                     relation.negated});
}

void addRelationRules(std::vector<Rule>& rules) {
    rules.push_back({"relation", EvidenceKind::Property, relate});
}

}  // namespace tripletalk::answering::reading
