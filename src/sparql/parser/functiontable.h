// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/parser/syntax.h"

#include <cstddef>
#include <limits>
#include <optional>
#include <span>
#include <string_view>

namespace tripletalk::sparql {

/// How a function that is called by name is written, and how many arguments it takes.
struct FunctionEntry {
    static constexpr std::size_t any = std::numeric_limits<std::size_t>::max();
    Function function;
    std::string_view name;  ///< as SPARQL writes it; upper case
    std::size_t least;
    std::size_t most;  ///< `any`: no limit
    bool aggregate = false;
};

/// All of them, for completion; operators, EXISTS and functions with an IRI are not among them.
std::span<const FunctionEntry> functionTable();

/// By name in any case, or by function; null if there is none.
const FunctionEntry* findFunction(std::string_view name);
const FunctionEntry* findFunction(Function function);

}  // namespace tripletalk::sparql
