// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "retrieval/valuematcher.h"
#include "retrieval/worddictionary.h"
#include "sqlite/database.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace tripletalk::retrieval {

/// A name of values.db that a text mentions.
struct ScoredName {
    std::uint32_t name = 0;
    NameMatch match;
    [[nodiscard]] double strength() const { return match.score * match.matched; }
};

/// Finds the names of values.db that a text mentions: candidates by their exact words, by the
/// text's rarest words, by initials and by what the world calls them otherwise, which are scored
/// then. One thread.
class NameFinder {
  public:
    /// The database must outlive it.
    static Result<NameFinder> open(const sqlite::Database& database);

    /// The words of a text with those of the dictionary that they may be.
    Result<std::vector<TextWord>> read(std::string_view text);

    /// The strongest first. `bytes`: of the text; `whole`: all of it is one mention.
    Result<std::vector<ScoredName>> score(std::string_view bytes, const std::vector<TextWord>& text,
                                          double minimum, bool whole);

  private:
    /// What the words seen so far say of a name.
    struct Tally {
        float weight = 0;
        std::uint32_t lastWord = 0;  ///< so that two variants of one word count once
    };

    NameFinder(WordDictionary dictionary, sqlite::Statement postings, sqlite::Statement bags,
               sqlite::Statement words, std::vector<float> nameWeights,
               std::unordered_set<std::uint32_t> functionWords);
    [[nodiscard]] std::int64_t names() const {
        return static_cast<std::int64_t>(m_nameWeights.size()) - 1;
    }
    Result<void> addUnits(std::vector<TextWord>& text);
    Result<void> addSameWords(const std::vector<TextWord>& text,
                              std::unordered_set<std::uint32_t>& candidates);
    Result<void> addBag(std::int64_t bag, std::unordered_set<std::uint32_t>& candidates);
    Result<void> addByRarestWord(const std::vector<TextWord>& text, double minimum,
                                 std::unordered_set<std::uint32_t>& candidates);
    Result<void> tally(const TextWord& word, std::uint32_t number,
                       std::vector<std::uint32_t>& touched);
    void addBest(const std::vector<std::uint32_t>& touched, double unseen, double minimum,
                 std::unordered_set<std::uint32_t>& candidates) const;
    Result<void> addNamesLike(const std::vector<std::string>& name, const NameMatch& match,
                              std::vector<ScoredName>& scored);
    Result<void> addWorldNames(std::string_view bytes, const std::vector<TextWord>& text,
                               std::vector<ScoredName>& scored);
    Result<void> addInitials(std::string_view bytes, const std::vector<TextWord>& text,
                             std::vector<ScoredName>& scored);

    WordDictionary m_dictionary;
    sqlite::Statement m_postings;
    sqlite::Statement m_bags;
    sqlite::Statement m_words;
    std::vector<float> m_nameWeights;  ///< by name; negative for codes
    std::vector<Tally> m_tallies;      ///< by name; all zero between look-ups
    std::unordered_set<std::uint32_t> m_functionWords;
};

}  // namespace tripletalk::retrieval
