// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace tripletalk::answering {

/// The numbers of a configuration that the strategies with a model obey.
struct ModelNumbers {
    int rounds = 3;
    int topK = 5;
    int contextTokens = 16384;
    double temperature = 0.0;
    /// No value of the base may reach the model: no rows, samples, links or passages; the answer is
    /// written from a template.
    bool valuesStay = false;
};

}  // namespace tripletalk::answering
