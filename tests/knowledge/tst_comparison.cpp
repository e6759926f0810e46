// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "knowledge/importchanges.h"
#include "knowledge/sources.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::knowledge {

using namespace tripletalk::tests;
using testing::ElementsAre;

namespace {

struct Compared : testing::Test {
    TemporaryFolder folder;

    /// What a second import of another graph into the base of the first tells of the change.
    [[nodiscard]] ImportChanges changes(const std::string& before, const std::string& after) const {
        baseFromTurtle(folder.path(), before);
        const auto file = writeText(folder.path() / "test.ttl", std::string(testPrefixes) + after);
        ImportOptions options;
        options.replace = true;
        const auto report =
            must(importFiles({file}, folder.path() / "test.kb", options, {}, CancelToken()));
        return report.changes.value();
    }
    [[nodiscard]] static const ClassChanges& of(const ImportChanges& changes,
                                                const std::string& name) {
        for (const ClassChanges& one : changes.classes)
            if (one.name == name) return one;
        throw std::runtime_error("no change of " + name);
    }
};

std::string without(std::string text, std::string_view line) {
    const auto at = text.find(line);
    if (at == std::string::npos) throw std::runtime_error("not there: " + std::string(line));
    return text.erase(at, line.size());
}

}  // namespace

TEST_F(Compared, TheSameGraphHasNoChange) {
    const ImportChanges none = changes(std::string(museum), std::string(museum));
    EXPECT_TRUE(none.none());
    EXPECT_TRUE(none.classes.empty());
}

TEST_F(Compared, TellsWhatCameWentAndChangedByClass) {
    std::string after = without(
        std::string(museum),
        R"(:p5 a :Painting ; rdfs:label "Snow" ; :paintedBy :bo ; :height "400 mm" ; :year 1920 .)");
    after = text::replaceAll(after, ":year 1899", ":year 1898, 1897");
    after += R"(:p6 a :Painting ; rdfs:label "Rain" ; :paintedBy :ana .
:cy a :Artist ; rdfs:label "Cy Dove" .)";
    const ImportChanges all = changes(std::string(museum), after);
    EXPECT_EQ(all.entitiesCame, 2);
    EXPECT_EQ(all.entitiesWent, 1);
    EXPECT_EQ(all.entitiesChanged, 1);
    EXPECT_EQ(all.factsCame, 2 + 3 + 2);
    EXPECT_EQ(all.factsWent, 1 + 5);

    const ClassChanges& paintings = of(all, "Painting");
    EXPECT_THAT(paintings.came.samples, ElementsAre("Rain"));
    EXPECT_THAT(paintings.went.samples, ElementsAre("Snow"));
    EXPECT_THAT(paintings.changed.samples, ElementsAre("Two Chairs"));
    EXPECT_EQ(paintings.factsCame, 5);
    EXPECT_EQ(paintings.factsWent, 6);
    const ClassChanges& artists = of(all, "Artist");
    EXPECT_EQ(artists.came.count, 1);
    EXPECT_EQ(artists.went.count + artists.changed.count, 0);
    EXPECT_EQ(all.classes.front().name, "Painting");
}

TEST_F(Compared, ATermThatIsOnlyAnObjectNowIsGoneAsAnEntity) {
    const std::string before = R"(:a a :Thing ; rdfs:label "A" ; :sees :b .
:b a :Thing ; rdfs:label "B" . :c a :Thing ; rdfs:label "C" .)";
    const std::string after = R"(:a a :Thing ; rdfs:label "A" ; :sees :b .
:c a :Thing ; rdfs:label "C" .)";
    const ImportChanges gone = changes(before, after);
    EXPECT_EQ(gone.factsWent, 2);
    EXPECT_EQ(gone.factsCame, 0);
    EXPECT_EQ(gone.entitiesChanged, 0);
}

TEST_F(Compared, AFirstImportHasNothingToCompareWith) {
    const auto file =
        writeText(folder.path() / "new.ttl", std::string(testPrefixes) + std::string(museum));
    const auto report = must(importFiles({file}, folder.path() / "new.kb", {}, {}, CancelToken()));
    EXPECT_FALSE(report.changes.has_value());
}

TEST_F(Compared, SourcesAreTheSameChangedOrMissing) {
    const auto base = baseFromTurtle(folder.path(), museum);
    const auto state = [&] { return must(sourceStates(base.manifest(), CancelToken())).front(); };
    EXPECT_EQ(state(), SourceState::Same);
    const auto file = folder.path() / "test.ttl";
    // As long as before: only its content tells.
    const std::string text = std::string(testPrefixes) + std::string(museum);
    writeText(file, text::replaceAll(text, "1901", "1900"));
    EXPECT_EQ(state(), SourceState::Changed);
    writeText(file, text + "\n");
    EXPECT_EQ(state(), SourceState::Changed);
    std::filesystem::remove(file);
    EXPECT_EQ(state(), SourceState::Missing);
}

}  // namespace tripletalk::knowledge
