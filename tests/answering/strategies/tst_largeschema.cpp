// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/ask.h"
#include "answering/strategies/loopstrategy.h"
#include "base/text.h"
#include "support/testbases.h"
#include "support/testmodelserver.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {

using namespace tripletalk::tests;
using testing::HasSubstr;
using tests::Rule;

namespace {

constexpr int types = 300;
constexpr int predicatesPerType = 7;

/// A word of its own for each number.
std::string word(int number) {
    static const std::vector<std::string> syllables{"ba", "ke", "lo", "mi", "nu", "ra",
                                                    "se", "ti", "vo", "zu", "da", "pel"};
    std::string text;
    for (int rest = number + 200; rest > 0; rest /= static_cast<int>(syllables.size()))
        text += syllables[static_cast<std::size_t>(rest) % syllables.size()];
    return text;
}
std::string typeName(int type) { return word(type) + "er"; }
std::string predicateName(int type, int i) { return word(1000 + type * predicatesPerType + i); }
std::string thingName(int type, int i) { return word(20'000 + type * 3 + i) + " " + word(i + 7); }

/// 300 types, 2,100 predicates, three things each; every thing links to one of the next type.
std::string largeGraph() {
    std::string turtle =
        "@prefix : <http://e.org/> .\n@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .\n";
    for (int type = 0; type < types; ++type) {
        turtle += ":T" + std::to_string(type) + " rdfs:label \"" + typeName(type) + "\" .\n";
        for (int i = 0; i < 3; ++i) {
            turtle += ":t" + std::to_string(type) + "-" + std::to_string(i) + " a :T" +
                      std::to_string(type) + " ; rdfs:label \"" + thingName(type, i) + "\"";
            for (int p = 0; p < predicatesPerType - 1; ++p)
                turtle += " ; :" + predicateName(type, p) + " " +
                          std::to_string(1000 * type + 10 * p + i);
            turtle += " ; :" + predicateName(type, predicatesPerType - 1) + " :t" +
                      std::to_string((type + 1) % types) + "-" + std::to_string(i) + " .\n";
        }
    }
    return turtle;
}

}  // namespace

TEST(LargeSchema, AnswersLookUpsWithinEightThousandTokens) {
    const TemporaryFolder folder;
    const auto base = baseFromTurtle(folder.path(), largeGraph());
    ASSERT_GE(base.schema().tables.size(), static_cast<std::size_t>(types));
    const auto client = std::make_shared<net::Client>();
    for (const int type : {0, 41, 137, 222, 299}) {
        const std::string thing = thingName(type, 1);
        const std::string asked = predicateName(type, 3);
        const std::string table = base.schema().tables.empty() ? "" : [&] {
            for (const auto& candidate : base.schema().tables)
                if (candidate.classIri == "http://e.org/T" + std::to_string(type))
                    return candidate.name;
            return std::string();
        }();
        const tests::ModelServer server({
            Rule{.match = "This is round 1 of",
                 .times = 1,
                 .content = nlohmann::json{{"understood", "q"},
                                           {"why", "w"},
                                           {"describe", nlohmann::json::array()},
                                           {"sql", "SELECT " + asked + " FROM " + table +
                                                       " WHERE label = '" + thing + "'"},
                                           {"search", thing}}
                                .dump()},
            Rule{.match = "^Question: ",
                 .on = Rule::On::User,
                 .content =
                     R"({"verdict": "answer", "results": [{"source": 1}], "answer": "Done [1]."})"},
        });
        llm::Access access;
        access.openAiBaseUrl = server.openAiUrl();
        LoopStrategy strategy({}, must(llm::makeChatModel("openai:test", access, client)), nullptr,
                              Prompts(), {.contextTokens = 8192});
        const Answer answer = answering::ask(
            strategy, {"What is the " + asked + " of " + thing + "?", {}, {base}}, {}, {});
        ASSERT_EQ(answer.result.rows.size(), 1U) << thing;
        EXPECT_EQ(answer.result.rows[0][0].text, std::to_string(1000 * type + 31));
        const std::string prompt = server.modelRequests().at(0).prompt;
        EXPECT_LE(text::estimatedTokens(prompt), 8000U);
        EXPECT_THAT(prompt, HasSubstr("CREATE TABLE " + table + " ("));
        EXPECT_THAT(prompt, HasSubstr(" " + asked + " INTEGER"));
    }

    // A table that the model asks to see stands in the next prompt.
    const std::string wanted = base.schema().tables.at(250).name;
    const auto round = [](int number, const nlohmann::json& tables, const char* sql) {
        return Rule{.match = "This is round " + std::to_string(number) + " of",
                    .times = 1,
                    .content = nlohmann::json{
                        {"understood", "q"},
                        {"why", "w"},
                        {"describe", tables},
                        {"sql", sql},
                        {"search",
                         ""}}.dump()};
    };
    const tests::ModelServer server(
        {round(1, {wanted}, ""), round(2, nlohmann::json::array(), "SELECT 1 FROM no_table"),
         Rule{.match = "^Question: ",
              .on = Rule::On::User,
              .content = R"({"verdict": "not_in_base", "results": [], "answer": "No."})"}});
    llm::Access access;
    access.openAiBaseUrl = server.openAiUrl();
    LoopStrategy strategy({}, must(llm::makeChatModel("openai:test", access, client)), nullptr,
                          Prompts(), {.rounds = 2, .contextTokens = 8192});
    std::vector<std::string> tools;
    std::string told;
    const auto listen = [&](const Event& event) {
        const auto* returned = std::get_if<ToolReturned>(&event.body);
        if (!returned) return;
        tools.push_back(returned->tool);
        told += returned->text;
    };
    (void)answering::ask(strategy, {"How many?", {}, {base}}, listen, {});
    ASSERT_FALSE(tools.empty());
    EXPECT_EQ(tools.front(), "describe");
    EXPECT_THAT(told, HasSubstr("CREATE TABLE " + wanted));
    EXPECT_THAT(server.modelRequests().at(1).prompt,
                HasSubstr("Tables you asked to see:\n<data>\n-- " + wanted + ". 3 rows."));
}

}  // namespace tripletalk::answering
