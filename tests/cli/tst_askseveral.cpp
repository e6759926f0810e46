// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// Questions to several knowledge bases together.
#include "commandtest.h"
#include "support/sparqlserver.h"
#include "support/testbases.h"
#include "support/testmodelserver.h"

#include <filesystem>

#include <gmock/gmock.h>
#include <stdlib.h>

namespace tripletalk::cli {

using namespace tripletalk::tests;
using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

tests::Rule called(const std::string& tool, json arguments) {
    return {.times = 1,
            .toolCalls = json::array({{{"name", tool}, {"arguments", std::move(arguments)}}})};
}

struct AskSeveral : CommandTest {
    TemporaryFolder folder;
    knowledge::KnowledgeBase works = baseFromTurtle(folder.path(), museum);
    knowledge::KnowledgeBase owners = [this] {
        std::filesystem::create_directory(folder.path() / "other");
        return baseFromTurtle(folder.path() / "other", R"(
:eva a :Owner ; rdfs:label "Eva Lund" ; :owns :p5 .
)");
    }();
    std::string here = works.folder().string();
    std::string there = owners.folder().string();

    AskSeveral() { ::setenv("TRIPLETALK_DATA", (folder.path() / "data").c_str(), 1); }
    ~AskSeveral() override {
        for (const char* name : {"TRIPLETALK_DATA", "OPENAI_BASE_URL", "ENDPOINT_KEY"})
            ::unsetenv(name);
    }
    /// A base of the graph at an endpoint that wants the key of the environment, or none.
    std::string connect(const tests::SparqlServer& server, const std::string& name, bool keyed) {
        const std::string kb = (folder.path() / name).string();
        std::vector<std::string> words{"import", "--endpoint", server.url(), "--kb",
                                       kb,       "--name",     name};
        if (keyed) words.insert(words.end(), {"--auth-env", "ENDPOINT_KEY"});
        EXPECT_EQ(run(words), Done) << err;
        return kb;
    }
    int ask(const std::vector<std::string>& bases, std::vector<std::string> options) {
        std::vector<std::string> words{"ask", "Of which year is what Eva owns?", "--model",
                                       "openai:m"};
        for (const std::string& base : bases) words.insert(words.end(), {"--kb", base});
        words.insert(words.end(), options.begin(), options.end());
        return run(words);
    }
};

}  // namespace

TEST_F(AskSeveral, PutsTogetherWhatTheyKnow) {
    // Both are called "test".
    const tests::ModelServer server(
        {called("combine", {{"first",
                             {{"kg", "test 2"},
                              {"sparql", "SELECT ?work ?owner { ?owner :owns ?work }"},
                              {"on", "work"}}},
                            {"second",
                             {{"kg", "test"},
                              {"sparql", "SELECT ?work ?year { ?work :year ?year }"},
                              {"on", "work"}}},
                            {"by", "iri"}}),
         called("answer", {{"kg", "test"}, {"source", 3}, {"answer", "Of **1920** [3]."}})});
    ::setenv("OPENAI_BASE_URL", server.openAiUrl().c_str(), 1);
    ASSERT_EQ(ask({here, there}, {"--strategy", "grasp", "--json"}), Done) << err;
    const json answer = json::parse(out);
    EXPECT_EQ(answer["answer"], "Of **1920** [3].");
    EXPECT_EQ(answer["result"]["rows"].size(), 1U);
    std::vector<std::string> whose;
    for (const json& source : answer["sources"]) whose.push_back(source["base"]);
    EXPECT_THAT(whose, ElementsAre(owners.manifest().id, works.manifest().id, works.manifest().id));
}

TEST_F(AskSeveral, IsRefusedWhereTheStrategyAsksOne) {
    EXPECT_EQ(ask({here, there}, {"--strategy", "sparql"}), WrongUsage);
    EXPECT_THAT(err, HasSubstr("asks one knowledge base alone"));
}

TEST_F(AskSeveral, ObeysTheRuleOfEach) {
    ASSERT_EQ(run({"privacy", "schema", "--kb", there}), Done);
    EXPECT_EQ(ask({here, there}, {"--strategy", "grasp"}), Failed);
    EXPECT_THAT(err, HasSubstr("lets no value reach a model"));
}

TEST_F(AskSeveral, SendsAKeyToItsOwnEndpointAlone) {
    ::setenv("ENDPOINT_KEY", "Bearer of-owners", 1);
    const tests::SparqlServer keyed(owners.folder(), "Bearer of-owners");
    const tests::SparqlServer free(works.folder());
    const std::string locked = connect(keyed, "locked.kb", true);
    const std::string open = connect(free, "open.kb", false);
    const tests::ModelServer server(
        {called("list", {{"kg", "open.kb"}}), called("cancel", {{"explanation", "Enough."}})});
    ::setenv("OPENAI_BASE_URL", server.openAiUrl().c_str(), 1);
    const std::vector<std::string> options{"--strategy", "grasp", "--auth-env", "ENDPOINT_KEY"};
    EXPECT_EQ(ask({open, locked}, options), Done) << err;
    EXPECT_GT(free.asked(), 1U);
    for (const tests::HttpRequest& request : free.requests())
        EXPECT_FALSE(request.headers.contains("authorization"));
    // Which of two that want one would it be?
    const tests::SparqlServer another(works.folder(), "Bearer of-owners");
    EXPECT_EQ(ask({locked, connect(another, "another.kb", true)}, options), WrongUsage);
    EXPECT_THAT(err, HasSubstr("--auth-env holds the key of one endpoint"));
}

}  // namespace tripletalk::cli
