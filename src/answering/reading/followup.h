// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/rules.h"

namespace tripletalk::answering::reading {

/// The beginning of a question that goes on with the last one: "And the Petrel?", "per rig?".
State followUp(const Term& previous);

/// What was said anew takes the place of what it goes on from: the same column's condition, what is
/// asked for, the order; several ways where more may be dropped. None where nothing was said anew.
/// A question that does not go on stays as it is.
std::vector<State> settleFollowUp(State state, const Weights& weights);

}  // namespace tripletalk::answering::reading
