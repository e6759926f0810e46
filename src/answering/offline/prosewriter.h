// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "answering/offline/reading.h"

#include <functional>
#include <string>
#include <vector>

namespace tripletalk::answering::offline {

/// Markdown with citations from a template: a number, a text, a list or a table in words.
class ProseWriter {
  public:
    ProseWriter(const SchemaGraph& graph, const Wording& wording)
        : m_graph(graph), m_wording(wording) {}

    [[nodiscard]] std::string write(const Reading& reading, const AnswerResult& result) const;
    /// The same for a question that was read otherwise: `meant` says what the result is of.
    [[nodiscard]] std::string write(const std::string& meant, const AnswerResult& result) const;

    /// Entities side by side: for each column the values of all, those that differ first. The first
    /// column of the result names the entity.
    [[nodiscard]] std::string compare(const AnswerResult& result) const;

    [[nodiscard]] std::string nothingFound(const std::vector<std::string>& unplaced,
                                           const std::vector<std::string>& readings) const;

  private:
    const SchemaGraph& m_graph;
    const Wording& m_wording;
};

/// Text from a graph made harmless inside Markdown: marks escaped, line breaks gone, no forged
/// citations.
std::string escaped(std::string_view text);

/// A row as a list of an answer tells it, in Markdown: its first cell, then the facts.
std::string shownRow(const AnswerResult& result, std::size_t row);

}  // namespace tripletalk::answering::offline
