// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/modelserver.h"
#include "modelfixture.h"

#include <future>

using namespace tripletalk;
using namespace tripletalk::llm;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

namespace {

constexpr const char* tags = R"({"models":[
  {"name":"zeta:8b","size":4661224676,"details":{"family":"llama","parameter_size":"8.0B","quantization_level":"Q4_0"}},
  {"name":"nomic-embed-text:latest","size":274302450,"details":{"family":"nomic-bert"}}, {"size":1}]})";

tests::Page page(const std::string& text, int status = 200) { return {status, {text}}; }

TEST(ModelServerList, TellsWhatOllamaHas) {
    ModelFixture at{};
    at.server.setPage("/api/tags", page(tags));
    const auto list = listModels(Provider::Ollama, at.access, *at.client, {});
    EXPECT_EQ(list.trouble, Trouble::None);
    ASSERT_EQ(list.models.size(), 2U);
    EXPECT_EQ(list.models[0].name, "nomic-embed-text:latest");
    EXPECT_TRUE(list.models[0].embedder);
    EXPECT_EQ(list.models[1].parameters, "8.0B");
    EXPECT_EQ(list.models[1].quantization, "Q4_0");
    EXPECT_EQ(list.models[1].bytes, 4661224676);
    EXPECT_FALSE(list.models[1].embedder);
}

TEST(ModelServerList, SendsTheKeyToAnOpenAiServer) {
    ModelFixture at{};
    at.server.setLoadedModels({"large", "small"});
    at.access.openAiKey = "sk-secret-of-mine";
    const auto list = listModels(Provider::OpenAi, at.access, *at.client, {});
    ASSERT_EQ(list.models.size(), 2U);
    EXPECT_EQ(list.models[0].name, "large");
    EXPECT_EQ(at.server.requests().at(0).headers.at("authorization"), "Bearer sk-secret-of-mine");
}

TEST(ModelServerList, SaysWhatIsWrong) {
    ModelFixture at{};
    const auto troubleAt = [&](const std::string& url) {
        Access access;
        access.openAiBaseUrl = url;
        return listModels(Provider::OpenAi, access, *at.client, {}).trouble;
    };
    EXPECT_EQ(troubleAt("not an address"), Trouble::Address);
    EXPECT_EQ(troubleAt("http://127.0.0.1:1/v1"), Trouble::Refused);
    EXPECT_EQ(troubleAt("http://" + tests::impossibleHost() + "/v1"), Trouble::NotFound);
    EXPECT_EQ(troubleAt(at.server.url() + "/elsewhere"), Trouble::NoServer);
    at.server.setPage("/page/models", page("<html>Welcome</html>"));
    EXPECT_EQ(troubleAt(at.server.url() + "/page"), Trouble::NoServer);
    at.server.setPage("/locked/models", page("{}", 401));
    EXPECT_EQ(troubleAt(at.server.url() + "/locked"), Trouble::NoKey);
    at.server.setPage("/busy/models", page("{}", 429));
    EXPECT_EQ(troubleAt(at.server.url() + "/busy"), Trouble::Busy);
    at.access.openAiKey = "sk-not-the-right-one";
    at.access.openAiBaseUrl = at.server.url() + "/locked";
    EXPECT_EQ(listModels(Provider::OpenAi, at.access, *at.client, {}).trouble, Trouble::WrongKey);
}

TEST(ModelServerTest, HasTheModelAnswerInJson) {
    ModelFixture at({{.match = "2 \\+ 3", .content = R"({"sum": 5})"}});
    at.server.setLoadedModels({"clever:latest"});
    const auto test = testModel("ollama:clever", at.access, at.client, {});
    EXPECT_EQ(test.trouble, Trouble::None) << test.error.toText();
    EXPECT_GT(test.ms, 0);
}

TEST(ModelServerTest, NoticesAModelThatOnlyChats) {
    ModelFixture at({{.content = "It is five, I believe."}});
    at.server.setLoadedModels({"chatty"});
    const auto test = testModel("openai:chatty", at.access, at.client, {});
    EXPECT_EQ(test.trouble, Trouble::NoJson);
    EXPECT_THAT(test.error.message.text(), HasSubstr("five"));
}

TEST(ModelServerTest, MissesAModelThatIsNotThere) {
    ModelFixture at({{.content = "model \"other\" not found", .status = 404}});
    at.server.setLoadedModels({"clever"});
    EXPECT_EQ(testModel("ollama:other", at.access, at.client, {}).trouble, Trouble::NoModel);
    EXPECT_TRUE(at.server.modelRequests().empty());
    EXPECT_EQ(testModel("openai:other", at.access, at.client, {}).trouble, Trouble::NoModel);
    // Said by the server in its own words where it lists no models.
    at.server.setPage("/v1/models", page("", 404));
    const auto test = testModel("openai:other", at.access, at.client, {});
    EXPECT_EQ(test.trouble, Trouble::Failed);
    EXPECT_THAT(test.error.message.text(), HasSubstr("not found"));
}

TEST(ModelServerTest, AsksNobodyElsewhereWhereOnlyThisComputerMayBeAsked) {
    ModelFixture at{};
    at.access.openAiBaseUrl = "http://192.0.2.1/v1";
    at.access.localOnly = true;
    EXPECT_EQ(testModel("openai:any", at.access, at.client, {}).trouble, Trouble::Elsewhere);
}

TEST(ModelServerTest, TriesAnEmbedder) {
    ModelFixture at{};
    at.server.setLoadedModels({"embed"});
    EXPECT_EQ(testEmbedder("ollama:embed", at.access, at.client, {}).trouble, Trouble::None);
    EXPECT_EQ(testEmbedder("builtin", at.access, at.client, {}).trouble, Trouble::None);
    EXPECT_EQ(testEmbedder("ollama:none", at.access, at.client, {}).trouble, Trouble::NoModel);
}

TEST(ModelServerPull, TellsHowFarItHasCome) {
    ModelFixture at{};
    at.server.setPage("/api/pull",
                      {200,
                       {"{\"status\":\"pulling manifest\"}\n{\"status\":\"pulling abc\",\"total\"",
                        ":100,\"completed\":40}\n", "{\"status\":\"success\"}\n"}});
    std::vector<PullProgress> told;
    const auto pulled =
        pullModel("tiny", at.access, *at.client,
                  [&](const PullProgress& progress) { told.push_back(progress); }, {});
    ASSERT_TRUE(pulled) << pulled.error().toText();
    ASSERT_EQ(told.size(), 3U);
    EXPECT_EQ(told[1].done, 40);
    EXPECT_EQ(told[1].total, 100);
    EXPECT_EQ(at.server.requests().at(0).body["model"], "tiny");
}

TEST(ModelServerPull, SaysWhyItFailed) {
    ModelFixture at{};
    const auto pull = [&] {
        return pullModel("tiny", at.access, *at.client, [](const auto&) {}, {});
    };
    at.server.setPage("/api/pull", page("{\"error\":\"file does not exist\"}\n"));
    EXPECT_THAT(pull().error().message.text(), HasSubstr("file does not exist"));
    at.server.setPage("/api/pull", page("{\"error\":\"bad name\"}", 400));
    EXPECT_THAT(pull().error().message.text(), HasSubstr("bad name"));
    at.server.setPage("/api/pull", page("{\"status\":\"pulling manifest\"}\n"));
    EXPECT_EQ(pull().error().kind, ErrorKind::Model);
}

TEST(ModelServerPull, IsCancelled) {
    ModelFixture at{};
    at.server.setPage("/api/pull", {200, {"{\"status\":\"pulling manifest\"}\n"}, true});
    CancelToken cancel;
    const auto pulled = pullModel(
        "tiny", at.access, *at.client, [&](const PullProgress&) { cancel.cancel(); }, cancel);
    ASSERT_FALSE(pulled);
    EXPECT_EQ(pulled.error().kind, ErrorKind::Cancelled);
    EXPECT_TRUE(at.server.waitForHangUps(1));
}

}  // namespace
