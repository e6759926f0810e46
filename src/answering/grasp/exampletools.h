// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/grasp/grasptool.h"
#include "answering/grasp/seeniris.h"
#include "knowledge/examples.h"

#include <string>
#include <vector>

namespace tripletalk::answering::grasp {

/// "find_similar_examples": questions like a text with the queries that a person said answer them;
/// "find_examples": any three.
class ExamplesTool : public GraspTool {
  public:
    static ExamplesTool similar(const Graphs& graphs, SeenIris& seen);
    static ExamplesTool any(const Graphs& graphs, SeenIris& seen);

  protected:
    Result<Found> act(const Arguments& given, const CancelToken& cancel) override;

  private:
    ExamplesTool(const Graphs& graphs, SeenIris& seen, std::string name, std::string description,
                 std::vector<Argument> arguments)
        : GraspTool(graphs, std::move(name), std::move(description), true, std::move(arguments)),
          m_seen(seen) {}
    Result<std::string> told(GraphAtHand& graph, const knowledge::Example& example,
                             const CancelToken& cancel);

    SeenIris& m_seen;
};

/// A query's IRIs with their labels, as a line; empty if it has none. Errors: Cancelled.
Result<std::string> namedIris(GraphAtHand& graph, const std::string& query,
                              const sparql::Prefixes& prefixes, SeenIris& seen,
                              const CancelToken& cancel);

/// A graph has an example in SPARQL that fits it. Errors: those of the file.
Result<bool> hasExamples(const GraphAtHand& graph);

}  // namespace tripletalk::answering::grasp
