// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/sentence.h"
#include "induction/schema.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tripletalk::answering {

struct QueryExplanation {
    struct Step {
        int level = 0;  ///< steps of a query inside another are one deeper
        Sentence text;
    };
    std::vector<Step> steps;
    /// Some of it has no plain words and stands as SQL between ‹ and ›.
    bool partly = false;
    /// Tables and columns of the schema that it looks at, but for keys; each once.
    std::vector<std::pair<std::string, std::string>> columns;
};

/// What a query does, step by step in the order of thinking, made from the query alone: tables and
/// columns by their names for people, joins by foreign keys, conditions, groups, order and limit.
QueryExplanation explainQuery(std::string_view sql, const induction::Schema& schema);

}  // namespace tripletalk::answering
