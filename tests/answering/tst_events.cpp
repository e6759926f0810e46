// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/answer/membersjson.h"
#include "answering/events.h"
#include "base/file.h"
#include "base/text.h"
#include "support/graphs.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <random>

#include <gmock/gmock.h>

namespace tripletalk::answering {
namespace {

using nlohmann::json;
using tests::must;

/// The members of a struct as docs/trace.md lists them: `call`, `usage {prompt_tokens, …}`?, …
template <typename T>
std::string listed() {
    using namespace membersjson;
    std::vector<std::string> members;
    const auto inner = []<typename M>(std::type_identity<M>, auto&& self) -> std::string {
        if constexpr (List<M>) {
            const std::string one = self(std::type_identity<typename M::value_type>(), self);
            return one.empty() ? one : "[" + one + "]";
        } else if constexpr (Optional<M>) {
            return self(std::type_identity<typename M::value_type>(), self);
        } else if constexpr (Listed<M>) {
            std::vector<std::string> names;
            M::members([&](const char* name, auto, auto... ifAny) {
                names.push_back(name + std::string(sizeof...(ifAny), '?'));
            });
            return "{" + text::join(names, ", ") + "}";
        } else {
            return {};
        }
    };
    T::members([&]<typename M>(const char* name, M T::*, auto... ifAny) {
        if constexpr (std::same_as<M, Sentence>) {  // in English, and what it is made of
            members.push_back("`" + std::string(name) + "`");
            members.push_back("`" + std::string(name) + "_parts`?");
            return;
        }
        const std::string shape = inner(std::type_identity<M>(), inner);
        members.push_back("`" + std::string(name) + (shape.empty() ? "" : " " + shape) + "`" +
                          std::string(sizeof...(ifAny), '?'));
    });
    return text::join(members, ", ");
}

template <typename... Bodies>
std::map<std::string, std::string> written(const std::variant<Bodies...>* /*of these types*/) {
    std::map<std::string, std::string> kinds;
    const auto add = [&]<typename Body>(std::type_identity<Body>) {
        if constexpr (membersjson::Listed<Body>) kinds[std::string(Body::kind)] = listed<Body>();
    };
    (add(std::type_identity<Bodies>()), ...);
    return kinds;
}

/// The page's table of kinds: a row is | `kind` | members | what it means |.
std::map<std::string, std::string> documented() {
    std::map<std::string, std::string> kinds;
    bool inTable = false;
    for (const std::string& line : text::split(must(readFile(TRACE_PAGE)), '\n')) {
        if (line.starts_with("| kind | members |")) inTable = true;
        if (!inTable || !line.starts_with("| `")) {
            if (line.empty()) inTable = false;
            continue;
        }
        const auto cells = text::split(line, '|');
        const std::string kind = text::replaceAll(std::string(text::trim(cells.at(1))), "`", "");
        kinds[kind] = std::string(text::trim(cells.at(2)));
    }
    return kinds;
}

TEST(Events, AreThoseOfThePageWithTheirMembers) {
    auto onPage = documented();
    EXPECT_EQ(onPage["reading"], "those of the reading") << "they have a section of their own";
    onPage.erase("reading");
    EXPECT_EQ(onPage, written(static_cast<EventBody*>(nullptr)));
}

template <typename... Bodies>
std::vector<Event> empties(const std::variant<Bodies...>* /*of these types*/) {
    return {Event{"r", 1, 2, Bodies()}...};
}

/// An event in which much is said.
std::vector<Event> fulls() {
    const Source source{1,
                        "sql",
                        "SELECT 1",
                        {{"n", true, "m"}},
                        {{{"a", "http://x/a"}}},
                        true,
                        Error{ErrorKind::Io, Sentence::verbatim("bad"), "d", Place{"f", 1, 2}}};
    return {
        {"r", 1, 0,
         RunStarted{"Q?",
                    "s",
                    "m",
                    RunStarted::Base{"b", "B", 3},
                    {{"o", "O", 1}},
                    "r0",
                    {{1}, {2}},
                    2,
                    9}},
        {"r", 2, 1, ReadingTold{{{"target", "boat"}, {"text", "boats"}}}},
        {"r", 2, 1,
         SubgraphChosen{{{"Snow", "thing", "http://x/s", "Snow", 2.5}},
                        {{"http://x/s", "Snow"}},
                        {{{"http://x/s", "Snow"}, {"http://x/by", "by"}, {"http://x/b", "Bo"}}},
                        {{{"http://x/s", "Snow"}, {"http://x/h", "height"}, {"", "4 m"}, 0.5}},
                        30,
                        4,
                        {"note"}}},
        {"r", 3, 1,
         ModelAsked{1,
                    "gather",
                    1,
                    "m",
                    {{"assistant", "c", {{"i", "sql", {{"q", "x"}}}}, "t"}},
                    {{"sql", "d", {{"type", "object"}}}},
                    {{"type", "object"}}}},
        {"r", 4, 2,
         ModelAnswered{1,
                       "gather",
                       1,
                       3.5,
                       "c",
                       "hm",
                       {{"i", "sql", {{"q", "x"}}}},
                       ModelAnswered::Usage{5, 6},
                       true,
                       true,
                       {"n"},
                       source.error}},
        {"r", 5, 3, ToolReturned{2, "sql", 1, 4, {1}, {source}, source.error}},
        {"r", 6, 4, Decided{1, true, say("Sentence", "There is no table %1.").arg("boat")}},
        {"r", 6, 4, Checked{1, {"note"}, {{.kind = "ties", .sendBack = true, .source = 1}}}},
        {"r", 7, 5, ResultChosen{ToldResult{{"list", source.columns, source.rows, 1, false}}}},
        {"r", 7, 5, ResultChosen{told({"list", source.columns, source.rows, 1}, {source})}},
        {"r", 8, 6,
         AnswerFinished{AnswerStatus::Answered,
                        "a [1]",
                        {{AnswerPart::Kind::List, "l", {1}, {"i"}, "m", AnswerPart::Of::Result}},
                        ToldResult{{"list", source.columns}},
                        {1},
                        {{"s", "w"}},
                        {{"w", {"i", "l", "t"}, {{"j", "k", "t"}}}},
                        {{{"text", "boats"}}}}},
        {"r", 9, 7, AttributionFinished{{{{1, 2}, 0.5, 60, "w"}}}}};
}

TEST(Events, AreReadAsTheyAreWritten) {
    auto all = empties(static_cast<EventBody*>(nullptr));
    std::ranges::move(fulls(), std::back_inserter(all));
    for (const Event& event : all) {
        const json told = toJson(event);
        const auto read = eventFromJson(told);
        ASSERT_TRUE(read) << told;
        EXPECT_EQ(toJson(*read), told);
        EXPECT_EQ(read->body.index(), event.body.index());
        EXPECT_EQ(told["v"], 1);
    }
}

TEST(Events, OfAnotherVersionAreReadAsFarAsTheyAreKnown) {
    EXPECT_FALSE(eventFromJson({{"kind", "a kind of the future"}}));
    EXPECT_FALSE(eventFromJson({{"text", "no kind"}}));
    EXPECT_FALSE(eventFromJson("text"));
    const auto decision =
        eventFromJson({{"kind", "decision"}, {"round", "two"}, {"enough", true}, {"mood", "good"}});
    ASSERT_TRUE(decision);
    EXPECT_EQ(std::get<Decided>(decision->body).round, 0);
    EXPECT_TRUE(std::get<Decided>(decision->body).enough);
    const auto returned = eventFromJson(
        {{"kind", "tool_returned"}, {"numbers", {1, "x", 2, 1e300}}, {"sources", {{{"n", 1}}, 5}}});
    EXPECT_EQ(std::get<ToolReturned>(returned->body).numbers, (std::vector<int>{1, 2}));
    EXPECT_EQ(std::get<ToolReturned>(returned->body).sources.size(), 1U);
}

/// Replaces one value somewhere in the JSON by another of any type.
void spoil(json& value, std::mt19937& random) {
    static const json odd = {nullptr, true, -1, 1e300, "text", json::array({1}), {{"kind", 1}}};
    const bool here = !value.is_structured() || value.empty() || random() % 4 == 0;
    if (here) {
        value = odd[random() % odd.size()];
        return;
    }
    auto at = value.begin();
    std::advance(at, random() % value.size());
    spoil(*at, random);
}

TEST(Events, OfAnyShapeNeverThrow) {
    std::mt19937 random(7);
    const auto all = fulls();
    for (int i = 0; i < 3000; ++i) {
        json told = toJson(all[random() % all.size()]);
        for (unsigned times = 1 + random() % 3; times > 0; --times) spoil(told, random);
        EXPECT_NO_THROW({
            if (const auto event = eventFromJson(told)) toJson(*event);
        }) << told;
    }
}

}  // namespace
}  // namespace tripletalk::answering
