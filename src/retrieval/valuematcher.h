// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "retrieval/tokens.h"
#include "retrieval/worddictionary.h"

#include <optional>
#include <string>
#include <unordered_map>
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
    double matched = 0;  ///< weight of the matched words: how much the match explains
    std::string how;     ///< as in ValueLink
};

/// Scores names against one text: the harmonic mean of how much of the mention the name covers and
/// how much of the name the mention covers, each word weighted by its rarity and by how well it
/// matches. Word order is free.
class ValueMatcher {
  public:
    /// A mention spans at most this many words.
    static constexpr std::size_t maxSpan = 12;

    explicit ValueMatcher(const std::vector<TextWord>& text);

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
    [[nodiscard]] bool isGlued(const std::vector<Cell>& used) const;
    [[nodiscard]] NameMatch scored(const std::vector<Cell>& used, std::size_t first,
                                   std::size_t last, std::size_t words, double weight,
                                   bool isCode) const;

    const std::vector<TextWord>& m_text;
    std::unordered_map<std::uint32_t, std::vector<std::pair<std::size_t, const WordVariant*>>>
        m_positions;
};

}  // namespace tripletalk::retrieval
