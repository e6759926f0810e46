// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "knowledge/knowledgebase.h"
#include "language/wording.h"

#include <string>

#include <nlohmann/json.hpp>

namespace tripletalk::answering::reading {

/// A reading that a person put together, without a question, and the query that it comes to.
struct ReadingQuery {
    nlohmann::json reading;  ///< as docs/trace.md has it, its parts worded anew
    std::string sql;
    std::string sparql = {};  ///< empty where the graph has no counterpart of some part
    std::string cypher = {};  ///< as well
};

/// Errors: Usage (it does not fit the schema, or its parts are not linked).
Result<ReadingQuery> queryOf(const nlohmann::json& reading, const knowledge::KnowledgeBase& base,
                             const language::Wording& wording);

/// The things of a table with what most of them have: what a query is begun from. Errors: Usage
/// (there is no such table).
Result<ReadingQuery> queryOfTable(const std::string& table, const knowledge::KnowledgeBase& base,
                                  const language::Wording& wording);

}  // namespace tripletalk::answering::reading
