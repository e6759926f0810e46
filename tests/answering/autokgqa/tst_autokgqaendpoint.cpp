// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// Questions to an endpoint that dies, at whatever query, or that lies.
#include "answering/ask.h"
#include "answering/autokgqa/autokgqastrategy.h"
#include "knowledge/remotebase.h"
#include "support/sparqlserver.h"
#include "support/testbases.h"
#include "support/testmodelserver.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {

using namespace tripletalk::tests;
using nlohmann::json;
using testing::HasSubstr;

namespace {

struct AutoKgqaEndpoint : testing::Test {
    TemporaryFolder folder;
    knowledge::KnowledgeBase here = baseFromTurtle(folder.path(), museum);
    std::shared_ptr<net::Client> client = std::make_shared<net::Client>();
    tests::SparqlServer endpoint{here.folder()};
    std::size_t modelCalls = 0;

    /// Of a base that knows nothing of the endpoint yet.
    Answer ask(int dies, bool lies = false) {
        endpoint.dieAfter(1'000'000);
        const auto far = folder.path() / ("far" + std::to_string(++m_bases) + ".kb");
        must(knowledge::makeRemoteBase(
            far, {.url = endpoint.url(), .prefixes = {{"", "http://example.org/"}}}, client, {}));
        const auto base = must(knowledge::KnowledgeBase::open(far)).reachedBy(client);
        endpoint.dieAfter(dies);
        if (lies) endpoint.lie();
        const json query{{"understood", "Who painted Snow?"},
                         {"why", "w"},
                         {"sparql", "SELECT ?who { :p5 :paintedBy ?who }"}};
        const json says{{"verdict", "answer"},
                        {"why", "w"},
                        {"results", {{{"source", 1}}}},
                        {"answer", "Bo Carter painted it [1]."}};
        const tests::ModelServer server({{.match = "You write SPARQL 1.1",
                                          .on = tests::Rule::On::Prompt,
                                          .content = query.dump()},
                                         {.content = says.dump()}});
        llm::Access access;
        access.openAiBaseUrl = server.openAiUrl();
        AutoKgqaStrategy strategy(
            StrategyParts{.model = must(llm::makeChatModel("openai:test", access, client))});
        Answer answer = answering::ask(strategy, {"Who painted Snow?", {}, {base}}, {}, {});
        modelCalls = server.modelRequests().size();
        return answer;
    }

  private:
    int m_bases = 0;
};

}  // namespace

TEST_F(AutoKgqaEndpoint, ThatDiesEndsInAnAnswerOrInASentenceThatSaysSo) {
    const std::size_t before = endpoint.asked();
    ASSERT_EQ(ask(1'000'000).status, AnswerStatus::Answered);
    const int queries = static_cast<int>(endpoint.asked() - before);
    ASSERT_GT(queries, 5);
    for (int dies = 0; dies < queries; ++dies) {
        const Answer answer = ask(dies);
        if (answer.status == AnswerStatus::Failed) {
            ASSERT_TRUE(answer.error) << dies;
            EXPECT_THAT(answer.error->toText(), HasSubstr("out of order")) << dies;
        } else if (answer.status == AnswerStatus::NotFound) {
            EXPECT_THAT(answer.text, HasSubstr("None of the queries")) << dies;
        }
    }
    EXPECT_EQ(ask(0).status, AnswerStatus::Failed);
    EXPECT_EQ(modelCalls, 0U) << "there is nothing to show it";
}

TEST_F(AutoKgqaEndpoint, ThatLiesIsNotBelieved) {
    const Answer answer = ask(1'000'000, true);
    EXPECT_EQ(answer.status, AnswerStatus::Failed);
    EXPECT_TRUE(answer.error);
    EXPECT_EQ(modelCalls, 0U);
}

}  // namespace tripletalk::answering
