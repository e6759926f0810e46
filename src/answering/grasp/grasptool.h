// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/grasp/graphathand.h"
#include "answering/tools/tool.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::answering::grasp {

/// An argument of a tool as its schema tells it.
struct Argument {
    std::string name;
    std::string description;
    bool required = true;
    nlohmann::ordered_json schema = {{"type", "string"}};
};

/// What a call was given: texts that were looked at, and the graph.
class Arguments {
  public:
    Arguments(const nlohmann::json& given, GraphAtHand* graph) : m_given(given), m_graph(graph) {}

    /// Trimmed; empty if it was not given.
    [[nodiscard]] std::string text(const char* name) const;
    [[nodiscard]] std::vector<std::string> texts(const char* name) const;
    /// 0 if it was not given.
    [[nodiscard]] int number(const char* name) const;
    [[nodiscard]] const nlohmann::json& object(const char* name) const;
    /// The graph that the call names, or the only one.
    [[nodiscard]] GraphAtHand& graph() const { return *m_graph; }

  private:
    const nlohmann::json& m_given;
    GraphAtHand* m_graph;
};

/// A tool over the graphs of a question. Whatever a model may get wrong in the arguments of a call
/// is told to it in words, and the tool is not asked.
class GraspTool : public Tool {
  public:
    [[nodiscard]] const llm::ToolSpec& spec() const override { return m_spec; }
    Result<Found> call(const nlohmann::json& arguments, int round,
                       const CancelToken& cancel) override;
    /// The values of its arguments in their order, but for the graph where there is only one.
    [[nodiscard]] std::string asked(const nlohmann::json& arguments) const override;

  protected:
    /// `asksGraph`: its first argument is the graph.
    GraspTool(const Graphs& graphs, std::string name, std::string description, bool asksGraph,
              std::vector<Argument> arguments);

    /// With arguments that are there and of the right kind.
    virtual Result<Found> act(const Arguments& given, const CancelToken& cancel) = 0;

    const Graphs& m_graphs;

  private:
    [[nodiscard]] std::string fault(const nlohmann::json& arguments) const;
    [[nodiscard]] std::string usage() const;

    llm::ToolSpec m_spec;
    std::vector<Argument> m_arguments;
    bool m_asksGraph;
};

/// The graph that a call of these arguments names: the only one where there is one and none is
/// named; null if there is no such graph.
GraphAtHand* graphNamed(const Graphs& graphs, const std::string& name);
/// What to tell a model that named one which there is not.
std::string noSuchGraph(const Graphs& graphs, const std::string& name);

}  // namespace tripletalk::answering::grasp
