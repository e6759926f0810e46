// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/rules.h"

#include <vector>

namespace tripletalk::answering::reading {

/// Takes in a general word: what it does to the state, in each way that it may be meant.
void hear(const State& state, const Evidence& evidence, const Surroundings& around,
          std::vector<State>& out);

}  // namespace tripletalk::answering::reading
