// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/builtinembedder.h"

#include "base/text.h"
#include "llm/remoteembedder.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <unordered_set>

#include <QList>
#include <QString>

namespace tripletalk::llm {

namespace {

constexpr std::uint64_t seed = 14695981039346656037ULL;  // FNV-1a
constexpr std::uint64_t prime = 1099511628211ULL;

/// Spreads an FNV hash over all bits (the finaliser of MurmurHash3).
std::uint64_t mixed(std::uint64_t hash) {
    hash ^= hash >> 33U;
    hash *= 0xff51afd7ed558ccdULL;
    hash ^= hash >> 33U;
    hash *= 0xc4ceb9fe1a85ec53ULL;
    return hash ^ (hash >> 33U);
}

void add(Vector& vector, std::uint64_t hash, float weight) {
    const std::uint64_t spread = mixed(hash);
    const float sign = (spread >> 63U) != 0 ? 1.0F : -1.0F;
    vector[(spread & 0xffffffffU) % vector.size()] += sign * weight;
}

bool isFunctionWord(const std::string& word) {
    static const std::unordered_set<std::string> words = {
        "a",     "an",     "and",   "are",   "as",    "at",    "be",  "but",  "by",   "did",
        "do",    "does",   "for",   "from",  "has",   "have",  "how", "i",    "in",   "is",
        "it",    "its",    "me",    "of",    "on",    "or",    "s",   "tell", "that", "the",
        "their", "there",  "these", "they",  "this",  "to",    "was", "were", "what", "when",
        "where", "which",  "who",   "whose", "why",   "with",  "you", "aber", "als",  "am",
        "auch",  "auf",    "aus",   "bei",   "das",   "dem",   "den", "der",  "des",  "die",
        "dies",  "ein",    "eine",  "einem", "einen", "einer", "es",  "fur",  "hat",  "ich",
        "im",    "ist",    "mit",   "oder",  "sich",  "sind",  "und", "vom",  "von",  "war",
        "was",   "welche", "wer",   "wie",   "wird",  "wo",    "zu",  "zum",  "zur"};
    return words.contains(word);
}

/// The commonest endings of plural and possession; n-grams take care of the rest.
std::string stem(std::string word) {
    if (word.size() > 4 && word.ends_with("ies")) return word.replace(word.size() - 3, 3, "y");
    const bool plural = word.size() > 3 && word.ends_with('s') && !word.ends_with("ss") &&
                        !word.ends_with("us") && !word.ends_with("is");
    if (plural) word.pop_back();
    return word;
}

bool isDigit(char c) { return c >= '0' && c <= '9'; }

void addGrams(Vector& vector, const std::string& word, float weight) {
    const auto letters = QString::fromStdString("\x02" + word + "\x03").toUcs4();
    const auto size = static_cast<std::size_t>(letters.size());
    // A sign of a script without blanks says as much as a syllable.
    const bool syllabic =
        std::any_of(letters.begin(), letters.end(), [](char32_t c) { return c >= 0x2E80; });
    const std::size_t shortest = syllabic ? 1 : 3;
    const std::size_t longest = syllabic ? 3 : 5;
    std::size_t count = 0;
    for (std::size_t length = shortest; length <= longest && length <= size; ++length)
        count += size - length + 1;
    if (count == 0) return;
    const float each = weight / std::sqrt(static_cast<float>(count));
    for (std::size_t begin = 0; begin < size; ++begin) {
        std::uint64_t hash = seed;
        for (std::size_t length = 1; length <= longest && begin + length <= size; ++length) {
            hash = (hash ^ letters[static_cast<qsizetype>(begin + length - 1)]) * prime;
            if (length >= shortest) add(vector, hash, each);
        }
    }
}

std::uint64_t hashOf(const std::string& word) {
    std::uint64_t hash = seed ^ 0x77;  // apart from the n-grams
    for (const char c : word) hash = (hash ^ static_cast<unsigned char>(c)) * prime;
    return hash;
}

}  // namespace

Vector BuiltinEmbedder::embedText(const std::string& text) {
    std::map<std::string, int> counts;  // sorted: sums of floats depend on their order
    for (auto& word : text::words(text::fold(text))) ++counts[stem(std::move(word.text))];

    Vector vector(dimensions, 0.0F);
    for (const auto& [word, count] : counts) {
        const float weight =
            (1.0F + std::log(static_cast<float>(count))) * (isFunctionWord(word) ? 0.2F : 1.0F);
        add(vector, hashOf(word), weight);
        if (!isDigit(word.front())) addGrams(vector, word, weight);
    }
    normalise(vector);
    return vector;
}

Result<std::vector<Vector>> BuiltinEmbedder::embed(const std::vector<std::string>& texts,
                                                   const CancelToken& cancel) {
    std::vector<Vector> vectors;
    vectors.reserve(texts.size());
    for (const std::string& text : texts) {
        if (cancel.cancelled()) return cancel.error();
        vectors.push_back(embedText(text));
    }
    return vectors;
}

}  // namespace tripletalk::llm
