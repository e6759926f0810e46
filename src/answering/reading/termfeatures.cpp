// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/rules.h"

#include <algorithm>
#include <set>

namespace tripletalk::answering::reading {

using induction::ColumnRole;

namespace {

/// No two rows have the same: to group by it or to count it says nothing of the rows.
bool isUnique(const Place& place) {
    return place.column && place.column->role != ColumnRole::Key && place.table->rows > 1 &&
           place.column->distinct == place.table->rows;
}

/// No row has more than the greatest of all.
bool isIdle(const Condition& condition) {
    if (!condition.than || !condition.than->where.empty()) return false;
    const Measure& other = condition.than->asked.front();
    return other.place == condition.of.place && condition.op != Op::Equal &&
           (other.function == Function::Maximum || other.function == Function::Minimum);
}

std::size_t tablesOf(const Term& term) {
    std::set<const induction::Table*> all{term.head};
    for (const Measure& one : term.asked) all.insert(one.place.table);
    for (const Condition& one : term.where) all.insert(one.of.place.table);
    for (const Place& one : term.groups) all.insert(one.table);
    if (term.order) all.insert(term.order->by.place.table);
    return all.size();
}

/// One number for all there is.
bool isTotal(const Term& term) {
    return !term.asked.empty() && std::ranges::all_of(term.asked, &Measure::isComputed) &&
           term.groups.empty();
}

/// Of a name, for a word of groups to be of it ("je Werk" of a production plant).
constexpr double namedAtAll = 0.35;

}  // namespace

bool asksOfEach(const std::vector<Evidence>& heard) {
    const auto isNamed = [&](std::size_t token) {
        return std::ranges::any_of(heard, [&](const Evidence& one) {
            const bool isPlace =
                one.kind == EvidenceKind::Class || one.kind == EvidenceKind::Property;
            return one.first == token && isPlace && one.quality > namedAtAll;
        });
    };
    return std::ranges::any_of(heard, [&](const Evidence& one) {
        return one.cue && one.cue->kind == language::CueKind::Group && !one.cue->generic &&
               isNamed(one.last);
    });
}

void describe(State& state, bool ofEach, const Weights& weights) {
    const auto note = [&](const std::string& feature) {
        state.add(feature, 1, weights.of(feature));
    };
    const Term& term = state.term;
    for (const Measure& one : term.asked) {
        if (one.function != Function::None && isUnique(one.place)) note("term.counts|unique");
        for (const Condition& condition : term.where)
            if (condition.of.place == one.place && condition.op == Op::Equal)
                note(condition.values.size() == 1 ? "term.asked|said" : "term.asked|onesaid");
    }
    for (std::size_t i = 0; i < term.where.size(); ++i) {
        if (isIdle(term.where[i])) note("term.than|idle");
        for (std::size_t j = 0; j < i; ++j)
            if (term.where[j].of == term.where[i].of) note("term.where|again");
    }
    for (const Place& group : term.groups)
        if (isUnique(group)) note("term.group|unique");
    if (ofEach && isTotal(term)) note("term.total|each");
    note("term.tables=" + std::to_string(std::min<std::size_t>(tablesOf(term), 4)));
}

}  // namespace tripletalk::answering::reading
