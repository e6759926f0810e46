// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "knowledge/curator.h"
#include "knowledge/graphsummary.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::knowledge {

using namespace tripletalk::tests;

namespace {

struct SummaryOfABase : testing::Test {
    TemporaryFolder folder;
    KnowledgeBase base = baseFromTurtle(folder.path(), museum);
    std::filesystem::path file = base.folder() / "graph-summary.json";

    [[nodiscard]] sparql::GraphSummary asked() const {
        const auto source = base.openSparql();
        return must(graphSummary(base, **source, {}));
    }
};

}  // namespace

TEST_F(SummaryOfABase, IsKeptAndReadBackAsItWas) {
    const auto first = asked();
    ASSERT_FALSE(first.classes.empty());
    auto kept = nlohmann::json::parse(*readFile(file));
    const auto again = asked();
    ASSERT_EQ(again.classes.size(), first.classes.size());
    EXPECT_EQ(again.complete, first.complete);
    for (std::size_t i = 0; i < first.classes.size(); ++i) {
        const auto& one = first.classes[i];
        EXPECT_EQ(again.classes[i].iri, one.iri);
        EXPECT_EQ(again.classes[i].label, one.label);
        EXPECT_EQ(again.classes[i].instances, one.instances);
        ASSERT_EQ(again.classes[i].properties.size(), one.properties.size());
        for (std::size_t k = 0; k < one.properties.size(); ++k) {
            EXPECT_EQ(again.classes[i].properties[k].label, one.properties[k].label);
            EXPECT_EQ(again.classes[i].properties[k].samples, one.properties[k].samples);
            EXPECT_EQ(again.classes[i].properties[k].share, one.properties[k].share);
            EXPECT_EQ(again.classes[i].properties[k].values, one.properties[k].values);
            EXPECT_EQ(again.classes[i].properties[k].valueClass, one.properties[k].valueClass);
        }
    }
    kept["classes"][0][1] = "from the file";
    ASSERT_TRUE(writeFileAtomically(file, kept.dump()));
    EXPECT_EQ(asked().classes[0].label, "from the file");
}

TEST_F(SummaryOfABase, IsMadeAnewForAnotherVersionAndFromADamagedFile) {
    const auto first = asked();
    auto kept = nlohmann::json::parse(*readFile(file));
    kept["version"][2] = 99;
    kept["classes"][0][1] = "old";
    ASSERT_TRUE(writeFileAtomically(file, kept.dump()));
    EXPECT_EQ(asked().classes[0].label, first.classes[0].label);
    kept["version"][2] = base.manifest().generation;
    kept.erase("others");
    for (const std::string& damaged : {kept.dump(), std::string("{"), std::string("[]")}) {
        ASSERT_TRUE(writeFileAtomically(file, damaged));
        EXPECT_EQ(asked().classes[0].label, first.classes[0].label);
    }
}

}  // namespace tripletalk::knowledge
