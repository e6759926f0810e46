// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/askedlookups.h"

#include "answering/model/replymembers.h"
#include "answering/prompt/prompttext.h"
#include "base/text.h"
#include "llm/lenientjson.h"

namespace tripletalk::answering {

namespace {

/// The list that was asked for, or its only member alone.
std::vector<AskedLookup> lookupsIn(const nlohmann::json& reply) {
    std::vector<AskedLookup> lookups;
    const auto add = [&](const nlohmann::json& one) {
        if (!one.is_object()) return;
        AskedLookup lookup{text::collapseWhitespace(textMember(one, "question")),
                           text::collapseWhitespace(textMember(one, "thing"))};
        if (!lookup.question.empty()) lookups.push_back(std::move(lookup));
    };
    const auto listed = reply.find("questions");
    if (listed == reply.end() || !listed->is_array())
        add(reply);
    else
        for (const nlohmann::json& one : *listed) add(one);
    return lookups;
}

nlohmann::ordered_json replySchema() {
    const nlohmann::ordered_json text = {{"type", "string"}};
    return objectSchema(
        {{"questions",
          {{"type", "array"}, {"items", objectSchema({{"question", text}, {"thing", text}})}}}});
}

}  // namespace

Result<std::vector<AskedLookup>> LookupAsker::of(const std::string& question,
                                                 const nlohmann::json& history, std::size_t most,
                                                 const CancelToken& cancel) {
    auto prompt = m_prompts.render(
        "rewrite-question",
        {{"has_history", !history.empty()}, {"history", history}, {"question", question}});
    if (!prompt) return prompt.error();
    auto request = requestOf(m_numbers, {{llm::Message::Role::User, *std::move(prompt)}});
    request.jsonSchema = replySchema();
    const auto reply = m_caller.ask("understand", 1, request, cancel);
    if (!reply) return reply.error();
    const auto object = llm::extractJsonObject(reply->content);
    auto lookups = object && object->is_object() ? lookupsIn(*object) : std::vector<AskedLookup>();
    if (lookups.size() > most) lookups.resize(most);
    return lookups;
}

}  // namespace tripletalk::answering
