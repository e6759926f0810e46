// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "outcome.h"
#include "rdf/splitter.h"
#include "rdf/utf8.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::rdf {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

const std::vector<std::string> lines = {"a.nt", "a.nq"};
const std::vector<std::string> statements = {"a.ttl", "a.trig"};
const std::vector<std::string> all = {"a.nt", "a.nq", "a.ttl", "a.trig"};

struct BadStatement {
    const char* text;
    const char* reason;
    std::vector<std::string> files;
};
void PrintTo(const BadStatement& bad, std::ostream* out) { *out << bad.text; }

class Skip : public testing::TestWithParam<BadStatement> {};

/// The text of `levels` brackets in one another, as an object.
std::string nested(const std::string& open, std::size_t levels, const std::string& close) {
    std::string text;
    for (std::size_t i = 0; i < levels; ++i) text += open;
    for (std::size_t i = 0; i < levels; ++i) text += close;
    return text;
}

}  // namespace

/// Quads of three bytes each, half a kilobyte where they wait.
TEST(Skip, BoundsWhatWaitsForTheEndOfItsStatement) {
    std::string text = "<a:s> <a:p> 1";
    for (int i = 0; i < 1'000'000; ++i) text += ",1";
    const auto outcome = readTextAs(text + " .", "a.ttl", skip);
    EXPECT_EQ(outcome.error().kind, ErrorKind::Limit);
    EXPECT_TRUE(outcome.quads.empty());
}

TEST_P(Skip, LosesTheBadStatementAlone) {
    const std::string bad = GetParam().text;
    for (const std::string& file : GetParam().files) {
        const std::string text = "<a:s> <a:p> \"before\" .\n" + bad +
                                 "\n<a:s> <a:p> \"after\" .\n<a:s> <a:p> \"\xC3\xA9\"@en .\n";
        const auto outcome = readTextAs(text, file, skip);
        ASSERT_TRUE(outcome.report.ok()) << file << outcome.error().toText();
        std::vector<std::string> values;
        for (const Quad& quad : outcome.quads) values.push_back(quad.object.lexical);
        EXPECT_THAT(values, ElementsAre("before", "after", "\xC3\xA9")) << file;
        EXPECT_EQ(outcome.report->triples, 3) << file;
        ASSERT_EQ(outcome.report->skipped.size(), 1u) << file;
        EXPECT_EQ(outcome.report->skipped[0].reason.text(), GetParam().reason) << file;
        EXPECT_EQ(outcome.report->skipped[0].count, 1) << file;
        EXPECT_THAT(outcome.report->skipped[0].samples, ElementsAre(StartsWith(file + ":2:")));
        EXPECT_EQ(readTextAs(text, file).error().kind, ErrorKind::Syntax) << file;
    }
}

INSTANTIATE_TEST_SUITE_P(
    Faults, Skip,
    testing::Values(BadStatement{"<a:s> <a:p> <a:b c> .", "invalid IRI", all},
                    BadStatement{"<<<a:s> <a:p> <a:o>>> <a:p> 1 .", "syntax error", lines},
                    BadStatement{"<a:s t> <a:p> <a:o> .", "invalid IRI", all},
                    BadStatement{"<a:s> <a:{p}> <a:o> .", "invalid IRI", all},
                    BadStatement{"<a:s> <a:p> \"x\"^^<a:t t> .", "invalid IRI", all},
                    BadStatement{"<a:s> <a:p> <a:\\u0020> .", "invalid IRI", all},
                    BadStatement{"<a:s> <a:p> <a:o> <a:g h> .", "invalid IRI", {"a.nq"}},
                    BadStatement{"<a:s> <a:p> <o> .", "syntax error", lines},
                    BadStatement{"<a:s> <a:p> <o> .", "relative IRI", statements},
                    BadStatement{"<a:s> <a:p> \"x\xFF\" .", "invalid UTF-8", all},
                    BadStatement{"<a:s> <a:p> <a:\xC0\xAF> .", "invalid UTF-8", all},
                    BadStatement{"<a:s> <a:p> \"\xED\xA0\x80\" .", "invalid UTF-8", all},
                    BadStatement{"<a:s> <a:p> \"x\\uD800\" .", "invalid character", all},
                    BadStatement{"<a:s> <a:p> \"x\\U00110000\" .", "syntax error", all},
                    BadStatement{"<a:s> <a:p> \"x\\q\" .", "syntax error", all},
                    BadStatement{"<a:s> <a:p> e:o .", "undefined prefix", statements},
                    BadStatement{"<a:s> <a:p> \"x\"^^e:t .", "undefined prefix", statements},
                    BadStatement{"<a:s> <a:p> \"x\"@1 .", "syntax error", all},
                    BadStatement{"<a:s> <a:p> \"x\"@en- .", "invalid language tag", all},
                    BadStatement{"<a:s> <a:p> \"open .", "syntax error", all},
                    BadStatement{"<a:s> <a:p> 'open .", "syntax error", statements},
                    BadStatement{"<a:s> <a:p> .", "syntax error", all},
                    BadStatement{"<a:s> \"p\" <a:o> .", "syntax error", all},
                    BadStatement{"<a:s> <a:p> \"open. ", "syntax error", statements},
                    BadStatement{"<a:s> <a:p> <a:open .", "invalid IRI", all}));

TEST(Skip, SaysWhichCharacterIsWrongInWhole) {
    const std::pair<const char*, const char*> faults[] = {
        {"<a:s> <a:p> \"C:\\\u00C4rger\" .", "\\\u00C4"},
        {"<a:s> <a:p> \"x\"^\u00E4 .", "\u00E4"},
        {"<a:s> <a:p> \"x\"@\u20AC .", "\u20AC"},
        {"@b\u00E4se <a:b> .", "\u00E4"}};
    for (const auto& [text, character] : faults) {
        const auto outcome = readTextAs(std::string(text) + "\n<a:s> <a:p> 1 .", "a.ttl", skip);
        ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
        ASSERT_EQ(outcome.report->skipped.size(), 1u) << text;
        EXPECT_THAT(outcome.report->skipped[0].samples, ElementsAre(HasSubstr(character)));
    }
}

TEST(Skip, LosesWhatIsNestedTooDeeply) {
    const std::string after = " .\n<a:s> <a:p> \"after\" .\n";
    for (const std::size_t levels : {deepestNesting + 1, std::size_t{100'000}})
        for (const std::string& deep : {nested("[<a:p> ", levels, "]"), nested("(", levels, ")")})
            for (const std::string& text :
                 {"<a:s> <a:p> " + deep + after, deep + " <a:p> <a:o>" + after}) {
                const auto outcome = readTextAs(text, "a.ttl", skip);
                ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
                EXPECT_EQ(outcome.report->triples, 1);
                EXPECT_EQ(outcome.skipped().at("nesting"), 1);
                EXPECT_THAT(readTextAs(text, "a.ttl").error().toText(), HasSubstr("1,000"));
            }
    const auto allowed = readTextAs("<a:s> <a:p> " + nested("(", deepestNesting, ")") + after +
                                        "<a:s> <a:q> " + nested("(", deepestNesting, ")") + after,
                                    "a.ttl");
    EXPECT_TRUE(allowed.report.ok()) << allowed.error().toText();
}

TEST(Skip, LosesTheGraphWhoseNameIsNestedTooDeeply) {
    const auto outcome = readTextAs(nested("[", 100'000, "]") +
                                        " { <a:s> <a:p> 1 . <a:s> <a:p> 2 }\n"
                                        "<a:g> { <a:s> <a:p> " +
                                        nested("(", 100'000, ")") + " . <a:s> <a:p> 3 }",
                                    "a.trig", skip);
    ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
    EXPECT_EQ(outcome.report->triples, 1);
    EXPECT_EQ(outcome.skipped().at("nesting"), 3);
}

TEST(Skip, NeverLetsInWhatOnlyEscapesCanWrite) {
    std::string text;
    for (const char* escape :
         {"\\u0000", "\\u000A", "\\u0020", "\\u003E", "\\u005C", "\\uD800", "\\uDFFF",
          "\\U0000D912", "\\U00110000", "\\UFFFFFFFF", "\\u00e9", "\\U0001F600"})
        text += "<a:" + std::string(escape) + "> <a:p> \"" + escape + "\" .\n<a:s> <a:p> \"" +
                escape + "\" .\n";
    for (const std::string& file : all) {
        const auto outcome = readTextAs(text, file, skip);
        ASSERT_TRUE(outcome.report.ok()) << file << outcome.error().toText();
        for (const Quad& quad : outcome.quads) {
            EXPECT_EQ(firstInvalidUtf8(toNQuads(quad)), std::string::npos) << file;
            EXPECT_EQ(quad.subject.lexical.find_first_of(std::string_view("\0\n >\\", 5)),
                      std::string::npos)
                << file;
        }
    }
}

TEST(Skip, LosesAStatementOfAGraphAlone) {
    const auto outcome = readTextAs(
        "<a:g> {\n<a:s> <a:p> 1 .\n<a:s> <a:p> \"\xFF\" .\n<a:s> <a:p> e:o .\n<a:s> <a:p> \"x .\n"
        "<a:s> <a:p> 2 }\n<a:g h> { <a:s> <a:p> 3 . <a:s> <a:p> 4 }\n<a:h> { <a:s> <a:p> 5 }",
        "a.trig", skip);
    ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
    std::vector<std::string> found;
    for (const Quad& quad : outcome.quads)
        found.push_back(quad.object.lexical + " " + quad.graph.lexical);
    EXPECT_THAT(found, ElementsAre("1 a:g", "2 a:g", "5 a:h"));
    EXPECT_EQ(outcome.skipped().at("invalid UTF-8"), 1);
    EXPECT_EQ(outcome.skipped().at("undefined prefix"), 1);
    EXPECT_EQ(outcome.skipped().at("syntax error"), 1);
    EXPECT_EQ(outcome.skipped().at("invalid IRI"), 2) << "each triple of the graph so named";
}

TEST(Skip, LosesTheGraphWhoseNameIsNotUtf8) {
    const auto outcome =
        readTextAs("_:g\xDB { <a:s> <a:p> 1 } <a:\xFF> { <a:s> <a:p> 2 } <a:g> { <a:s> <a:p> 3 }",
                   "a.trig", skip);
    ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
    ASSERT_EQ(outcome.quads.size(), 1U) << outcome.text();
    EXPECT_EQ(outcome.quads[0].object.lexical, "3");
    EXPECT_EQ(outcome.skipped().at("invalid UTF-8"), 2);
}

TEST(Skip, KeepsTheOtherTriplesOfAStatementWithABadTerm) {
    const auto outcome = readTextAs(
        "@prefix e: <http://e/> .\n"
        "e:a e:p \"1\" , <a b> , f:x , [ e:q \"2\" ; e:r \"3\"@en- ] ; f:p \"lost\" ; e:q \"4\" "
        ".\n",
        "a.ttl", skip);
    ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
    std::vector<std::string> values;
    for (const Quad& quad : outcome.quads)
        if (quad.object.isLiteral()) values.push_back(quad.object.lexical);
    EXPECT_THAT(values, testing::UnorderedElementsAre("1", "2", "4"));
    EXPECT_EQ(outcome.skipped().at("undefined prefix"), 2);
}

}  // namespace tripletalk::rdf
