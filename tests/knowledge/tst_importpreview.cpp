// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/importpreview.h"
#include "knowledge/importsources.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::knowledge {

using namespace tripletalk::tests;
namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

struct Previewing : testing::Test {
    TemporaryFolder folder;

    fs::path file(const std::string& name, std::string_view content) {
        return writeText(folder.path() / name, content);
    }
    Result<ImportPreview> preview(const std::vector<fs::path>& files, std::int64_t most = 1000) {
        return previewImport(files, folder.path(), {.mostTriples = most}, {}, CancelToken());
    }
    static std::string museumText() { return std::string(testPrefixes) + std::string(museum); }
};

std::string manyThings(int count) {
    std::string text;
    for (int i = 0; i < count; ++i)
        text += "<http://e.org/" + std::to_string(i) + "> <http://e.org/size> \"" +
                std::to_string(i) + "\" .\n";
    return text;
}

}  // namespace

TEST_F(Previewing, CountsTypesAndPredicatesAndKeepsPrefixes) {
    const auto seen = preview({file("m.ttl", museumText())});
    ASSERT_TRUE(seen.ok()) << seen.error().toText();
    EXPECT_TRUE(seen->whole());
    ASSERT_GE(seen->types.size(), 2U);
    EXPECT_EQ(seen->types[0].label, "Painting");
    EXPECT_EQ(seen->types[0].count, 5);
    EXPECT_TRUE(seen->prefixes.contains("rdfs"));
    EXPECT_EQ(std::ranges::count(seen->predicates, 5, &UsedTerm::count), 3);
    EXPECT_TRUE(seen->base.schema().table("painting"));
}

TEST_F(Previewing, ReadsNoFurtherThanItMay) {
    const auto seen = preview({file("a.nt", manyThings(50'000))}, 500);
    ASSERT_TRUE(seen.ok()) << seen.error().toText();
    EXPECT_FALSE(seen->whole());
    EXPECT_EQ(seen->report.triplesRead, 500);
    EXPECT_GT(seen->report.share, 0);
    EXPECT_LT(seen->report.share, 0.2);
}

TEST_F(Previewing, GivesEachFileItsPart) {
    const auto large = file("a.nt", manyThings(50'000));
    const auto seen = preview({large, file("m.ttl", museumText())}, 1000);
    ASSERT_TRUE(seen.ok()) << seen.error().toText();
    ASSERT_FALSE(seen->types.empty());
    EXPECT_EQ(seen->types[0].label, "Painting");
}

TEST_F(Previewing, TellsBadStatementsWithTheirLines) {
    const auto seen = preview({file("b.ttl",
                                    "<http://x/a> <http://x/b> 1 .\nnot turtle .\n"
                                    "<http://x/c> <http://x/b> 2 .\n")});
    ASSERT_TRUE(seen.ok()) << seen.error().toText();
    ASSERT_EQ(seen->report.skipped.size(), 1U);
    EXPECT_THAT(seen->report.skipped[0].samples.front(), HasSubstr("b.ttl:2:"));
}

TEST_F(Previewing, ShowsAnEntityAsTurtleAndAsItsPassageAndThenAnother) {
    const auto seen = preview({file("m.ttl", museumText())});
    ASSERT_TRUE(seen.ok()) << seen.error().toText();
    const auto first = must(sampleEntity(seen->base, seen->types[0].iri, 0));
    const auto second = must(sampleEntity(seen->base, seen->types[0].iri, 1));
    const auto round = must(sampleEntity(seen->base, seen->types[0].iri, 5));
    ASSERT_TRUE(first && second && round);
    EXPECT_NE(first->iri, second->iri);
    EXPECT_EQ(first->iri, round->iri);
    EXPECT_THAT(first->turtle, HasSubstr(" a :Painting ;\n"));
    EXPECT_THAT(first->turtle, HasSubstr("@prefix rdfs: "));
    EXPECT_THAT(first->passage, HasSubstr(first->label));
    EXPECT_TRUE(must(sampleEntity(seen->base, "", 3)));
    EXPECT_FALSE(must(sampleEntity(seen->base, "http://nowhere/Nothing", 0)));
}

TEST_F(Previewing, StopsWhenItIsCancelled) {
    const CancelToken cancel;
    cancel.cancel();
    const auto seen = previewImport({file("m.ttl", museumText())}, folder.path(), {}, {}, cancel);
    ASSERT_FALSE(seen.ok());
    EXPECT_EQ(seen.error().kind, ErrorKind::Cancelled);
    EXPECT_FALSE(fs::exists(folder.path() / "preview.kb"));
}

TEST_F(Previewing, ARuleThatIsSwitchedOffStaysOffInTheImportAndTheNext) {
    const auto source = file("m.ttl", museumText());
    const auto seen = preview({source});
    ASSERT_TRUE(seen.ok()) << seen.error().toText();
    const auto unit = std::ranges::find_if(
        seen->report.cleaning, [](const auto& report) { return report.suggestion.rule == "unit"; });
    ASSERT_NE(unit, seen->report.cleaning.end());
    ASSERT_TRUE(unit->suggestion.applied);
    ImportOptions options{.replace = true};
    options.cleaning[unit->key].off = {"unit"};
    const fs::path target = folder.path() / "m.kb";
    const auto report = must(importFiles({source}, target, options, {}, CancelToken()));
    EXPECT_TRUE(report.uncurated.empty());
    const auto type = [&] {
        const auto base = must(KnowledgeBase::open(target));
        return base.schema().table("painting")->column("height")->type;
    };
    EXPECT_EQ(type(), "TEXT");
    must(importFiles({source}, target, {.replace = true}, {}, CancelToken()));
    EXPECT_EQ(type(), "TEXT");
    options.cleaning[unit->key] = {.on = {"unit"}};
    must(importFiles({source}, target, options, {}, CancelToken()));
    EXPECT_EQ(type(), "INTEGER");
}

TEST_F(Previewing, FindsWhatCanBeImportedAndSaysWhyTheRestCannot) {
    fs::create_directories(folder.path() / "in" / "deep");
    file("in/a.ttl", "<http://x/a> <http://x/b> 1 .");
    file("in/deep/note.md", "# A note\n\nText.");
    file("in/picture.png", "PNG");
    fs::create_directories(folder.path() / "none");
    const auto binary = file("binary.ttl", std::string("\x7F"
                                                       "ELF\x01\x00\x00\x00\xFF\xFE\x02",
                                                       12));
    const auto found =
        findSources({folder.path() / "in", binary, file("empty.nt", ""), file("a.json", "{}"),
                     folder.path() / "none", folder.path() / "gone.ttl"});
    std::vector<std::string> kinds;
    for (const auto& source : found.files) kinds.push_back(source.syntax);
    EXPECT_THAT(kinds, ElementsAre("Turtle", ""));
    std::vector<std::string> sentences;
    for (const Error& error : found.refused) sentences.push_back(error.message.text());
    EXPECT_THAT(sentences,
                ElementsAre(HasSubstr("binary"), HasSubstr("empty"), HasSubstr("looks like JSON"),
                            HasSubstr("no file that can be imported"), HasSubstr("gone.ttl")));
}

}  // namespace tripletalk::knowledge
