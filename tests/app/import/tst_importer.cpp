// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/world.h"
#include "knowledge/knowledgebase.h"

#include <fstream>

#include <QAbstractItemModelTester>
#include <gtest/gtest.h>

namespace tripletalk::app {

using test::until;

namespace {

/// An importer in a world of its own, and its files.
struct Importing : testing::Test {
    test::World world;
    Importer& importer = *world.session().importer();
    ImportPreviewer& preview = *importer.preview();

    std::filesystem::path write(const std::string& name, const std::string& content) {
        const auto file = world.folder() / name;
        std::ofstream(file, std::ios::binary) << content;
        return file;
    }
    void add(const std::vector<std::filesystem::path>& files) {
        importer.files()->add(urls(files));
        ASSERT_TRUE(until([&] { return !importer.files()->looking(); }));
    }
    static QList<QUrl> urls(const std::vector<std::filesystem::path>& files) {
        QList<QUrl> urls;
        for (const auto& file : files) urls << QUrl::fromLocalFile(qs(file.string()));
        return urls;
    }
    bool previewed() {
        return until([&] { return preview.state() == ImportPreviewer::Ready; });
    }
    bool imported() {
        return until([&] { return importer.state() == Importer::Done; }) &&
               until([&] { return world.session().bases()->state() == Bases::Ready; });
    }
    knowledge::KnowledgeBase base() { return *world.session().bases()->current(); }
    /// Names of what the folder of the bases holds.
    QStringList bases() {
        return QDir(qs((world.folder() / "bases").string()))
            .entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden);
    }

    static constexpr const char* cars = R"(
@prefix c: <http://c/> .
c:a a c:Car ; c:mass "1,200 kg" ; c:doors "3" .
c:b a c:Car ; c:mass "900 kg" ; c:doors "5" .
c:d a c:Car ; c:mass "2,150 kg" ; c:doors "5" .
)";
};

}  // namespace

TEST_F(Importing, CallsSeveralFilesOfOneFolderByIt) {
    const auto folder = world.folder() / "my fleet";
    std::filesystem::create_directories(folder);
    for (const char* name : {"data.ttl", "vocab.ttl"}) std::ofstream(folder / name) << cars;
    add({folder});
    EXPECT_EQ(importer.files()->rowCount(), 2);
    EXPECT_EQ(importer.suggestedName(), "my fleet");
}

TEST_F(Importing, ImportsFilesAndOpensTheNewBase) {
    const QAbstractItemModelTester tester(importer.stages());
    const QAbstractItemModelTester filesTester(importer.files());
    add({world.graphFile()});
    EXPECT_EQ(importer.suggestedName(), "robots");
    importer.setName("  My   robots ");
    importer.start();
    EXPECT_EQ(importer.state(), Importer::Running);
    ASSERT_TRUE(imported());
    EXPECT_EQ(world.session().bases()->name(), "My robots");
    EXPECT_EQ(importer.report()["triples"].toInt(), 12);
    EXPECT_EQ(importer.report()["name"], "My robots");
    EXPECT_GT(importer.stages()->rowCount(), 0);
    EXPECT_GT(importer.stages()->fraction(), 0.5);
    EXPECT_TRUE(until([&] { return world.session().bases()->rowCount() == 1; }));
    EXPECT_EQ(bases(), QStringList("my-robots.kb"));
}

TEST_F(Importing, ShowsWhatIsInTheFilesAsSoonAsThereAreAny) {
    add({world.graphFile()});
    ASSERT_TRUE(previewed());
    EXPECT_TRUE(preview.whole());
    EXPECT_EQ(preview.entities(), 3);
    EXPECT_EQ(preview.types().front().toMap()["label"], "Robot");
    EXPECT_EQ(preview.report()["triples"].toInt(), 12);
    ASSERT_TRUE(until([&] { return !preview.sample().isEmpty(); }));
    const QString first = preview.sample()["iri"].toString();
    EXPECT_TRUE(preview.sample()["turtle"].toString().contains(" a "));
    preview.showSample("http://x/Robot");
    EXPECT_TRUE(until([&] { return preview.sample()["iri"] != first; }));
    importer.files()->remove(0);
    EXPECT_EQ(preview.state(), ImportPreviewer::Idle);
    EXPECT_TRUE(preview.sample().isEmpty());
}

TEST_F(Importing, TakesTheFilesOfAFolderAndRefusesOtherKindsWithASentence) {
    std::filesystem::create_directories(world.folder() / "in");
    write("in/a.ttl", "<http://x/a> <http://x/b> 1 .");
    write("in/notes.md", "# Notes");
    write("in/photo.jpg", "no");
    add({world.folder() / "in", write("b.json", "{}"), world.folder() / "gone.nt"});
    EXPECT_EQ(importer.files()->rowCount(), 2);
    ASSERT_EQ(importer.files()->refused().size(), 2);
    EXPECT_TRUE(importer.files()->refused()[0].contains("b.json"));
    EXPECT_TRUE(importer.files()->refused()[1].contains("gone.nt"));
    add({world.folder() / "in" / "a.ttl"});
    EXPECT_EQ(importer.files()->rowCount(), 2) << "twice the same";
    importer.files()->add({QUrl("https://example.org/a.ttl")});
    EXPECT_EQ(importer.files()->refused().size(), 1);
}

TEST_F(Importing, SkipsAndReportsBadStatementsUnlessItIsToStop) {
    add({write("bad.ttl",
               "<http://x/a> <http://x/b> 1 .\nnot turtle at all .\n"
               "<http://x/c> <http://x/b> 2 .\n")});
    ASSERT_TRUE(previewed());
    EXPECT_EQ(preview.badStatements(), 1);
    importer.setBadStatements("stop");
    importer.start();
    ASSERT_TRUE(until([&] { return importer.state() == Importer::Failed; }));
    EXPECT_FALSE(importer.error().isEmpty());
    EXPECT_TRUE(importer.errorDetail().contains("bad.ttl:2")) << utf8(importer.errorDetail());
    EXPECT_EQ(importer.errorPage(), "preview");
    EXPECT_EQ(bases(), QStringList());
    importer.setBadStatements("skip");
    importer.start();
    ASSERT_TRUE(imported());
    EXPECT_EQ(importer.report()["skipped"].toList().size(), 1);
}

TEST_F(Importing, TellsNoSwitchOfTheCommandLine) {
    add({write("bad.ttl", "<http://x/a> <http://x/b> 1 .\nnot turtle at all .\n")});
    ASSERT_TRUE(previewed());
    importer.setBadStatements("stop");
    importer.start();
    ASSERT_TRUE(until([&] { return importer.state() == Importer::Failed; }));
    EXPECT_FALSE(importer.errorDetail().contains("--on-error")) << utf8(importer.errorDetail());
}

TEST_F(Importing, ABaseImportedAnewIsReadAsItWasRead) {
    add({write("a.ttl", "<a> <http://x/p> \"1\" .\n<b c> <http://x/p> \"2\" .\n")});
    ASSERT_TRUE(previewed());
    importer.setBaseIri("http://b/");
    importer.setBadStatements("repair");
    importer.start();
    ASSERT_TRUE(imported());
    EXPECT_EQ(importer.report()["repaired"].toList().size(), 1);
    const QString folder = qs(base().folder().string());
    importer.prepare({}, folder);
    ASSERT_TRUE(until([&] { return importer.baseIri() == "http://b/"; }));
    EXPECT_EQ(importer.badStatements(), "repair");
}

TEST_F(Importing, ACleaningRuleThatIsSwitchedOffIsNotUsed) {
    add({write("cars.ttl", cars)});
    ASSERT_TRUE(previewed());
    CleaningRules& rules = *importer.cleaning();
    const QAbstractItemModelTester tester(&rules);
    ASSERT_EQ(rules.rowCount(), 2);
    EXPECT_EQ(rules.inUse(), 2);
    EXPECT_TRUE(rules.choices().empty());
    int mass = 0;
    if (rules.data(rules.index(0), CleaningRules::RuleRole) != "unit") mass = 1;
    const auto sample =
        rules.data(rules.index(mass), CleaningRules::SamplesRole).toList().front().toMap();
    EXPECT_EQ(sample["before"], "1,200 kg");
    EXPECT_EQ(sample["after"], "1200");
    rules.setUsed(mass, false);
    EXPECT_EQ(rules.inUse(), 1);
    importer.start();
    ASSERT_TRUE(imported());
    const auto schema = base().schema();
    EXPECT_EQ(schema.table("car")->column("mass")->type, "TEXT");
    EXPECT_EQ(schema.table("car")->column("doors")->type, "INTEGER");
    EXPECT_EQ(importer.report()["cleaning"].toList().size(), 1);
}

TEST_F(Importing, MakesAnotherBaseOfTheSameNameOrReplacesIt) {
    add({write("cars.ttl", cars)});
    EXPECT_FALSE(importer.nameTaken());
    importer.start();
    ASSERT_TRUE(imported());
    const auto first = base();
    ASSERT_TRUE(until([&] { return world.session().bases()->rowCount() == 1; }));
    importer.prepare(urls({world.folder() / "cars.ttl"}));
    ASSERT_TRUE(until([&] { return importer.nameTaken(); }));
    importer.start();
    ASSERT_TRUE(imported());
    EXPECT_NE(base().folder(), first.folder());
    importer.prepare(urls({world.folder() / "cars.ttl"}));
    ASSERT_TRUE(until([&] { return importer.files()->rowCount() == 1; }));
    importer.setReplaces(true);
    importer.start();
    ASSERT_TRUE(imported());
    EXPECT_EQ(base().manifest().generation, 2);
}

TEST_F(Importing, ImportsABaseAnewWithWhatItWas) {
    add({write("cars.ttl", cars)});
    importer.setName("My cars");
    importer.setPrivacy("local");
    importer.setEmbedder("none");
    importer.start();
    ASSERT_TRUE(imported());
    const auto first = base();
    const auto more = write("more.ttl", std::string(cars) + "c:e a c:Car ; c:doors \"2\" .");
    importer.prepare(urls({more}), qs(first.folder().string()));
    ASSERT_TRUE(until([&] { return importer.suggestedName() == "My cars"; }));
    ASSERT_TRUE(until([&] { return importer.files()->rowCount() == 1; }));
    EXPECT_EQ(importer.privacy(), "local");
    EXPECT_EQ(importer.embedder(), "none");
    importer.start();
    ASSERT_TRUE(imported());
    EXPECT_EQ(base().manifest().id, first.manifest().id);
    EXPECT_EQ(base().manifest().name, "My cars");
    EXPECT_EQ(base().manifest().entities, 4);
    EXPECT_EQ(base().manifest().privacy, knowledge::Privacy::Local);
}

TEST_F(Importing, LeavesNothingBehindWhenItIsCancelled) {
    std::string many;
    for (int i = 0; i < 20'000; ++i)
        many += "<http://x/" + std::to_string(i) + "> a <http://x/T> ; <http://x/p> " +
                std::to_string(i) + " .\n";
    add({write("many.ttl", many)});
    importer.start();
    ASSERT_TRUE(until([&] { return importer.stages()->rowCount() > 0; }));
    importer.cancel();
    ASSERT_TRUE(until([&] { return importer.state() == Importer::Choosing; }));
    EXPECT_TRUE(importer.error().isEmpty());
    EXPECT_EQ(importer.files()->rowCount(), 1) << "to be tried again";
    EXPECT_EQ(bases(), QStringList());
}

TEST_F(Importing, SaysWhenAFileHasVanished) {
    const auto file = write("here.ttl", cars);
    add({file});
    ASSERT_TRUE(previewed());
    std::filesystem::remove(file);
    importer.start();
    ASSERT_TRUE(until([&] { return importer.state() == Importer::Failed; }));
    EXPECT_EQ(importer.errorPage(), "sources");
    EXPECT_TRUE(importer.error().contains("here.ttl")) << utf8(importer.error());
}

TEST_F(Importing, GuessesWhatAnEmbedderCostsAndSendsNothingThatTheRuleForbids) {
    add({write("cars.ttl", cars)});
    ASSERT_TRUE(previewed());
    EmbedderTrial& trial = *importer.trial();
    ASSERT_TRUE(until([&] { return trial.state() == EmbedderTrial::Tried; }));
    EXPECT_EQ(trial.passages(), 3);
    EXPECT_EQ(trial.tried(), 3);
    world.session().settings()->setOpenAiBaseUrl("https://api.example/v1");
    EXPECT_EQ(importer.destinationOf("openai:e"), "api.example");
    EXPECT_EQ(importer.destinationOf("builtin"), "");
    importer.setPrivacy("local");
    importer.setEmbedder("openai:e");
    EXPECT_EQ(trial.state(), EmbedderTrial::Untried) << "a server is tried when it is asked for";
    importer.tryEmbedder();
    ASSERT_TRUE(until([&] { return trial.state() == EmbedderTrial::Failed; }));
    importer.start();
    ASSERT_TRUE(until([&] { return importer.state() == Importer::Failed; }));
    EXPECT_EQ(importer.errorPage(), "search");
}

TEST_F(Importing, RestsAPreviewThatNobodyLooksAtAndGoesOnLater) {
    add({write("cars.ttl", cars)});
    importer.rest();
    EXPECT_NE(preview.state(), ImportPreviewer::Working);
    importer.resume();
    EXPECT_TRUE(previewed());
}

}  // namespace tripletalk::app
