// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/model/toolset.h"

namespace tripletalk::answering {

/// Which of its tools a run must have used before it answers.
enum class Required { Both, Either, None };

/// The numbers of a configuration that the strategies with a model obey.
struct ModelNumbers {
    int rounds = 3;
    int topK = 5;
    int contextTokens = 16384;
    double temperature = 0.0;
    Required required = Required::Either;
    int candidates = 1;   ///< queries asked for in the first round; their results vote
    bool rerank = false;  ///< the model chooses among more passages than it is shown
    int steps = 30;       ///< calls of a model that goes on until it says itself that it ends
    ToolSet toolSet = ToolSet::SearchExtended;
    bool feedback = false;  ///< the model looks its answer over before it stands
    bool nativeTools =
        false;  ///< tools are called natively where the model can, else by a JSON object
    bool valuesStay =
        false;  ///< no value of the base reaches the model; the answer comes from a template
};

}  // namespace tripletalk::answering
