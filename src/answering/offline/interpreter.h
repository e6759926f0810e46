// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/offline/readingbuilder.h"
#include "answering/strategy.h"
#include "knowledge/knowledgebase.h"

#include <memory>
#include <string>
#include <vector>

namespace tripletalk::answering::offline {

using language::Token;
using language::Wording;

/// What a question was taken to mean.
struct Interpretation {
    std::vector<Reading> readings;  ///< best first
    bool fromContext = false;       ///< the best one took something from the conversation
};

/// Finds the readings of questions over one base, in one language. One thread. Borrows the base's
/// schema.
class Interpreter {
  public:
    static Result<std::unique_ptr<Interpreter>> open(const knowledge::KnowledgeBase& base,
                                                     const Wording& wording);

    Result<Interpretation> interpret(const std::string& question, const Context& context) const;

    /// A question that asks twice ("How heavy is X, and what does it cost?") as its two questions.
    [[nodiscard]] std::vector<std::string> clauses(const std::string& question) const;

    [[nodiscard]] const SchemaGraph& graph() const { return m_graph; }
    [[nodiscard]] const Wording& wording() const { return m_wording; }

  private:
    Interpreter(const induction::Schema& schema, retrieval::ValueIndex values,
                const Wording& wording)
        : m_wording(wording),
          m_graph(schema),
          m_names(m_graph, wording),
          m_values(std::move(values)) {}
    [[nodiscard]] std::vector<std::string> targets(const std::vector<Item>& items,
                                                   const std::vector<Token>& tokens,
                                                   const Context& context) const;

    const Wording& m_wording;
    SchemaGraph m_graph;
    SchemaNames m_names;
    retrieval::ValueIndex m_values;
};

}  // namespace tripletalk::answering::offline
