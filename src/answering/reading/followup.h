// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/rules.h"

namespace tripletalk::answering::reading {

/// The beginning of a question that goes on with the last one: "And the Petrel?", "per rig?".
State followUp(const Term& previous);

/// "Which of them has the most?" after a number of each group: asks which group that is.
void rankGroupsBefore(State& state);

/// What was said anew takes the place of what it goes on from: the same column's condition, what is
/// asked for, the order. False where nothing was said anew.
bool settleFollowUp(State& state, const Weights& weights);

}  // namespace tripletalk::answering::reading
