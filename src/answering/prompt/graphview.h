// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/prompt/graphnotation.h"
#include "retrieval/valueindex.h"
#include "sparql/editor/summary.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::answering {

/// What a model is shown of a graph's vocabulary: classes with their properties, what these lead
/// to, samples (all values where they are few, if there is room for that), and how many things have
/// them. `unchanging` is the same for all questions; where it cannot hold everything it
/// has the classes' names alone, and `chosen` describes those that the question may need.
struct GraphView {
    std::string unchanging;
    std::string chosen;
};

GraphView viewGraph(const sparql::GraphSummary& summary, const GraphNotation& notation,
                    std::string_view question, const std::vector<retrieval::ValueLink>& links,
                    std::size_t tokens);

/// Links as lines "'words': what they may stand for", with what a query writes for it, best first,
/// as many as fit.
std::string graphLinksText(std::string_view question,
                           const std::vector<retrieval::ValueLink>& links,
                           const GraphNotation& notation, std::size_t tokens);

}  // namespace tripletalk::answering
