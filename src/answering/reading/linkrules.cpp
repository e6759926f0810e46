// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// Properties that say how things are linked, or that something is known.
#include "answering/reading/ruletools.h"

#include <algorithm>

namespace tripletalk::answering::reading {

using language::CueKind;
using States = std::vector<State>;

namespace {

void requireKnown(const State& state, const Evidence& evidence, const Surroundings& around,
                  States& out) {
    // "that have a supervisor": any.
    if (!state.headSaid || state.op || state.superlative || state.groups || state.counts) return;
    std::size_t before = evidence.first;
    while (before > 0 && around.tokens[before - 1].article) --before;
    // "have no supervisor"
    const bool absent = state.negated && before == evidence.first && before > 0;
    if (absent) --before;
    if (before == 0 || before == evidence.first ||
        !around.wording.isHaving(around.tokens[before - 1].folded) ||
        around.followedBy(EvidenceKind::Value) || around.followedBy(EvidenceKind::Number))
        return;
    State next = used(state, evidence, around, "property.known");
    noteDistance(next, around, evidence.place);
    next.term.where.push_back({{Function::None, evidence.place}, Op::Known, {}, {}, state.negated});
    next.negated = next.dangling = next.joined = false;
    next.use = Use::Condition;
    next.zone = Zone::Where;
    out.push_back(std::move(next));
}

void askOwner(const State& state, const Evidence& evidence, const Surroundings& around,
              States& out) {
    // "Who sails it?" asks for the other end of the link.
    if (state.headSaid || !state.term.asked.empty() || state.op || state.superlative ||
        state.groups || state.counts || !isLink(evidence.place))
        return;
    const induction::Table* owner = evidence.place.table;
    if (owner->kind == induction::TableKind::Link) {
        const auto other = std::ranges::find_if(owner->columns, [&](const auto& one) {
            return one.role == induction::ColumnRole::ForeignKey &&
                   one.name != evidence.place.column->name;
        });
        owner = other == owner->columns.end() ? nullptr
                                              : around.graph.schema().table(other->references);
    }
    if (!owner || !owner->holdsEntities()) return;
    State next = used(state, evidence, around, "property.owner");
    next.term.head = next.lastClass = owner;
    next.headSaid = true;
    next.term.links.push_back(evidence.place);
    speakOf(next, evidence.place.table);
    next.zone = Zone::Where;
    next.use = Use::Asked;
    out.push_back(std::move(next));
}

void askLinked(const State& state, const Evidence& evidence, const Surroundings& around,
               States& out) {
    // "Whom does she supervise?": those whose supervisor she is.
    const auto& where = state.term.where;
    if (state.headSaid || !state.term.asked.empty() || state.op || state.superlative ||
        state.groups || state.counts || where.empty() || !isLink(evidence.place))
        return;
    const Condition& thing = where.back();
    if (!thing.of.place.isThing() || thing.op != Op::Equal || thing.values.empty() ||
        thing.of.place.table != evidence.place.table ||
        !around.graph.leadsTo(*evidence.place.column, thing.of.place.table->name))
        return;
    State next = used(state, evidence, around, "property.linked");
    next.term.head = next.lastClass = evidence.place.table;
    next.headSaid = true;
    next.term.where.back().of.place = evidence.place;
    next.zone = Zone::Where;
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
        const induction::Table* of = state.term.head ? state.term.head : state.last.table;
        if (of == evidence.place.table) {
            note(next, around, "property.hint|own");
            next.unasked = true;
        }
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

void addLinkRules(std::vector<Rule>& rules) {
    rules.push_back({"property.known", EvidenceKind::Property, requireKnown});
    rules.push_back({"property.owner", EvidenceKind::Property, askOwner});
    rules.push_back({"property.linked", EvidenceKind::Property, askLinked});
    rules.push_back({"property.followed", EvidenceKind::Property, followProperty});
}

}  // namespace tripletalk::answering::reading
