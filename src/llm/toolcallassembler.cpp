// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/toolcallassembler.h"

#include "base/text.h"
#include "llm/jsonfields.h"
#include "llm/lenientjson.h"

#include <limits>

namespace tripletalk::llm {

using nlohmann::json;

json toolArguments(const json& sent) {
    if (sent.is_object()) return sent;
    if (sent.is_null()) return json::object();
    if (!sent.is_string()) return {{"_malformed", toText(sent)}};
    const auto written = sent.get<std::string>();
    if (text::trim(written).empty()) return json::object();
    auto parsed = extractJsonObject(written);
    return parsed ? *std::move(parsed) : json{{"_malformed", written}};
}

void ToolCallAssembler::feed(const json& piece) {
    const json& function = field(piece, "function");
    const std::string id = textField(piece, "id");
    const std::string name = textField(function, "name");

    const std::int64_t last = m_parts.empty() ? -1 : m_parts.rbegin()->first;
    std::int64_t index = last;
    if (field(piece, "index").is_number_integer())
        index = numberField(piece, "index");
    else if (last < 0 || (!id.empty() && id != m_parts.rbegin()->second.id) ||
             (id.empty() && !name.empty()))
        index = last < std::numeric_limits<std::int64_t>::max() ? last + 1 : last;

    Part& part = m_parts[index];
    if (!id.empty()) part.id = id;
    if (!name.empty() && name != part.name) part.name += name;
    const json& arguments = field(function, "arguments");
    if (arguments.is_string())
        part.arguments += arguments.get<std::string>();
    else if (!arguments.is_null())
        part.arguments = toText(arguments);
}

std::vector<ToolCall> ToolCallAssembler::calls(std::size_t firstNumber) const {
    std::vector<ToolCall> calls;
    for (const auto& [index, part] : m_parts) {
        const std::string id =
            part.id.empty() ? "call_" + std::to_string(firstNumber + calls.size()) : part.id;
        calls.push_back({id, part.name, toolArguments(part.arguments), part.arguments});
    }
    return calls;
}

}  // namespace tripletalk::llm
