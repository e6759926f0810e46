// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "files.h"
#include "outcome.h"

#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::rdf {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

/// Three lines stand before `inside`.
std::string document(const std::string& inside, const std::string& prolog = "") {
    return prolog +
           "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\"\n"
           " xmlns:e=\"http://e/\"\n>\n" +
           inside + "</rdf:RDF>\n";
}

Outcome readXml(const std::string& inside, const ReadOptions& options = {}) {
    return readTextAs(document(inside), "a.rdf", options);
}

Outcome readWithProlog(const std::string& prolog, const std::string& inside) {
    return readTextAs(document(inside, prolog), "a.rdf");
}

const std::string good = "<e:T rdf:about='http://e/good'/>\n";
const std::string goodTriple =
    "<http://e/good> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <http://e/T> .\n";

}  // namespace

TEST(RdfXml, ReadsTermsOfEveryKind) {
    const auto outcome = readXml(R"(<e:T rdf:about="http://e/a" e:p="1 &amp; 2">
        <e:q rdf:resource="http://e/b"/>
        <e:r rdf:datatype="http://www.w3.org/2001/XMLSchema#integer">5</e:r>
        <e:s rdf:datatype="http://www.w3.org/2001/XMLSchema#string">x</e:s>
        <e:t xml:lang="EN-us">y</e:t>
        <e:u rdf:parseType="Literal"><b xmlns="http://h/">z</b></e:u>
        <e:v rdf:nodeID="n"/></e:T>)");
    ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
    EXPECT_EQ(outcome.text(),
              "<http://e/a> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <http://e/T> .\n"
              "<http://e/a> <http://e/p> \"1 & 2\" .\n"
              "<http://e/a> <http://e/q> <http://e/b> .\n"
              "<http://e/a> <http://e/r> \"5\"^^<http://www.w3.org/2001/XMLSchema#integer> .\n"
              "<http://e/a> <http://e/s> \"x\" .\n"
              "<http://e/a> <http://e/t> \"y\"@en-us .\n"
              "<http://e/a> <http://e/u> \"<b xmlns=\\\"http://h/\\\">z</b>\"^^"
              "<http://www.w3.org/1999/02/22-rdf-syntax-ns#XMLLiteral> .\n"
              "<http://e/a> <http://e/v> _:n .\n");
    EXPECT_EQ(outcome.report->prefixes.at("e"), "http://e/");
}

TEST(RdfXml, KeepsTheLanguageInScopeForAttributesToo) {
    const auto outcome = readXml(R"(<e:T rdf:about="http://e/a" xml:lang="fr" e:p="own">
        <e:q><rdf:Description e:p="outer"/></e:q>
        <e:q><rdf:Description xml:lang="" e:p="none"/></e:q>
        <e:q xml:lang="de" e:p="property"></e:q>
        <e:q>text</e:q></e:T><e:T rdf:about="http://e/b" e:p="after"/>)");
    ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
    std::map<std::string, std::string> languages;
    for (const Quad& quad : outcome.quads)
        if (quad.object.isLiteral()) languages[quad.object.lexical] = quad.object.language;
    EXPECT_THAT(languages, ElementsAre(std::pair("after", ""), std::pair("none", ""),
                                       std::pair("outer", "fr"), std::pair("own", "fr"),
                                       std::pair("property", "de"), std::pair("text", "fr")));
}

TEST(RdfXml, KeepsBlankNodesOfOneFileTogetherAndOfTwoApart) {
    const std::string text =
        "<e:T rdf:nodeID='x'><e:p rdf:nodeID='x'/><e:p><e:T/></e:p></e:T><e:T rdf:nodeID='b1'/>";
    std::set<std::string> labels;
    for (const char* prefix : {"f1-", "f2-"}) {
        const auto outcome = readXml(text, {.blankPrefix = prefix});
        ASSERT_EQ(outcome.quads.size(), 5u) << outcome.error().toText();
        EXPECT_EQ(outcome.quads[0].subject, outcome.quads[1].object);
        for (const Quad& quad : outcome.quads) labels.insert(quad.subject.lexical);
    }
    EXPECT_EQ(labels.size(), 6u);
}

TEST(RdfXml, ResolvesRelativeIrisOnlyAgainstABaseThatIsGiven) {
    const std::string text = "<e:T rdf:about='../x'/><e:T rdf:ID='y'/><e:T rdf:about=''/>";
    const auto named = readXml(text, {.base = "http://b/c/d"});
    ASSERT_EQ(named.quads.size(), 3u) << named.error().toText();
    EXPECT_EQ(named.quads[0].subject.lexical, "http://b/x");
    EXPECT_EQ(named.quads[1].subject.lexical, "http://b/c/d#y");
    EXPECT_EQ(named.quads[2].subject.lexical, "http://b/c/d");
    const auto own = readXml("<e:T xml:base='http://b/c/' rdf:about='x'/>");
    ASSERT_EQ(own.quads.size(), 1u) << own.error().toText();
    EXPECT_EQ(own.quads[0].subject.lexical, "http://b/c/x");
    const auto none = readXml(text, skip);
    EXPECT_THAT(none.quads, IsEmpty());
    EXPECT_THAT(readXml(text).error().toText(), HasSubstr("relative IRI"));
}

TEST(RdfXml, ReadsGzipWithAByteOrderMarkAndProgress) {
    const TestFolder folder;
    const auto path = folder.writeGzip("a.owl.gz", "\xEF\xBB\xBF" + document(good));
    const auto outcome = readPath(path);
    ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
    EXPECT_EQ(outcome.text(), goodTriple);
}

TEST(RdfXml, ReadsOtherEncodingsThatAreDeclared) {
    const auto latin = readWithProlog("<?xml version='1.0' encoding='ISO-8859-1'?>",
                                      "<e:T rdf:about='http://e/a' e:p='\xE9'/>");
    ASSERT_EQ(latin.quads.size(), 2u) << latin.error().toText();
    EXPECT_EQ(latin.quads[1].object.lexical, "\xC3\xA9");
    EXPECT_THAT(readWithProlog("<?xml version='1.0' encoding='UTF-7'?>", good).error().toText(),
                HasSubstr("encoding"));
}

TEST(RdfXml, ExpandsEntitiesForText) {
    const auto outcome = readWithProlog("<!DOCTYPE rdf:RDF [<!ENTITY e 'http://e/'>]>",
                                        "<e:T rdf:about='&e;good'/>");
    ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
    EXPECT_EQ(outcome.text(), goodTriple);
}

TEST(RdfXml, NeverLoadsAnythingFromOutside) {
    const TestFolder folder;
    const std::string secret = folder.write("secret", "SECRET").string();
    const std::string rules = folder.write("rules.dtd", "<!ENTITY x 'SECRET'>").string();
    for (const std::string& doctype : {
             "<!DOCTYPE rdf:RDF [<!ENTITY x SYSTEM 'file://" + secret + "'>]>",
             "<!DOCTYPE rdf:RDF [<!ENTITY x SYSTEM '" + secret + "'>]>",
             "<!DOCTYPE rdf:RDF [<!ENTITY % y SYSTEM 'file://" + rules + "'> %y;]>",
             "<!DOCTYPE rdf:RDF SYSTEM 'file://" + rules + "'>",
             "<!DOCTYPE rdf:RDF SYSTEM '" + rules + "' []>",
         }) {
        const auto outcome =
            readWithProlog(doctype, "<e:T rdf:about='http://e/a'><e:p>&x;</e:p></e:T>");
        EXPECT_EQ(outcome.error().kind, ErrorKind::Syntax) << doctype;
        EXPECT_THAT(outcome.text(), testing::Not(HasSubstr("SECRET"))) << doctype;
    }
    const auto unused = readWithProlog("<!DOCTYPE rdf:RDF SYSTEM 'file://" + rules + "'>", good);
    EXPECT_EQ(unused.text(), goodTriple) << unused.error().toText();
}

TEST(RdfXml, BoundsWhatEntitiesDepthAndTagsCost) {
    std::string deep;
    for (int i = 0; i < 2000; ++i) deep += "<e:T><e:p>";
    EXPECT_THAT(readXml(deep).error().toText(), HasSubstr("1,000"));
    std::string wide = "<e:T rdf:about='http://e/a'";
    for (int i = 0; i < 10'001; ++i) wide += " e:p" + std::to_string(i) + "=''";
    EXPECT_THAT(readXml(wide + "/>").error().toText(), HasSubstr("10,000"));
    // Minutes below: an error for each pair of hyphens, a move of all that follows for each "../".
    EXPECT_THAT(readXml("<!--" + std::string(4'000'000, '-') + ">").error().toText(),
                HasSubstr("--"));
    EXPECT_TRUE(readXml("<!-- a - b -->").report.ok());
    EXPECT_TRUE(readXml("<!---->").report.ok());
    std::string up = "<e:T xml:base='http://e/";
    for (int i = 0; i < 1'000'000; ++i) up += "../";
    EXPECT_THAT(readXml(up + "' rdf:about='a'/>").error().toText(), HasSubstr("slashes"));
    std::string often = "<e:T rdf:about='http://e/a'><e:p>";
    for (int i = 0; i < 20'000; ++i) often += "&x;";
    EXPECT_THAT(readWithProlog("<!DOCTYPE r [<!ENTITY x '" + std::string(1000, 'x') + "'>]>",
                               often + "</e:p></e:T>")
                    .error()
                    .toText(),
                HasSubstr("expand"));
}

struct BadXml {
    const char* text;
    const char* place;
    const char* reason;
};
void PrintTo(const BadXml& bad, std::ostream* out) { *out << bad.text; }

class RdfXmlPlaces : public testing::TestWithParam<BadXml> {};

TEST_P(RdfXmlPlaces, AreExactForEveryKindOfFault) {
    const auto outcome = readXml(GetParam().text);
    ASSERT_FALSE(outcome.report.ok());
    EXPECT_EQ(outcome.error().kind, ErrorKind::Syntax);
    EXPECT_THAT(outcome.error().toText(), StartsWith(GetParam().place));
    EXPECT_THAT(outcome.error().toText(), HasSubstr(GetParam().reason));
}

INSTANTIATE_TEST_SUITE_P(
    Faults, RdfXmlPlaces,
    testing::Values(BadXml{"<e:T>\n <e:p rdf:resource='http://e/a b'/></e:T>",
                           "a.rdf:5:2:", "invalid IRI"},
                    BadXml{"<e:T>\n <e:p xml:lang='no tag'>x</e:p></e:T>",
                           "a.rdf:5:26:", "invalid language tag"},
                    BadXml{"<e:T>\n <e:p>\xC3\xA9\xFF</e:p></e:T>", "a.rdf:5:8:", "invalid UTF-8"},
                    BadXml{"\n<e:T rdf:about='http://e/a' rdf:ID='b'/>", "a.rdf:5:1:", "only one"},
                    BadXml{"<e:T>\n <e:p>x</e:q></e:T>", "a.rdf:5:", "not well-formed XML"},
                    BadXml{"<e:T>\n <e:p>&nope;</e:p></e:T>", "a.rdf:5:13:", "nope"},
                    BadXml{"<e:T>\n <e:p rdf:resource='?a&b'/></e:T>", "a.rdf:5:", "well-formed"},
                    BadXml{"<e:T rdf:aboutEach='http://e/a'/>", "a.rdf:4:1:", "aboutEach"},
                    BadXml{"<T/>", "a.rdf:4:1:", "without a namespace"}));

TEST(RdfXml, SaysWhereACutFileEnds) {
    const std::string whole = document(good + "<e:T><e:p>x &lt; y</e:p><!-- c --></e:T>",
                                       "<?xml version='1.0'?><!DOCTYPE r [<!ENTITY e 'x'>]>");
    for (std::size_t length = 0; length + 1 < whole.size(); ++length)
        for (const auto& options : {ReadOptions{}, skip}) {
            const auto outcome = readTextAs(whole.substr(0, length), "a.rdf", options);
            ASSERT_FALSE(outcome.report.ok()) << length;
            EXPECT_THAT(outcome.error().kind, testing::AnyOf(ErrorKind::Syntax, ErrorKind::Input));
        }
}

TEST(RdfXml, SkipsOnlyTheBadTriple) {
    const auto outcome = readXml(
        "<e:T rdf:about='http://e/good'><e:p rdf:resource='http://e/a b'/>"
        "<e:p rdf:resource='rel'/><e:p xml:lang='no tag'>x</e:p></e:T>",
        skip);
    ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
    EXPECT_EQ(outcome.text(), goodTriple);
    EXPECT_THAT(outcome.skipped(),
                ElementsAre(std::pair("invalid IRI", 1), std::pair("invalid language tag", 1),
                            std::pair("relative IRI", 1)));
}

TEST(RdfXml, SkipsOnlyTheBadElement) {
    for (const char* bad : {
             "<e:T rdf:about='http://e/a' rdf:ID='b'><e:p>lost</e:p></e:T>",
             "<e:T rdf:about='http://e/a'><e:p>lost</e:p><e:q rdf:aboutEach='1'>lost</e:q></e:T>",
             "<e:T rdf:about='http://e/a'><e:p>lost \xFF</e:p><e:q>lost</e:q></e:T>",
             "<rdf:Description rdf:aboutEach='http://e/a'><e:p>lost</e:p></rdf:Description>",
             "<rdf:li><e:p>lost</e:p></rdf:li>",
             "<e:T rdf:about='http://e/a'><e:p>lost &nope;</e:p><e:q>lost</e:q></e:T>",
             "<e:T rdf:about='http://e/a'><e:p rdf:resource='http://e/?a&b'/></e:T>",
             "<e:T rdf:about='http://e/a'><e:p>lost</e:q></e:T>",
             "<e:T rdf:about='http://e/a' rdf:about='http://e/b'/>",
             "<e:T><e:p>lost \x01</e:p></e:T>",
             "<!-- \xFF -->",
         }) {
        const auto outcome = readXml(good + bad + good, skip);
        ASSERT_TRUE(outcome.report.ok()) << bad << outcome.error().toText();
        EXPECT_EQ(outcome.text(), goodTriple + goodTriple) << bad;
        ASSERT_EQ(outcome.report->skipped.size(), 1u) << bad;
        EXPECT_EQ(outcome.report->skipped[0].count, 1) << bad;
        EXPECT_THAT(outcome.report->skipped[0].samples[0], StartsWith("a.rdf:5:")) << bad;
    }
}

TEST(RdfXml, KeepsExactPlacesAndWhatIsInScopeAfterABadElement) {
    const auto outcome = readTextAs(
        "<?xml version='1.0'?>\n<!DOCTYPE r [\n<!ENTITY e 'http://e/'>]>\n"
        "<rdf:RDF xml:lang='fr' xml:base='http://b/'\n"
        " xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' xmlns:e='&e;'>\n"
        "<e:T><e:p>&nope;</e:p></e:T> <e:T rdf:nodeID='n'><e:p>&nope;</e:p></e:T>\n"
        "<e:T rdf:about='x'><e:p>text</e:p></e:T><e:T>\n<e:p>&nope;</e:p></e:T></rdf:RDF>\n",
        "a.rdf", skip);
    ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
    EXPECT_EQ(outcome.text(),
              "<http://b/x> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <http://e/T> .\n"
              "<http://b/x> <http://e/p> \"text\"@fr .\n");
    ASSERT_EQ(outcome.report->skipped.size(), 1u);
    EXPECT_THAT(outcome.report->skipped[0].samples,
                ElementsAre(StartsWith("a.rdf:6:17:"), StartsWith("a.rdf:6:61:"),
                            StartsWith("a.rdf:8:12:")));
}

TEST(RdfXml, IsRefusedWholeWhereItsElementsCannotBeToldApart) {
    for (const char* text :
         {"<e:T>", "<e:T><e:p>x</e:T>", "<e:T></e:p></e:T>", "</rdf:RDF></e:T>"}) {
        const auto outcome = readXml(good + text + good, skip);
        EXPECT_EQ(outcome.error().kind, ErrorKind::Syntax) << text;
    }
    const std::string alone =
        "<e:T xmlns:e='http://e/' "
        "xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>";
    EXPECT_EQ(readTextAs(alone + "<e:p>&x;</e:p></e:T>", "a.rdf", skip).error().kind,
              ErrorKind::Syntax);
    EXPECT_EQ(readTextAs("@prefix e: <http://e/> .", "a.owl").error().kind, ErrorKind::Input);
}

TEST(RdfXml, ReadsOnSeveralThreadsAtOnce) {
    std::vector<std::string> messages(4);
    std::vector<std::thread> threads;
    for (std::string& message : messages)
        threads.emplace_back([&message] {
            for (int i = 0; i < 5; ++i)
                message = readXml(good + "<e:T>\n<e:p>&nope;</e:p></e:T>").error().toText();
        });
    for (std::thread& thread : threads) thread.join();
    for (const std::string& message : messages)
        EXPECT_THAT(message, StartsWith("a.rdf:6:12: This is not valid RDF/XML: not well-formed"));
}

TEST(RdfXml, StopsWhenTheSinkFailsOrItIsCancelled) {
    const TestFolder folder;
    const auto path = folder.write("a.rdf", document(good + good + good));
    int calls = 0;
    const auto full = read(path, {},
                           [&](const Quad&) -> Result<void> {
                               ++calls;
                               return Error{ErrorKind::DiskFull, Sentence::verbatim("full")};
                           },
                           {}, {});
    EXPECT_EQ(full.error().kind, ErrorKind::DiskFull);
    const CancelToken cancel;
    const auto cancelled = read(
        path, {},
        [&](const Quad&) -> Result<void> {
            ++calls;
            cancel.cancel();
            return {};
        },
        {}, cancel);
    EXPECT_EQ(cancelled.error().kind, ErrorKind::Cancelled);
    EXPECT_EQ(calls, 2);
}

}  // namespace tripletalk::rdf
