// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/builtinembedder.h"

#include "base/ascii.h"
#include "base/text.h"
#include "llm/remoteembedder.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <thread>
#include <unordered_set>

#include <QChar>

namespace tripletalk::llm {

namespace {

constexpr std::uint64_t seed = 14695981039346656037ULL;  // FNV-1a
constexpr std::uint64_t prime = 1099511628211ULL;
constexpr std::size_t textsAThread = 64;  ///< fewer are not worth another thread
constexpr std::size_t mostThreads = 2;

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
    vector[(spread & 0xffffffffU) % BuiltinEmbedder::dimensions] += sign * weight;
}

std::uint64_t hashOf(std::string_view word) {
    std::uint64_t hash = seed ^ 0x77;  // apart from the n-grams
    for (const char c : word) hash = (hash ^ static_cast<unsigned char>(c)) * prime;
    return hash;
}

constexpr std::size_t longestFunctionWord = 6;  ///< bytes, of those below

bool isFunctionWord(std::uint64_t hash, std::size_t bytes) {
    static const auto words =
        [](std::initializer_list<std::string_view> list) {
            std::unordered_set<std::uint64_t> hashes;
            for (const std::string_view word : list) hashes.insert(hashOf(word));
            return hashes;
        }({"a",     "an",     "and",   "are",   "as",    "at",    "be",  "but",  "by",   "did",
           "do",    "does",   "for",   "from",  "has",   "have",  "how", "i",    "in",   "is",
           "it",    "its",    "me",    "of",    "on",    "or",    "s",   "tell", "that", "the",
           "their", "there",  "these", "they",  "this",  "to",    "was", "were", "what", "when",
           "where", "which",  "who",   "whose", "why",   "with",  "you", "aber", "als",  "am",
           "auch",  "auf",    "aus",   "bei",   "das",   "dem",   "den", "der",  "des",  "die",
           "dies",  "ein",    "eine",  "einem", "einen", "einer", "es",  "fur",  "hat",  "ich",
           "im",    "ist",    "mit",   "oder",  "sich",  "sind",  "und", "vom",  "von",  "war",
           "was",   "welche", "wer",   "wie",   "wird",  "wo",    "zu",  "zum",  "zur"});
    return bytes <= longestFunctionWord && words.contains(hash);
}

using ascii::isDigit;

/// Whether a character belongs to a word; the same as in text::words, found faster in ASCII.
bool isWordCharacter(char32_t c) {
    if (c < 0x80) return ascii::isLetterOrDigit(c);
    return QChar::isLetterOrNumber(c) || QChar::isMark(c);
}

/// Embeds one text after the other in memory of its own.
class Hasher {
  public:
    Vector embed(std::string_view text) {
        fold(text);
        countWords();
        Vector vector(BuiltinEmbedder::dimensions, 0.0F);
        for (const Word& word : m_words) {
            const float weight = (1.0F + std::log(static_cast<float>(word.count))) *
                                 (isFunctionWord(word.hash, word.end - word.begin) ? 0.2F : 1.0F);
            add(vector, word.hash, weight);
            if (!isDigit(m_text[word.begin])) addGrams(word, weight, vector);
        }
        normalise(vector);
        return vector;
    }

  private:
    struct Word {
        std::uint64_t hash = 0;
        std::size_t begin = 0, end = 0;  ///< in m_text
        int count = 1;
    };

    /// Folds the text into m_text. Only the words that hold more than ASCII take the long way.
    void fold(std::string_view text) {
        m_text.clear();
        for (std::size_t begin = 0; begin < text.size();) {
            const std::size_t end = std::min(text.find(' ', begin), text.size());
            const std::string_view piece = text.substr(begin, end - begin);
            begin = end + 1;
            const auto isAscii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
            if (std::ranges::all_of(piece, isAscii))
                for (const char c : piece)
                    m_text += static_cast<char32_t>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
            else
                decode(text::fold(piece));
            m_text += U' ';
        }
    }

    /// Appends UTF-8 as characters; a broken byte is no letter and becomes a blank.
    void decode(std::string_view text) {
        for (std::size_t i = 0; i < text.size();) {
            const auto lead = static_cast<unsigned char>(text[i]);
            const std::size_t width = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
            char32_t c = width == 1 ? lead : lead & (0xFFU >> (width + 1));
            bool valid = i + width <= text.size() && (lead < 0x80 || lead >= 0xC0);
            for (std::size_t k = 1; valid && k < width; ++k) {
                const auto next = static_cast<unsigned char>(text[i + k]);
                valid = (next & 0xC0U) == 0x80U;
                c = (c << 6U) | (next & 0x3FU);
            }
            m_text += valid ? c : U' ';
            i += valid ? width : 1;
        }
    }

    /// Finds the words and how often each occurs, in the order in which they first do. A number
    /// keeps single marks between its digits.
    void countWords() {
        m_words.clear();
        m_slots.assign(slotsFor(m_text.size()), 0);
        for (std::size_t i = 0; i < m_text.size();) {
            if (!isWordCharacter(m_text[i])) {
                ++i;
                continue;
            }
            const std::size_t begin = i;
            const auto isInnerMark = [&] {
                return (m_text[i] == U'.' || m_text[i] == U',') && i > begin &&
                       i + 1 < m_text.size() && QChar::isDigit(m_text[i - 1]) &&
                       QChar::isDigit(m_text[i + 1]);
            };
            while (i < m_text.size() && (isWordCharacter(m_text[i]) || isInnerMark())) ++i;
            count(begin, stemmed(begin, i));
        }
    }

    static std::size_t slotsFor(std::size_t characters) {
        std::size_t count = 64;  // at least twice the words, of which each takes two characters
        while (count < characters) count *= 2;
        return count;
    }

    /// Takes off the commonest endings of plural and possession; n-grams take care of the rest.
    /// Returns the word's new end.
    std::size_t stemmed(std::size_t begin, std::size_t end) {
        const std::u32string_view word = std::u32string_view(m_text).substr(begin, end - begin);
        if (word.size() > 4 && word.ends_with(U"ies")) {
            m_text[end - 3] = U'y';
            return end - 2;
        }
        const bool plural = word.size() > 3 && word.ends_with(U's') && !word.ends_with(U"ss") &&
                            !word.ends_with(U"us") && !word.ends_with(U"is");
        return plural ? end - 1 : end;
    }

    void count(std::size_t begin, std::size_t end) {
        std::uint64_t hash = seed ^ 0x77;  // as hashOf
        for (std::size_t i = begin; i < end; ++i) hash = (hash ^ m_text[i]) * prime;
        std::size_t slot = mixed(hash) % m_slots.size();
        for (; m_slots[slot] != 0; slot = (slot + 1) % m_slots.size())
            if (Word& known = m_words[m_slots[slot] - 1]; known.hash == hash) {
                ++known.count;
                return;
            }
        m_words.push_back({hash, begin, end});
        m_slots[slot] = static_cast<std::uint32_t>(m_words.size());
    }

    void addGrams(const Word& word, float weight, Vector& vector) {
        m_letters.assign(1, U'\x02');
        m_letters.append(m_text, word.begin, word.end - word.begin);
        m_letters += U'\x03';
        const std::size_t size = m_letters.size();
        // A sign of a script without blanks says as much as a syllable.
        const bool syllabic =
            std::ranges::any_of(m_letters, [](char32_t c) { return c >= 0x2E80; });
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
                hash = (hash ^ m_letters[begin + length - 1]) * prime;
                if (length >= shortest) add(vector, hash, each);
            }
        }
    }

    std::u32string m_text;               ///< folded
    std::vector<Word> m_words;           ///< different ones
    std::vector<std::uint32_t> m_slots;  ///< hash table: places in m_words, from 1
    std::u32string m_letters;
};

}  // namespace

Vector BuiltinEmbedder::embedText(const std::string& text) { return Hasher().embed(text); }

Result<std::vector<Vector>> BuiltinEmbedder::embed(const std::vector<std::string>& texts,
                                                   const CancelToken& cancel) {
    std::vector<Vector> vectors(texts.size());
    const auto work = [&](std::size_t begin, std::size_t end) {
        Hasher hasher;
        for (std::size_t i = begin; i < end && !cancel.cancelled(); ++i)
            vectors[i] = hasher.embed(texts[i]);
    };
    const std::size_t threads =
        std::clamp<std::size_t>(texts.size() / textsAThread, 1, mostThreads);
    const std::size_t half = texts.size() / threads;
    std::thread helper;
    if (threads > 1) helper = std::thread(work, half, texts.size());
    work(0, half);
    if (helper.joinable()) helper.join();
    if (cancel.cancelled()) return cancel.error();
    return vectors;
}

}  // namespace tripletalk::llm
