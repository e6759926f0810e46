// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/splitter.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::rdf {

namespace {

using testing::ElementsAre;

std::vector<std::string> pieces(std::string_view text, Syntax syntax = Syntax::Turtle) {
    ByteSource source = ByteSource::ofText(text);
    StatementSplitter splitter(source, syntax);
    std::vector<std::string> found;
    for (Piece piece; *splitter.next(piece);)
        found.push_back(piece.before + piece.text + piece.after);
    return found;
}

}  // namespace

TEST(Splitter, CutsTurtleAtDots) {
    EXPECT_THAT(pieces("@prefix e: <http://e/> .\ne:a e:b e:c.  e:d e:e <f.g>.\n# the end .\n"),
                ElementsAre("@prefix e: <http://e/> .", "e:a e:b e:c.", "e:d e:e <f.g>."));
}

TEST(Splitter, KnowsDotsThatAreNotEnds) {
    const std::string numbers = "e:a.b e:p 1.5, .5, -0.5e3 .";
    const std::string strings = R"(e:a e:p "a. b", '''x. "" .''', """q " . "" . \""" .""" .)";
    const std::string escaped = "e:a\\. e:p \"q\\\". \" # no . end\n .";
    EXPECT_THAT(pieces(numbers + " " + strings + "\n" + escaped + " e:c e:p 5 . e:c e:p 5."),
                ElementsAre(numbers, strings, escaped, "e:c e:p 5 .", "e:c e:p 5."));
}

TEST(Splitter, EndsSparqlDirectivesAtTheirIri) {
    EXPECT_THAT(pieces("PREFIX e: <http://e/>\nbase <http://b/>\nprefix:x e:p e:o ."),
                ElementsAre("PREFIX e: <http://e/>", "base <http://b/>", "prefix:x e:p e:o ."));
}

TEST(Splitter, NamesTheGraphAgainForEachOfItsStatements) {
    EXPECT_THAT(pieces("e:g { e:a e:b e:c . e:d e:e e:f } GRAPH <h>{} e:x e:y e:z .", Syntax::TriG),
                ElementsAre("e:g  {e:a e:b e:c .}", "e:g  {e:d e:e e:f }", "GRAPH <h> {}",
                            "e:x e:y e:z ."));
}

TEST(Splitter, GivesAnAnonymousGraphOneName) {
    EXPECT_THAT(
        pieces("[] { <a:a> <a:b> 1 . <a:c> <a:d> 2 . } [ ] { <a:e> <a:f> 3 }", Syntax::TriG),
        ElementsAre("_:anonymous-graph-1 {<a:a> <a:b> 1 .}",
                    "_:anonymous-graph-1 {<a:c> <a:d> 2 .}",
                    "_:anonymous-graph-2 {<a:e> <a:f> 3 }"));
}

TEST(Splitter, LeavesAnOpenGraphOpen) {
    EXPECT_THAT(pieces("<g> { <a:a> <a:b> 1 ", Syntax::TriG), ElementsAre("<g>  {<a:a> <a:b> 1 "));
}

TEST(Splitter, FindsItsWayBackAfterAMissingQuote) {
    EXPECT_THAT(pieces("e:a e:p \"no end ;\n e:q \"x\" .\ne:b e:p e:o ."),
                ElementsAre("e:a e:p \"no end ;\n e:q \"x\" .", "e:b e:p e:o ."));
}

TEST(Splitter, KnowsWhereEachPieceStands) {
    ByteSource source =
        ByteSource::ofText("# one\r\n<a> <b> \"ü\" .\r  <c>\n<d> <e> . <f> <g> <h> .");
    StatementSplitter splitter(source, Syntax::Turtle);
    std::vector<std::pair<std::int64_t, std::int64_t>> places;
    for (Piece piece; *splitter.next(piece);) places.emplace_back(piece.line, piece.column);
    EXPECT_THAT(places, ElementsAre(std::pair(2, 1), std::pair(3, 3), std::pair(4, 11)));
}

TEST(Splitter, CutsNTriplesAtLines) {
    EXPECT_THAT(pieces("<a> <b> \"x . y\" .\n\n  # c\r\n<d> <e> <f> . # c\r<g>", Syntax::NTriples),
                ElementsAre("<a> <b> \"x . y\" .", "<d> <e> <f> . # c", "<g>"));
}

}  // namespace tripletalk::rdf
