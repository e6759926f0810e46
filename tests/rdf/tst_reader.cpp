// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "base/text.h"
#include "files.h"
#include "outcome.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::rdf {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;
using testing::UnorderedElementsAre;

std::string manyTriples(int lines) {
    std::string text;
    for (int i = 1; i <= lines; ++i) {
        const std::string number = std::to_string(i);
        text += "<http://e/s" + number + "> <http://e/p> \"" + number + "\" .\n";
    }
    return text;
}

}  // namespace

TEST(GraphFormats, AreOneForEachSyntaxAndKnownByEndingAndMediaType) {
    for (const GraphFormat& format : graphFormats()) {
        if (format.syntax) {
            EXPECT_EQ(&formatOf(*format.syntax), &format);
        }
        for (const std::string_view ending : format.endings)
            EXPECT_EQ(formatOfFile("graph" + std::string(ending) + ".gz"), &format) << ending;
        for (const std::string_view type : format.mediaTypes)
            EXPECT_EQ(formatOfMedia(type), &format) << type;
    }
    EXPECT_EQ(formatOfMedia("text/html"), nullptr);
}

TEST(GraphFormats, AreThoseOfTheManualsTable) {
    const auto quoted = [](const std::vector<std::string_view>& words) {
        std::vector<std::string> all;
        for (const std::string_view word : words) all.push_back("`" + std::string(word) + "`");
        return text::join(all, ", ");
    };
    const auto page = readFile(RDF_PAGE);
    ASSERT_TRUE(page);
    for (const GraphFormat& format : graphFormats())
        EXPECT_THAT(*page,
                    HasSubstr("| " + std::string(format.name) + " | " + quoted(format.endings) +
                              " | " + quoted(format.mediaTypes) + " |\n"));
}

TEST(Reader, KnowsSyntaxesByName) {
    EXPECT_EQ(formatOfFile("a.nt"), &formatOf(Syntax::NTriples));
    EXPECT_EQ(formatOfFile("dir/A.TTL"), &formatOf(Syntax::Turtle));
    EXPECT_EQ(formatOfFile("a.trig.gz"), &formatOf(Syntax::TriG));
    EXPECT_EQ(formatOfFile("a.b.nq"), &formatOf(Syntax::NQuads));
    for (const char* name : {"a.rdf", "a.owl.gz", "a.xml"})
        EXPECT_EQ(formatOfFile(name), &formatOf(Syntax::RdfXml));
    EXPECT_EQ(formatOfFile("a.json"), nullptr);
    EXPECT_EQ(formatOfFile("ttl"), nullptr);
}

TEST(Reader, ReadsTurtleCompletely) {
    const auto outcome = readTextAs(
        R"(@prefix e: <http://e/> . @base <http://b/c/> .
        e:s a e:T ; e:p "x"@EN-us , "y"^^<http://www.w3.org/2001/XMLSchema#string> , 5 , 1.5 , 2e0 , true ;
            e:q <../d> .)",
        "a.ttl");
    ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
    EXPECT_EQ(outcome.report->triples, 8);
    EXPECT_EQ(outcome.text(),
              "<http://e/s> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <http://e/T> .\n"
              "<http://e/s> <http://e/p> \"x\"@en-us .\n"
              "<http://e/s> <http://e/p> \"y\" .\n"
              "<http://e/s> <http://e/p> \"5\"^^<http://www.w3.org/2001/XMLSchema#integer> .\n"
              "<http://e/s> <http://e/p> \"1.5\"^^<http://www.w3.org/2001/XMLSchema#decimal> .\n"
              "<http://e/s> <http://e/p> \"2e0\"^^<http://www.w3.org/2001/XMLSchema#double> .\n"
              "<http://e/s> <http://e/p> \"true\"^^<http://www.w3.org/2001/XMLSchema#boolean> .\n"
              "<http://e/s> <http://e/q> <http://b/d> .\n");
    EXPECT_THAT(outcome.report->prefixes, ElementsAre(std::pair("e", "http://e/")));
}

TEST(Reader, ReadsGraphsOfTriGAndNQuads) {
    const auto trig = readTextAs(
        "PREFIX e: <http://e/> e:a e:p 'd' . e:g { e:b e:p e:c . e:b e:p e:d } { e:x e:p e:y }",
        "a.trig");
    ASSERT_TRUE(trig.report.ok()) << trig.error().toText();
    EXPECT_EQ(trig.text(),
              "<http://e/a> <http://e/p> \"d\" .\n"
              "<http://e/b> <http://e/p> <http://e/c> <http://e/g> .\n"
              "<http://e/b> <http://e/p> <http://e/d> <http://e/g> .\n"
              "<http://e/x> <http://e/p> <http://e/y> .\n");
    const std::string quads = "<a:s> <a:p> <a:o> <a:g> .\n<a:s> <a:p> <a:o> .\n";
    const auto nquads = readTextAs(quads, "a.nq");
    ASSERT_TRUE(nquads.report.ok()) << nquads.error().toText();
    EXPECT_EQ(nquads.text(), quads);
}

TEST(Reader, KeepsBlankNodesOfOneFileTogetherAndOfTwoApart) {
    const std::string text = "_:x <a:p> [ <a:q> _:x ] .\n[] <a:p> (1 2) .";
    const auto first = readTextAs(text, "a.ttl", {.blankPrefix = "f1-"});
    const auto second = readTextAs(text, "a.ttl", {.blankPrefix = "f2-"});
    ASSERT_EQ(first.quads.size(), 7u) << first.text();
    EXPECT_EQ(first.quads[0].subject, first.quads[1].object);
    EXPECT_EQ(first.quads[0].object, first.quads[1].subject);
    std::set<std::string> labels;
    for (const auto* outcome : {&first, &second})
        for (const Quad& quad : outcome->quads) labels.insert(quad.subject.lexical);
    // In each file: x, the property list, the subject of the list, and two list cells.
    EXPECT_EQ(labels.size(), 10u);
}

TEST(Reader, ReadsWindowsFilesWithAByteOrderMark) {
    const auto outcome =
        readTextAs("\xEF\xBB\xBF@prefix e: <http://e/> .\r\ne:a e:p \"x\" .\r\n", "a.ttl");
    ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
    EXPECT_EQ(outcome.text(), "<http://e/a> <http://e/p> \"x\" .\n");
}

TEST(Reader, ReadsGzipAndReportsProgressInStoredBytes) {
    const TestFolder folder;
    const auto path = folder.writeGzip("a.nt.gz", manyTriples(1000));
    Progress last;
    std::vector<Quad> quads;
    auto report = read(path, {}, into(quads), [&](const Progress& now) { last = now; }, {});
    ASSERT_TRUE(report.ok()) << report.error().toText();
    EXPECT_EQ(quads.size(), 1000u);
    EXPECT_EQ(last.done, last.total);
    EXPECT_EQ(last.total, static_cast<std::int64_t>(std::filesystem::file_size(path)));
}

struct BadText {
    const char* file;
    const char* text;
    const char* place;
    const char* reason;
};
void PrintTo(const BadText& bad, std::ostream* out) { *out << bad.text; }

class ReaderPlaces : public testing::TestWithParam<BadText> {};

TEST_P(ReaderPlaces, AreExactForEveryKindOfFault) {
    const auto outcome = readTextAs(GetParam().text, GetParam().file);
    ASSERT_FALSE(outcome.report.ok());
    EXPECT_EQ(outcome.error().kind, ErrorKind::Syntax);
    EXPECT_THAT(outcome.error().toText(), StartsWith(GetParam().place));
    EXPECT_THAT(outcome.error().toText(), HasSubstr(GetParam().reason));
}

INSTANTIATE_TEST_SUITE_P(
    Faults, ReaderPlaces,
    testing::Values(
        BadText{"a.ttl", "@prefix e: <http://e/> .\ne:a e:p\n  f:x .",
                "a.ttl:3:6:", "undefined prefix"},
        BadText{"a.ttl", "<http://e/a> <http://e/b> <c> .", "a.ttl:1:30:", "relative IRI"},
        BadText{"a.nt", "<http://e/a> <http://e/b> <c> .\n", "a.nt:1:29:", "missing IRI scheme"},
        BadText{"a.ttl", "<a:a>\n <a:b c> <a:d> .", "a.ttl:2:", "invalid IRI"},
        BadText{"a.nt", "<a:a> <a:b> <a:c> .\n<a:a> <a:b> \"\xC3(\" .\n",
                "a.nt:2:14:", "invalid UTF-8"},
        BadText{"a.nt", "<a:a> <a:b> <a:\\u0020> .\n", "a.nt:1:", "escaped IRI character"},
        BadText{"a.ttl", "<a:a> <a:b> \"x .\n<a:a> <a:b> <a:c> .", "a.ttl:1:17:", "syntax error"},
        BadText{"a.ttl", "<a:a> <a:b> <a:c>", "a.ttl:1:17:", "syntax error"},
        BadText{"a.trig", "<a:g> { <a:a> <a:b> <a:c> .", "a.trig:1:28:", "syntax error"},
        BadText{"a.nq", "<a:a> <a:b> <a:c> <a:d> <a:e> .", "a.nq:1:25:", "syntax error"}));

TEST(Reader, NamesLineNinetyThousand) {
    const TestFolder folder;
    const auto path = folder.write(
        "big.nt", manyTriples(89'999) + "<http://e/s> <http://e/p> nonsense .\n" + manyTriples(10));
    const auto outcome = readPath(path);
    EXPECT_EQ(outcome.error().kind, ErrorKind::Syntax);
    ASSERT_TRUE(outcome.error().place);
    EXPECT_EQ(outcome.error().place->line, 90'000);
    EXPECT_EQ(outcome.error().place->column, 27);
    EXPECT_EQ(outcome.error().place->file, path.string());
}

TEST(Reader, SkipsOnlyTheBadLine) {
    const auto outcome = readTextAs(
        "<a:a> <a:p> \"1\" .\n"
        "<a:a> <a:p> \"2\n"
        "<a:a> <a:p> \"3\" .\n"
        "<a:a> <a:p> <a b> .\n"
        "<a:a> <a:p> \"\xFF\" .\n"
        "<a:a> <a:p> <a:o> <a:g> .\n"
        "<a:a> <a:p> \"4\" .\n",
        "a.nt", skip);
    ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
    EXPECT_EQ(outcome.text(), "<a:a> <a:p> \"1\" .\n<a:a> <a:p> \"3\" .\n<a:a> <a:p> \"4\" .\n");
    std::int64_t lost = 0;
    for (const auto& [reason, count] : outcome.skipped()) lost += count;
    EXPECT_EQ(lost, 4);
    EXPECT_EQ(outcome.skipped().at("invalid UTF-8"), 1);
    EXPECT_THAT(outcome.report->skipped.front().samples.front(), StartsWith("a.nt:2:14: "));
}

TEST(Reader, SkipsOnlyTheBadStatementOfTurtle) {
    const auto outcome = readTextAs(R"(@prefix e: <http://e/> .
e:a e:p "1" .
e:a e:p "2" "oops" ; e:q "lost" .
e:b e:p "3. three" , <http://e/not an iri> , f:undefined , "4" .
e:c e:p "missing quote ;
    e:q "lost" .
e:d e:p [ e:q 5 ] . e:e e:p .5 .
)",
                                    "a.ttl", skip);
    ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
    std::vector<std::string> objects;
    for (const Quad& quad : outcome.quads)
        if (quad.object.isLiteral()) objects.push_back(quad.object.lexical);
    EXPECT_THAT(objects, ElementsAre("1", "3. three", "4", "5", ".5"));
    EXPECT_THAT(outcome.skipped(),
                UnorderedElementsAre(std::pair("syntax error", 2), std::pair("invalid IRI", 1),
                                     std::pair("undefined prefix", 1)));
}

TEST(Reader, SkipsOnlyTheBadStatementOfAGraph) {
    const auto outcome =
        readTextAs("<a:g> { <a:a> <a:p> 1 . <a:a> <a:p> . <a:a> <a:p> 3 } <a:h> { <a:a> <a:p> 4 }",
                   "a.trig", skip);
    ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
    std::vector<std::string> found;
    for (const Quad& quad : outcome.quads)
        found.push_back(quad.object.lexical + " " + quad.graph.lexical);
    EXPECT_THAT(found, ElementsAre("1 a:g", "3 a:g", "4 a:h"));
}

TEST(Reader, KeepsFiveSamplesOfManyFaults) {
    std::string text = "<a:a> <a:p> 'ok' .\n";
    for (int i = 0; i < 20; ++i) text += "<a:a> <a:p> f:x .\n";
    const auto outcome = readTextAs(text, "a.ttl", skip);
    ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
    ASSERT_EQ(outcome.report->skipped.size(), 1u);
    EXPECT_EQ(outcome.report->skipped[0].count, 20);
    EXPECT_EQ(outcome.report->skipped[0].samples.size(), 5u);
}

TEST(Reader, SaysWhatAForeignFileIs) {
    const TestFolder folder;
    const auto messageOf = [&](std::string_view name, std::string_view content) {
        const auto outcome = readPath(folder.write(name, content));
        EXPECT_EQ(outcome.error().kind, ErrorKind::Input) << name;
        return outcome.error().message.text();
    };
    EXPECT_THAT(messageOf("a.nt", std::string("\x7F"
                                              "ELF\0\1\2\3",
                                              8)),
                HasSubstr("binary"));
    EXPECT_THAT(messageOf("b.ttl", "<!DOCTYPE html><html></html>"), HasSubstr("web page"));
    EXPECT_THAT(messageOf("c.ttl", "<?xml version=\"1.0\"?>\n<r/>"), HasSubstr("RDF/XML"));
    EXPECT_THAT(messageOf("d.ttl", "{\"a\": {}}"), HasSubstr("JSON"));
    EXPECT_THAT(messageOf("e.ttl", std::string("\xFF\xFE"
                                               "a\0",
                                               4)),
                HasSubstr("UTF-16"));
    EXPECT_THAT(messageOf("f.ttl", ""), HasSubstr("empty"));
    EXPECT_THAT(messageOf("g.csv", "a;b\n"), HasSubstr("does not end like"));
    EXPECT_EQ(readPath(folder.path("none.ttl")).error().kind, ErrorKind::NotFound);
    const auto letter = folder.write("h.ttl", "Dear Sir,\nthis is a letter.\n");
    EXPECT_EQ(readPath(letter).error().kind, ErrorKind::Syntax);
    EXPECT_EQ(readPath(letter, skip).error().kind, ErrorKind::Input);
}

TEST(Reader, TakesNoShortTextWithAControlCharacterForBinary) {
    const Outcome outcome = readTextAs("<a:s> <a:p> \"\x01\u00E9\" .", "a.nt");
    ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
    EXPECT_EQ(outcome.quads.at(0).object.lexical, "\x01\u00E9");
    EXPECT_TRUE(readTextAs("<a:s> <a:p> \"\x01\u00E9\".", "a.nt").report.ok());
}

TEST(Reader, NeverTakesACutGzipForTheWhole) {
    const TestFolder folder;
    const auto path = folder.writeGzip("a.nt.gz", manyTriples(5000));
    std::filesystem::resize_file(path, std::filesystem::file_size(path) / 2);
    for (const auto& options : {ReadOptions{}, skip}) {
        const auto outcome = readPath(path, options);
        EXPECT_EQ(outcome.error().kind, ErrorKind::Input);
        EXPECT_THAT(outcome.error().message.text(), HasSubstr("cut off"));
    }
}

TEST(Reader, StopsWhenTheSinkFails) {
    int calls = 0;
    const auto report = readText(manyTriples(10), "a.nt", {}, [&](const Quad&) -> Result<void> {
        if (++calls == 3) return Error{ErrorKind::DiskFull, Sentence::verbatim("full")};
        return {};
    });
    ASSERT_FALSE(report.ok());
    EXPECT_EQ(report.error().kind, ErrorKind::DiskFull);
    EXPECT_EQ(calls, 3);
}

TEST(Reader, StopsWhenCancelled) {
    const TestFolder folder;
    const CancelToken cancel;
    int calls = 0;
    const auto report = read(
        folder.write("a.nt", manyTriples(10)), {},
        [&](const Quad&) -> Result<void> {
            if (++calls == 2) cancel.cancel();
            return {};
        },
        {}, cancel);
    ASSERT_FALSE(report.ok());
    EXPECT_EQ(report.error().kind, ErrorKind::Cancelled);
    EXPECT_EQ(calls, 2);
}

TEST(Reader, EndsWhereverATextIsCutOff) {
    const std::string text =
        "PREFIX e: <http://e/> <a:g> { e:s a [ e:p \"x\\u00e9\"@en , 'y' ; e:q "
        "\"\"\"z\"\"\"^^<a:t> ] . "
        "_:b e:p (1 .5 2e0 true) , <a\\u0062:c> } # end";
    for (const char* name : {"a.nt", "a.ttl", "a.trig", "a.nq"})
        for (std::size_t length = 0; length <= text.size(); ++length)
            for (const auto& options : {ReadOptions{}, skip}) {
                const auto outcome = readTextAs(text.substr(0, length), name, options);
                if (outcome.report.ok()) continue;
                EXPECT_THAT(outcome.error().kind,
                            testing::AnyOf(ErrorKind::Syntax, ErrorKind::Input));
            }
}

TEST(Reader, ReadsNoFurtherThanTheStatementThatReachesTheLimit) {
    ReadOptions options;
    options.mostTriples = 3;
    const auto lines = readTextAs(manyTriples(10), "a.nt", options);
    EXPECT_EQ(lines.quads.size(), 3U);
    EXPECT_EQ(
        readTextAs("<a:a> <a:p> 1, 2 .\n<a:b> <a:p> 1, 2 .\n<a:c> <a:p> 1 .", "a.ttl", options)
            .quads.size(),
        4U);
    const std::string rdf =
        "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' "
        "xmlns:x='http://x/'>";
    std::string elements;
    for (int i = 0; i < 9; ++i) elements += "<x:A rdf:about='http://x/1'/>\n";
    EXPECT_EQ(readTextAs(rdf + elements + "</rdf:RDF>", "a.rdf", options).quads.size(), 3U);
    const auto all = readTextAs(manyTriples(2), "a.nt", options);
    EXPECT_EQ(all.report->share, 1);
}

TEST(Reader, RecognisesAFileByItsNameAndFirstBytes) {
    const TestFolder folder;
    const auto kindOf = [&](std::string_view name, std::string_view content) {
        return recognise(folder.write(name, content));
    };
    EXPECT_EQ((*kindOf("a.ttl", "<a:a> <a:b> 1 ."))->name, "Turtle");
    EXPECT_EQ((*kindOf("a.owl", "<rdf:RDF/>"))->name, "RDF/XML");
    EXPECT_EQ(kindOf("b.ttl", "<!DOCTYPE html><html>").error().kind, ErrorKind::Input);
    EXPECT_EQ(kindOf("c.ttl", "").error().kind, ErrorKind::Input);
    EXPECT_EQ(kindOf("d.csv", "a,b").error().kind, ErrorKind::Input);
    EXPECT_EQ(recognise(folder.path("gone.nt")).error().kind, ErrorKind::NotFound);
}

TEST(Reader, ReadsEveryTripleOfTheProductGraph) {
    const auto path = testData("ck25/prod-inst.ttl");
    if (!std::filesystem::exists(path)) GTEST_SKIP() << "no " << path;
    const auto outcome = readPath(path);
    ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
    EXPECT_EQ(outcome.report->triples, 26'587);
}

}  // namespace tripletalk::rdf
