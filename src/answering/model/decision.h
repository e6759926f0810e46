// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/trace.h"
#include "base/result.h"
#include "llm/chatmodel.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::answering {

/// What a model wants done in a round.
struct Decision {
    std::string understood = {};  ///< the question as a stand-alone one
    std::string why = {};
    std::vector<llm::ToolCall> calls = {};  ///< of tools that there are, by their names
    llm::Message said = {};                 ///< the reply, as a conversation keeps it

    /// Null if the tool is not called.
    [[nodiscard]] const llm::ToolCall* call(std::string_view tool) const;
    /// Adds a call of a tool with one argument.
    void add(const llm::ToolSpec& tool, const std::string& argument);
};

/// What a model is asked for that does not call tools natively (prompts/gather-*.mustache), in the
/// order in which it should think: "understood", "why", then a member for each tool; where tools
/// take more than one argument "call" with "tool" and "arguments" in place of these.
nlohmann::ordered_json decisionSchema(const std::vector<llm::ToolSpec>& tools);

/// Reads a reply whatever form it comes in: native tool calls, the object of decisionSchema (in
/// prose, in fences, with a text where a list belongs), a tool call that is written out, or a bare
/// statement in the language `query`, which is a tool's name. Errors: Model, with a message for the
/// model.
Result<Decision> decisionOf(const llm::ChatReply& reply, const std::vector<llm::ToolSpec>& tools,
                            std::string_view query = {});

/// A tool call that is written out as an object ({"name" or "tool", "arguments"}, by itself or as
/// "call"), of whatever tool.
std::optional<llm::ToolCall> writtenCall(const nlohmann::json& object);

/// Takes over how a decision understands the question, and tells the trace.
void adopt(const Decision& decision, int round, std::string& understood, Trace& trace);

}  // namespace tripletalk::answering
