// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/pack.h"
#include "knowledge/remotebase.h"
#include "knowledge/remoteexcerpt.h"
#include "support/sparqlserver.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::knowledge {

namespace {

using tests::must;

struct RemoteExcerpt : testing::Test {
    tests::TemporaryFolder folder;
    KnowledgeBase near = tests::baseFromTurtle(folder.path(), tests::museum);
    tests::SparqlServer server{near.folder()};
    std::shared_ptr<net::Client> client = std::make_shared<net::Client>();

    [[nodiscard]] std::filesystem::path kb() const { return folder.path() / "far.kb"; }
    [[nodiscard]] KnowledgeBase far() const {
        return must(KnowledgeBase::open(kb())).reachedBy(client);
    }
    void SetUp() override { must(makeRemoteBase(kb(), {.url = server.url()}, client, {})); }
};

}  // namespace

TEST_F(RemoteExcerpt, HasTheSchemaOfTheGraph) {
    const auto info = fetchExcerpt(far(), {}, {}, {});
    ASSERT_TRUE(info) << info.error().toText();
    EXPECT_TRUE(info->isWhole());
    EXPECT_EQ(info->has, near.manifest().triples);
    const auto excerpt = far().excerpt();
    ASSERT_TRUE(excerpt) << excerpt.error().toText();
    EXPECT_EQ(induction::renderDdl(excerpt->schema(), {.comments = false}),
              induction::renderDdl(near.schema(), {.comments = false}));
}

TEST_F(RemoteExcerpt, TellsTheEndpointsOwnNumbersOfThings) {
    ASSERT_TRUE(fetchExcerpt(far(), {.facts = {.things = 3}}, {}, {}));
    EXPECT_EQ(far().excerpt()->schema().table("painting")->rows, 5);
    EXPECT_FALSE(excerptInfo(far())->isWhole());
}

TEST_F(RemoteExcerpt, IsToldByTheManifest) {
    EXPECT_EQ(far().excerpt().error().kind, ErrorKind::NotFound);
    EXPECT_EQ(excerptInfo(far()).error().kind, ErrorKind::NotFound);
    const KnowledgeBase before = far();
    const auto info = fetchExcerpt(before, {}, {}, {});
    ASSERT_TRUE(info);
    EXPECT_EQ(before.current()->manifest().remote->excerpt, info->fetched);
    EXPECT_EQ(toJson(*excerptInfo(far())), toJson(*info));
}

TEST_F(RemoteExcerpt, StaysAsItWasWhereTheEndpointDies) {
    ASSERT_TRUE(fetchExcerpt(far(), {}, {}, {}));
    server.dieAfter(4);
    EXPECT_FALSE(fetchExcerpt(far(), {}, {}, {}));
    EXPECT_TRUE(far().excerpt());
}

TEST_F(RemoteExcerpt, IsOfEndpointsAlone) {
    EXPECT_EQ(fetchExcerpt(near, {}, {}, {}).error().kind, ErrorKind::Usage);
    EXPECT_EQ(near.excerpt().error().kind, ErrorKind::NotFound);
}

TEST_F(RemoteExcerpt, IsInNoPack) {
    ASSERT_TRUE(fetchExcerpt(far(), {}, {}, {}));
    const auto file = folder.path() / "far.tar";
    must(pack(kb(), file, {}, {}));
    must(unpack(file, folder.path() / "again.kb", {}, {}, {}));
    const auto again = must(KnowledgeBase::open(folder.path() / "again.kb"));
    EXPECT_TRUE(again.manifest().remote->excerpt.empty());
    EXPECT_EQ(again.excerpt().error().kind, ErrorKind::NotFound);
}

}  // namespace tripletalk::knowledge
