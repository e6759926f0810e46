// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "graph/triplestore.h"

#include <optional>
#include <string>
#include <vector>

namespace tripletalk::sparql {

/// What FROM and FROM NAMED leave of the store; all of it where there is neither.
struct Dataset {
    std::optional<std::vector<graph::TermId>> merged = std::nullopt;  ///< the default graph
    std::optional<std::vector<graph::TermId>> named = std::nullopt;
};

/// The graph in which patterns are looked for.
struct ActiveGraph {
    enum class Kind : unsigned char { Default, Fixed, Variable };
    Kind kind = Kind::Default;
    graph::TermId id = 0;       ///< Fixed
    std::string variable = {};  ///< Variable: ranges over the named graphs
};

}  // namespace tripletalk::sparql
