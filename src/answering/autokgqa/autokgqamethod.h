// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/autokgqa/subgraph.h"
#include "answering/model/sparqlmethod.h"
#include "llm/embedder.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// AutoKgqaStrategy's way: before the first round the sub-graph is chosen and told; each prompt
/// shows it; where candidates give different rows the model is asked which fit. Without a query
/// that could be run it says so, and answers nothing.
class AutoKgqaMethod : public SparqlMethod {
  public:
    AutoKgqaMethod(RunState& run, std::shared_ptr<llm::Embedder> embedder)
        : SparqlMethod(run), m_embedder(std::move(embedder)) {}

    Result<void> open() override;
    Result<llm::ChatRequest> request() override;
    [[nodiscard]] double candidateTemperature() const override { return 1; }
    Result<std::size_t> choose(const std::vector<std::vector<int>>& results) override;
    Result<std::optional<Conclusion>> conclusion(const Decision& decision) override;

  private:
    Result<std::string> userText(std::size_t room) const;

    std::shared_ptr<llm::Embedder> m_embedder;
    Subgraph m_graph;
    std::string m_examples;
    std::string m_system;
};

}  // namespace tripletalk::answering
