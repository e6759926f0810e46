// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/grasp/grasptool.h"
#include "answering/grasp/joinedrows.h"
#include "answering/grasp/queryruns.h"

#include <string>

namespace tripletalk::answering::grasp {

/// "combine": a query on each of two graphs, and the rows of both that belong together. The rows of
/// each are a source, and those of both are one: of a query on the second graph.
class CombineTool : public GraspTool {
  public:
    CombineTool(const Graphs& graphs, QueryRuns& runs);

  protected:
    Result<Found> act(const Arguments& given, const CancelToken& cancel) override;

  private:
    struct Part {
        GraphAtHand* graph = nullptr;
        std::string query = {};  ///< without prefixes
        sparql::QueryAnswer answer = {};
        int number = 0;         ///< of its source
        std::string text = {};  ///< its rows, or what of the part does not do: then it has no graph
    };
    /// Its source stands in `found`. Errors: Cancelled.
    Result<Part> part(const nlohmann::json& given, const char* name, Found& found,
                      const CancelToken& cancel);
    [[nodiscard]] std::string counted(const Part& part) const;
    Result<void> join(const Part& first, const Part& second, const Arguments& given, Found& found,
                      const CancelToken& cancel);

    QueryRuns& m_runs;
};

}  // namespace tripletalk::answering::grasp
