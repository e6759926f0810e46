// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// An endpoint is asked without a model once an excerpt of its graph is here.
#include "commandtest.h"
#include "support/sparqlserver.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::cli {

using namespace tripletalk::tests;
using testing::HasSubstr;

namespace {

struct ExcerptCommand : CommandTest {
    TemporaryFolder folder;
    knowledge::KnowledgeBase near = baseFromTurtle(folder.path(), museum);
    SparqlServer server{near.folder()};
    std::string far = (folder.path() / "far.kb").string();

    void SetUp() override {
        ASSERT_EQ(run({"import", "--endpoint", server.url(), "--kb", far}), Done) << err;
    }
    int ask(const std::string& question) {
        return run({"ask", "--kb", far, "--strategy", "offline", question});
    }
};

}  // namespace

TEST_F(ExcerptCommand, LetsAnEndpointBeAskedWithoutAModel) {
    EXPECT_EQ(ask("How many paintings are there?"), Failed);
    EXPECT_THAT(err, HasSubstr("excerpt"));
    ASSERT_EQ(run({"excerpt", "--kb", far}), Done) << err;
    EXPECT_THAT(out, HasSubstr("The excerpt is the whole graph."));
    ASSERT_EQ(ask("How many paintings are there?"), Done) << err;
    EXPECT_THAT(out, HasSubstr("**5**"));
    EXPECT_THAT(out, HasSubstr("sparql: SELECT"));
}

TEST_F(ExcerptCommand, TellsWhatIsMissing) {
    EXPECT_EQ(run({"excerpt", "--kb", far, "--show"}), Failed);
    ASSERT_EQ(run({"excerpt", "--kb", far, "--things", "3"}), Done) << err;
    EXPECT_THAT(out, HasSubstr("not in it: things of classes"));
    ASSERT_EQ(run({"excerpt", "--kb", far, "--show", "--json"}), Done) << err;
    const auto told = nlohmann::json::parse(out);
    EXPECT_EQ(told.at("triples").at("there"), near.manifest().triples);
    EXPECT_TRUE(told.at("all_names"));
    EXPECT_FALSE(told.at("gaps").empty());
}

}  // namespace tripletalk::cli
