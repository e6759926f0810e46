// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "retrieval/tokens.h"
#include "retrieval/worddictionary.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace tripletalk::retrieval {

/// A word of the text with the dictionary words it may stand for.
struct TextWord {
    Token token;
    std::vector<WordVariant> variants;
    float weight = 0;  ///< what it counts in a mention when the name does not have it
};

/// The stretch of the text that fits a name best.
struct NameMatch {
    std::size_t first = 0;  ///< words of the text, both included
    std::size_t last = 0;
    double score = 0;
    double matched = 0;       ///< weight of the matched words: how much the match explains
    std::size_t missing = 0;  ///< the name's content words that are not in the text
    double covers = 0;        ///< share of the mention that the name has
    bool isNameLike = false;  ///< several content words, or one written like a name
    std::string how = {};     ///< as in ValueLink
};

/// Scores names against one text: the harmonic mean of how much of the mention the name covers and
/// how much of the name the mention covers, each word weighted by its rarity and by how well it
/// matches. Word order is free.
///
/// What contradicts a name counts against it: another number in a code ("A145-99" is not
/// "A145-98"), and unknown words next to the mention that are written like names.
class ValueMatcher {
  public:
    /// A mention spans at most this many words.
    static constexpr std::size_t maxSpan = 24;

    /// `text`: with its bytes, of which only the gaps between the words are read.
    ValueMatcher(std::string_view bytes, const std::vector<TextWord>& text,
                 const std::unordered_set<std::uint32_t>& functionWords);

    /// `weight` is the sum of the weights of all words of the name. `whole`: the mention is the
    /// whole text.
    [[nodiscard]] std::optional<NameMatch> match(const std::vector<std::uint32_t>& name,
                                                 double weight, bool isCode, bool whole) const;

  private:
    struct Cell {
        std::size_t position = 0;  ///< in the text
        std::size_t place = 0;     ///< in the name
        const WordVariant* variant = nullptr;
    };
    struct Window;
    [[nodiscard]] std::vector<Cell> cells(const std::vector<std::uint32_t>& name) const;
    [[nodiscard]] double mentionWeight(std::size_t first, std::size_t last,
                                       const std::vector<Cell>& used) const;
    [[nodiscard]] bool isLoneCharacter(const std::vector<Cell>& used) const;
    [[nodiscard]] bool isGlued(const std::vector<Cell>& used) const;
    [[nodiscard]] bool hasOtherNumber(const std::vector<Cell>& used) const;
    [[nodiscard]] double unknownNameAround(std::size_t first, std::size_t last) const;
    [[nodiscard]] std::size_t missing(const std::vector<std::uint32_t>& name,
                                      const std::vector<Cell>& used) const;
    [[nodiscard]] NameMatch scored(const std::vector<Cell>& used, std::size_t first,
                                   std::size_t last, const std::vector<std::uint32_t>& name,
                                   double weight, bool isCode) const;

    const std::vector<TextWord>& m_text;
    const std::unordered_set<std::uint32_t>& m_functionWords;
    std::vector<std::size_t> m_runs;    ///< by word: a number for what is written without a gap
    std::vector<bool> m_isCapitalised;  ///< by word: for another reason than being the first
    std::vector<bool> m_isUnknownName;  ///< by word
    std::unordered_map<std::uint32_t, std::vector<std::pair<std::size_t, const WordVariant*>>>
        m_positions;
};

}  // namespace tripletalk::retrieval
