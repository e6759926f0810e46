// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>
#include <vector>

namespace tripletalk::naming {

/// IRIs of the predicates whose texts describe a thing, the best first.
const std::vector<std::string_view>& commentPredicates();

}  // namespace tripletalk::naming
