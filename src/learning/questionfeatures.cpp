// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "learning/questionfeatures.h"

#include "base/ascii.h"
#include "base/text.h"
#include "retrieval/tokens.h"

#include <algorithm>

namespace tripletalk::learning {

namespace {

constexpr const char* masked = "□";
constexpr std::size_t mostFeatures = 2000;
constexpr std::size_t shortestPiece = 3;  // characters
constexpr std::size_t longestPiece = 5;
constexpr std::size_t longestRun = 3;  // words

bool isNumber(const std::string& word) { return std::ranges::all_of(word, ascii::isDigit); }

std::vector<std::string> wordsAround(std::string_view question, const Mention& mention) {
    std::vector<std::string> words;
    const auto add = [&](std::string_view part) {
        for (const retrieval::Token& token : retrieval::tokens(part))
            words.push_back(isNumber(token.text) ? "0" : token.text);
    };
    const std::size_t end = std::min(mention.end, question.size());
    if (mention.begin >= end) {
        add(question);
        return words;
    }
    add(question.substr(0, mention.begin));
    words.emplace_back(masked);
    add(question.substr(end));
    return words;
}

bool startsCharacter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }

/// The n-grams of "<word>", where it has more characters than one n-gram.
void addPieces(const std::string& word, std::vector<std::string>& features) {
    const std::string framed = "<" + word + ">";
    std::vector<std::size_t> starts;
    for (std::size_t i = 0; i < framed.size(); ++i)
        if (startsCharacter(framed[i])) starts.push_back(i);
    starts.push_back(framed.size());
    const std::size_t characters = starts.size() - 1;
    if (characters <= shortestPiece + 1) return;
    for (std::size_t length = shortestPiece; length <= longestPiece; ++length)
        for (std::size_t at = 0; at + length <= characters; ++at)
            features.push_back("c" + framed.substr(starts[at], starts[at + length] - starts[at]));
}

}  // namespace

std::vector<std::string> featuresOf(std::string_view question, const Mention& mention) {
    const auto words = wordsAround(question, mention);
    std::vector<std::string> features;
    for (std::size_t length = 1; length <= longestRun; ++length)
        for (std::size_t at = 0; at + length <= words.size(); ++at) {
            std::string run = "w";
            for (std::size_t i = at; i < at + length; ++i) run += (i > at ? "_" : "") + words[i];
            features.push_back(std::move(run));
        }
    for (const std::string& word : words)
        if (word != masked) addPieces(word, features);
    if (features.size() > mostFeatures) features.resize(mostFeatures);
    return features;
}

std::string wordingOf(std::string_view question, const Mention& mention) {
    return text::join(wordsAround(question, mention), " ");
}

}  // namespace tripletalk::learning
