// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cli/showntext.h"
#include "commandtest.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::cli {

using testing::HasSubstr;
using testing::Not;

namespace {

std::string shown(const std::vector<std::string>& pieces) {
    std::ostringstream target;
    ShownText text(target);
    for (const std::string& piece : pieces) text << piece;
    return target.str();
}

}  // namespace

TEST(ShownText, MakesControlCharactersVisible) {
    EXPECT_EQ(shown({"a\x1B[2Jb\a\x7F\r\n"}), "a␛[2Jb␇␡␍\n");
    EXPECT_EQ(shown({"\u009B31m"}), "\uFFFD31m");
    EXPECT_EQ(shown({std::string("\0", 1)}), "␀");
}

TEST(ShownText, LeavesAllElse) {
    const std::string plain = "a\tÂ é ½ \u00A0 漢字 𝄞 …\n";
    EXPECT_EQ(shown({plain}), plain);
}

TEST(ShownText, TakesCharactersInPieces) {
    EXPECT_EQ(shown({"a\xC2", "\x9B", "b"}), "a\uFFFDb");
    EXPECT_EQ(shown({"a\xC2", "\xBD", "b"}), "a½b");
    std::ostringstream target;
    ShownText text(target);
    for (const char byte : std::string("½\x1B")) text.put(byte);
    EXPECT_EQ(target.str(), "½␛");
}

TEST_F(CommandTest, LabelsReachATerminalAsTextAndFormatsAsTheyAre) {
    const tests::TemporaryFolder folder;
    const std::string kb = tests::baseFromTurtle(folder.path(),
                                                 ":a a :Thing ; rdfs:label \"Oak \\u001B[2J\" . "
                                                 ":b a :Thing ; rdfs:label \"Elm\" .")
                               .folder()
                               .string();
    const std::string query = "SELECT ?l { ?s rdfs:label ?l }";
    const std::vector<std::vector<std::string>> commands{
        {"sql", "--kb", kb, "SELECT label FROM thing"},
        {"sparql", "--kb", kb, query},
        {"cypher", "--kb", kb, "MATCH (n) RETURN n.label"},
        {"passages", "--kb", kb}};
    for (const auto& command : commands) {
        EXPECT_EQ(run(command), Done) << err;
        EXPECT_THAT(out, HasSubstr("Oak ␛[2J")) << command.front();
        EXPECT_THAT(out, Not(HasSubstr("\x1B"))) << command.front();
    }
    EXPECT_EQ(run({"sql", "--kb", kb, "SELECT \x1B[2J"}), Failed);
    EXPECT_THAT(err, Not(HasSubstr("\x1B")));
    EXPECT_EQ(run({"sparql", "--kb", kb, "--format", "csv", query}), Done);
    EXPECT_THAT(out, HasSubstr("Oak \x1B[2J"));
    EXPECT_EQ(run({"sql", "--kb", kb, "--json", "SELECT label FROM thing"}), Done);
    EXPECT_THAT(out, HasSubstr(R"(Oak \u001b[2J)"));
}

}  // namespace tripletalk::cli
