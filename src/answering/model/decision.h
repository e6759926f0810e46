// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/trace.h"
#include "base/result.h"
#include "llm/chatmodel.h"

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::answering {

/// What a model does in one round of gathering (prompts/gather-system.mustache and
/// sparql-system.mustache).
struct Decision {
    std::string understood = {};
    std::string why = {};
    std::vector<std::string> describe = {};  ///< tables it wants to see
    std::string query = {};                  ///< SQL or SPARQL
    std::string search = {};
    [[nodiscard]] bool usesTools() const { return !query.empty() || !search.empty(); }
};

/// The JSON schema that constrains the reply; a tool that is not offered has no member. `query`:
/// the member for queries, the name of their language; empty: none.
nlohmann::ordered_json decisionSchema(std::string_view query, bool search, bool describe);

/// Reads a reply leniently: JSON in prose or code fences, members missing or of a neighbouring
/// type, tool calls named "sql", "search" or "describe" instead of JSON, or a bare query. Errors:
/// Model, with a sentence that tells the model what is expected.
Result<Decision> decisionOf(const llm::ChatReply& reply, std::string_view query = "sql");

/// Tells the trace what a round decided and how it understands the question: in the first round,
/// and where it says so anew, which `understood` becomes.
void adopt(const Decision& decision, int round, std::string& understood, Trace& trace);

}  // namespace tripletalk::answering
