// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/plainline.h"
#include "rdf/reader.h"

#include <gtest/gtest.h>

namespace tripletalk::rdf {

namespace {

/// What serd says of a line: N-Triples is Turtle too, and Turtle has no shorter way.
std::vector<Quad> bySerd(std::string_view line) {
    std::vector<Quad> quads;
    auto report = readText(line, "a.ttl", {}, [&](const Quad& quad) -> Result<void> {
        quads.push_back(quad);
        return {};
    });
    EXPECT_TRUE(report.ok()) << line << ": " << report.error().toText();
    return quads;
}

}  // namespace

TEST(PlainLine, SaysTheSameAsSerd) {
    Quad quad;
    for (const std::string_view line : {
             "<a:s> <a:p> <a:o> .",
             "<a:s><a:p><a:o>.",
             "_:x\t<a:p>\t_:y-1  .  ",
             "<http://e/\xC3\xA9> <a:p%20> \"\" .",
             R"(<a:s> <a:p> "a \"b\" \\ \n\r\t\f\b \u00e9 \U0001F600 c" .)",
             "<a:s> <a:p> \"\xC3\xA9\x01\"@EN-us-X1 .",
             R"(<a:s> <a:p> "1"^^<http://www.w3.org/2001/XMLSchema#integer> .)",
             R"(<a:s> <a:p> "1"^^<http://www.w3.org/2001/XMLSchema#string>.)",
         }) {
        ASSERT_TRUE(readPlainLine(line, false, "", quad)) << line;
        EXPECT_EQ(bySerd(line), std::vector{quad}) << line;
    }
}

TEST(PlainLine, ReadsGraphsOfNQuadsOnly) {
    Quad quad;
    ASSERT_TRUE(readPlainLine("_:s <a:p> \"x\"@en _:g .", true, "f1-", quad));
    EXPECT_EQ(quad, (Quad{Term::blank("f1-s"), Term::iri("a:p"), Term::literal("x", {}, "en"),
                          Term::blank("f1-g")}));
    ASSERT_TRUE(readPlainLine("<a:s> <a:p> <a:o> .", true, "f1-", quad));
    EXPECT_EQ(quad, (Quad{Term::iri("a:s"), Term::iri("a:p"), Term::iri("a:o")}));
    EXPECT_FALSE(readPlainLine("<a:s> <a:p> <a:o> <a:g> .", false, "", quad));
}

TEST(PlainLine, LeavesTheWrongAndTheUnusualAlone) {
    Quad quad;
    for (const std::string_view line : {
             "",
             "<a:s> <a:p> <a:o>",
             "<a:s> <a:p> <a:o> . <a:s>",
             "<a:s> <a:p> <a:o> . # comment",
             "<a:s> <a:p> <a b> .",
             "<a:s> <a:p> <relative> .",
             "<a:s> <a:p> <a:\\u0062> .",
             "<a:s> <a:p> <a:o .",
             "<a:s> _:p <a:o> .",
             "\"s\" <a:p> <a:o> .",
             "_:a.b <a:p> <a:o> .",
             "_:-a <a:p> <a:o> .",
             "_: <a:p> <a:o> .",
             "<a:s> <a:p> \"open .",
             "<a:s> <a:p> \"a\\x\" .",
             "<a:s> <a:p> \"\\uD800\" .",
             "<a:s> <a:p> \"\\U00110000\" .",
             "<a:s> <a:p> \"\\u00e\" .",
             "<a:s> <a:p> \"\\",
             "<a:s> <a:p> \"x\"@ .",
             "<a:s> <a:p> \"x\"@en- .",
             "<a:s> <a:p> \"x\"@1 .",
             "<a:s> <a:p> \"x\"^<a:t> .",
             "<a:s> <a:p> \"x\"^^<t> .",
             "<a:s> <a:p> \"x\"@en^^<a:t> .",
             "<a:s> <a:p> 5 .",
             "e:s <a:p> <a:o> .",
         })
        EXPECT_FALSE(readPlainLine(line, false, "", quad)) << line;
}

}  // namespace tripletalk::rdf
