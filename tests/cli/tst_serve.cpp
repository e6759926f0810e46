// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cli/commandtest.h"
#include "support/testapplication.h"
#include "support/testbases.h"

#include <gmock/gmock.h>
#include <stdlib.h>

namespace tripletalk::cli {

using namespace tripletalk::tests;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

struct ServeCommand : CommandTest {
    TemporaryFolder folder;
    std::string kb = baseFromTurtle(folder.path(), museum).folder().string();

    void SetUp() override { ensureApplication(); }
    void TearDown() override { ::unsetenv("TRIPLETALK_TOKEN"); }

    /// Begins to serve, and ends at once.
    int serve(std::vector<std::string> more) {
        std::vector<std::string> words{"serve", "--kb", kb, "--port", "0"};
        words.insert(words.end(), more.begin(), more.end());
        CancelToken stop;
        stop.cancel();
        return run(words, {}, stop);
    }
};

TEST_F(ServeCommand, ServesThisComputerAloneWithATokenOfItsOwn) {
    ASSERT_EQ(serve({}), Done) << err;
    EXPECT_THAT(out, AllOf(HasSubstr("Serving at http://127.0.0.1:"), HasSubstr("Token: ")));
    const std::string first = out.substr(out.find("Token: "));
    ASSERT_EQ(serve({}), Done) << err;
    EXPECT_THAT(out, Not(HasSubstr(first)));
}

TEST_F(ServeCommand, ListensElsewhereOnlyWhereSomebodyEncrypts) {
    EXPECT_EQ(serve({"--address", "0.0.0.0"}), WrongUsage);
    EXPECT_THAT(err, HasSubstr("--behind-proxy"));
    EXPECT_EQ(serve({"--address", "0.0.0.0", "--behind-proxy"}), Done) << err;
    const std::string file = writeText(folder.path() / "c.pem", "").string();
    EXPECT_EQ(serve({"--address", "0.0.0.0", "--certificate", file}), WrongUsage);
    EXPECT_EQ(serve({"--address", "0.0.0.0", "--certificate", file, "--key", file}), WrongUsage);
    EXPECT_THAT(err, HasSubstr("as PEM"));
}

TEST_F(ServeCommand, TakesATokenThatIsLongEnough) {
    ::setenv("TRIPLETALK_TOKEN", "short", 1);
    EXPECT_EQ(serve({}), WrongUsage);
    EXPECT_THAT(err, Not(HasSubstr("short\n")));
    ::setenv("TRIPLETALK_TOKEN", "0123456789abcdef", 1);
    EXPECT_EQ(serve({}), Done) << err;
    EXPECT_THAT(out, HasSubstr("Token: 0123456789abcdef\n"));
}

TEST_F(ServeCommand, AsksNoTokenOfWhoStartsIt) {
    const std::string asked =
        R"({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion":)"
        R"( "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}})";
    ASSERT_EQ(run({"serve", "--kb", kb, "--stdio"}, asked + "\n"), Done) << err;
    EXPECT_THAT(out, AllOf(HasSubstr("\"protocolVersion\":\"2025-06-18\""), HasSubstr("\"id\":1")));
    EXPECT_THAT(out, Not(HasSubstr("Token")));
}

TEST_F(ServeCommand, SaysWhatADatasetWants) {
    EXPECT_EQ(serve({"--dataset", "https://example.org/"}), WrongUsage);
    EXPECT_THAT(err, HasSubstr("--dataset takes IRI=NAME."));
}

}  // namespace tripletalk::cli
