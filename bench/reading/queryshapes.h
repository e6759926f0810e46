// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>
#include <vector>

namespace tripletalk::bench {

/// What kinds of query there are, in the order in which they are told.
const std::vector<std::string_view>& queryShapes();

/// The kinds that a reference query is of: how many tables and columns, which conditions, which
/// clauses. Empty for what is no query.
std::vector<std::string_view> shapesOf(std::string_view sql);

}  // namespace tripletalk::bench
