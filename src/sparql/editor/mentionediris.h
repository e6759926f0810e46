// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tripletalk::sparql {

/// The IRIs that a query's text writes out or abbreviates, each once, in their order; those of its
/// own PREFIX and BASE lines and functions are not among them. Any text will do: what cannot be
/// read is passed over. `prefixes`: known without a declaration.
std::vector<std::string> irisIn(std::string_view query,
                                const std::vector<std::pair<std::string, std::string>>& prefixes);

}  // namespace tripletalk::sparql
