// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "fuzz.h"
#include "llm/ndjsonframer.h"
#include "llm/ollamareply.h"
#include "llm/openaireply.h"
#include "llm/sseframer.h"

using namespace tripletalk;

namespace {

/// Feeds the bytes in pieces of one size and tells what came of them.
template <typename Framer>
std::string framed(std::string_view bytes, std::size_t piece) {
    Framer framer;
    std::string all;
    const auto add = [&](const std::vector<std::string>& parts) {
        for (const std::string& part : parts) all += part + "\n--\n";
    };
    for (std::size_t at = 0; at < bytes.size(); at += piece)
        add(framer.feed(bytes.substr(at, piece)));
    add(framer.finish());
    return all;
}

template <typename Reply>
std::string replied(std::string_view bytes, std::size_t piece) {
    std::string streamed;
    Reply reply([&](const llm::ChatEvent& event) { streamed += event.text; }, 1);
    for (std::size_t at = 0; at < bytes.size(); at += piece)
        if (const auto fed = reply.feed(bytes.substr(at, piece)); !fed) return fed.error().toText();
    const auto whole = reply.finish();
    if (!whole) return whole.error().toText();
    std::string all = whole->model + "\n" + whole->content + "\n" + whole->thinking;
    for (const llm::ToolCall& call : whole->toolCalls)
        all += "\n" + call.id + " " + call.name + " " + call.written;
    return all;
}

}  // namespace

/// Server-sent events, lines of JSON, and the replies of both protocols made of them: they are the
/// same however the bytes are split.
FUZZ(bytes) {
    const std::size_t whole = bytes.size() + 1;
    for (const std::size_t piece : {std::size_t{1}, std::size_t{7}}) {
        fuzz::expectSame(framed<llm::SseFramer>(bytes, whole), framed<llm::SseFramer>(bytes, piece),
                         "events are the same however they are split");
        fuzz::expectSame(framed<llm::NdjsonFramer>(bytes, whole),
                         framed<llm::NdjsonFramer>(bytes, piece),
                         "lines are the same however they are split");
        fuzz::expectSame(replied<llm::OpenAiReply>(bytes, whole),
                         replied<llm::OpenAiReply>(bytes, piece),
                         "a reply of OpenAI's protocol is the same however it is split");
        fuzz::expectSame(replied<llm::OllamaReply>(bytes, whole),
                         replied<llm::OllamaReply>(bytes, piece),
                         "a reply of Ollama's protocol is the same however it is split");
    }
}
