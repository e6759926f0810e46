// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/promptsize.h"

#include "llm/jsonfields.h"

#include <algorithm>
#include <string_view>

namespace tripletalk::llm {

namespace {

std::int64_t characters(std::string_view text) {
    return std::count_if(text.begin(), text.end(),
                         [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
}

}  // namespace

std::int64_t estimatedTokens(const ChatRequest& request) {
    std::int64_t count = 0;
    for (const Message& message : request.messages) {
        count += characters(message.content);
        for (const ToolCall& call : message.toolCalls) count += characters(toText(call.arguments));
    }
    for (const ToolSpec& tool : request.tools)
        count += characters(tool.description) + characters(toText(tool.parameters));
    return count / 4;
}

bool promptWasCut(std::int64_t estimated, std::int64_t counted, std::int64_t contextTokens) {
    if (counted <= 0 || estimated < 100) return false;
    const bool windowFull = contextTokens > 0 && counted >= contextTokens - 1;
    const bool lessThanHalf = counted * 2 < estimated;
    // Near the window a smaller gap is telling too; far from it, it is only a tokenizer that packs
    // well.
    const bool nearWindow =
        contextTokens > 0 && estimated * 10 > contextTokens * 9 && counted * 5 < estimated * 4;
    return windowFull || lessThanHalf || nearWindow;
}

std::string cutPromptNotice(std::int64_t estimated, std::int64_t counted) {
    return "The model saw only " + std::to_string(counted) + " of about " +
           std::to_string(estimated) +
           " tokens: the beginning of what it was told was cut off. A larger context window helps.";
}

}  // namespace tripletalk::llm
