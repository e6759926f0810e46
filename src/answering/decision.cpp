// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/decision.h"

#include "base/text.h"
#include "llm/lenientjson.h"

namespace tripletalk::answering {

using nlohmann::json;

json decisionSchema(bool sql, bool search) {
    const json text{{"type", "string"}};
    const json texts{{"type", "array"}, {"items", text}};
    json members{{"understood", text}, {"why", text}, {"enough", {{"type", "boolean"}}}};
    if (sql) members["sql"] = text;
    if (search) members["search"] = text;
    members["result_source"] = {{"type", "integer"}};
    members["result_columns"] = texts;
    members["result_values"] = texts;
    json required = json::array();
    for (const auto& [name, member] : members.items()) required.push_back(name);
    return {{"type", "object"},
            {"properties", std::move(members)},
            {"required", std::move(required)},
            {"additionalProperties", false}};
}

namespace {

std::string textOf(const json& object, const char* name) {
    const auto found = object.find(name);
    if (found == object.end() || found->is_null()) return {};
    return std::string(text::trim(found->is_string() ? found->get<std::string>() : found->dump()));
}

std::vector<std::string> textsOf(const json& object, const char* name) {
    std::vector<std::string> texts;
    const auto found = object.find(name);
    if (found == object.end()) return texts;
    if (found->is_string() && !found->get<std::string>().empty())
        texts.push_back(found->get<std::string>());
    if (!found->is_array()) return texts;
    for (const json& entry : *found)
        if (!entry.is_null())
            texts.push_back(entry.is_string() ? entry.get<std::string>() : entry.dump());
    return texts;
}

bool truthOf(const json& object, const char* name) {
    const auto found = object.find(name);
    if (found == object.end()) return false;
    if (found->is_boolean()) return found->get<bool>();
    return found->is_string() && (*found == "true" || *found == "yes");
}

int integerOf(const json& object, const char* name) {
    const auto found = object.find(name);
    if (found == object.end()) return 0;
    if (found->is_number()) return static_cast<int>(found->get<double>());
    if (!found->is_string()) return 0;
    const auto digits = text::words(found->get<std::string>());  // "[3]" and "source 3" too
    double value = 0;
    return !digits.empty() && text::parseNumber(digits.back().text, value) ? static_cast<int>(value)
                                                                           : 0;
}

Decision fromObject(const json& object) {
    return {textOf(object, "understood"),      textOf(object, "why"),
            truthOf(object, "enough"),         textOf(object, "sql"),
            textOf(object, "search"),          integerOf(object, "result_source"),
            textsOf(object, "result_columns"), textsOf(object, "result_values")};
}

/// The value of the member that a tool call most likely means, whatever the model called it.
std::string argumentOf(const json& arguments, std::initializer_list<const char*> names) {
    for (const char* name : names)
        if (auto value = textOf(arguments, name); !value.empty()) return value;
    return {};
}

Decision fromToolCalls(const std::vector<llm::ToolCall>& calls) {
    Decision decision;
    for (const auto& call : calls) {
        if (!call.arguments.is_object()) continue;
        if (call.name.find("sql") != std::string::npos)
            decision.sql = argumentOf(call.arguments, {"sql", "query", "statement"});
        else if (call.name.find("search") != std::string::npos)
            decision.search = argumentOf(call.arguments, {"search", "query", "text"});
        else
            decision = fromObject(call.arguments);
    }
    return decision;
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
    if (auto object = llm::extractJsonObject(reply.content);
        object && object->is_object() && !object->empty())
        return fromObject(*object);
    if (!reply.toolCalls.empty()) return fromToolCalls(reply.toolCalls);
    if (auto sql = bareSelect(reply.content); !sql.empty()) {
        Decision decision;
        decision.sql = std::move(sql);
        return decision;
    }
    return Error{
        ErrorKind::Model,
        "The reply was not the JSON object that was asked for. Reply with that object only.",
        text::elide(reply.content, 200)};
}

}  // namespace tripletalk::answering
