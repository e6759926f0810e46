// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/followup.h"
#include "answering/reading/readingcontext.h"
#include "answering/reading/ruletools.h"

#include <algorithm>
#include <iterator>

namespace tripletalk::answering::reading {

using induction::ColumnRole;

namespace {

constexpr std::size_t comparedColumns = 12;

/// The table that a term without a named class is about: that of the first part that tells of
/// things. A table of links tells of none itself.
const induction::Table* headOf(const Term& term) {
    std::vector<Place> places;
    for (const Measure& one : term.asked) places.push_back(one.place);
    if (term.order) places.push_back(term.order->by.place);
    for (const Condition& one : term.where) places.push_back(one.of.place);
    places.insert(places.end(), term.groups.begin(), term.groups.end());
    const auto found = std::ranges::find_if(
        places, [](const Place& one) { return one.table && one.table->holdsEntities(); });
    return found == places.end() ? nullptr : found->table;
}

/// A group by what is not counted itself is asked for with it.
void settleGroups(State& state, const std::function<void(const char*)>& note) {
    Term& term = state.term;
    const bool counted = std::ranges::any_of(term.asked, &Measure::isComputed);
    const bool plain = !std::ranges::all_of(term.asked, &Measure::isComputed);
    const bool ranked = term.order && term.order->by.function != Function::None;
    const bool asksColumn = counted || plain || ranked || term.thingsAsked;
    if (term.groups.empty() && counted && plain) {
        note("group.implied");
        for (const Measure& one : term.asked)
            if (one.function == Function::None) term.groups.push_back(one.place);
    } else if (term.groups.empty() && ranked && plain &&
               term.order->by.place.table == term.asked.front().place.table) {
        note("group.rankedown");
        for (const Measure& one : term.asked) term.groups.push_back(one.place);
    } else if (!term.groups.empty() && !counted && !ranked && !state.headSaid) {
        note("group.bare");
    } else if (!term.groups.empty() && !asksColumn && !term.truth) {
        // "Dealers per country": of things themselves a group has but their number.
        note("group.number");
        term.asked.push_back({Function::Count, {term.head, nullptr}});
    }
}

/// A count of the rows themselves is one of groups of what is asked for ("directors with one
/// film").
void settleCounts(State& state, const std::function<void(const char*)>& note) {
    Term& term = state.term;
    bool own = false;
    for (Condition& one : term.where) {
        if (one.of.function == Function::None) continue;
        if (!one.of.place) one.of.place = {term.head, nullptr};
        own = own || one.of.place.table == term.head;
    }
    if (!own || !term.groups.empty() || term.asked.empty()) return;
    for (const Measure& one : term.asked)
        if (!one.isComputed()) term.groups.push_back(one.place);
    if (!term.groups.empty()) note("group.counted");
}

bool asksColumns(const Term& term) {
    return !term.asked.empty() && !term.thingsAsked && term.groups.empty() &&
           std::ranges::all_of(term.asked, [](const Measure& one) {
               return !one.isComputed() && one.place.column;
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
    std::vector<Condition> kept, removed;
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
            const auto without = [&](std::size_t place) {
                std::vector<Condition> where = term.where;
                where.erase(where.begin() + static_cast<std::ptrdiff_t>(place));
                return where;
            };
            State other = state;
            other.term.where = without(j);
            other.term.operation = SetOperation::Intersection;
            other.term.other = with(term, without(i));
            const char* feature = state.orSaid ? "set.intersection|or" : "set.intersection";
            other.add(feature, 1, weights.of(feature));
            return other;
        }
    return {};
}

/// "A and B": what is set side by side are several things, not one that is both.
void gatherThings(Term& term) {
    if (term.wish != Wish::Comparison && term.wish != Wish::Difference) return;
    auto& where = term.where;
    for (std::size_t i = 0; i < where.size(); ++i)
        for (std::size_t j = where.size() - 1; j > i; --j) {
            if (!where[i].of.place.isThing() || where[i].of != where[j].of ||
                where[i].op != Op::Equal || where[j].op != Op::Equal)
                continue;
            for (const Operand& one : where[j].values)
                if (std::ranges::find(where[i].values, one.text, &Operand::text) ==
                    where[i].values.end())
                    where[i].values.push_back(one);
            where.erase(where.begin() + static_cast<std::ptrdiff_t>(j));
        }
}

/// Whether the term can be told in the way that is wished for.
bool canBeTold(const Term& term) {
    const std::size_t things = entitiesOf(term).size();
    if (term.wish == Wish::Comparison) return things > 1;
    if (term.wish == Wish::Difference) return things == 2 && term.asked.size() == 1;
    return term.wish != Wish::Unique || things == 1;
}

void askEverything(Term& term, std::size_t most) {
    term.thingsAsked = true;
    for (const induction::Column& column : term.head->columns)
        if (!column.hidden && column.role != induction::ColumnRole::Key &&
            column.role != induction::ColumnRole::Label && term.asked.size() < most)
            term.asked.push_back({Function::None, {term.head, &column}});
}

/// Things are set side by side in what is named, else in what was asked for before, else in all.
void compareThings(Term& term, const Context& context) {
    if (term.asked.empty() && context.previous)
        std::ranges::copy_if(context.previous->asked, std::back_inserter(term.asked),
                             [&](const Measure& one) {
                                 return one.place.table == term.head && one.place.column &&
                                        one.function == Function::None;
                             });
    if (term.asked.empty()) askEverything(term, comparedColumns);
    term.thingsAsked = true;
}

/// "Which thrillers are long?": the things of a condition, or those that another condition is of.
std::vector<State> otherHeads(const State& state, const SchemaGraph& graph,
                              const Weights& weights) {
    std::vector<State> all;
    std::vector<const induction::Table*> known{state.term.head};
    for (const Condition& one : state.term.where) {
        const induction::Table* table = one.of.place.table;
        if (!table || !table->holdsEntities() || std::ranges::find(known, table) != known.end())
            continue;
        known.push_back(table);
        State other = state;
        other.term.head = table;
        other.add("head.other", 1, weights.of("head.other"));
        all.push_back(std::move(other));
    }
    // "Who has a balance above 100?": whose balance it is.
    for (std::size_t i = 0, said = known.size(); i < said; ++i)
        for (const induction::Column& column : known[i]->columns) {
            const induction::Table* owner =
                column.hidden || column.inverse ? nullptr : graph.schema().table(column.references);
            if (!owner || !owner->holdsEntities() || owner->hidden ||
                std::ranges::find(known, owner) != known.end())
                continue;
            known.push_back(owner);
            State other = state;
            other.term.head = owner;
            other.add("head.owner", 1, weights.of("head.owner"));
            all.push_back(std::move(other));
        }
    return all;
}

/// By which one thing of the head is named.
bool namesOne(const Condition& one, const induction::Table* head) {
    const Place& of = one.of.place;
    const bool names =
        of.isThing() || (of.column->unique && of.column->role != ColumnRole::ForeignKey);
    return names && of.table == head && !one.than && one.of.function == Function::None &&
           one.op == Op::Equal && !one.negated;
}

/// "How many pieces of the winter package?" is not asked to hear that it is one package.
bool countsOne(const Term& term) {
    const Measure number{Function::Count, {term.head, nullptr}};
    const auto isOne = [&](const Condition& one) {
        return namesOne(one, term.head) && one.values.size() == 1;
    };
    return std::ranges::find(term.asked, number) != term.asked.end() &&
           std::ranges::any_of(term.where, isOne);
}

/// "What is in the winter package?" asks for nothing that was understood but the thing that it
/// names: that wants to be described.
bool isEcho(const Term& term) {
    return term.wish == Wish::Rows && !term.truth && term.asked.empty() && term.groups.empty() &&
           !term.order && !term.where.empty() &&
           std::ranges::all_of(term.where,
                               [&](const Condition& one) { return namesOne(one, term.head); });
}

/// "Which of the two is longer?": with nothing to compare with, the greatest is meant.
std::vector<State> ranked(const State& state, const Weights& weights) {
    std::vector<State> all;
    if (!state.op || state.term.order || state.howMany) return all;
    for (const Evidence& one : state.compared) {
        State other = state;
        other.term.order = Order{{Function::None, one.place}, *state.op == Op::More, 1};
        other.op.reset();
        other.add("comparison.ranks", 1, weights.of("comparison.ranks"));
        all.push_back(std::move(other));
    }
    return all;
}

/// "Below the rating of all songs in English": the conditions that follow are those of the songs.
std::optional<State> nested(const State& state, const Weights& weights) {
    const auto& where = state.term.where;
    for (std::size_t i = 0; i + 1 < where.size(); ++i) {
        if (!where[i].than || !where[i].than->where.empty()) continue;
        State other = state;
        auto inner = std::make_shared<Term>(*where[i].than);
        inner->where.assign(where.begin() + static_cast<std::ptrdiff_t>(i) + 1, where.end());
        inner->via = state.term.via;
        inner->links = state.term.links;
        other.term.where.resize(i + 1);
        other.term.where[i].than = std::move(inner);
        other.add("nested", 1, weights.of("nested"));
        return other;
    }
    return {};
}

/// "The city with the most shops": the shops of a city, not of a district that has one.
std::optional<State> rankedGroups(const State& state, const Weights& weights) {
    const Term& term = state.term;
    if (!asksColumns(term) || !term.order || term.order->by.function == Function::None) return {};
    State other = state;
    for (const Measure& one : term.asked) other.term.groups.push_back(one.place);
    other.add("group.ranked", 1, weights.of("group.ranked"));
    return other;
}

/// What is told of two tables is told of what is linked.
std::optional<State> linked(const State& state, const Weights& weights) {
    State other = state;
    for (const Measure& one : state.term.asked) {
        const Condition known{{Function::None, {one.place.table, nullptr}}, Op::Known};
        if (one.place.table != state.term.head &&
            std::ranges::find(other.term.where, known) == other.term.where.end())
            other.term.where.push_back(known);
    }
    if (other.term.where.size() == state.term.where.size() || state.term.any) return {};
    other.add("asked.linked", 1, weights.of("asked.linked"));
    return other;
}

/// "The average rating of the oldest film": of the rows that come first, not the first of averages.
void settleOrder(State& state, const std::function<void(const char*)>& note) {
    Term& term = state.term;
    if (!term.order || term.order->limit != 1 || term.order->by.function != Function::None ||
        !term.groups.empty() || std::ranges::none_of(term.asked, &Measure::isComputed))
        return;
    note("order.nested");
    const Place by = term.order->by.place;
    term.where.push_back(
        {{Function::None, by},
         Op::Equal,
         {},
         overall(term.order->descending ? Function::Maximum : Function::Minimum, by)});
    term.order.reset();
}

}  // namespace

void finish(State state, const Ending& ending, std::vector<State>& out) {
    const Weights& weights = ending.weights;
    for (State& other : ranked(state, weights)) finish(std::move(other), ending, out);
    const auto note = [&](const char* feature) { state.add(feature, 1, weights.of(feature)); };
    Term& term = state.term;
    const bool counts = state.counts || state.everything;
    if (auto named = counts ? std::nullopt : ending.names.named(term, state.namesAsked)) {
        // Things that have no label may be told by the property that names them.
        State other = state;
        const char* feature = state.namesAsked ? "named.column" : "things.column";
        other.add(feature, 1, weights.of(feature));
        other.term = *std::move(named);
        other.namesAsked = false;
        finish(std::move(other), {weights, ending.context, {}, ending.graph}, out);
    }
    note((state.before + ">end").c_str());
    rankGroupsBefore(state);
    if (state.op || state.howMany) note("end.comparison");
    if (state.superlative && !state.most) {
        note("end.superlative");
        if (!state.ranks.empty()) state.open.push_back(state.ranks);
    }
    if (state.superlative && state.most) note("end.most");
    if (state.limit > 1 && !(term.order && term.order->limit == state.limit)) note("end.limit");
    if (state.dangling) note("operand.dangling");
    if (state.function != Function::None) note("end.function");
    if (state.groups) note("end.group");
    if (state.negated) note("end.negation");
    if (state.lower) note("end.between");
    if (state.like || state.part) note("end.like");
    if (state.zone == Zone::Order && (!term.order || state.sortsAside))
        note(state.namesAsked ? "end.order|named" : "end.order");
    if (!term.head) {
        term.head = headOf(term);
        note("head.implied");
        if (term.head && term.asked.empty() && !term.order)
            for (State& other : otherHeads(state, ending.graph, weights))
                finish(std::move(other), ending, out);
    }
    if (!term.head || !term.head->holdsEntities()) return;
    if (state.counts) {
        // "How many are there?"
        note("end.count");
        term.asked.push_back({Function::Count, {term.head, nullptr}});
    }
    if (state.everything && term.asked.empty()) {
        note("columns.all");
        askEverything(term, term.head->columns.size());
    }
    if (state.namesAsked && term.asked.empty()) note("named.things");
    if (state.namesAsked && !term.asked.empty() && !term.thingsAsked) {
        term.thingsAsked = std::ranges::none_of(term.asked, &Measure::isComputed);
        note("named.also");
    }
    if (term.truth && (!term.asked.empty() || term.where.empty())) {
        term.truth = false;
        note("truth.dropped");
    }
    settleRelation(state, weights);
    settleOrder(state, note);
    if (!settleFollowUp(state, weights)) return;
    gatherThings(term);
    if (!canBeTold(term)) {
        note("wish.impossible");
        term.wish = Wish::Rows;
    }
    if (term.wish == Wish::Comparison) compareThings(term, ending.context);
    settleGroups(state, note);
    settleCounts(state, note);
    for (const Measure& one : term.asked)
        if (one.place.table != term.head) note("asked.elsewhere");
    if (countsOne(term)) note("count.ofone");
    if (countsEachAlone(term)) return;
    const bool listsThings = term.asked.empty() && term.groups.empty();
    if (listsThings && !term.truth) note(state.headSaid ? "things" : "things.implied");
    if (listsThings && term.where.empty() && !term.order) note("everything");
    if (isEcho(term) && state.kindAsked) {
        note("echo|kind");
    } else if (isEcho(term)) {
        note("echo");
        if (!state.open.empty()) note("echo|open");
        if (state.last.column) note("echo|property");
        term.wish = Wish::Description;
    }
    for (auto other :
         {difference(state, weights), intersection(state, weights), nested(state, weights),
          rankedGroups(state, weights), linked(state, weights)})
        if (other) out.push_back(*std::move(other));
    out.push_back(std::move(state));
}

}  // namespace tripletalk::answering::reading
