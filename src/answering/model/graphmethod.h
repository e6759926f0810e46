// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/model/graphprompt.h"
#include "answering/model/sparqlmethod.h"

namespace tripletalk::answering {

/// SparqlStrategy's way: the model is shown the graph's classes and properties and what words may
/// stand for, and writes SPARQL.
class GraphMethod : public SparqlMethod {
  public:
    explicit GraphMethod(RunState& run) : SparqlMethod(run), m_prompt(run, "sparql-system") {}

    Result<void> open() override;
    Result<llm::ChatRequest> request() override { return m_prompt.request(m_sparql->connection()); }

  private:
    GraphPrompt m_prompt;
};

}  // namespace tripletalk::answering
