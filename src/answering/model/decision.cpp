// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/model/decision.h"

#include "answering/model/replymembers.h"
#include "answering/tools/tool.h"
#include "base/text.h"
#include "knowledge/languages/querylanguage.h"
#include "llm/lenientjson.h"

#include <algorithm>

namespace tripletalk::answering {

using llm::ToolSpec;
using nlohmann::json;
using nlohmann::ordered_json;

const llm::ToolCall* Decision::call(std::string_view tool) const {
    const auto found = std::ranges::find(calls, tool, &llm::ToolCall::name);
    return found == calls.end() ? nullptr : &*found;
}

void Decision::add(const ToolSpec& tool, const std::string& argument) {
    calls.push_back({{}, tool.name, {{onlyArgument(tool), argument}}});
}

ordered_json decisionSchema(const std::vector<ToolSpec>& tools) {
    const ordered_json text{{"type", "string"}};
    std::vector<std::pair<std::string, ordered_json>> members{{"understood", text}, {"why", text}};
    ordered_json calls = ordered_json::array();
    bool simple = true;
    for (const ToolSpec& tool : tools) {
        const ordered_json name{{"type", "string"}, {"enum", ordered_json::array({tool.name})}};
        calls.push_back(objectSchema({{"tool", name}, {"arguments", tool.parameters}}));
        simple = simple && !onlyArgument(tool).empty();
    }
    if (!simple) {
        members.push_back({"call", {{"anyOf", std::move(calls)}}});
        return objectSchema(members);
    }
    for (const ToolSpec& tool : tools)
        members.emplace_back(tool.name, tool.parameters["properties"].begin().value());
    return objectSchema(members);
}

namespace {

using Tools = std::vector<ToolSpec>;

/// By the name that a model gave: a tool's own, or else the longest that is part of it ("run_sql").
const ToolSpec* named(const Tools& tools, std::string_view name) {
    const ToolSpec* best = nullptr;
    for (const ToolSpec& tool : tools) {
        if (tool.name == name) return &tool;
        const bool isPart = name.find(tool.name) != std::string_view::npos;
        if (isPart && (!best || tool.name.size() > best->name.size())) best = &tool;
    }
    return best;
}

/// The only argument of a call, whatever the model called it; nothing where it is empty.
json onlyArgumentOf(const ToolSpec& tool, const std::string& only, const json& given) {
    const auto& schema = tool.parameters["properties"][only];
    const bool isList = schema.value("type", "") == "array";
    for (const std::string& name :
         {only, tool.name, std::string("query"), std::string("statement"), std::string("text")}) {
        if (auto texts = isList ? textsMember(given, name.c_str()) : std::vector<std::string>();
            !texts.empty())
            return {{only, std::move(texts)}};
        if (isList) continue;
        // A pattern's word boundary that was not written twice became a backspace in JSON.
        if (auto text = text::replaceAll(textMember(given, name.c_str()), "\b", "\\b");
            !text.empty())
            return {{only, std::move(text)}};
    }
    return nullptr;
}

void addCall(const ToolSpec& tool, const std::string& id, const json& given, Decision& decision) {
    const std::string only = onlyArgument(tool);
    json arguments = only.empty() ? given : onlyArgumentOf(tool, only, given);
    if (arguments.is_object()) decision.calls.push_back({id, tool.name, std::move(arguments)});
}

void addMembers(const json& object, const Tools& tools, Decision& decision) {
    decision.understood = textMember(object, "understood");
    decision.why = textMember(object, "why");
    for (const ToolSpec& tool : tools) {
        const auto member = object.find(tool.name);
        if (member == object.end()) continue;
        const std::string only = onlyArgument(tool);
        if (only.empty() || member->is_object())
            addCall(tool, {}, *member, decision);
        else
            addCall(tool, {}, {{only, *member}}, decision);
    }
}

void addObject(const json& object, const Tools& tools, Decision& decision) {
    const auto call = writtenCall(object);
    if (!call) return addMembers(object, tools, decision);
    decision.understood = textMember(object, "understood");
    decision.why = textMember(object, "why");
    if (const ToolSpec* tool = named(tools, call->name))
        addCall(*tool, {}, call->arguments, decision);
    else
        addMembers(call->arguments, tools, decision);
}

/// A query that stands in the text alone or in a code fence, without its fence.
std::string bareQuery(std::string_view content, const std::string& language) {
    const std::string lower = text::toLower(content);
    const auto fence = lower.find("```" + language);
    if (fence != std::string::npos) {
        const auto begin = fence + 3 + language.size();
        return std::string(text::trim(content.substr(begin, lower.find("```", begin) - begin)));
    }
    const auto trimmed = text::trim(lower);
    const auto begins = [&](std::string_view word) { return trimmed.starts_with(word); };
    const auto* known = knowledge::findQueryLanguage(language);
    const bool isQuery = known && std::ranges::any_of(known->description().beginnings, begins);
    return isQuery ? std::string(text::trim(content)) : std::string();
}

}  // namespace

std::optional<llm::ToolCall> writtenCall(const json& object) {
    const auto inner = object.find("call");
    const json& call = inner != object.end() && inner->is_object() ? *inner : object;
    const auto arguments = call.find("arguments");
    const auto named = call.contains("tool") ? call.find("tool") : call.find("name");
    if (named == call.end() || !named->is_string()) return std::nullopt;
    if (arguments == call.end() || !arguments->is_object()) return std::nullopt;
    return llm::ToolCall{{}, named->get<std::string>(), *arguments};
}

Result<Decision> decisionOf(const llm::ChatReply& reply, const Tools& tools,
                            std::string_view query) {
    Decision decision;
    decision.said = {llm::Message::Role::Assistant, reply.content, reply.toolCalls};
    if (!reply.toolCalls.empty()) {
        for (const auto& call : reply.toolCalls) {
            if (!call.arguments.is_object()) continue;
            if (const ToolSpec* tool = named(tools, call.name))
                addCall(*tool, call.id, call.arguments, decision);
            else
                addMembers(call.arguments, tools, decision);
        }
        if (decision.why.empty()) decision.why = text::trim(reply.content);
        return decision;
    }
    if (auto object = llm::extractJsonObject(reply.content);
        object && object->is_object() && !object->empty()) {
        addObject(*object, tools, decision);
        return decision;
    }
    const ToolSpec* tool = named(tools, query);
    const std::string statement = tool ? bareQuery(reply.content, tool->name) : std::string();
    if (statement.empty()) return notTheObject(reply);
    decision.add(*tool, statement);
    return decision;
}

void adopt(const Decision& decision, int round, std::string& understood, Trace& trace) {
    const bool anew = !decision.understood.empty() && decision.understood != understood;
    if (anew) understood = decision.understood;
    if (round == 1 || anew) trace.emit(Understood{understood});
    if (!decision.why.empty()) trace.emit(Decided{round, false, Sentence::verbatim(decision.why)});
}

}  // namespace tripletalk::answering
