// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>
#include <unordered_set>

namespace tripletalk::retrieval {

/// True for the function words of English and German (articles, pronouns, auxiliaries,
/// prepositions, question words): they carry grammar, not content. `word` is folded (base/text.h).
bool isStopWord(std::string_view word);

/// All of them.
const std::unordered_set<std::string_view>& stopWords();

}  // namespace tripletalk::retrieval
