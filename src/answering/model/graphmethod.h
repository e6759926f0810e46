// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/model/sparqlmethod.h"
#include "answering/prompt/graphview.h"
#include "retrieval/valueindex.h"

#include <string>
#include <vector>

namespace tripletalk::answering {

/// SparqlStrategy's way: the model is shown the graph's classes and properties and what words may
/// stand for, and writes SPARQL.
class GraphMethod : public SparqlMethod {
  public:
    explicit GraphMethod(RunState& run) : SparqlMethod(run) {}

    Result<void> open() override;
    Result<llm::ChatRequest> request() override;

  private:
    Result<std::string> userText(std::size_t room) const;

    std::vector<retrieval::ValueLink> m_links;
    GraphView m_view;
    std::string m_system;
};

}  // namespace tripletalk::answering
