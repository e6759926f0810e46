// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "support/testbases.h"

#include <map>
#include <set>

#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tripletalk::knowledge {

using namespace tripletalk::tests;
namespace fs = std::filesystem;
using testing::HasSubstr;

namespace {

struct Importing : testing::Test {
    TemporaryFolder folder;

    Result<ImportReport> import(const std::string& content, const std::string& name = "a.ttl",
                                bool replace = false, const ProgressSink& progress = {},
                                const CancelToken& cancel = {}) {
        ImportOptions options;
        options.replace = replace;
        const auto file = writeText(folder.path() / name, content);
        return importFiles({file}, target(), options, progress, cancel);
    }
    [[nodiscard]] fs::path target() const { return folder.path() / "x.kb"; }

    /// Everything in the folder but the sources.
    [[nodiscard]] std::set<std::string> leftovers() const {
        std::set<std::string> names;
        for (const auto& entry : fs::directory_iterator(folder.path()))
            if (!entry.is_regular_file() || entry.path().filename().string().starts_with("."))
                names.insert(entry.path().filename());
        return names;
    }
};

const std::string small =
    "@prefix : <http://e.org/> .\n:a a :Thing ; :p 1 . :b a :Thing ; :p 2 .\n";

}  // namespace

TEST_F(Importing, MakesABaseThatOpensWithEveryTripleAccountedFor) {
    const auto report = import(small + small);
    ASSERT_TRUE(report.ok()) << report.error().toText();
    EXPECT_EQ(report->triplesRead, 8);
    EXPECT_EQ(report->triplesStored, 4);
    EXPECT_EQ(report->duplicates, 4);
    EXPECT_EQ(report->coverage.lost, 0);
    EXPECT_EQ(
        report->coverage.inColumns + report->coverage.asVocabulary + report->coverage.inSideTables,
        4);
    const auto base = KnowledgeBase::open(target());
    ASSERT_TRUE(base.ok()) << base.error().toText();
    EXPECT_EQ(base->manifest().triples, 4);
    EXPECT_EQ(leftovers(), std::set<std::string>{"x.kb"});
}

TEST_F(Importing, TakesFilesWhoseNamesAreNotUtf8) {
    for (const char* name : {"l\xE4mp.ttl", "l\xE4mp.txt"}) {
        const auto report = import(small, name, true);
        ASSERT_TRUE(report.ok()) << report.error().toText();
        EXPECT_EQ(must(KnowledgeBase::open(target())).manifest().name, "l\uFFFDmp");
    }
}

TEST_F(Importing, LeavesTheOldBaseWhereWhatAPersonWroteCannotBeCopied) {
    ASSERT_TRUE(import(small).ok());
    fs::create_directory(target() / "questions.jsonl");  // there, and no file
    const auto refused = import(small, "a.ttl", true);
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().kind, ErrorKind::Io);
    EXPECT_EQ(must(KnowledgeBase::open(target())).manifest().generation, 1);
}

TEST_F(Importing, ReplacesABaseOnlyWhenAskedTo) {
    ASSERT_TRUE(import(small).ok());
    const auto refused = import(small);
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().kind, ErrorKind::Usage);
    const auto id = must(KnowledgeBase::open(target())).manifest().id;
    ASSERT_TRUE(import(small, "a.ttl", true).ok());
    const auto again = must(KnowledgeBase::open(target()));
    EXPECT_EQ(again.manifest().id, id);
    EXPECT_EQ(again.manifest().generation, 2);
}

TEST_F(Importing, ReplacesABaseOfAnOlderFormatAndKeepsWhatPeopleMade) {
    ASSERT_TRUE(import(small).ok());
    const auto id = must(KnowledgeBase::open(target())).manifest().id;
    auto manifest = nlohmann::json::parse(must(readFile(target() / "manifest.json")));
    manifest["version"] = 1;
    writeText(target() / "manifest.json", manifest.dump());
    writeText(
        target() / "curation.json",
        R"({"format": "tripletalk-curation", "version": 1, "glossary": "Small: few things."})");
    ASSERT_TRUE(import(small, "a.ttl", true).ok());
    EXPECT_EQ(must(KnowledgeBase::open(target())).manifest().id, id);
    EXPECT_EQ(must(KnowledgeBase::open(target())).curation().glossary, "Small: few things.");
    EXPECT_TRUE(fs::exists(target() / "curation.json"));
}

TEST_F(Importing, TellsOfEachStageItsEnd) {
    std::map<std::string, Progress> last;
    ASSERT_TRUE(import(small, "a.ttl", false, [&](const Progress& progress) {
                    EXPECT_FALSE(last[progress.stage].finished) << progress.stage;
                    last[progress.stage] = progress;
                }).ok());
    EXPECT_TRUE(last.contains("read"));
    for (const auto& [stage, progress] : last) {
        EXPECT_TRUE(progress.finished) << stage;
        EXPECT_EQ(progress.secondsLeft, 0) << stage;
    }
}

TEST_F(Importing, LeavesAFolderAloneThatIsNoKnowledgeBase) {
    fs::create_directory(target());
    writeText(target() / "thesis.txt", "mine");
    const auto refused = import(small, "a.ttl", true);
    ASSERT_FALSE(refused.ok());
    EXPECT_TRUE(fs::exists(target() / "thesis.txt"));
}

TEST_F(Importing, KeepsWhatWasThereWhenTheNewFileIsBad) {
    ASSERT_TRUE(import(small).ok());
    const auto bad = import("@prefix : <http://e.org/> .\n:a :p 1 .\n:a :q .\n", "bad.ttl", true);
    ASSERT_FALSE(bad.ok());
    EXPECT_EQ(bad.error().kind, ErrorKind::Syntax);
    ASSERT_TRUE(bad.error().place.has_value());
    EXPECT_EQ(bad.error().place->line, 3);
    EXPECT_THAT(bad.error().place->file, HasSubstr("bad.ttl"));
    EXPECT_EQ(must(KnowledgeBase::open(target())).manifest().generation, 1);
    EXPECT_EQ(leftovers(), std::set<std::string>{"x.kb"});
}

TEST_F(Importing, SaysWhatIsWrongWithFilesThatHoldNoGraph) {
    for (const auto& [name, content] :
         std::vector<std::pair<std::string, std::string>>{{"empty.ttl", ""},
                                                          {"binary.ttl", std::string("\x7f"
                                                                                     "ELF\0\0\1\2",
                                                                                     8)},
                                                          {"table.csv", "a,b\n1,2\n"},
                                                          {"cut.ttl.gz", "\x1f\x8b\x08"}}) {
        const auto report = import(content, name);
        ASSERT_FALSE(report.ok()) << name;
        EXPECT_FALSE(report.error().message.empty()) << name;
        EXPECT_NE(report.error().kind, ErrorKind::Internal) << name;
        EXPECT_FALSE(fs::exists(target())) << name;
    }
    const auto missing = importFiles({folder.path() / "nowhere.ttl"}, target(), {}, {}, {});
    ASSERT_FALSE(missing.ok());
    EXPECT_EQ(missing.error().kind, ErrorKind::NotFound);
}

TEST_F(Importing, LeavesNothingBehindWhenCancelledInAnyStage) {
    for (const std::string stage : {"read", "index", "induce", "fill", "verbalise", "values"}) {
        const CancelToken cancel;
        const auto report = import(
            small, "a.ttl", false,
            [&](const Progress& progress) {
                if (progress.stage == stage) cancel.cancel();
            },
            cancel);
        if (report) {  // a graph this small may pass a stage without a report of progress
            fs::remove_all(target());
            continue;
        }
        EXPECT_EQ(report.error().kind, ErrorKind::Cancelled) << stage;
        EXPECT_EQ(leftovers(), std::set<std::string>{}) << stage;
    }
}

TEST_F(Importing, RefusesASecondWriterOfOneBase) {
    std::optional<ErrorKind> second;
    const auto first = import(small, "a.ttl", false, [&](const Progress&) {
        if (second) return;
        const auto report = importFiles({folder.path() / "a.ttl"}, target(), {}, {}, {});
        second = report ? ErrorKind::Internal : report.error().kind;
    });
    ASSERT_TRUE(first.ok()) << first.error().toText();
    EXPECT_EQ(second, ErrorKind::Locked);
}

TEST_F(Importing, StartsAgainAfterAnImportThatWasKilled) {
    const pid_t child = fork();
    if (child == 0) {
        (void)import(small, "a.ttl", false, [](const Progress&) { _exit(9); });
        _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_FALSE(fs::exists(target()));
    EXPECT_TRUE(import(small).ok());
    EXPECT_EQ(leftovers(), std::set<std::string>{"x.kb"});
}

TEST_F(Importing, TakesDocumentsBesideTheGraph) {
    const auto graph = writeText(folder.path() / "g.ttl", small);
    const auto document =
        writeText(folder.path() / "notes.md", "# Notes\n\nThe blue lamp stands in the hall.\n");
    const auto report = importFiles({graph, document}, target(), {}, {}, {});
    ASSERT_TRUE(report.ok()) << report.error().toText();
    auto searcher = must(must(KnowledgeBase::open(target())).openSearcher(nullptr));
    const auto hits = must(searcher.search("Where is the blue lamp?", {}, {}));
    ASSERT_FALSE(hits.empty());
    EXPECT_THAT(hits.front().passage.text, HasSubstr("stands in the hall"));
    EXPECT_EQ(hits.front().passage.kind, retrieval::PassageKind::Document);
}

}  // namespace tripletalk::knowledge
