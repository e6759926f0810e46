// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/model/method.h"
#include "answering/prompt/graphview.h"
#include "answering/tools/sparqltool.h"
#include "retrieval/valueindex.h"

#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// SparqlStrategy's way: the model is shown the graph's classes and properties and what words may
/// stand for, and writes SPARQL; of a query that finds nothing it is told what the graph does not
/// have, and what its filters leave out.
class GraphMethod : public Method {
  public:
    explicit GraphMethod(RunState& run) : Method(run) {}

    Result<void> open() override;
    Result<llm::ChatRequest> request() override;
    Result<std::vector<checks::Finding>> check(int source) override;
    Result<bool> mustGoOn(const Decision& decision) override;

  private:
    Result<std::string> userText(std::size_t room) const;

    std::optional<SparqlTool> m_sparql;
    std::vector<retrieval::ValueLink> m_links;
    GraphView m_view;
    std::string m_system;
    std::string m_examples;
};

}  // namespace tripletalk::answering
