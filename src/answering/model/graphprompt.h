// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/model/runstate.h"
#include "answering/prompt/graphview.h"
#include "knowledge/languages/querylanguage.h"
#include "sparql/sparqlsource.h"

#include <string>
#include <vector>

namespace tripletalk::answering {

/// What a model is asked with that writes queries on a graph whose words it is shown: classes and
/// properties, what the question's words may stand for, approved queries for similar questions,
/// and what was found so far. One thread.
class GraphPrompt {
  public:
    /// `system`: the name of the first message's template. What is given must outlive it.
    GraphPrompt(RunState& run, std::string system) : m_run(run), m_name(std::move(system)) {}

    /// Errors: those of the graph and of the prompt.
    Result<void> open(sparql::SparqlSource& graph, GraphNotation notation,
                      const knowledge::QueryLanguage& language);

    /// The prompt of the round in hand; the connection says how earlier answers' things are
    /// written.
    Result<llm::ChatRequest> request(const knowledge::QueryConnection& connection) const;

    /// What the question's words may stand for.
    [[nodiscard]] const std::vector<retrieval::ValueLink>& links() const { return m_links; }

  private:
    Result<std::string> userText(const knowledge::QueryConnection& connection,
                                 std::size_t room) const;

    RunState& m_run;
    std::string m_name;
    GraphNotation m_notation;
    std::vector<retrieval::ValueLink> m_links;
    GraphView m_view;
    std::string m_examples;
    std::string m_system;
};

}  // namespace tripletalk::answering
