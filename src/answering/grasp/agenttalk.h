// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "llm/chatmodel.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

/// The messages of a conversation: what a model wrote in place of calls, what of it fits, and what
/// was said before.
namespace tripletalk::answering::grasp {

/// The tool calls that a reply writes out, in the order in which it does: the object of
/// decisionSchema, {"name", "arguments"}, or several between <tool_call> marks.
std::vector<llm::ToolCall> callsWrittenIn(std::string_view reply,
                                          const std::vector<llm::ToolSpec>& tools);

/// The arguments of answer or cancel that a reply gives without calling either.
std::optional<llm::ToolCall> endingWrittenIn(std::string_view reply);

/// The query in a code block of a reply; empty: there is none.
std::string queryFencedIn(std::string_view reply);

/// What a reply says beside calls, objects and code blocks: of an object of decisionSchema its
/// "why".
std::string proseOf(std::string_view reply);

/// The conversation within so many tokens: results of tools are cut, the oldest first, then what
/// the model said to them; the last round stays as it is.
std::vector<llm::Message> fitted(std::vector<llm::Message> dialogue, std::size_t tokens);

/// Earlier turns (historyJson) as messages: each question, and its answer with the query and the
/// IRIs of its result.
std::vector<llm::Message> historyMessages(const nlohmann::json& turns);

/// The tools as a prompt tells them to a model that does not call natively.
std::string toolsText(const std::vector<llm::ToolSpec>& tools);

/// An answer whose claims all cite: those that do not, the source `number` (0: none). Where there
/// is no claim, its first sentence does.
std::string citedThroughout(std::string answer, int number);

}  // namespace tripletalk::answering::grasp
