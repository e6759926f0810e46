// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/autokgqa/ngrams.h"

#include "retrieval/tokens.h"

#include <algorithm>

namespace tripletalk::answering {

using retrieval::Token;

namespace {

/// Whether a sentence ends in what stands between two words.
bool endsSentence(std::string_view between) {
    const auto mark = between.find_first_of(".!?;");
    const bool marked = mark != std::string_view::npos &&
                        between.find_first_of(" \t", mark) != std::string_view::npos;
    return marked || between.find('\n') != std::string_view::npos ||
           between.find("\u3002") != std::string_view::npos;
}

/// Where each sentence begins among the words, and the end of all.
std::vector<std::size_t> sentenceBegins(std::string_view text, const std::vector<Token>& tokens) {
    std::vector<std::size_t> begins{0};
    for (std::size_t i = 1; i < tokens.size(); ++i)
        if (endsSentence(text.substr(tokens[i - 1].end, tokens[i].begin - tokens[i - 1].end)))
            begins.push_back(i);
    begins.push_back(tokens.size());
    return begins;
}

NGram nGramOf(std::string_view text, const std::vector<Token>& tokens, std::size_t first,
              std::size_t length) {
    NGram gram{.begin = tokens[first].begin, .end = tokens[first + length - 1].end};
    gram.text = text.substr(gram.begin, gram.end - gram.begin);
    for (std::size_t i = first; i < first + length; ++i) gram.words.push_back(tokens[i].text);
    return gram;
}

}  // namespace

std::vector<NGram> nGrams(std::string_view text, std::size_t longest, std::size_t most) {
    const std::vector<Token> tokens = retrieval::tokens(text);
    const auto begins = sentenceBegins(text, tokens);
    std::vector<NGram> all;
    for (std::size_t length = std::min(longest, tokens.size()); length > 0; --length)
        for (std::size_t i = 0; i + 1 < begins.size(); ++i)
            for (std::size_t at = begins[i]; at + length <= begins[i + 1]; ++at) {
                const bool says =
                    std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(at),
                                tokens.begin() + static_cast<std::ptrdiff_t>(at + length),
                                [](const Token& token) { return !token.stop; });
                if (says) all.push_back(nGramOf(text, tokens, at, length));
            }
    if (all.size() > most) all.erase(all.begin(), all.end() - static_cast<std::ptrdiff_t>(most));
    return all;
}

}  // namespace tripletalk::answering
