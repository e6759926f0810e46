// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/world.h"
#include "support/testmodelserver.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <gtest/gtest.h>

namespace tripletalk::app {
namespace {

using test::until;

struct Catalog : testing::Test {
    tripletalk::tests::ModelServer server{
        std::vector<tripletalk::tests::Rule>{{.match = "2 \\+ 3", .content = R"({"sum": 5})"},
                                             {.match = ".", .content = R"({"number": 1})"}}};
    test::World world;
    ModelCatalog& ollama = *world.session().ollama();
    ModelCatalog& openAi = *world.session().openAiServers()->usual();
    QAbstractItemModelTester tester{&ollama};

    Catalog() {
        world.session().settings()->setOllamaHost(qs(server.ollamaUrl()));
        world.session().settings()->setOpenAiBaseUrl(qs(server.openAiUrl()));
    }
    void look(ModelCatalog& catalog) const {
        catalog.look();
        EXPECT_EQ(catalog.state(), ModelCatalog::Looking);
        ASSERT_TRUE(until([&] { return catalog.state() != ModelCatalog::Looking; }));
    }
};

TEST_F(Catalog, ListsWhatTheServerHas) {
    server.setPage("/api/tags",
                   {200,
                    {R"({"models":[{"name":"big:70b","size":40000000000,)"
                     R"("details":{"parameter_size":"70B","quantization_level":"Q4_0"}},)"
                     R"({"name":"embed-it","size":1000}]})"}});
    look(ollama);
    EXPECT_EQ(ollama.state(), ModelCatalog::Found);
    ASSERT_EQ(ollama.rowCount(), 2);
    EXPECT_EQ(ollama.index(0).data(ModelCatalog::SpecRole), "ollama:big:70b");
    EXPECT_EQ(ollama.index(0).data(ModelCatalog::ParametersRole), "70B · Q4_0");
    EXPECT_TRUE(ollama.index(0).data(ModelCatalog::SizeRole).toString().contains("GB"));
    EXPECT_EQ(ollama.embedders(), QStringList{"ollama:embed-it"});
    EXPECT_EQ(world.session().configurations()->models(), QStringList{"ollama:big:70b"});
    world.session().settings()->setOllamaHost("http://127.0.0.1:1");
    EXPECT_EQ(ollama.state(), ModelCatalog::Unknown);
    EXPECT_EQ(ollama.rowCount(), 0);
}

TEST_F(Catalog, SaysInWordsWhatIsWrong) {
    world.session().settings()->setOllamaHost("http://127.0.0.1:1");
    look(ollama);
    EXPECT_EQ(ollama.state(), ModelCatalog::Failed);
    EXPECT_TRUE(ollama.problem().contains("127.0.0.1:1")) << ollama.problem().toStdString();
    EXPECT_FALSE(ollama.advice().isEmpty());
}

TEST_F(Catalog, TestsAModel) {
    server.setLoadedModels({"clever"});
    ollama.test("ollama:clever");
    EXPECT_TRUE(ollama.testing());
    ASSERT_TRUE(until([&] { return !ollama.testing(); }));
    EXPECT_EQ(ollama.testProblem(), "");
    EXPECT_GT(ollama.testMs(), 0);
    EXPECT_TRUE(ollama.testRemark().contains("too few")) << "it names the same place every time";
    ollama.test("ollama:other");
    ASSERT_TRUE(until([&] { return !ollama.testing(); }));
    EXPECT_TRUE(ollama.testProblem().contains("other"));
}

TEST_F(Catalog, AWrongKeyIsSaidToBeOne) {
    server.setPage("/v1/models", {401, {"{}"}});
    world.session().settings()->setKey("sk-wrong-one-for-tests");
    look(openAi);
    EXPECT_EQ(openAi.state(), ModelCatalog::Failed);
    EXPECT_TRUE(openAi.problem().contains("does not accept the key"));
    world.session().settings()->setKey("");
}

TEST_F(Catalog, FetchesAModel) {
    server.setPage("/api/pull",
                   {200, {"{\"status\":\"pulling manifest\"}\n{\"status\":\"success\"}\n"}});
    const QSignalSpy arrived(&ollama, &ModelCatalog::arrived);
    ollama.pull(" small ");
    EXPECT_EQ(ollama.pulling(), "small");
    ASSERT_TRUE(until([&] { return ollama.pulling().isEmpty(); }));
    EXPECT_EQ(ollama.pullProblem(), "");
    ASSERT_TRUE(until([&] { return ollama.state() == ModelCatalog::Found; }));
    EXPECT_EQ(arrived.size(), 0) << "the server does not list it";
}

TEST_F(Catalog, AFetchedModelAnswersWhereNoneDid) {
    server.setPage("/api/pull", {200, {"{\"status\":\"success\"}\n"}});
    server.setPage("/api/tags",
                   {200, {R"({"models":[{"name":"clever:latest"},{"name":"small"}]})"}});
    Configurations& configurations = *world.session().configurations();
    ollama.pull("clever");
    ASSERT_TRUE(until([&] { return configurations.model() == "ollama:clever:latest"; }));
    ollama.pull("small");
    ASSERT_TRUE(until([&] { return ollama.pulling().isEmpty(); }));
    ASSERT_TRUE(until([&] { return ollama.state() == ModelCatalog::Found; }));
    EXPECT_EQ(configurations.model(), "ollama:clever:latest");
}

TEST_F(Catalog, StopsFetching) {
    server.setPage("/api/pull",
                   {200, {"{\"status\":\"pulling x\",\"total\":100,\"completed\":40}\n"}, true});
    ollama.pull("huge");
    ASSERT_TRUE(until([&] { return ollama.pullFraction() > 0; }));
    ollama.cancelPull();
    ASSERT_TRUE(until([&] { return ollama.pulling().isEmpty(); }));
    EXPECT_EQ(ollama.pullProblem(), "");
    EXPECT_EQ(ollama.begun(), QStringList("huge"));
}

TEST_F(Catalog, TheKeyOfOneServerIsNeverSentToAnother) {
    AppSettings& settings = *world.session().settings();
    settings.setKey("sk-of-the-first-server");
    settings.setOpenAiBaseUrl("http://other.example/v1");
    EXPECT_NE(settings.access().openAiKey, "sk-of-the-first-server");
    EXPECT_NE(settings.keyPlace(), AppSettings::Session);
}

TEST_F(Catalog, TheEnvironmentsKeyGoesToTheEnvironmentsServerAlone) {
    qputenv("OPENAI_API_KEY", "sk-of-the-environment");
    qputenv("OPENAI_BASE_URL", "http://models.example:8080/v1");
    world.restart();
    qunsetenv("OPENAI_API_KEY");
    qunsetenv("OPENAI_BASE_URL");
    AppSettings& settings = *world.session().settings();
    settings.setOpenAiBaseUrl("");
    EXPECT_EQ(settings.access().openAiKey, "sk-of-the-environment");
    for (const char* other : {"http://other.example:8080/v1", "https://models.example:8080/v1",
                              "http://models.example:8081/v1", "http://models.example/v1"}) {
        settings.setOpenAiBaseUrl(other);
        EXPECT_EQ(settings.access().openAiKey, "") << other;
        EXPECT_EQ(settings.keyPlace(), AppSettings::NoKey) << other;
    }
    settings.setOpenAiBaseUrl("http://models.example:8080/other/");
    EXPECT_EQ(settings.access().openAiKey, "sk-of-the-environment");
    EXPECT_EQ(settings.keyPlace(), AppSettings::Environment);
}

TEST_F(Catalog, AModelIsUsedWithOneClick) {
    Configurations& configurations = *world.session().configurations();
    configurations.useModel("ollama:clever");
    EXPECT_EQ(configurations.name(), "clever");
    EXPECT_EQ(configurations.strategy(), "sql+passages");
    EXPECT_EQ(configurations.count(), 2);
    configurations.useOffline();
    EXPECT_EQ(configurations.strategy(), "offline");
    configurations.useModel("ollama:clever");
    EXPECT_EQ(configurations.count(), 2);
}

TEST_F(Catalog, CertificatesAreChecked) {
    NetworkSettings& network = *world.session().network();
    const auto file = world.folder() / "own.pem";
    std::ofstream(file) << "nothing of the kind";
    network.setCertificateFile(QUrl::fromLocalFile(qs(file.string())));
    ASSERT_TRUE(until([&] { return !network.problem().isEmpty(); }));
    network.setCertificateFile({});
    ASSERT_TRUE(until([&] { return network.problem().isEmpty(); }));
}

TEST_F(Catalog, ThePasswordOfAProxyIsNotInTheFile) {
    NetworkSettings& network = *world.session().network();
    network.setProxy("http");
    network.setHost("proxy.example");
    network.setPort(3128);
    network.setUser("me");
    network.setPassword("very-secret-word");
    EXPECT_NE(network.passwordPlace(), AppSettings::NoKey);
    network.setPassword("");
    world.restart();
    EXPECT_EQ(world.session().network()->host(), "proxy.example");
    std::ifstream stream(world.folder() / "settings.json");
    const std::string content{std::istreambuf_iterator<char>(stream), {}};
    EXPECT_EQ(content.find("secret-word"), std::string::npos);
}

TEST_F(Catalog, AnIndexIsBuiltForTheOpenBase) {
    ASSERT_TRUE(world.openRobots());
    server.setLoadedModels({"embed-it"});
    Indexer& indexer = *world.session().indexer();
    const QAbstractItemModelTester rows(&indexer);
    EXPECT_EQ(indexer.rowCount(), 0);
    indexer.build("ollama:embed-it");
    EXPECT_EQ(indexer.building(), "ollama:embed-it");
    ASSERT_TRUE(until([&] { return indexer.building().isEmpty(); }));
    EXPECT_EQ(indexer.problem(), "");
    ASSERT_TRUE(until([&] { return indexer.rowCount() == 1; }));
    EXPECT_TRUE(world.session().configurations()->embedders().contains("ollama:embed-it"));
    indexer.remove("ollama:embed-it");
    ASSERT_TRUE(until([&] {
        return world.session().bases()->state() == Bases::Ready && indexer.rowCount() == 0;
    }));
}

TEST_F(Catalog, AnEmbedderThatDoesNotAnswerIsSaid) {
    ASSERT_TRUE(world.openRobots());
    Indexer& indexer = *world.session().indexer();
    world.session().settings()->setOllamaHost("http://127.0.0.1:1");
    indexer.build("ollama:embed-it");
    ASSERT_TRUE(until([&] { return indexer.building().isEmpty(); }));
    EXPECT_FALSE(indexer.problem().isEmpty());
}

}  // namespace
}  // namespace tripletalk::app
