// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/queryterm.h"

#include <algorithm>

namespace tripletalk::answering::reading {

namespace {
bool isComputed(const Measure& one) { return one.function != Function::None; }
}  // namespace

bool Term::aggregates() const { return !groups.empty() || std::ranges::any_of(asked, isComputed); }

const Measure* Term::deciding() const {
    if (!order || order->limit == 0 || wish != Wish::Rows || truth ||
        operation != SetOperation::None || std::ranges::any_of(asked, isComputed))
        return nullptr;
    const Measure& by = order->by;
    if ((!isComputed(by) && by.place.isThing()) || std::ranges::find(asked, by) != asked.end())
        return nullptr;
    const bool isOfThings =
        asked.empty() && groups.empty() && (isComputed(by) || by.place.table == head);
    return order->limit == 1 || isOfThings ? &by : nullptr;
}

}  // namespace tripletalk::answering::reading
