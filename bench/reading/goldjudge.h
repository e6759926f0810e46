// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "evaluation/question.h"
#include "knowledge/languages/queryresult.h"

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tripletalk::bench {

/// A text as it is compared by content: case, accents and punctuation do not count, a number is
/// told to four digits.
std::string comparable(std::string_view text);

/// Judges results by the gold rows of one question, in two ways. Keeps what it saw of texts, since
/// the results of one question resemble each other. One thread.
class GoldJudge {
  public:
    explicit GoldJudge(evaluation::Question question);

    /// Some columns among the first seven hold exactly the gold rows, as a set. An entity counts by
    /// its label or by the last part of its IRI, one way for all of a column; a text also as a
    /// table shows it: a date by ISO 8601, a quantity by its number, "None" (NULL) by an empty
    /// cell. Asks whether the right things were found, whatever stands beside them.
    [[nodiscard]] bool byContent(const knowledge::QueryResult& result);
    /// By the rules of evaluation/scorer.h: these rows and columns, no others.
    [[nodiscard]] bool strictly(const knowledge::QueryResult& result) const;

  private:
    /// A result's column, its entities told one way, that may be some of the gold's.
    struct Side {
        std::size_t column = 0;
        bool byIri = false;
        std::uint64_t fits = 0;   ///< gold columns with exactly these values
        std::vector<int> values;  ///< one for each row of the result
    };
    [[nodiscard]] int value(const knowledge::Cell& cell, bool byIri);
    [[nodiscard]] Side sideOf(const knowledge::QueryResult& result, std::size_t column, bool byIri);
    [[nodiscard]] bool fill(const std::vector<Side>& sides, std::vector<const Side*>& chosen) const;
    [[nodiscard]] bool holdsGold(const std::vector<const Side*>& chosen) const;

    evaluation::Question m_question;
    std::size_t m_width = 0;                         ///< of the gold's rows
    std::set<std::vector<int>> m_rows;               ///< of the gold, each text as its number
    std::unordered_map<std::string, int> m_ids;      ///< of the gold's texts
    std::vector<std::uint64_t> m_columnsOf;          ///< by text: gold columns in which it stands
    std::vector<std::size_t> m_distinct;             ///< by gold column: how many texts
    std::unordered_map<std::string, int> m_seen[2];  ///< texts and IRIs of results; -1: no gold
};

}  // namespace tripletalk::bench
