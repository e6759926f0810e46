// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/rewrite/pathofquery.h"
#include "knowledge/knowledgebase.h"

#include <optional>
#include <string>

namespace tripletalk::answering {

/// The path of the graph that SQL over its tables asks for: a SELECT of one column, over tables
/// joined by keys and links alone, where one label, key or value is given. Anything else in it
/// (another condition, a function, order, group, limit) and it is no path.
std::optional<BegunPath> pathOfSql(const std::string& sql, const knowledge::KnowledgeBase& base);

}  // namespace tripletalk::answering
