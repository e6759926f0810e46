// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/queryterm.h"

#include <algorithm>

namespace tripletalk::answering::reading {

bool Term::aggregates() const {
    return !groups.empty() || std::ranges::any_of(asked, &Measure::isComputed);
}

const Measure* Term::deciding() const {
    if (!order || order->limit == 0 || wish != Wish::Rows || truth ||
        operation != SetOperation::None || std::ranges::any_of(asked, &Measure::isComputed))
        return nullptr;
    const Measure& by = order->by;
    if ((!by.isComputed() && by.place.isThing()) || std::ranges::find(asked, by) != asked.end())
        return nullptr;
    const bool isOfThings =
        asked.empty() && groups.empty() && (by.isComputed() || by.place.table == head);
    return order->limit == 1 || isOfThings ? &by : nullptr;
}

bool isSortedByTold(const Term& term) {
    return term.order && term.order->limit == 0 && term.order->by.isComputed() &&
           !term.groups.empty() &&
           std::ranges::find(term.asked, term.order->by) != term.asked.end();
}

void tellGreatestFirst(Term& term) {
    const auto hasOrder = [](const Place& group) {
        return group.column && group.column->role == induction::ColumnRole::Literal &&
               group.column->type != "TEXT";
    };
    if (term.order || term.wish != Wish::Rows || term.truth ||
        term.operation != SetOperation::None || std::ranges::any_of(term.groups, hasOrder))
        return;
    const auto told = std::ranges::find_if(term.asked, &Measure::isComputed);
    if (!term.groups.empty() && told != term.asked.end()) term.order = Order{*told, true, 0};
}

bool countsEachAlone(const Term& term) {
    return std::ranges::any_of(term.asked, [&](const Measure& one) {
        return one.function == Function::Count && one.place.isThing() &&
               std::ranges::any_of(term.groups, [&](const Place& group) {
                   return group.isThing() && group.table == one.place.table;
               });
    });
}

}  // namespace tripletalk::answering::reading
