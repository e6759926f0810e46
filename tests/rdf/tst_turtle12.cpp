// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "isomorphism.h"
#include "outcome.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Pair;

namespace tripletalk::rdf {

namespace {

const std::string prefixes =
    "PREFIX : <http://e/>\n"
    "PREFIX rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#>\n";

Outcome readTurtle(const std::string& text, const ReadOptions& options = {}) {
    return readTextAs(prefixes + text, "a.ttl", options);
}

/// What a text with syntax of RDF 1.2 says, and what one without it says.
void expectSame(const std::string& text, const std::string& spelledOut,
                const std::string& name = "a.ttl") {
    const auto read = readTextAs(prefixes + text, name);
    const auto expected = readTextAs(prefixes + spelledOut, name);
    ASSERT_TRUE(read.report.ok()) << read.error().toText();
    ASSERT_TRUE(expected.report.ok()) << expected.error().toText();
    EXPECT_EQ(canonical(read.quads), canonical(expected.quads)) << read.text();
}

std::string errorOf(const std::string& text) { return readTurtle(text).error().toText(); }

std::string repeated(std::string_view text, std::size_t times) {
    std::string all;
    for (std::size_t i = 0; i < times; ++i) all += text;
    return all;
}

const std::string describes = " a rdf:Statement ; rdf:subject :s ; rdf:predicate :p ; rdf:object ";

}  // namespace

TEST(Turtle12, MakesARowOfAReifierAndWhatIsSaidOfIt) {
    expectSame(":s :p :o ~ :r {| :since 1999 |} .",
               ":s :p :o . :r" + describes + ":o ; :since 1999 .");
    expectSame("<< :s :p 42 ~ :r >> :source :x .", ":r" + describes + "42 ; :source :x .");
    expectSame(":r rdf:reifies <<( :s :p :o )>> .", ":r" + describes + ":o .");
    expectSame(":s :p :o {| :a [ :b ( 1 2 ) ] ; :c true, false |} .",
               ":s :p :o . []" + describes + ":o ; :a [ :b ( 1 2 ) ] ; :c true, false .");
    expectSame(":s :p 'x'@en ~ ~ .",
               ":s :p 'x'@en . []" + describes + "'x'@en . []" + describes + "'x'@en .");
}

TEST(Turtle12, SaysATripleOnlyWhereItStandsByItself) {
    expectSame("<< :s :p :o >> .", "[]" + describes + ":o .");
    expectSame(":s :p :o ~ :r .", ":s :p :o . :r" + describes + ":o .");
}

TEST(Turtle12, MixesNoTriplesOfOneReifier) {
    const std::string two = ":r" + describes + ":o ; rdf:reifies [" + describes + ":o2 ] .";
    expectSame("<< :s :p :o ~ :r >> . << :s :p :o2 ~ :r >> .", two);
    expectSame(":r rdf:reifies <<( :s :p :o )>>, <<( :s :p :o2 )>> .", two);
    expectSame("<< :s :p :o >> rdf:reifies <<( :s :p :o2 )>> .",
               "[" + describes + ":o ; rdf:reifies [" + describes + ":o2 ]] .");
    expectSame("<< :s :p :o ~ :r >> . :s :p :o ~ :r .", ":s :p :o . :r" + describes + ":o .");
}

TEST(Turtle12, MakesTheSameNodeOfTheSameTripleTerm) {
    expectSame(":x :says <<( :s :p :o )>> . :y :denies <<( :s :p :o )>> .",
               ":x :says _:t . :y :denies _:t . _:t" + describes + ":o .");
    expectSame(":x :says <<( :s :p <<( :s :p :o )>> )>> .",
               ":x :says [" + describes + "[" + describes + ":o ]] .");
    expectSame(":x rdf:reifies <<( :s :p :o )>> {| :a :b |} .",
               ":x" + describes +
                   ":o . [] a rdf:Statement ; rdf:subject :x ; rdf:predicate "
                   "rdf:reifies ; rdf:object [" +
                   describes + ":o ] ; :a :b .");
}

TEST(Turtle12, KeepsBlankNodesOfStatementsThatAreReadOtherwise) {
    expectSame("_:b1 :p [] . _:b1 :q _:x ~ _:r . _:r :a _:b1 .",
               "_:n :p [] . _:n :q _:x . _:r a rdf:Statement ; rdf:subject _:n ; rdf:predicate :q "
               "; rdf:object _:x ; :a _:n .");
}

TEST(Turtle12, ReadsLinesWithTripleTerms) {
    const std::string term = "<<( <a:s> <a:p> <<( _:b <a:q> \"x\\u0041\"@en )>> )>>";
    for (const auto& [name, graph] : {std::pair("a.nt", ""), std::pair("a.nq", " <a:g>")}) {
        const auto read = readTextAs(
            "VERSION \"1.2\"\n<a:x> <a:says> " + term + graph + " . # so\n<a:s> <a:p> 'x' .\n",
            name, skip);
        ASSERT_TRUE(read.report.ok()) << read.error().toText();
        EXPECT_THAT(read.skipped(), ElementsAre(Pair("syntax error", 1)));
        ASSERT_EQ(read.quads.size(), 9u);
        for (const Quad& quad : read.quads)
            EXPECT_EQ(quad.graph.lexical, *graph ? "a:g" : "") << name;
        EXPECT_EQ(read.quads[3].object, Term::literal("xA", {}, "en"));
        EXPECT_EQ(read.quads[8].object, read.quads[4].subject);
    }
}

TEST(Turtle12, DescribesInTheGraphThatTells) {
    expectSame(":g { :s :p :o ~ :r . :x :says <<( :s :p 1 )>> } <<:s :p 2 ~ :q>> :a :b .",
               ":g { :s :p :o . :r" + describes + ":o . :x :says [" + describes + "1 ] } :q" +
                   describes + "2 ; :a :b .",
               "a.trig");
    expectSame("GRAPH :g { :s :p :o {| :a :b |} }",
               ":g { :s :p :o . []" + describes + ":o ; :a :b }", "a.trig");
    expectSame("{ :s :p :o ~ :r }", "{ :s :p :o . :r" + describes + ":o }", "a.trig");
}

TEST(Turtle12, LeavesBaseDirectionsOutAndCountsThem) {
    for (const char* name : {"a.nt", "a.nq", "a.ttl", "a.trig"}) {
        const auto read = readTextAs("<a:s> <a:p> \"\xD7\xA9\"@HE--rtl .\n", name);
        ASSERT_EQ(read.quads.size(), 1u) << name << read.error().toText();
        EXPECT_EQ(read.quads[0].object, Term::literal("\xD7\xA9", {}, "he"));
        ASSERT_EQ(read.report->repaired.size(), 1u);
        EXPECT_EQ(read.report->repaired[0].reason.text(),
                  "base direction of a text, which is left out");
        EXPECT_THAT(read.report->repaired[0].samples,
                    ElementsAre(HasSubstr(R"("HE--rtl" is read as "he")")));
    }
    EXPECT_THAT(errorOf(":s :p 'x'@en--up ."), HasSubstr("invalid language tag"));
}

TEST(Turtle12, TellsWhereAndWhatIsWrong) {
    EXPECT_THAT(errorOf(":s :p :o ~ :r {| |} ."), HasSubstr("a.ttl:3:18: "));
    EXPECT_THAT(errorOf("<<( :s :p :o )>> :p :o ."), HasSubstr("stands as an object only"));
    EXPECT_THAT(errorOf(":s :p << :s :p :o ."), HasSubstr("'>>' is missing"));
    EXPECT_THAT(errorOf(":s :p <<( :s :p :o >> ."), HasSubstr("')>>' is missing"));
    EXPECT_THAT(errorOf(":s :p :o {| :a :b ."), HasSubstr("'|}' is missing"));
    EXPECT_THAT(errorOf(":s :p << :s :p [ :a :b ] >> ."), HasSubstr("Nothing may stand in these"));
    EXPECT_THAT(errorOf(":s :p :o ~ :r . :s :p :o ~ e:r ."), HasSubstr("a.ttl:3:30: "));
    EXPECT_THAT(readTextAs("<a:s> <a:p> << <a:s> <a:p> 1 >> .", "a.nt").error().toText(),
                HasSubstr("A triple term is written <<("));
}

TEST(Turtle12, SkipsWhatIsWrongAlone) {
    const auto bad =
        readTurtle(":s :p :o ~ e:r, :o2 .\n:s :p :o {| :a <b> ; :c <a:d e> |} .", skip);
    EXPECT_THAT(bad.skipped(), ElementsAre(Pair("invalid IRI", 1), Pair("relative IRI", 1),
                                           Pair("undefined prefix", 1)));
    EXPECT_EQ(bad.report->triples, 7);
    const auto lost = readTurtle("<< :s :p e:o >> :a :b ; :c :d .\n<< :s :p .\n:s :p :o .", skip);
    EXPECT_THAT(lost.skipped(), ElementsAre(Pair("syntax error", 1), Pair("undefined prefix", 3)));
    EXPECT_EQ(lost.report->triples, 1);
    const auto mended = readTurtle("<< <a:{s}> :p :o >> :a :b .", {.onError = OnError::Repair});
    EXPECT_THAT(mended.text(), HasSubstr("<a:%7Bs%7D>"));
}

TEST(Turtle12, LetsNoDepthEndTheStack) {
    constexpr std::size_t deep = 100'000;
    const std::string fine = " .\n<a:s> <a:p> <a:o> .\n";
    const std::string term = "<<( <a:s> <a:p> ";
    const std::vector<std::string> hostile{
        "<a:s> <a:p> " + repeated(term, deep) + "<a:o>" + repeated(" )>>", deep) + fine,
        repeated("<< ", deep) + "<a:s> <a:p> <a:o>" + repeated(">> <a:p> <a:o> ", deep) + fine,
        "<a:s> <a:p> <a:o> " + repeated("{| <a:p> <a:o> ", deep) + repeated("|}", deep) + fine};
    for (const std::string& text : hostile)
        for (const char* name : {"a.ttl", "a.trig", "a.nt", "a.nq"}) {
            const auto read = readTextAs(text, name, skip);
            ASSERT_TRUE(read.report.ok()) << name << read.error().toText();
            EXPECT_EQ(read.report->triples, 1) << name;
            EXPECT_EQ(read.report->skipped.size(), 1u) << name;
        }
    const auto asDeepAsMayBe = "<a:s> <a:p> " + repeated(term, 500) + "1" + repeated(" )>>", 500);
    EXPECT_EQ(readTextAs(asDeepAsMayBe + " .", "a.ttl").report->triples, 2001);
}

TEST(Turtle12, ReadsNothingOfWhatIsCutOff) {
    const std::string whole =
        ":s :p :o ~ :r {| :a \"x\\n\"@en--ltr, 1.5e3 |}, <<( :s :p '''y''' )>> .";
    ASSERT_TRUE(readTurtle(whole).report.ok());
    for (std::size_t size = 1; size < whole.size(); ++size)
        EXPECT_FALSE(readTurtle(whole.substr(0, size)).report.ok()) << whole.substr(0, size);
    EXPECT_FALSE(readTextAs("<a:s> <a:p> " + repeated("<<( ", 1'000'000), "a.ttl").report.ok());
}

TEST(Turtle12, ReadsAnIntegerRightBeforeTheDot) {
    for (const char* end : {"", "\n", "\n:s :q :o ."})
        EXPECT_EQ(readTurtle(std::string(":s :p 123.") + end).quads.at(0).object,
                  Term::literal("123", "http://www.w3.org/2001/XMLSchema#integer"));
    expectSame(":s :p -7.", ":s :p -7 .");
}

TEST(Turtle12, ReadsBlankNodesThatAreCalledLikeAKeyword) {
    for (const std::string word : {"base", "prefix", "graph", "Graph"}) {
        expectSame("_:" + word + " :p 1 ; :q :o .", "_:x :p 1 ; :q :o .");
        expectSame("_:" + word + " { :s :p :o }", "_:x { :s :p :o }", "a.trig");
        expectSame(":g { _:" + word + " :p :o . :s :p :o }", ":g { _:x :p :o . :s :p :o }",
                   "a.trig");
    }
}

}  // namespace tripletalk::rdf
