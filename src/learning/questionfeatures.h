// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::learning {

/// Where a question names the thing that it is about, in bytes; empty: nowhere.
struct Mention {
    std::size_t begin = 0;
    std::size_t end = 0;

    [[nodiscard]] bool has(std::size_t from, std::size_t to) const {
        return begin <= from && to <= end;
    }
};

/// What a classifier sees of a question: its words, runs of two and three of them, and the
/// characters inside longer words, three to five at a time. A character of a script that writes
/// without blanks is a word, so that runs of words are its n-grams of characters. The mention is
/// one word that is the same in all questions: what is learned is the wording, not the name. So is
/// every number. Case, accents and full-width forms count for nothing.
///
/// No feature has white space, and none begins with "=". At most 2,000.
std::vector<std::string> featuresOf(std::string_view question, const Mention& mention);

/// The question with "□" for the mention, its words joined by blanks: what two questions have in
/// common that ask the same of two things.
std::string wordingOf(std::string_view question, const Mention& mention);

}  // namespace tripletalk::learning
