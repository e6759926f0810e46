// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/scoredreading.h"

namespace tripletalk::answering::reading {

std::string Heard::said(const Words& words) const {
    if (words.first >= words.last || words.last > tokens.size()) return {};
    const std::size_t from = tokens[words.first].begin;
    return question.substr(from, tokens[words.last - 1].end - from);
}

bool ScoredReading::dropsOperator() const {
    return features.contains("end.superlative") || features.contains("end.negation");
}

}  // namespace tripletalk::answering::reading
