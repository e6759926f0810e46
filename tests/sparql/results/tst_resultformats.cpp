// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/reader.h"
#include "sparql/results/resultreader.h"
#include "sparql/results/resultwriter.h"

#include <gmock/gmock.h>

namespace tripletalk::sparql {

namespace {

using rdf::Term;
using testing::ElementsAre;
using testing::HasSubstr;

const std::string xsd = "http://www.w3.org/2001/XMLSchema#";

QueryAnswer everyKindOfTerm() {
    QueryAnswer answer;
    answer.variables = {"a", "b"};
    answer.rows = {{Term::iri("http://e/x,y"), Term::literal("a \"b\"\tc\nd\\")},
                   {std::nullopt, Term::literal("grün", {}, "de-at")},
                   {Term::blank("b0"), Term::literal("-7", xsd + "integer")},
                   {Term::literal("2.50", xsd + "decimal"), std::nullopt},
                   {Term::literal("1.", xsd + "decimal"), Term::literal("1e3", xsd + "double")},
                   {Term::literal(""), Term::blank("b0")}};
    return answer;
}

QueryAnswer truth(bool value) {
    QueryAnswer answer;
    answer.form = QueryForm::Ask;
    answer.truth = value;
    return answer;
}

QueryAnswer twoTriples() {
    QueryAnswer answer;
    answer.form = QueryForm::Construct;
    answer.triples = {{Term::iri("http://e/s"), Term::iri("http://e/p"), Term::literal("x")},
                      {Term::iri("http://e/s"), Term::iri("http://e/p"), Term::blank("n")}};
    return answer;
}

std::string written(const QueryAnswer& answer, ResultFormat format) {
    auto text = write(answer, format, {{"ex", "http://e/"}});
    return text ? *text : "error: " + text.error().message.text();
}

std::string faultOf(const Result<QueryAnswer>& answer) {
    return answer ? "" : answer.error().detail;
}

Result<QueryAnswer> json(std::string_view text, const QueryLimits& limits = {}) {
    return readJsonResults(text, limits);
}
Result<QueryAnswer> xml(const std::string& inner, const QueryLimits& limits = {}) {
    return readXmlResults(
        "<?xml version=\"1.0\"?>\n<sparql "
        "xmlns=\"http://www.w3.org/2005/sparql-results#\">" +
            inner + "</sparql>",
        limits);
}

}  // namespace

TEST(ResultWriter, WritesJsonThatIsReadBackAsItWas) {
    const QueryAnswer answer = everyKindOfTerm();
    const auto read = json(written(answer, ResultFormat::Json));
    ASSERT_TRUE(read) << read.error().toText();
    EXPECT_EQ(read->variables, answer.variables);
    EXPECT_EQ(read->rows, answer.rows);
    EXPECT_EQ(written(truth(true), ResultFormat::Json), "{\"head\":{},\"boolean\":true}\n");
}

TEST(ResultWriter, WritesJsonWithoutSolutionsAndWithoutVariables) {
    QueryAnswer empty;
    empty.variables = {"x"};
    ASSERT_TRUE(json(written(empty, ResultFormat::Json)));
    QueryAnswer unit;
    unit.rows = {{}};
    const auto read = json(written(unit, ResultFormat::Json));
    ASSERT_TRUE(read) << read.error().toText();
    EXPECT_EQ(read->rows.size(), 1U);
}

TEST(ResultWriter, QuotesFieldsOfCsvThatNeedIt) {
    EXPECT_EQ(written(everyKindOfTerm(), ResultFormat::Csv),
              "a,b\r\n\"http://e/x,y\",\"a \"\"b\"\"\tc\nd\\\"\r\n,grün\r\n_:b0,-7\r\n2.50,\r\n"
              "1.,1e3\r\n,_:b0\r\n");
    EXPECT_EQ(written(truth(false), ResultFormat::Csv), "false\r\n");
}

TEST(ResultWriter, WritesTermsOfTsvOnOneLineAndNumbersBareWhereTheyStayWhatTheyAre) {
    EXPECT_EQ(written(everyKindOfTerm(), ResultFormat::Tsv),
              "?a\t?b\n<http://e/x,y>\t\"a \\\"b\\\"\\tc\\nd\\\\\"\n\t\"grün\"@de-at\n_:b0\t-7\n"
              "2.50\t\n\"1.\"^^<http://www.w3.org/2001/XMLSchema#decimal>\t"
              "\"1e3\"^^<http://www.w3.org/2001/XMLSchema#double>\n\"\"\t_:b0\n");
}

TEST(ResultWriter, WritesTriplesAsNTriplesAndTurtle) {
    EXPECT_EQ(written(twoTriples(), ResultFormat::NTriples),
              "<http://e/s> <http://e/p> \"x\" .\n<http://e/s> <http://e/p> _:n .\n");
    EXPECT_EQ(written(twoTriples(), ResultFormat::Turtle),
              "@prefix ex: <http://e/> .\n\nex:s ex:p \"x\", _:n .\n");
}

TEST(ResultWriter, RefusesAFormatThatDoesNotFit) {
    EXPECT_THAT(written(twoTriples(), ResultFormat::Csv), HasSubstr("N-Triples or Turtle"));
    EXPECT_THAT(written(truth(true), ResultFormat::Turtle), HasSubstr("JSON, XML, CSV or TSV"));
}

TEST(ResultWriter, ShortensTermsForPeople) {
    const std::vector<std::pair<std::string, std::string>> prefixes{{"e", "http://e/"},
                                                                    {"ex", "http://e/x/"}};
    EXPECT_EQ(shortText(Term::iri("http://e/x/y"), prefixes), "ex:y");
    EXPECT_EQ(shortText(Term::iri("http://f/y"), prefixes), "<http://f/y>");
    EXPECT_EQ(shortText(Term::literal("rot", {}, "de"), prefixes), "rot@de");
    EXPECT_EQ(shortText(Term::literal("7", xsd + "integer"), prefixes), "7");
}

TEST(JsonResults, AreReadWithTheHeadBehindAndMembersThatTheFormatDoesNotName) {
    const auto read = json(R"({"meta":{"a":[1,{"b":null}]},
        "results":{"distinct":false,"bindings":[{"y":{"type":"literal","value":"1"}},
            {"x":{"type":"typed-literal","value":"2","datatype":"http://d"}}]},
        "head":{"link":["x"],"vars":["x","y","z"]}})");
    ASSERT_TRUE(read) << read.error().toText();
    EXPECT_THAT(read->variables, ElementsAre("x", "y", "z"));
    EXPECT_EQ(read->rows[0], (std::vector<Binding>{{}, Term::literal("1"), {}}));
    EXPECT_EQ(read->rows[1], (std::vector<Binding>{Term::literal("2", "http://d"), {}, {}}));
}

TEST(JsonResults, GetBlankNodesOfOurOwn) {
    const auto read = json(R"({"head":{"vars":["x","y"]},"results":{"bindings":[
        {"x":{"type":"bnode","value":"nodeID://1"},"y":{"type":"bnode","value":"b0"}},
        {"x":{"type":"bnode","value":"b0"}}]}})");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->rows[0][0], Term::blank("b0"));
    EXPECT_EQ(read->rows[0][1], read->rows[1][0]);
    EXPECT_NE(read->rows[0][0], read->rows[0][1]);
}

TEST(JsonResults, TakeStringsAsPlainLiteralsAndLanguagesInLowerCase) {
    const auto read = json(R"({"head":{"vars":["x","y"]},"results":{"bindings":[{
        "x":{"type":"literal","value":"s","datatype":"http://www.w3.org/2001/XMLSchema#string"},
        "y":{"type":"literal","value":"s","xml:lang":"en-GB"}}]}})");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->rows[0][0], Term::literal("s"));
    EXPECT_EQ(read->rows[0][1], Term::literal("s", {}, "en-gb"));
}

TEST(JsonResults, AreRefusedIfTheyAreNonsense) {
    const auto bound = [](const std::string& cell) {
        return json(R"({"head":{"vars":["x"]},"results":{"bindings":[{"x":)" + cell + "}]}}");
    };
    EXPECT_NE(faultOf(json("")), "");
    EXPECT_NE(faultOf(json("[]")), "");
    EXPECT_NE(faultOf(json("{}")), "");
    EXPECT_NE(faultOf(json("true")), "");
    EXPECT_NE(faultOf(json(R"({"head":{"vars":["x"]}})")), "");
    EXPECT_NE(faultOf(json(R"({"head":{"vars":"x"},"results":{"bindings":[]}})")), "");
    EXPECT_NE(faultOf(json(R"({"head":{"vars":["x","x"]},"results":{"bindings":[]}})")), "");
    EXPECT_NE(faultOf(json(R"({"head":{"vars":["x"]},"results":{"bindings":{}}})")), "");
    EXPECT_NE(faultOf(json(R"({"head":{"vars":["x"]},"results":{"bindings":[1]}})")), "");
    EXPECT_NE(faultOf(json(R"({"head":{},"boolean":"true"})")), "");
    EXPECT_NE(faultOf(json(R"({"head":{"vars":[]},"boolean":true,"results":{"bindings":[]}})")),
              "");
    EXPECT_NE(faultOf(json(R"({"head":{"vars":["x"]},"results":{"bindings":[)")), "");
    EXPECT_THAT(faultOf(bound("1")), HasSubstr("something else"));
    EXPECT_THAT(faultOf(bound("{\"type\":\"uri\"}")), HasSubstr("without a value"));
    EXPECT_THAT(faultOf(bound(R"({"type":"triple","value":"x"})")), HasSubstr("triple"));
    EXPECT_THAT(faultOf(bound(R"({"type":"triple","value":{"a":1}})")), HasSubstr("an object"));
    EXPECT_THAT(faultOf(bound(R"({"type":"uri","value":"x","datatype":"y"})")),
                HasSubstr("no literal"));
    EXPECT_THAT(faultOf(json(R"({"head":{"vars":["x"]},"results":{"bindings":[
                    {"y":{"type":"uri","value":"x"}}]}})")),
                HasSubstr("no variable"));
    EXPECT_NE(faultOf(bound("{\"type\":\"literal\",\"value\":\"\xff\"}")), "");
    const auto nameless =
        json(R"({"results":{"bindings":[{"":{"type":"uri","value":"x"}},{}]}})", {.rows = 1});
    EXPECT_FALSE(nameless) << "cut before its head, it would have a column that no text can name";
}

TEST(JsonResults, AreCutAtTheLimitsWhateverComesBehind) {
    const std::string text = R"({"head":{"vars":["x"]},"results":{"bindings":[
        {"x":{"type":"literal","value":"one"}},{"x":{"type":"literal","value":"two"}},)";
    const auto two = json(text, {.rows = 2});
    EXPECT_FALSE(two);
    const auto one = json(text, {.rows = 1});
    ASSERT_TRUE(one) << one.error().toText();
    EXPECT_TRUE(one->truncated);
    EXPECT_EQ(one->rows.size(), 1U);
    const auto none = json(text, {.bytes = 2});
    ASSERT_TRUE(none);
    EXPECT_TRUE(none->truncated);
    EXPECT_TRUE(none->rows.empty());
}

TEST(JsonResults, AreBoundedInDepthAndVariables) {
    EXPECT_FALSE(json("{\"x\":" + std::string(1'000'000, '[')));
    std::string names;
    for (int i = 0; i < 1001; ++i) names += (i == 0 ? "\"v" : ",\"v") + std::to_string(i) + "\"";
    const auto many = json(R"({"head":{"vars":[)" + names + R"(]},"results":{"bindings":[]}})");
    ASSERT_FALSE(many);
    EXPECT_EQ(many.error().kind, ErrorKind::Limit);
}

TEST(XmlResults, AreRead) {
    const auto read = xml(R"(<head><variable name="x"/><variable name="y"/><link href="m"/></head>
        <results ordered="true">
          <result><binding name="y"><literal xml:lang="EN">a &lt; b<![CDATA[&]]></literal></binding>
            <binding name="x"><uri>http://e/x</uri></binding></result>
          <result><binding name="x"><bnode>r1</bnode></binding>
            <binding name="y"><literal datatype="http://d"/></binding></result>
          <result/></results>)");
    ASSERT_TRUE(read) << read.error().toText();
    EXPECT_THAT(read->variables, ElementsAre("x", "y"));
    ASSERT_EQ(read->rows.size(), 3U);
    EXPECT_EQ(read->rows[0],
              (std::vector<Binding>{Term::iri("http://e/x"), Term::literal("a < b&", {}, "en")}));
    EXPECT_EQ(read->rows[1],
              (std::vector<Binding>{Term::blank("b0"), Term::literal("", "http://d")}));
    EXPECT_EQ(read->rows[2], (std::vector<Binding>{{}, {}}));
}

TEST(XmlResults, TellATruth) {
    const auto read = xml("<head/><boolean> true </boolean>");
    ASSERT_TRUE(read) << read.error().toText();
    EXPECT_EQ(read->form, QueryForm::Ask);
    EXPECT_TRUE(read->truth);
    EXPECT_FALSE(xml("<head/><boolean>maybe</boolean>"));
}

TEST(XmlResults, AreRefusedIfTheyAreNonsense) {
    const std::string head = "<head><variable name='x'/></head>";
    EXPECT_NE(faultOf(readXmlResults("", {})), "");
    EXPECT_NE(faultOf(readXmlResults("<html><body>Error</body></html>", {})), "");
    EXPECT_NE(faultOf(xml("")), "");
    EXPECT_NE(faultOf(xml(head + "<results><result>")), "");
    EXPECT_NE(faultOf(xml(head + "<uri>x</uri><results/>")), "");
    EXPECT_NE(faultOf(xml(head + "<results><binding name='x'/></results>")), "");
    EXPECT_NE(faultOf(xml(head + "<results><result><binding name='y'><uri>x</uri></binding>"
                                 "</result></results>")),
              "");
    EXPECT_NE(faultOf(xml(head + "<results><result><binding name='x'><uri>x<b/></uri></binding>"
                                 "</result></results>")),
              "");
}

TEST(XmlResults, TellTheirFaultAfterOtherXmlWasReadToo) {
    constexpr std::string_view graph =
        "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\"/>";
    const auto nothing = [](const rdf::Quad&) { return Result<void>(); };
    ASSERT_TRUE(
        rdf::readText(graph, "graph", {.format = &rdf::formatOf(rdf::Syntax::RdfXml)}, nothing));
    EXPECT_THAT(faultOf(xml("<head></results>")), HasSubstr("mismatch"));
}

TEST(XmlResults, LoadNothingAndExpandNothing) {
    EXPECT_NE(faultOf(readXmlResults(R"(<?xml version="1.0"?>
        <!DOCTYPE sparql [<!ENTITY f SYSTEM "file:///etc/hostname">]>
        <sparql xmlns="http://www.w3.org/2005/sparql-results#"><head><variable name="x"/></head>
        <results><result><binding name="x"><literal>&f;</literal></binding></result></results>
        </sparql>)",
                                     {})),
              "");
}

TEST(XmlResults, AreCutAtTheLimits) {
    const auto read =
        xml("<head><variable name='x'/></head><results>"
            "<result><binding name='x'><uri>a</uri></binding></result>"
            "<result><binding name='x'><uri>b</uri></binding></result></results>",
            {.rows = 1});
    ASSERT_TRUE(read) << read.error().toText();
    EXPECT_TRUE(read->truncated);
    EXPECT_EQ(read->rows.size(), 1U);
}

}  // namespace tripletalk::sparql
