// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// What kind of question it is, by its words alone.
#include "base/text.h"
#include "language/wording.h"

#include <algorithm>

namespace tripletalk::language {

bool Wording::refersBack(std::string_view question) const {
    const std::vector<Token> words = tokens(question);
    const auto joins = [&](std::size_t at) {  // "cars that cost less"
        return at > 0 && !words[at - 1].stop && at + 1 < words.size();
    };
    bool named = false;  // "cars and their prices"
    for (std::size_t at = 0; at < words.size();) {
        const std::vector<Found> found = cuesAt(words, at);
        for (const Found& one : found) {
            const CueKind kind = one.cue->kind;
            if ((kind == CueKind::Set && !(named && one.cue->generic)) ||
                kind == CueKind::OneOfTwo || kind == CueKind::Pick ||
                (kind == CueKind::Pronoun && (one.cue->generic || !joins(at))) ||
                (kind == CueKind::FollowUp && at == 0))
                return true;
        }
        named = named || !words[at].stop;
        at += found.empty() ? 1 : found.front().length;
    }
    return false;
}

bool Wording::asksForNoFact(std::string_view question) const {
    std::string words = " ";
    for (const text::Word& word : text::wordsAndCharacters(question))
        words += text::fold(word.text) + " ";
    return std::ranges::any_of(
               m_noFactFirst, [&](const std::string& first) { return words.starts_with(first); }) ||
           std::ranges::any_of(m_noFact, [&](const std::string& phrase) {
               return words.find(phrase) != std::string::npos;
           });
}

}  // namespace tripletalk::language
