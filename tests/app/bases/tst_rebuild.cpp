// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/bases/rebuild.h"
#include "base/file.h"
#include "knowledge/importfiles.h"
#include "support/testbases.h"

#include <gtest/gtest.h>

namespace tripletalk::app {

TEST(Rebuild, ReadsTheFilesAsTheyWereRead) {
    const tests::TemporaryFolder folder;
    const auto graph = folder.path() / "graph.data";
    ASSERT_TRUE(writeFileAtomically(graph, "<a b> <p> \"x\" .\n<a b> <p> 'y .\n<c> <p> \"z\" .\n"));
    const auto base = folder.path() / "kb";
    const knowledge::ImportOptions options{.onError = rdf::OnError::Repair,
                                           .base = "http://b/",
                                           .format = &rdf::formatOf(rdf::Syntax::Turtle)};
    const auto imported = knowledge::importFiles({graph}, base, options, {}, {});
    ASSERT_TRUE(imported.ok()) << imported.error().toText();
    EXPECT_EQ(imported->triplesRead, 2);

    const auto rebuilt = rebuildFromSources(base, {}, {}, {});
    ASSERT_TRUE(rebuilt.ok()) << rebuilt.error().toText();
    ASSERT_TRUE(*rebuilt);
    EXPECT_EQ((*rebuilt)->entitiesCame, 0);
    EXPECT_EQ((*rebuilt)->entitiesWent, 0);
    const auto report = knowledge::KnowledgeBase::open(base)->report();
    ASSERT_TRUE(report);
    EXPECT_EQ(
        (*report)["reading"],
        (nlohmann::json{{"on_error", "repair"}, {"base", "http://b/"}, {"format", "Turtle"}}));
}

TEST(Rebuild, ReadsTheFilesWhateverTheReportOfTheLastImportHolds) {
    const tests::TemporaryFolder folder;
    const auto base = folder.path() / "test.kb";
    tests::baseFromTurtle(folder.path(), tests::museum);
    for (const char* report : {"[1]", R"({"reading": [1], "skipped": 1})",
                               R"({"reading": {"on_error": 1, "base": [], "format": {}}})"}) {
        ASSERT_TRUE(writeFileAtomically(base / "report.json", report));
        const auto rebuilt = rebuildFromSources(base, {}, {}, {});
        EXPECT_TRUE(rebuilt.ok()) << report;
    }
}

}  // namespace tripletalk::app
