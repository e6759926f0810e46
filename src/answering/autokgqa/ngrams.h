// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::answering {

/// Some neighbouring words of a text.
struct NGram {
    std::string text = {};                ///< as written
    std::vector<std::string> words = {};  ///< folded
    std::size_t begin = 0;                ///< byte offsets in the text
    std::size_t end = 0;
};

/// Every run of neighbouring words inside each sentence of a text, the longest first, that has a
/// word which is no function word. A sentence ends at ".", "!", "?", ";" before a blank and at a
/// line's end. A run has at most `longest` words: a name with more of them is found by some of its
/// words. Of a text with too many runs the longest are left out until at most `most` remain.
std::vector<NGram> nGrams(std::string_view text, std::size_t longest = 12, std::size_t most = 400);

}  // namespace tripletalk::answering
