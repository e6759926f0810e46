// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "language/wording.h"

#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace tripletalk::answering {

/// Checks an answer against the sources it was written from: every number and every name must
/// stand in one of them (or in the question), and every sentence with one must cite. Numbers count
/// in every country's way of writing and may be rounded; a source's number of rows counts too, and
/// that of the rows with one value. Function words and general ones ("shorter") are no names.
class AnswerCheck {
  public:
    AnswerCheck(std::string_view question, const std::vector<Source>& sources);

    [[nodiscard]] std::vector<Unsupported> unsupported(std::string_view answer) const;

  private:
    void addText(std::string_view text);
    void addCounts(const Source& source);
    [[nodiscard]] bool isGeneral(std::string_view word) const;
    void addNumber(double number);
    [[nodiscard]] bool holdsNumber(std::string_view digits) const;
    [[nodiscard]] bool holdsName(std::string_view name) const;

    const language::Wording& m_wording;       ///< of the question
    std::unordered_set<std::string> m_words;  ///< folded, and their stems
    std::vector<double> m_numbers;            ///< sorted
};

/// What is wrong with an answer, said to the model that wrote it.
std::string correctionText(const std::vector<Unsupported>& unsupported);

/// The answer with a mark before each sentence that says what no source holds.
std::string flagged(std::string answer, const std::vector<Unsupported>& unsupported);

}  // namespace tripletalk::answering
