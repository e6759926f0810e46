// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/rules.h"

#include <string>
#include <vector>

namespace tripletalk::answering::reading {

/// The name of the rule by which most general words of a kind are heard.
std::string ruleOf(language::CueKind kind);

/// Takes in a general word: what it does to the state, in each way that it may be meant.
void hear(const State& state, const Evidence& evidence, const Surroundings& around,
          std::vector<State>& out);

/// A copy of the state in which the word is heard, with the features that any hearing has.
State heard(const State& state, const Evidence& evidence, const Surroundings& around,
            const std::string& rule);

/// "heavy", "heavier", "heaviest", "more", "most", and "top 5".
void hearAdjective(const State& state, const Evidence& evidence, const Surroundings& around,
                   std::vector<State>& out);
void hearMost(const State& state, const Evidence& evidence, const Surroundings& around,
              std::vector<State>& out);
void hearTop(const State& state, const Evidence& evidence, const Surroundings& around,
             std::vector<State>& out);

}  // namespace tripletalk::answering::reading
