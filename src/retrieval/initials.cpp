// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/initials.h"

#include "retrieval/valueformat.h"

#include <algorithm>

namespace tripletalk::retrieval {

std::vector<InitialsMention> initialsIn(std::string_view bytes, const std::vector<TextWord>& text) {
    constexpr std::size_t shortest = 2, longest = values::maxInitials;
    const auto isLetters = [](const std::string& word) {
        return std::ranges::all_of(word, [](char c) { return c >= 'a' && c <= 'z'; });
    };
    std::vector<InitialsMention> found;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const Token& token = text[i].token;
        const bool upper = std::ranges::all_of(bytes.substr(token.begin, token.end - token.begin),
                                               [](char c) { return c >= 'A' && c <= 'Z'; });
        const bool known =
            !text[i].variants.empty() && text[i].variants.front().match == WordMatch::Exact;
        const std::size_t size = token.text.size();
        if (size >= (upper ? shortest : shortest + 1) && size <= longest && !known && !token.stop &&
            isLetters(token.text))
            found.push_back({i, i, token.text});
        std::string letters;
        std::size_t last = i;
        for (std::size_t j = i;
             j < text.size() && text[j].token.text.size() == 1 && isLetters(text[j].token.text) &&
             (j == i || (text[j - 1].token.end + 1 == text[j].token.begin &&
                         bytes[text[j - 1].token.end] == '.'));
             ++j) {
            letters += text[j].token.text;
            last = j;
        }
        if (letters.size() < shortest || letters.size() > longest) continue;
        found.push_back({i, last, letters});
        i = last;
    }
    return found;
}

}  // namespace tripletalk::retrieval
