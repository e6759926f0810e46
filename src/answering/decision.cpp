// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/decision.h"

#include "answering/replymembers.h"
#include "base/text.h"
#include "llm/lenientjson.h"

namespace tripletalk::answering {

using nlohmann::json;
using nlohmann::ordered_json;

ordered_json decisionSchema(bool sql, bool search, bool describe) {
    const ordered_json text{{"type", "string"}};
    std::vector<std::pair<std::string, ordered_json>> members{{"understood", text}, {"why", text}};
    if (describe) members.push_back({"describe", {{"type", "array"}, {"items", text}}});
    if (sql) members.emplace_back("sql", text);
    if (search) members.emplace_back("search", text);
    return objectSchema(members);
}

namespace {

Decision fromObject(const json& object) {
    return {textMember(object, "understood"), textMember(object, "why"),
            textsMember(object, "describe"),
            // A pattern's word boundary that was not written twice became a backspace in JSON.
            text::replaceAll(textMember(object, "sql"), "\b", "\\b"), textMember(object, "search")};
}

/// The value of the member that a tool call most likely means, whatever the model called it.
std::string argumentOf(const json& arguments, std::initializer_list<const char*> names) {
    for (const char* name : names)
        if (auto value = textMember(arguments, name); !value.empty()) return value;
    return {};
}

/// One call of a tool by its name; `arguments` is an object.
void addToolCall(const std::string& name, const json& arguments, Decision& decision) {
    if (name.find("sql") != std::string::npos)
        decision.sql = argumentOf(arguments, {"sql", "query", "statement"});
    else if (name.find("search") != std::string::npos)
        decision.search = argumentOf(arguments, {"search", "query", "text"});
    else if (name.find("describe") != std::string::npos)
        decision.describe = textsMember(arguments, "tables");
    else
        decision = fromObject(arguments);
}

/// {"name": "sql", "arguments": {…}}: a tool call written out as text.
bool isWrittenToolCall(const json& object) {
    const auto arguments = object.find("arguments");
    return object.contains("name") && object["name"].is_string() && arguments != object.end() &&
           arguments->is_object();
}

/// A SELECT that stands in the text alone or in a code fence, without its fence.
std::string bareSelect(std::string_view content) {
    const std::string lower = text::toLower(content);
    const auto fence = lower.find("```sql");
    if (fence != std::string::npos) {
        const auto begin = fence + 6;
        return std::string(text::trim(content.substr(begin, lower.find("```", begin) - begin)));
    }
    const auto trimmed = text::trim(lower);
    const bool select = trimmed.starts_with("select ") || trimmed.starts_with("with ");
    return select ? std::string(text::trim(content)) : std::string();
}

}  // namespace

Result<Decision> decisionOf(const llm::ChatReply& reply) {
    Decision decision;
    if (auto object = llm::extractJsonObject(reply.content);
        object && object->is_object() && !object->empty()) {
        if (!isWrittenToolCall(*object)) return fromObject(*object);
        addToolCall((*object)["name"], (*object)["arguments"], decision);
        return decision;
    }
    if (!reply.toolCalls.empty()) {
        for (const auto& call : reply.toolCalls)
            if (call.arguments.is_object()) addToolCall(call.name, call.arguments, decision);
        return decision;
    }
    decision.sql = bareSelect(reply.content);
    if (decision.sql.empty()) return notTheObject(reply);
    return decision;
}

}  // namespace tripletalk::answering
