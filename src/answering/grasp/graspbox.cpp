// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/graspbox.h"

#include "answering/grasp/combinetool.h"
#include "answering/grasp/exampletools.h"
#include "answering/grasp/querytools.h"
#include "answering/grasp/searchtools.h"

namespace tripletalk::answering::grasp {

void GraspBox::fill(ToolSet set, Task task, bool examples, Toolbox& into) {
    const bool looksUp = set != ToolSet::Base;
    if (examples) {
        add(ExamplesTool::similar(m_graphs, m_seen));
        add(ExamplesTool::any(m_graphs, m_seen));
    }
    if (looksUp && m_graphs.haveIndex()) addSearches(set);
    if (looksUp) add(ListTool(m_graphs, m_seen));
    add(ExecuteTool(m_graphs, m_runs, looksUp));
    if (m_graphs.all().size() > 1) add(CombineTool(m_graphs, m_runs));
    if (task == Task::Query)
        add(AnswerTool(m_graphs, m_runs, m_ending, m_isLast));
    else
        add(AnswerInWordsTool(m_graphs, m_ending));
    add(CancelTool(m_graphs, m_runs, m_ending, task == Task::Words));
    for (const auto& tool : m_tools) into.add(*tool);
}

void GraspBox::addSearches(ToolSet set) {
    if (set == ToolSet::SearchConstrained) return add(SearchConstrainedTool(m_graphs, m_seen));
    if (set == ToolSet::SearchAutocomplete) return add(SearchAutocompleteTool(m_graphs, m_seen));
    add(SearchAllTool::entities(m_graphs, m_seen));
    add(SearchAllTool::properties(m_graphs, m_seen));
    if (set != ToolSet::SearchExtended) return;
    add(SearchBesideTool::propertiesOf(m_graphs, m_seen));
    add(SearchBesideTool::objectsOf(m_graphs, m_seen));
}

}  // namespace tripletalk::answering::grasp
