// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "files.h"
#include "outcome.h"
#include "rdf/oddiris.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::rdf {

namespace {

using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using testing::StartsWith;

const ReadOptions repair{.onError = OnError::Repair};
const std::string repairedByEncoding = "invalid IRI, repaired by percent-encoding";

std::map<std::string, std::int64_t> repairedOf(const Outcome& outcome) {
    std::map<std::string, std::int64_t> counts;
    for (const Skipped& each : outcome.report->repaired) counts[each.reason.text()] = each.count;
    return counts;
}

std::vector<std::string> valuesOf(const Outcome& outcome) {
    std::vector<std::string> values;
    for (const Quad& quad : outcome.quads)
        if (quad.object.isLiteral()) values.push_back(quad.object.lexical);
    return values;
}

std::string rdfXml(const std::string& inside) {
    return "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\" "
           "xmlns:e=\"http://e/\">\n" +
           inside + "</rdf:RDF>\n";
}

struct OddIri {
    const char* written;
    const char* read;
};
void PrintTo(const OddIri& odd, std::ostream* out) { *out << odd.written; }

class Repair : public testing::TestWithParam<OddIri> {};

}  // namespace

TEST_P(Repair, ReadsAnIriAsItWasProbablyMeant) {
    const std::string written = GetParam().written;
    const std::string text = "<a:s> <a:p> <" + written + "> .\n<" + written +
                             "> <a:p> \"<x y>\" .\n<a:s> <a:p> \"after\" . # <a b>\n";
    for (const char* file : {"a.nt", "a.nq", "a.ttl", "a.trig"}) {
        const auto outcome = readTextAs(text, file, repair);
        ASSERT_TRUE(outcome.report.ok()) << file << outcome.error().toText();
        ASSERT_THAT(outcome.quads, SizeIs(3)) << file;
        EXPECT_EQ(outcome.quads[0].object.lexical, GetParam().read) << file;
        EXPECT_EQ(outcome.quads[1].subject.lexical, GetParam().read) << file;
        EXPECT_THAT(valuesOf(outcome), ElementsAre("<x y>", "after")) << file;
        EXPECT_THAT(repairedOf(outcome), ElementsAre(std::pair(repairedByEncoding, 2))) << file;
        EXPECT_THAT(outcome.report->skipped, IsEmpty()) << file;
        EXPECT_THAT(outcome.report->repaired[0].samples[0],
                    testing::AllOf(StartsWith(std::string(file) + ":1:"),
                                   EndsWith("is read as <" + std::string(GetParam().read) + ">")));
    }
}

INSTANTIATE_TEST_SUITE_P(
    Iris, Repair,
    testing::Values(OddIri{"a:b c", "a:b%20c"}, OddIri{"a:b<c", "a:b%3Cc"},
                    OddIri{"a:b<c d<e", "a:b%3Cc%20d%3Ce"}, OddIri{"a:\"b\"", "a:%22b%22"},
                    OddIri{"a:{b}|^`", "a:%7Bb%7D%7C%5E%60"}, OddIri{"a:b\\c", "a:b%5Cc"},
                    OddIri{"a:b\\u0020c", "a:b%20c"}, OddIri{"a:b\\u003Cc", "a:b%3Cc"},
                    OddIri{"a:\\u00e9 b",
                           "a:\xC3\xA9%20"
                           "b"},
                    OddIri{"a:b\tc", "a:b%09c"}));

TEST(Repair, LeavesOutWhatHasNoEnd) {
    for (const char* open :
         {"<a:s> <a:p> <a:open .", "<a:s> <a:p <a:o> .", "<a:s> <a:p> <a:open , <a:o> .",
          "<a:s> <a:p> <a:open,<a:o> .", "<a:s> <a:p> <a:open \"x>y\" ."}) {
        for (const char* file : {"a.nt", "a.ttl"}) {
            const auto outcome =
                readTextAs(std::string(open) + "\n<a:s> <a:p> \"after\" .\n", file, repair);
            ASSERT_TRUE(outcome.report.ok()) << open << outcome.error().toText();
            EXPECT_THAT(valuesOf(outcome), ElementsAre("after")) << open;
            EXPECT_THAT(outcome.quads, SizeIs(1)) << open;
            EXPECT_THAT(outcome.report->repaired, IsEmpty()) << open;
        }
    }
}

TEST(Repair, LeavesOutWhatIsWrongOtherwise) {
    const auto outcome =
        readTextAs("<a:s> <a:p> \"x\"@en- , \"kept\" .\n\"lit\" <a:p> 1 .\n<a:s> <a:p> e:o .",
                   "a.ttl", repair);
    ASSERT_TRUE(outcome.report.ok());
    EXPECT_THAT(valuesOf(outcome), ElementsAre("kept"));
    EXPECT_EQ(outcome.skipped().size(), 3U);
}

TEST(Repair, MendsNamespacesAndGraphsOnce) {
    const auto turtle = readTextAs("@prefix e: <http://e/a b/> . e:s e:p e:o .", "a.ttl", repair);
    ASSERT_TRUE(turtle.report.ok()) << turtle.error().toText();
    EXPECT_EQ(turtle.quads[0].subject.lexical, "http://e/a%20b/s");
    EXPECT_EQ(turtle.report->prefixes.at("e"), "http://e/a%20b/");
    EXPECT_EQ(repairedOf(turtle).at(repairedByEncoding), 1);
    const auto trig = readTextAs("<a:g<h> { <a:s> <a:p> 1 . <a:s> <a:p> 2 }", "a.trig", repair);
    ASSERT_TRUE(trig.report.ok()) << trig.error().toText();
    ASSERT_THAT(trig.quads, SizeIs(2));
    EXPECT_EQ(trig.quads[1].graph.lexical, "a:g%3Ch");
}

TEST(Repair, CostsOneTripleAndNotItsStatementWhereOneOnlySkips) {
    for (const char* bad :
         {"<http://e/a<b>", "<http://e/a\"b>", "<http://e/a\\b>", "<http://e/{a}>"}) {
        const std::string text = "@prefix e: <http://e/> .\n" + std::string(bad) +
                                 " e:p \"lost\" ; e:knows [ e:p \"kept\" ] .\ne:a e:p " + bad +
                                 " , \"too\" .\n";
        const auto outcome = readTextAs(text, "a.ttl", skip);
        ASSERT_TRUE(outcome.report.ok()) << bad << outcome.error().toText();
        EXPECT_THAT(valuesOf(outcome), testing::UnorderedElementsAre("kept", "too")) << bad;
        EXPECT_THAT(outcome.skipped(), ElementsAre(std::pair("invalid IRI", 3))) << bad;
        const std::string iri = std::string(bad).substr(1, std::string(bad).size() - 2);
        EXPECT_THAT(outcome.report->skipped[0].samples[0], HasSubstr(iri)) << "as it was written";
    }
}

TEST(Repair, ReadsTheIrisOfRdfXml) {
    const std::string text = rdfXml(
        "<e:T rdf:about='http://e/a b'><e:p rdf:resource='http://e/ &lt;x&gt;'/></e:T>"
        "<e:T rdf:about='http://e/c'><e:p rdf:datatype='http://e/d e'>v</e:p></e:T>");
    const auto outcome = readTextAs(text, "a.rdf", repair);
    ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
    ASSERT_THAT(outcome.quads, SizeIs(4));
    EXPECT_EQ(outcome.quads[1].subject.lexical, "http://e/a%20b");
    EXPECT_EQ(outcome.quads[1].object.lexical, "http://e/%20%3Cx%3E");
    EXPECT_EQ(outcome.quads[3].object.datatype, "http://e/d%20e");
    EXPECT_THAT(repairedOf(outcome), ElementsAre(std::pair(repairedByEncoding, 4)));
}

TEST(Repair, TakesRdfIdsThatAreNoNames) {
    const std::string text = rdfXml(
        "<e:T rdf:ID='1 x'><e:p>one</e:p><e:q><e:T rdf:about='http://e/in'><e:p>in</e:p></e:T>"
        "</e:q></e:T>\n"
        "<e:T rdf:about='http://e/out'><e:p>out</e:p><e:q><e:T rdf:ID='2'><e:p>two</e:p></e:T>"
        "</e:q><e:p rdf:ID='3'>after</e:p></e:T>\n"
        "<e:T rdf:about='http://e/r'><e:q rdf:parseType='Resource'><e:p rdf:nodeID='4 5'/></e:q>"
        "<e:q rdf:parseType='Literal'><e:T rdf:ID='6'/></e:q></e:T>\n"
        "<e:T rdf:nodeID='4 5'><e:p>four</e:p></e:T>"
        "<e:T rdf:ID='twice'/><e:T rdf:ID='twice'><e:p>again</e:p></e:T>");
    const ReadOptions based{.onError = OnError::Repair, .base = "http://b/"};
    const auto outcome = readTextAs(text, "a.rdf", based);
    ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
    EXPECT_THAT(valuesOf(outcome),
                testing::UnorderedElementsAre("one", "in", "out", "two", "after",
                                              HasSubstr("rdf:ID=\"6\""), "four", "again"));
    EXPECT_THAT(outcome.text(), HasSubstr("<http://b/#1%20x> <http://e/p> \"one\""));
    EXPECT_THAT(outcome.text(), HasSubstr("<http://e/out> <http://e/q> <http://b/#2>"));
    EXPECT_THAT(outcome.text(), HasSubstr("<http://e/p> _:repaired-342035"));
    EXPECT_THAT(outcome.text(), HasSubstr("_:repaired-342035 <http://e/p> \"four\""));
    EXPECT_THAT(outcome.text(), HasSubstr("<http://b/#twice> <http://e/p> \"again\""));
    EXPECT_EQ(outcome.skipped().at("syntax error"), 1) << "what names the statement \"after\"";
    EXPECT_EQ(repairedOf(outcome).at("rdf:ID or rdf:nodeID that is no name, read all the same"), 4);

    const auto skipped = readTextAs(text, "a.rdf", {.onError = OnError::Skip, .base = "http://b/"});
    ASSERT_TRUE(skipped.report.ok()) << skipped.error().toText();
    EXPECT_THAT(valuesOf(skipped),
                testing::UnorderedElementsAre("in", "out", "after", HasSubstr("rdf:ID=\"6\"")))
        << "things inside of a bad one, and around it, stay";
    EXPECT_EQ(readTextAs(text, "a.rdf").error().kind, ErrorKind::Syntax);
}

TEST(Base, IsWhatTheFileSaysOrOnesOptionOrTheFileItself) {
    const TestFolder folder;
    const std::string turtle = "<a> <p> <#o> , <> .\n";
    const std::string here = "file://" + folder.path("").string();
    const auto path = folder.write("g h.ttl", turtle);
    const auto outcome = readPath(path);
    ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
    EXPECT_EQ(outcome.text(), "<" + here + "a> <" + here + "p> <" + here + "g%20h.ttl#o> .\n<" +
                                  here + "a> <" + here + "p> <" + here + "g%20h.ttl> .\n");
    EXPECT_THAT(
        repairedOf(outcome),
        ElementsAre(std::pair("relative IRI, read as relative to the file's own address", 6)));
    EXPECT_EQ(readPath(folder.writeGzip("g h.ttl.gz", turtle)).text(), outcome.text());

    const auto chosen = readPath(path, {.base = "http://b/x"});
    EXPECT_EQ(chosen.quads[0].object.lexical, "http://b/x#o");
    EXPECT_THAT(chosen.report->repaired, IsEmpty());
    const auto own = readPath(folder.write("b.ttl", "@base <http://own/> .\n" + turtle));
    EXPECT_EQ(own.quads[0].subject.lexical, "http://own/a");
    EXPECT_THAT(own.report->repaired, IsEmpty());
}

TEST(Base, IsTheFileItselfForRdfXmlWithoutOne) {
    const TestFolder folder;
    const auto path = folder.write(
        "o.owl", rdfXml("<e:T rdf:about=''/><e:T rdf:ID='x'><e:p rdf:resource='y'/></e:T>"));
    const std::string here = "file://" + path.string();
    const auto outcome = readPath(path);
    ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
    ASSERT_THAT(outcome.quads, SizeIs(3));
    EXPECT_EQ(outcome.quads[0].subject.lexical, here);
    EXPECT_EQ(outcome.quads[1].subject.lexical, here + "#x");
    EXPECT_EQ(outcome.quads[2].object.lexical, "file://" + folder.path("y").string());
    EXPECT_THAT(outcome.report->repaired, SizeIs(1));
    EXPECT_EQ(readPath(path, {.base = "http://b/"}).quads[1].subject.lexical, "http://b/#x");
}

TEST(OddIris, KeepTheirPlacesAndLeaveStringsAlone) {
    const std::string text = "<a<b> <p> \"<c<d>\" , '''<e<f>''' . # <g<h>\n<i\\u0020> e:\\<j<k> .";
    const auto marked = withOddIrisMarked(text);
    ASSERT_TRUE(marked);
    EXPECT_EQ(marked->size(), text.size());
    EXPECT_EQ(withoutMarks(*marked), text);
    EXPECT_THAT(*marked, HasSubstr("\"<c<d>\" , '''<e<f>''' . # <g<h>\n"));
    EXPECT_EQ(withOddIrisMarked("<a:b> <a:\\u00e9> \"<c<d>\" ."), std::nullopt);
}

}  // namespace tripletalk::rdf
