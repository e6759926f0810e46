// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/grasp/endingtools.h"
#include "answering/grasp/graphathand.h"
#include "answering/grasp/queryruns.h"
#include "answering/model/toolset.h"
#include "answering/tools/toolbox.h"

#include <memory>
#include <vector>

namespace tripletalk::answering::grasp {

/// What the model is asked for: a query whose rows are the answer, or an answer in words.
enum class Task : unsigned char { Query, Words };

/// The tools of a conversation over some graphs. What it is given must outlive it.
class GraspBox {
  public:
    /// `isLast`: no step follows the one in hand.
    GraspBox(const Graphs& graphs, SeenIris& seen, QueryRuns& runs, Ending& ending,
             const bool& isLast)
        : m_graphs(graphs), m_seen(seen), m_runs(runs), m_ending(ending), m_isLast(isLast) {}

    /// The set as it can be had: without an index there is nothing to search, and list remains.
    /// `examples`: some graph has examples.
    void fill(ToolSet set, Task task, bool examples, Toolbox& into);

  private:
    void addSearches(ToolSet set);
    template <typename T>
    void add(T tool) {
        m_tools.push_back(std::make_unique<T>(std::move(tool)));
    }

    const Graphs& m_graphs;
    SeenIris& m_seen;
    QueryRuns& m_runs;
    Ending& m_ending;
    const bool& m_isLast;
    std::vector<std::unique_ptr<Tool>> m_tools;
};

}  // namespace tripletalk::answering::grasp
