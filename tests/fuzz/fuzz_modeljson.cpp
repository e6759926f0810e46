// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/model/replymembers.h"
#include "answering/model/verdict.h"
#include "fuzz.h"
#include "llm/jsonfields.h"
#include "llm/lenientjson.h"
#include "llm/refusals.h"
#include "llm/toolcallassembler.h"

using namespace tripletalk;

namespace {

std::string streamed(std::string_view bytes, std::size_t piece) {
    std::string all;
    answering::AnswerStream stream([&](std::string_view text) { all += text; });
    for (std::size_t at = 0; at < bytes.size(); at += piece) stream.add(bytes.substr(at, piece));
    return all;
}

}  // namespace

/// What a model writes as JSON: an object in prose, the arguments of a tool, a verdict and its
/// answer while it comes in.
FUZZ(bytes) {
    const std::string text(bytes);
    if (const auto object = llm::extractJsonObject(bytes)) {
        fuzz::expect(object->is_object(), "what is extracted is an object");
        llm::toText(*object);
        for (const char* name : {"sql", "answer", "number"}) {
            answering::textMember(*object, name);
            answering::textsMember(*object, name);
            answering::integerMember(*object, name);
        }
    }
    if (const auto object = llm::parseObject(text)) {
        llm::ToolCallAssembler calls;
        calls.feed(*object);
        fuzz::use(calls.calls(1));
        llm::toolArguments(*object);
    }
    fuzz::expect(llm::toolArguments(text).is_object(), "arguments are an object");
    llm::ChatReply reply;
    reply.content = text;
    fuzz::outcome(answering::verdictOf(reply));
    fuzz::outcome(answering::chosenNumber(reply, {1, 2, 3}));
    fuzz::expectSame(streamed(bytes, text.size() + 1), streamed(bytes, 1),
                     "an answer is the same however it is split");
    nlohmann::ordered_json body{{"temperature", 0}, {"max_tokens", 1}, {"response_format", {}}};
    llm::Refusals refusals;
    refusals.apply(refusals.learn("m", body, bytes), body);
}
