// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/grasp/grasptool.h"
#include "answering/grasp/queryruns.h"

#include <string>

namespace tripletalk::answering::grasp {

/// "execute": one query of whatever form but an update; its rows are a source.
class ExecuteTool : public GraspTool {
  public:
    /// `verifies`: a query with IRIs that the model was never shown and that are not in the graph
    /// is refused.
    ExecuteTool(const Graphs& graphs, QueryRuns& runs, bool verifies);

  protected:
    Result<Found> act(const Arguments& given, const CancelToken& cancel) override;

  private:
    QueryRuns& m_runs;
    bool m_verifies;
};

/// "list": triples with up to two of subject, property and object given.
class ListTool : public GraspTool {
  public:
    ListTool(const Graphs& graphs, SeenIris& seen);
    [[nodiscard]] bool runsBeside() const override { return true; }
    [[nodiscard]] bool runsBesideItself() const override { return true; }

  protected:
    Result<Found> act(const Arguments& given, const CancelToken& cancel) override;

  private:
    SeenIris& m_seen;
};

}  // namespace tripletalk::answering::grasp
