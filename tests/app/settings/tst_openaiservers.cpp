// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/world.h"
#include "support/testmodelserver.h"

#include <QAbstractItemModelTester>
#include <gtest/gtest.h>

namespace tripletalk::app {
namespace {

using test::until;

struct Servers : testing::Test {
    tripletalk::tests::ModelServer usual;
    tripletalk::tests::ModelServer lab;
    test::World world;

    [[nodiscard]] OpenAiServers& servers() { return *world.session().openAiServers(); }
    [[nodiscard]] AppSettings& settings() { return *world.session().settings(); }
    QString shown(int row, OpenAiServers::Role role) {
        return servers().index(row).data(role).toString();
    }
    void look(const QString& spec) {
        ModelCatalog* catalog = servers().catalogOf(spec);
        ASSERT_NE(catalog, nullptr);
        catalog->look();
        ASSERT_TRUE(until([&] { return catalog->state() != ModelCatalog::Looking; }));
    }
    std::string file() {
        world.restart();
        std::ifstream stream(world.folder() / "settings.json");
        return {std::istreambuf_iterator<char>(stream), {}};
    }

    Servers() {
        usual.setLoadedModels({"common", "usual-one"});
        lab.setLoadedModels({"common", "lab-one", "embed-it"});
        settings().setOpenAiBaseUrl(qs(usual.openAiUrl()));
    }
};

TEST_F(Servers, StandSideBySideEachWithItsModels) {
    const QAbstractItemModelTester rows(&servers());
    EXPECT_EQ(servers().rowCount(), 1);
    EXPECT_EQ(servers().add("My lab", qs(lab.openAiUrl()), ""), "");
    ASSERT_EQ(servers().rowCount(), 2);
    EXPECT_EQ(shown(1, OpenAiServers::NameRole), "My lab");
    look("openai:x");
    look("openai@my-lab:x");
    Configurations& configurations = *world.session().configurations();
    EXPECT_EQ(configurations.models(),
              (QStringList{"openai:common", "openai:usual-one", "openai@my-lab:common",
                           "openai@my-lab:lab-one"}));
    EXPECT_EQ(configurations.modelTitles().at(0), "common · 127.0.0.1");
    EXPECT_EQ(configurations.modelTitles().at(2), "common · My lab");
    EXPECT_EQ(servers().embedders(), QStringList{"openai@my-lab:embed-it"});
    EXPECT_EQ(servers().rename("my-lab", "Laboratory"), "");
    EXPECT_EQ(configurations.modelTitles().at(2), "common · Laboratory");
    EXPECT_EQ(servers().rename("", "Cloud"), "");
    EXPECT_EQ(configurations.modelTitles().at(0), "common · Cloud");
    EXPECT_EQ(servers().titleOf("ollama:x:7b"), "x:7b · Ollama");
    EXPECT_EQ(servers().titleOf("builtin"), "builtin");
}

TEST_F(Servers, GetTheirOwnKeyAndNoOther) {
    settings().setKey("sk-of-the-usual-one");
    EXPECT_EQ(servers().add("Lab", qs(lab.openAiUrl()), " sk-of-the-lab "), "");
    EXPECT_EQ(servers().add("Home", qs(lab.openAiUrl()), ""), "");
    look("openai@lab:x");
    EXPECT_EQ(lab.requests().back().headers.at("authorization"), "Bearer sk-of-the-lab");
    look("openai@home:x");
    EXPECT_FALSE(lab.requests().back().headers.contains("authorization"));
    look("openai:x");
    EXPECT_EQ(usual.requests().back().headers.at("authorization"), "Bearer sk-of-the-usual-one");
    // Another address is another server.
    EXPECT_EQ(servers().setAddress("lab", "http://elsewhere.example/v1"), "");
    EXPECT_EQ(settings().keyPlaceOf("lab"), AppSettings::NoKey);
    EXPECT_EQ(llm::accessTo("lab", settings().access()).openAiKey, "");
    EXPECT_EQ(servers().setAddress("lab", qs(lab.openAiUrl())), "");
    EXPECT_EQ(settings().keyPlaceOf("lab"), AppSettings::NoKey) << "it went with the address";
    settings().setKey("");
}

TEST_F(Servers, AreThereAgainWithoutAKeyInTheFile) {
    EXPECT_EQ(servers().add("Lab", qs(lab.openAiUrl()), "sk-of-the-lab"), "");
    EXPECT_EQ(servers().rename("", "Cloud"), "");
    const std::string written = file();
    EXPECT_EQ(written.find("sk-"), std::string::npos);
    ASSERT_EQ(servers().rowCount(), 2);
    EXPECT_EQ(shown(0, OpenAiServers::NameRole), "Cloud");
    EXPECT_EQ(shown(1, OpenAiServers::NameRole), "Lab");
    EXPECT_EQ(shown(1, OpenAiServers::AddressRole), qs(lab.openAiUrl()));
    servers().setKey("lab", "");
}

TEST_F(Servers, GoWithTheirKeysAndModels) {
    EXPECT_EQ(servers().add("Lab", qs(lab.openAiUrl()), "sk-of-the-lab"), "");
    look("openai@lab:x");
    Configurations& configurations = *world.session().configurations();
    configurations.useModel("openai@lab:lab-one");
    EXPECT_EQ(configurations.problem(), "");
    const QAbstractItemModelTester rows(&servers());
    servers().remove("lab");
    EXPECT_EQ(servers().rowCount(), 1);
    EXPECT_EQ(configurations.models(), QStringList());
    EXPECT_TRUE(configurations.problem().contains("not among the settings"));
    servers().remove("");
    EXPECT_EQ(servers().rowCount(), 1) << "the usual one stays";
    EXPECT_EQ(servers().add("Lab", qs(lab.openAiUrl()), ""), "");
    EXPECT_EQ(settings().keyPlaceOf("lab"), AppSettings::NoKey);
    EXPECT_EQ(file().find("sk-"), std::string::npos);
}

TEST_F(Servers, AreRefusedInASentence) {
    const QString address = qs(lab.openAiUrl());
    EXPECT_EQ(servers().add("Lab", address, ""), "");
    EXPECT_TRUE(servers().add("lab", address, "").contains("another name"));
    EXPECT_TRUE(servers().add("127.0.0.1", address, "").contains("another name"));
    EXPECT_TRUE(servers().add("Home", "", "").contains("Write the address"));
    EXPECT_TRUE(servers().add("Home", "ftp://x.example", "").contains("Write the address"));
    EXPECT_TRUE(servers().setAddress("lab", "lab.example").contains("Write the address"));
    EXPECT_TRUE(servers().setAddress("", "lab.example").contains("Write the address"));
    EXPECT_TRUE(servers().rename("lab", " ").contains("name"));
    EXPECT_EQ(servers().rowCount(), 2);
    EXPECT_EQ(shown(1, OpenAiServers::NameRole), "Lab");
    EXPECT_EQ(shown(1, OpenAiServers::AddressRole), address);
    EXPECT_EQ(servers().setAddress("", ""), "") << "that of the environment";
}

TEST_F(Servers, SayWhatIsWrongWithTheOneThatIsAway) {
    EXPECT_EQ(servers().add("Away", "http://127.0.0.1:1/v1", ""), "");
    look("openai@away:x");
    EXPECT_TRUE(servers().catalogOf("openai@away:x")->problem().contains("127.0.0.1:1"));
    lab.setPage("/v1/models", {401, {"{}"}});
    EXPECT_EQ(servers().add("Lab", qs(lab.openAiUrl()), "sk-wrong"), "");
    look("openai@lab:x");
    EXPECT_TRUE(servers().catalogOf("openai@lab:x")->problem().contains("does not accept the key"));
    EXPECT_EQ(servers().usual()->problem(), "");
    servers().setKey("lab", "");
}

TEST_F(Servers, OfEarlierSettingsIsOneThatGoesOn) {
    world.restart();  // so that nothing is written any more
    std::ofstream(world.folder() / "settings.json") << nlohmann::json{
        {"version", 1},
        {"openai_base_url", usual.openAiUrl()},
        {"configuration", "Control"},
        {"configurations",
         {{{"name", "Control"}, {"strategy", "sql"}, {"model", "openai:common"}}}}};
    world.restart();
    ASSERT_EQ(servers().rowCount(), 1);
    EXPECT_EQ(shown(0, OpenAiServers::AddressRole), qs(usual.openAiUrl()));
    EXPECT_EQ(shown(0, OpenAiServers::NameRole), "127.0.0.1");
    look(world.session().configurations()->model());
    EXPECT_TRUE(servers().usual()->chatModels().contains("openai:common"));
    EXPECT_EQ(world.session().configurations()->problem(), "");
}

}  // namespace
}  // namespace tripletalk::app
