// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/agenttalk.h"

#include "answering/answer/statements.h"
#include "answering/model/decision.h"
#include "answering/model/replymembers.h"
#include "base/text.h"
#include "llm/jsonfields.h"
#include "llm/lenientjson.h"

#include <algorithm>

namespace tripletalk::answering::grasp {

using llm::Message;
using nlohmann::json;

namespace {

constexpr std::string_view callMark = "<tool_call>";
constexpr std::size_t keptOfCut = 160;  ///< bytes of a message that is cut

/// A reply apart where it marks calls; whole where it marks none.
std::vector<std::string_view> partsOf(std::string_view reply) {
    std::vector<std::string_view> parts;
    for (auto at = reply.find(callMark); at != std::string_view::npos;) {
        const auto next = reply.find(callMark, at + callMark.size());
        parts.push_back(reply.substr(at + callMark.size(), next - at - callMark.size()));
        at = next;
    }
    if (parts.empty()) parts.push_back(reply);
    return parts;
}

/// Where a code block stands in a reply, and what is in it without the word behind its fence.
struct Fence {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string_view text;
};
std::optional<Fence> fenceIn(std::string_view reply) {
    const auto begin = reply.find("```");
    if (begin == std::string_view::npos) return std::nullopt;
    const auto line = reply.find('\n', begin);
    if (line == std::string_view::npos) return std::nullopt;
    const auto end = reply.find("```", line);
    const auto last = end == std::string_view::npos ? reply.size() : end;
    return Fence{begin, std::min(reply.size(), last + 3),
                 text::trim(reply.substr(line, last - line))};
}

std::size_t tokensOf(const std::vector<Message>& messages) {
    std::size_t tokens = 0;
    for (const Message& message : messages) {
        tokens += text::estimatedTokens(message.content);
        for (const llm::ToolCall& call : message.toolCalls)
            tokens += text::estimatedTokens(llm::toText(call.arguments));
    }
    return tokens;
}

/// A sentence that must cite: a number, a name that it sets apart, an item of a list.
bool claims(const CitedSentence& sentence) {
    const std::string_view words = text::trim(sentence.text);
    if (words.ends_with(':')) return false;
    return words.find_first_of("0123456789") != std::string_view::npos ||
           words.find("**") != std::string_view::npos || words.starts_with("- ") ||
           words.starts_with("* ");
}

}  // namespace

std::vector<llm::ToolCall> callsWrittenIn(std::string_view reply,
                                          const std::vector<llm::ToolSpec>& tools) {
    std::vector<llm::ToolCall> calls;
    for (const std::string_view part : partsOf(reply)) {
        const auto object = llm::extractJsonObject(part);
        if (!object) continue;
        if (auto call = writtenCall(*object)) {
            calls.push_back(*std::move(call));
            continue;
        }
        // {"search_entity": {"query": …}}
        for (const llm::ToolSpec& tool : tools)
            if (const json& arguments = llm::field(*object, tool.name); arguments.is_object())
                calls.push_back({{}, tool.name, arguments});
    }
    return calls;
}

std::optional<llm::ToolCall> endingWrittenIn(std::string_view reply) {
    const auto object = llm::extractJsonObject(reply);
    if (!object) return std::nullopt;
    const bool hasQuery = !textMember(*object, "sparql").empty();
    if (hasQuery && !textMember(*object, "answer").empty())
        return llm::ToolCall{{}, "answer", *object};
    if (!textMember(*object, "explanation").empty()) return llm::ToolCall{{}, "cancel", *object};
    return std::nullopt;
}

std::string queryFencedIn(std::string_view reply) {
    const auto fence = fenceIn(reply);
    if (!fence) return {};
    const bool isObject = fence->text.starts_with('{');
    return isObject ? std::string() : std::string(fence->text);
}

std::string proseOf(std::string_view reply) {
    if (const auto object = llm::extractJsonObject(reply);
        object && text::trim(reply).starts_with('{'))
        return textMember(*object, "why");
    std::string prose(reply.substr(0, reply.find(callMark)));
    for (auto fence = fenceIn(prose); fence; fence = fenceIn(prose))
        prose.erase(fence->begin, fence->end - fence->begin);
    return std::string(text::trim(prose));
}

std::vector<Message> fitted(std::vector<Message> dialogue, std::size_t tokens) {
    using Role = Message::Role;
    const auto lastSaid = std::find_if(dialogue.rbegin(), dialogue.rend(), [](const Message& one) {
        return one.role == Role::Assistant;
    });
    const auto older = static_cast<std::size_t>(dialogue.rend() - lastSaid) -
                       (lastSaid == dialogue.rend() ? 0 : 1);
    for (const bool isSaid : {false, true})
        for (std::size_t i = 0; i < older && tokensOf(dialogue) > tokens; ++i) {
            std::string& content = dialogue[i].content;
            if ((dialogue[i].role == Role::Assistant) != isSaid || content.size() <= keptOfCut)
                continue;
            content = text::elide(content, keptOfCut) +
                      "\n(The rest is left out for want of room: look it up again if you need it.)";
        }
    return dialogue;
}

std::vector<Message> historyMessages(const json& turns) {
    std::vector<Message> messages;
    for (const json& turn : turns) {
        messages.push_back({Message::Role::User, textMember(turn, "question")});
        std::string answer = textMember(turn, "answer");
        if (const auto query = textMember(turn, "query"); !query.empty())
            answer += "\nThe query: " + query;
        if (const auto keys = textMember(turn, "keys"); !keys.empty())
            answer += "\nIRIs in its result: " + keys;
        messages.push_back({Message::Role::Assistant, std::move(answer)});
    }
    return messages;
}

std::string toolsText(const std::vector<llm::ToolSpec>& tools) {
    std::string text;
    for (const llm::ToolSpec& tool : tools)
        text += "- " + tool.name + ": " + tool.description +
                " Arguments: " + llm::toText(tool.parameters["properties"]) + "\n";
    return text;
}

std::string citedThroughout(std::string answer, int number) {
    if (number <= 0) return answer;
    const std::string citation = " [" + std::to_string(number) + "]";
    const auto all = sentences(answer);
    const auto isCited = [](const CitedSentence& one) { return !one.citations.empty(); };
    const bool isAnyCited = std::ranges::any_of(all, isCited) || std::ranges::any_of(all, claims);
    // From the end, so that the places before stay where they are.
    for (auto one = all.rbegin(); one != all.rend(); ++one) {
        const std::string_view sentence = text::trim(one->text);
        const bool isFirst = one + 1 == all.rend();
        if (isCited(*one) || (!claims(*one) && (isAnyCited || !isFirst))) continue;
        std::size_t end = one->begin + sentence.size();
        if (end > answer.size() || sentence.ends_with('|')) continue;
        if (sentence.ends_with('.') || sentence.ends_with('!') || sentence.ends_with('?')) --end;
        answer.insert(end, citation);
    }
    return answer;
}

}  // namespace tripletalk::answering::grasp
