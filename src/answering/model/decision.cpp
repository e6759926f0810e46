// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/model/decision.h"

#include "answering/model/replymembers.h"
#include "base/text.h"
#include "knowledge/languages/querylanguage.h"
#include "llm/lenientjson.h"

#include <algorithm>

namespace tripletalk::answering {

using nlohmann::json;
using nlohmann::ordered_json;

ordered_json decisionSchema(std::string_view query, bool search, bool describe) {
    const ordered_json text{{"type", "string"}};
    std::vector<std::pair<std::string, ordered_json>> members{{"understood", text}, {"why", text}};
    if (describe) members.push_back({"describe", {{"type", "array"}, {"items", text}}});
    if (!query.empty()) members.emplace_back(query, text);
    if (search) members.emplace_back("search", text);
    return objectSchema(members);
}

namespace {

Decision fromObject(const json& object, const std::string& query) {
    return {textMember(object, "understood"), textMember(object, "why"),
            textsMember(object, "describe"),
            // A pattern's word boundary that was not written twice became a backspace in JSON.
            text::replaceAll(textMember(object, query.c_str()), "\b", "\\b"),
            textMember(object, "search")};
}

/// The value of the member that a tool call most likely means, whatever the model called it.
std::string argumentOf(const json& arguments, std::initializer_list<const char*> names) {
    for (const char* name : names)
        if (auto value = textMember(arguments, name); !value.empty()) return value;
    return {};
}

/// One call of a tool by its name; `arguments` is an object.
void addToolCall(const std::string& name, const json& arguments, const std::string& query,
                 Decision& decision) {
    if (name.find(query) != std::string::npos)
        decision.query = argumentOf(arguments, {query.c_str(), "query", "statement"});
    else if (name.find("search") != std::string::npos)
        decision.search = argumentOf(arguments, {"search", "query", "text"});
    else if (name.find("describe") != std::string::npos)
        decision.describe = textsMember(arguments, "tables");
    else
        decision = fromObject(arguments, query);
}

/// {"name": "sql", "arguments": {…}}: a tool call written out as text.
bool isWrittenToolCall(const json& object) {
    const auto arguments = object.find("arguments");
    return object.contains("name") && object["name"].is_string() && arguments != object.end() &&
           arguments->is_object();
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

Result<Decision> decisionOf(const llm::ChatReply& reply, std::string_view query) {
    const std::string member(query);
    Decision decision;
    if (auto object = llm::extractJsonObject(reply.content);
        object && object->is_object() && !object->empty()) {
        if (!isWrittenToolCall(*object)) return fromObject(*object, member);
        addToolCall((*object)["name"], (*object)["arguments"], member, decision);
        return decision;
    }
    if (!reply.toolCalls.empty()) {
        for (const auto& call : reply.toolCalls)
            if (call.arguments.is_object())
                addToolCall(call.name, call.arguments, member, decision);
        return decision;
    }
    decision.query = bareQuery(reply.content, member);
    if (decision.query.empty()) return notTheObject(reply);
    return decision;
}

void adopt(const Decision& decision, int round, std::string& understood, Trace& trace) {
    const bool anew = !decision.understood.empty() && decision.understood != understood;
    if (anew) understood = decision.understood;
    if (round == 1 || anew) trace.emit(Understood{understood});
    trace.emit(Decided{round, false, Sentence::verbatim(decision.why)});
}

}  // namespace tripletalk::answering
