// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answerparts.h"
#include "answering/offline/reading.h"
#include "answering/reading/scoredreading.h"

#include <functional>
#include <string>
#include <vector>

namespace tripletalk::answering::offline {

using language::Wording;

/// Parts of an answer from a template: a number, a text, or a list of the result's rows.
class ProseWriter {
  public:
    ProseWriter(const SchemaGraph& graph, const Wording& wording)
        : m_graph(graph), m_wording(wording) {}

    [[nodiscard]] AnswerPart write(const Reading& reading, const AnswerResult& result) const;
    /// The same for a question that was read otherwise: `meant` says what the result is of.
    /// `several`: the same for so many rows; empty: there is nothing to say it by.
    /// `deciding`: the result's source where its last column, which the result lacks, decided which
    /// rows they are; it is told beside each.
    [[nodiscard]] AnswerPart write(const std::string& meant, const AnswerResult& result,
                                   const std::string& several = {},
                                   const Source* deciding = nullptr) const;

    /// The same for rows in the order of what is told of them by the column: between which they
    /// are.
    [[nodiscard]] AnswerPart writeSorted(const std::string& meant, const AnswerResult& result,
                                         std::size_t column) const;

    /// Entities side by side: for each column the values of all, those that differ first. The first
    /// column of the result names the entity.
    [[nodiscard]] AnswerPart compare(const AnswerResult& result) const;

    [[nodiscard]] AnswerPart nothingFound(const std::vector<std::string>& unplaced,
                                          const std::vector<std::string>& readings) const;

    /// Which words were understood by others: translated, or synonyms.
    [[nodiscard]] AnswerPart otherWords(const std::vector<reading::OtherWord>& words) const;

    /// Beside an answer: that something else may have been meant, and which words it leaves out.
    [[nodiscard]] AnswerPart unsure(const std::vector<std::string>& unplaced,
                                    const std::vector<std::string>& readings) const;

  private:
    [[nodiscard]] std::string shown(const Cell& cell, const ResultColumn& column) const;
    /// A row in Markdown: its first cell, then the facts.
    [[nodiscard]] std::string shownRow(const AnswerResult& result, std::size_t row) const;
    [[nodiscard]] std::string besideRow(const Source* deciding, std::size_t row) const;
    [[nodiscard]] std::string leftOut(const std::vector<std::string>& unplaced) const;
    [[nodiscard]] AnswerPart offering(std::string text,
                                      const std::vector<std::string>& readings) const;

    const SchemaGraph& m_graph;
    const Wording& m_wording;
};

/// Text from a graph made harmless inside Markdown: marks escaped, line breaks gone, no forged
/// citations.
std::string escaped(std::string_view text);

}  // namespace tripletalk::answering::offline
