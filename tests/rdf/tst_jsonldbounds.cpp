// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "files.h"
#include "outcome.h"
#include "rdf/jsonldcontext.h"

#include <algorithm>
#include <functional>
#include <memory>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

/// What a short text of JSON-LD, or a long one, could ask for.
namespace tripletalk::rdf {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Pair;

Outcome readBounded(std::string_view text, const ReadOptions& options = {}) {
    return readTextAs(text, "a.jsonld", options);
}

std::string repeated(int count, const std::function<std::string(int)>& each) {
    std::string all;
    for (int i = 0; i < count; ++i) all += (i > 0 ? "," : "") + each(i);
    return all;
}

std::string ones(int count) {
    return "[" + repeated(count, [](int) { return "1"; }) + "]";
}

std::string nested(std::size_t levels) {
    return R"({"@id": "a:x", "a:p": )" + std::string(levels, '[') + std::string(levels, ']') + "}";
}

}  // namespace

TEST(JsonLdBounds, AreSetToWhatIsOpenAtOnce) {
    EXPECT_TRUE(readBounded(nested(99)).report.ok());
    for (const std::size_t levels : {101U, 100'000U})
        EXPECT_THAT(readBounded(nested(levels)).error().toText(),
                    HasSubstr("More than 100 arrays"));
    const auto outcome =
        readBounded("[" + nested(100'000) + R"(, {"@id": "a:y", "a:p": 1}])", skip);
    EXPECT_EQ(outcome.quads.size(), 1U);
    EXPECT_THAT(outcome.skipped(), ElementsAre(Pair("nesting", 1)));
    EXPECT_FALSE(readBounded(std::string(100'000, '{')).report.ok());
}

TEST(JsonLdBounds, AreSetToTheValuesOfAnItem) {
    const auto outcome = readBounded(
        R"([{"@id": "a:x", "a:p": )" + ones(4'000'001) + R"(}, {"@id": "a:y", "a:p": 1}])", skip);
    EXPECT_EQ(outcome.quads.size(), 1U);
    EXPECT_THAT(outcome.skipped(), ElementsAre(Pair("too many values", 1)));
}

TEST(JsonLdBounds, CountTheValuesOfAllMembersTogether) {
    const std::string many = ones(1'500'000);
    const auto outcome =
        readBounded(R"({"@id": "a:x", "a:p": )" + many + R"(, "a:q": )" + many + R"(, "a:r": )" +
                        many + "}\n" + R"({"@id": "a:y", "a:p": 1})",
                    skip);
    ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
    EXPECT_EQ(outcome.quads.size(), 1U);
    EXPECT_THAT(outcome.skipped(), ElementsAre(Pair("too many values", 1)));
}

TEST(JsonLdBounds, KeepContextsFromGrowingWithoutEnd) {
    const TestFolder folder;
    for (int i = 0; i < 18; ++i) {
        const std::string next = "\"c" + std::to_string(i + 1) + ".json\"";
        put(folder, "c" + std::to_string(i) + ".json",
            R"({"@context": {"s": {"@id": "a:s", "@context": [)" + next + "," + next + "," + next +
                "]}}}");
    }
    put(folder, "c18.json", R"({"@context": {}})");
    const auto path = folder.write("a.jsonld", R"({"@context": "c0.json"})");
    EXPECT_THAT(readPath(path).error().toText(), HasSubstr("context overflow"));

    std::string chain = R"({"@context": {"t0": "a:b")";
    for (int i = 1; i < 100'000; ++i)
        chain += ",\"t" + std::to_string(i) + "\": \"t" + std::to_string(i - 1) + ":x\"";
    EXPECT_THAT(readBounded(chain + "}}").error().toText(), HasSubstr("context overflow"));
}

/// One that holds the next would take the stack when they go.
TEST(JsonLdBounds, KeepContextsThatAreUndoneFromMakingAChain) {
    const std::string nulls = repeated(1'000'000, [](int) { return "null"; });
    EXPECT_EQ(readBounded(R"({"@context": {"T": {"@id": "a:T", "@context": [)" + nulls +
                          R"(]}}, "@id": "a:x", "@type": "T"})")
                  .quads.size(),
              1U);
}

TEST(JsonLdBounds, AreSetToWhatContextsMakeOfShortTexts) {
    const std::string vocabulary = R"("@vocab": "http://e/)" + std::string(1 << 20, 'x') + "\"";
    const std::string keys = repeated(300, [](int i) { return "\"k" + std::to_string(i) + "\""; });
    const std::string members =
        repeated(300, [](int i) { return "\"k" + std::to_string(i) + "\": 1"; });
    for (const std::string& text :
         {R"({"@context": {"p": {"@id": "a:p", "@type": "@vocab"}, )" + vocabulary +
              R"(}, "p": [)" + keys + "]}",
          "{\"@context\": {" + vocabulary + "}, " + members + "}",
          "{\"@context\": [{" + vocabulary + "}, {" +
              repeated(300, [](int i) { return "\"k" + std::to_string(i) + "\": {}"; }) + "}]}",
          R"({"@context": {"p": {"@id": "a:p", "@container": "@index"}}, "p": {")" +
              std::string(1 << 20, 'x') + "\": " + ones(300) + "}}"}) {
        const auto outcome = readBounded("[" + text + "]");
        EXPECT_EQ(outcome.error().kind, ErrorKind::Limit);
        EXPECT_THAT(outcome.error().toText(), HasSubstr("more than 256 MB of its texts"));
    }
}

TEST(JsonLdBounds, AreSetToTheContextsThatAreKept) {
    constexpr int types = 30;
    const auto scoped = [](int i) {
        return "\"A" + std::to_string(i) + R"(": {"@id": "a:b", "@context": {}})";
    };
    const auto term = [](int i) { return "\"t" + std::to_string(i) + R"(": "a:b")"; };
    const auto local =
        nlohmann::json::parse("{" + repeated(types, scoped) + "," + repeated(50'000, term) + "}");
    JsonLdDiagnosis diagnosis([](JsonLdFinding&&) {});
    ContextProcessor contexts({}, diagnosis);
    const auto active = contexts.ofNode(contexts.initial(), local);
    std::vector<std::weak_ptr<const ActiveContext>> made;
    for (int i = 0; i < types; ++i) {
        contexts.beginItem();
        made.push_back(contexts.scoped(active, *active->find("A" + std::to_string(i)),
                                       ContextProcessor::Within::Type));
    }
    ASSERT_FALSE(diagnosis.failed());
    EXPECT_LE(std::ranges::count_if(made, [](const auto& each) { return !each.expired(); }), 20);
}

/// Else this would take an hour: each array could be the object's @graph by another name.
TEST(JsonLdBounds, AreKeptWhereManyArraysFollowAContextThatIsBad) {
    const auto term = [](int i) { return "\"t" + std::to_string(i) + R"(": "a:b")"; };
    const auto member = [](int i) { return "\"a:p" + std::to_string(i) + "\": []"; };
    const auto outcome = readBounded("{\"@context\": {" + repeated(20'000, term) +
                                     R"(, "z": 5}, )" + repeated(10'000, member) + "}");
    EXPECT_THAT(outcome.error().toText(), HasSubstr("invalid term definition"));
}

TEST(JsonLdBounds, OfTimeAreHeededWithinAnObject) {
    const TestFolder folder;
    const CancelToken cancelled;
    cancelled.cancel();
    Outcome outcome;
    outcome.report = read(folder.write("a.jsonld", R"({"@id": "a:x", "a:p": nonsense})"), {},
                          into(outcome.quads), {}, cancelled);
    EXPECT_EQ(outcome.error().kind, ErrorKind::Cancelled);
}

}  // namespace tripletalk::rdf
