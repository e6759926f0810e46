// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "graph/triplestore.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::sparql {

/// Graphs of the store; all of them where none are told.
using Graphs = std::optional<std::vector<graph::TermId>>;

/// What a query sees of the store.
struct Dataset {
    Graphs merged = std::vector<graph::TermId>{0};  ///< together the default graph
    Graphs named = std::nullopt;
    bool repeats = true;  ///< a triple may stand in several of the store's graphs
};

/// What FROM and FROM NAMED of a query say; `unless` where it has neither.
Result<Dataset> datasetOf(const graph::TripleStore& store, const std::vector<std::string>& from,
                          const std::vector<std::string>& fromNamed, const Dataset& unless);

/// That a column of graphs has one of these, in SQL.
std::string isOneOf(const Graphs& graphs, std::string_view column = "g");

/// The graph in which patterns are looked for.
struct ActiveGraph {
    enum class Kind : unsigned char { Default, Fixed, Variable };
    Kind kind = Kind::Default;
    graph::TermId id = 0;       ///< Fixed
    std::string variable = {};  ///< Variable: ranges over the named graphs
};

}  // namespace tripletalk::sparql
