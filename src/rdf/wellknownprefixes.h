// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace tripletalk::rdf {

/// Prefixes that people and models write without declaring them: "rdfs" → namespace, by name.
const std::vector<std::pair<std::string, std::string>>& wellKnownPrefixes();

}  // namespace tripletalk::rdf
