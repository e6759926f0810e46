// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "llm/chatmodel.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::llm {

/// Puts tool calls together from the pieces that a stream of OpenAI's protocol brings. Forgiving:
/// servers that leave out "index", repeat the id, or send the arguments as an object are
/// understood.
class ToolCallAssembler {
  public:
    /// One entry of "tool_calls".
    void feed(const nlohmann::json& piece);

    /// The calls in their order; a call without an id gets "call_N", N counting from `firstNumber`.
    [[nodiscard]] std::vector<ToolCall> calls(std::size_t firstNumber) const;

    [[nodiscard]] bool empty() const { return m_parts.empty(); }

  private:
    struct Part {
        std::string id;
        std::string name;
        std::string arguments;
    };
    std::map<std::int64_t, Part> m_parts;
};

/// Arguments as they should be: an object. A text is parsed, leniently; what cannot be read is
/// {"_malformed": text}.
nlohmann::json toolArguments(const nlohmann::json& sent);

}  // namespace tripletalk::llm
