// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "retrieval/tokens.h"
#include "sqlite/database.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

namespace tripletalk::retrieval {

/// How a word of the text became a word of a name, best first.
enum class WordMatch {
    Exact,
    Spelling,  ///< the same number or unit, written another way
    Plural,
    Prefix,
    Shortened,  ///< "intl" for "international"
    Typo
};

/// A word of the dictionary that a word of the text may stand for.
struct WordVariant {
    std::uint32_t word = 0;
    std::int64_t names = 0;  ///< names with this word
    float weight = 0;        ///< wordWeight() of this word
    float quality = 1;       ///< 1 = the same word
    WordMatch match = WordMatch::Exact;
};

/// The distinct words of values.db. Prefixes, shortened words and typos are looked for only where
/// the word itself and its plural or singular are unknown. The words by length are read when a word
/// that is none is first met, and kept. One thread.
class WordDictionary {
  public:
    static Result<WordDictionary> open(const sqlite::Database& database, std::int64_t names);

    /// Best first; none for a word that resembles nothing.
    Result<std::vector<WordVariant>> variants(const Token& token);

    /// The word of the dictionary that is spelt exactly so, if there is one.
    Result<std::optional<WordVariant>> find(const std::string& word);

    /// The dictionary's function words.
    Result<std::unordered_set<std::uint32_t>> functionWords();

  private:
    /// Words of one length, with a mask of the letters of each: two words that differ in more
    /// letters than the allowed edits can change are told apart without computing their distance.
    struct Bucket {
        std::size_t length = 0;
        std::u32string words;  ///< one behind the other
        std::vector<std::uint64_t> letters;
        [[nodiscard]] std::size_t size() const { return letters.size(); }
        [[nodiscard]] std::u32string_view word(std::size_t i) const {
            return std::u32string_view(words).substr(i * length, length);
        }
    };

    WordDictionary(const sqlite::Database& database, sqlite::Statement exact,
                   sqlite::Statement prefix, std::int64_t names);
    Result<void> addExact(const std::string& word, float quality, WordMatch match,
                          std::vector<WordVariant>& found);
    Result<void> addInflected(const std::string& word, std::vector<WordVariant>& found);
    Result<void> addPrefixed(const std::string& word, std::vector<WordVariant>& found);
    Result<void> addSpellings(const std::string& word, std::vector<WordVariant>& found);
    Result<void> addShortened(const std::string& word, std::vector<WordVariant>& found);
    Result<void> addMisspelt(const std::string& word, std::vector<WordVariant>& found);
    Result<const Bucket*> bucket(std::size_t length);

    const sqlite::Database* m_database;
    sqlite::Statement m_exact;
    sqlite::Statement m_prefix;
    std::int64_t m_names;
    std::map<std::size_t, Bucket> m_buckets;
};

}  // namespace tripletalk::retrieval
