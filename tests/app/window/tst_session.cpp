// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/translation.h"
#include "app/world.h"

#include <fstream>

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::app;
using test::until;

namespace {

TEST(Bases, SaysWhyABaseCannotBeOpened) {
    test::World world;
    const QAbstractItemModelTester tester(world.session().bases());
    world.session().bases()->open("/nowhere/at/all.kb");
    ASSERT_TRUE(until([&] { return world.session().bases()->state() == Bases::Failed; }));
    EXPECT_FALSE(world.session().bases()->error().isEmpty());
    ASSERT_TRUE(world.openRobots());
    EXPECT_EQ(world.session().bases()->entities(), 3);
}

TEST(Session, TellsTheWordsThatItMadeInAnotherLanguage) {
    test::World world;
    ASSERT_TRUE(world.openRobots());
    Session& session = world.session();
    session.chat()->ask("Which robots are there?");
    ASSERT_TRUE(until([&] { return !session.chat()->running(); }));
    QSignalSpy turns(session.chat()->turns(), &QAbstractItemModel::dataChanged);
    QSignalSpy examples(session.bases(), &Bases::examplesChanged);
    const QStringList english = session.bases()->examples();
    ASSERT_FALSE(english.isEmpty());
    Translation translation;
    QObject::connect(session.settings(), &AppSettings::languageChanged, session.settings(),
                     [&] { translation.use(session.settings()->language()); });
    session.settings()->setLanguage("de");
    ASSERT_TRUE(until([&] { return examples.size() == 1; }));
    EXPECT_NE(session.bases()->examples(), english);
    EXPECT_FALSE(turns.isEmpty());
    session.settings()->setLanguage("en");
    ASSERT_TRUE(until([&] { return examples.size() == 2; }));
    EXPECT_EQ(session.bases()->examples(), english);
}

TEST(Configurations, KeepsWhatIsSavedUnderAName) {
    test::World world;
    Configurations& configurations = *world.session().configurations();
    const QAbstractItemModelTester tester(configurations.saved());
    EXPECT_FALSE(configurations.modified());
    configurations.setStrategy("sql");
    EXPECT_FALSE(configurations.problem().isEmpty());
    configurations.setModel("ollama:tiny");
    configurations.setRounds(99);
    EXPECT_EQ(configurations.rounds(), 20);
    EXPECT_TRUE(configurations.problem().isEmpty());
    EXPECT_TRUE(configurations.modified());
    configurations.save("Mine");
    EXPECT_EQ(configurations.count(), 2);
    world.restart();
    Configurations& again = *world.session().configurations();
    EXPECT_EQ(again.name(), "Mine");
    EXPECT_EQ(again.model(), "ollama:tiny");
    again.remove("Mine");
    again.remove("Offline");
    EXPECT_EQ(again.count(), 1);
    EXPECT_EQ(again.strategy(), "offline");
}

TEST(Configurations, SaysWhereTheNextQuestionGoes) {
    test::World world;
    Configurations& configurations = *world.session().configurations();
    EXPECT_EQ(configurations.destination(), "");
    configurations.setModel("ollama:tiny");
    world.session().settings()->setOllamaHost("http://127.0.0.1:11434");
    EXPECT_EQ(configurations.destination(), "");
    world.session().settings()->setOllamaHost("http://models.example:11434");
    EXPECT_EQ(configurations.destination(), "models.example");
    world.session().settings()->setOpenAiBaseUrl("https://api.example/v1");
    configurations.setModel("openai:big");
    EXPECT_EQ(configurations.destination(), "api.example");
}

TEST(AppSettings, NeverWritesTheKeyIntoItsFile) {
    test::World world;
    AppSettings& settings = *world.session().settings();
    settings.setTheme("dark");
    settings.setKey("sk-very-secret");
    settings.setLanguage("de");
    EXPECT_EQ(settings.access().openAiKey, "sk-very-secret");
    EXPECT_NE(settings.keyPlace(), AppSettings::NoKey);
    settings.setKey("");  // also out of a keychain that may run here
    world.restart();
    EXPECT_EQ(world.session().settings()->theme(), "dark");
    std::ifstream file(world.folder() / "settings.json");
    const std::string content{std::istreambuf_iterator<char>(file), {}};
    EXPECT_FALSE(content.empty());
    EXPECT_EQ(content.find("secret"), std::string::npos);
}

TEST(AppSettings, LeavesAFileAloneThatItCannotRead) {
    test::World world;
    const auto file = world.folder() / "settings.json";
    std::ofstream(file) << "{ not json";
    world.restart();
    EXPECT_FALSE(world.session().settings()->problem().isEmpty());
    world.session().settings()->setTheme("dark");
    world.restart();
    std::ifstream stream(file);
    const std::string content{std::istreambuf_iterator<char>(stream), {}};
    EXPECT_EQ(content, "{ not json");
}

TEST(Session, ImportsTheSampleOnTheFirstStartAndOpensItOnTheNext) {
    test::World world;
    world.session().start({}, {world.graphFile()});
    ASSERT_TRUE(until([&] { return world.session().bases()->state() == Bases::Ready; }));
    world.restart();
    world.session().start({}, {world.graphFile()});
    EXPECT_EQ(world.session().importer()->state(), Importer::Choosing);
    ASSERT_TRUE(until([&] { return world.session().bases()->state() == Bases::Ready; }));
    EXPECT_EQ(world.session().bases()->name(), "Sample");
}

TEST(Session, MakesAnOutdatedSampleAnew) {
    test::World world;
    world.session().start({}, {world.graphFile()});
    ASSERT_TRUE(until([&] { return world.session().bases()->state() == Bases::Ready; }));
    const auto file = world.folder() / "bases" / "sample.kb" / "manifest.json";
    std::ifstream stream(file);
    auto manifest = nlohmann::json::parse(stream);
    manifest["version"] = 1;
    std::ofstream(file) << manifest;
    world.restart();
    world.session().start({}, {world.graphFile()});
    EXPECT_EQ(world.session().importer()->state(), Importer::Running);
    ASSERT_TRUE(until([&] { return world.session().bases()->state() == Bases::Ready; }));
}

}  // namespace
