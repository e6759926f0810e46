// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/ndjsonframer.h"
#include "llm/sseframer.h"

#include <gmock/gmock.h>

using namespace tripletalk::llm;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

/// Feeds `bytes` cut in two at `at`.
template <typename Framer>
std::vector<std::string> framed(const std::string& bytes, std::size_t at) {
    Framer framer;
    auto all = framer.feed(std::string_view(bytes).substr(0, at));
    for (auto& one : framer.feed(std::string_view(bytes).substr(at))) all.push_back(std::move(one));
    for (auto& one : framer.finish()) all.push_back(std::move(one));
    return all;
}

TEST(NdjsonFramer, FindsTheLinesHoweverTheBytesAreSplit) {
    const std::string bytes = "{\"a\":1}\r\n\n{\"b\":\"ü\"}\n{\"c\":3}";
    for (std::size_t at = 0; at <= bytes.size(); ++at)
        EXPECT_THAT(framed<NdjsonFramer>(bytes, at),
                    ElementsAre("{\"a\":1}", "{\"b\":\"ü\"}", "{\"c\":3}"))
            << at;
}

TEST(NdjsonFramer, GivesALineAsSoonAsItIsComplete) {
    NdjsonFramer framer;
    EXPECT_THAT(framer.feed("one\ntw"), ElementsAre("one"));
    EXPECT_THAT(framer.feed("o\n"), ElementsAre("two"));
    EXPECT_THAT(framer.finish(), IsEmpty());
}

TEST(SseFramer, FindsTheEventsHoweverTheBytesAreSplit) {
    const std::string bytes =
        "\xEF\xBB\xBF"
        "data: one\n\n: a comment\nevent: x\ndata:two\r\n\r\nid: 7\ndata: three\ndata: "
        "four\n\n\n\rdata: five\r\rdata: [DONE]";
    for (std::size_t at = 0; at <= bytes.size(); ++at)
        EXPECT_THAT(framed<SseFramer>(bytes, at),
                    ElementsAre("one", "two", "three\nfour", "five", "[DONE]"))
            << at;
}

TEST(SseFramer, WorksByteByByte) {
    SseFramer framer;
    std::vector<std::string> events;
    for (const char c : std::string("data: a\r\n\r\ndata: b\r\n\r\n"))
        for (auto& event : framer.feed(std::string_view(&c, 1))) events.push_back(std::move(event));
    EXPECT_THAT(events, ElementsAre("a", "b"));
}

TEST(SseFramer, GivesAnEventAsSoonAsItIsComplete) {
    SseFramer framer;
    EXPECT_THAT(framer.feed("data: a\n"), IsEmpty());
    EXPECT_THAT(framer.feed("\n"), ElementsAre("a"));
}

TEST(SseFramer, MakesNoEventOfCommentsAlone) {
    SseFramer framer;
    EXPECT_THAT(framer.feed(": ping\n\n: ping\n\n"), IsEmpty());
    EXPECT_THAT(framer.finish(), IsEmpty());
}

}  // namespace
