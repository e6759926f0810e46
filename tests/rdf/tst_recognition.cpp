// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "files.h"
#include "outcome.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::rdf {

namespace {

using testing::HasSubstr;

const std::string triples = "# a comment\n<http://e/s> <http://e/p> \"x\" .\n";
const std::string quads = triples + "<http://e/s> <http://e/p> <http://e/o> <http://e/g> .\n";
const std::string turtle = "@prefix e: <http://e/> .\ne:s e:p 1 , 2 .\n";
const std::string trig = "@prefix e: <http://e/> .\ne:g { e:s e:p 1 , 2 }\n";
const std::string xml =
    "<?xml version=\"1.0\"?>\n<!-- a comment -->\n<rdf:RDF "
    "xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\" xmlns:e=\"http://e/\">"
    "<e:T rdf:about=\"http://e/s\"/></rdf:RDF>\n";

class Recognition : public testing::Test {
  protected:
    /// The format's name, or the error's text.
    std::string of(std::string_view name, std::string_view content) const {
        const auto format = recognise(m_folder.write(name, content));
        return format ? std::string((*format)->name) : format.error().toText();
    }

    TestFolder m_folder;
};

}  // namespace

TEST_F(Recognition, KnowsN3AndNQuadsByTheirNames) {
    EXPECT_EQ(of("a.n3", turtle), "Turtle");
    EXPECT_EQ(of("a.nquads", quads), "N-Quads");
    EXPECT_EQ(readPath(m_folder.write("a.N3", turtle)).quads.size(), 2U);
    EXPECT_EQ(readPath(m_folder.writeGzip("a.nquads.gz", quads)).quads.size(), 2U);
}

TEST_F(Recognition, KnowsAFileWithoutAKnownNameByItsContent) {
    EXPECT_EQ(of("a", triples), "N-Triples");
    EXPECT_EQ(of("b.dat", quads), "N-Quads");
    EXPECT_EQ(of("c.rdf2", "\xEF\xBB\xBF" + turtle), "Turtle");
    EXPECT_EQ(of("d", "\n\n# x\nPREFIX e: <http://e/>\n" + trig), "TriG");
    EXPECT_EQ(of("e", "<http://e/s>\n  <http://e/p> 1 ;\n <http://e/q> 2 .\n"), "Turtle");
    EXPECT_EQ(of("f.download", xml), "RDF/XML");
    std::string many;
    while (many.size() < 200'000) many += triples;
    EXPECT_EQ(of("g", many), "N-Triples");
    EXPECT_EQ(of("h", turtle + many), "Turtle");
}

TEST_F(Recognition, BelievesContentThatTheNamesFormatCannotRead) {
    EXPECT_EQ(of("a.nt", quads), "N-Quads");
    EXPECT_EQ(of("a.ttl", quads), "N-Quads");
    EXPECT_EQ(of("c.nt", "<rdf:rdf> <http://e/p> \"x\" .\n"), "N-Triples") << "an IRI, no RDF/XML";
    EXPECT_EQ(of("h.nt", "<html://e/x> <http://e/p> \"x\" .\n"), "N-Triples") << "nor HTML";
    EXPECT_EQ(of("b.nt", turtle), "Turtle");
    EXPECT_EQ(of("c.ttl", trig), "TriG");
    EXPECT_EQ(of("d.ttl", xml), "RDF/XML");
    EXPECT_EQ(of("e.rdf", turtle), "Turtle");
    EXPECT_EQ(of("f.owl", triples), "N-Triples");
}

TEST_F(Recognition, BelievesTheNameWhereItsFormatReadsTheContent) {
    EXPECT_EQ(of("a.ttl", triples), "Turtle");
    EXPECT_EQ(of("a.trig", turtle), "TriG");
    EXPECT_EQ(of("a.nq", triples), "N-Quads");
    EXPECT_EQ(of("a.nt", "<a:s> <a:p> .\n" + triples), "N-Triples") << "with an error";
    EXPECT_EQ(of("b.ttl", "<a:s> <a:p> \"\"\"\n<a:s> <a:p> <a:o> <a:g> .\n\"\"\" ."), "Turtle");
}

TEST_F(Recognition, KnowsJsonLdByItsKeywordsAtTheTop) {
    for (const char* name : {"a.jsonld", "a.json", "a.ttl", "a"}) {
        EXPECT_EQ(of(name, "{ \"@context\": {}, \"@id\": \"http://e/s\" }"), "JSON-LD") << name;
        EXPECT_EQ(of(name, "[{\"name\": [{}], \"@type\": \"a:T\"}]"), "JSON-LD") << name;
        EXPECT_EQ(of(name, "{\"a\": 1}\n{\"@graph\": []}"), "JSON-LD") << name;
    }
    EXPECT_EQ(of("b.jsonld", "{\"http://e/p\": 1}"), "JSON-LD") << "by its name alone";
    EXPECT_THAT(of("b.json", "{\"http://e/p\": 1}"), HasSubstr("it looks like JSON"));
    EXPECT_THAT(of("c.json", "{\"items\": [{\"@id\": \"5\"}]}"), HasSubstr("it looks like JSON"));
    EXPECT_EQ(of("d.jsonld", triples), "N-Triples");
    EXPECT_THAT(of("e.jsonld", "Dear Sir,\n"), HasSubstr("something other than JSON"));
}

TEST_F(Recognition, NamesWhatItIsNotAndTheSwitchThatHelps) {
    EXPECT_THAT(of("b.json", "{\"a\": [1]}"), HasSubstr("it looks like JSON"));
    EXPECT_THAT(of("c.csv", "a;b\n1;2\n"), HasSubstr("use --format NAME"));
    EXPECT_THAT(of("d", "Dear Sir,\nthis is a letter.\n"), HasSubstr("use --format NAME"));
    EXPECT_THAT(of("e", "<!DOCTYPE html><html></html>"), HasSubstr("a web page"));
    EXPECT_THAT(of("f.ttl", "<?xml version=\"1.0\"?><r/>"), HasSubstr("use --format rdf"));
    EXPECT_EQ(of("g.n3", "{ ?x a ?y } => { ?y a ?z } ."), "Turtle") << "its parser blames it";
}

TEST_F(Recognition, IsOverruledByTheFormatThatOneNames) {
    const auto path = m_folder.write("a.csv", turtle);
    const auto outcome = readPath(path, {.format = formatNamed("Turtle")});
    ASSERT_TRUE(outcome.report.ok()) << outcome.error().toText();
    EXPECT_EQ(outcome.quads.size(), 2U);
    EXPECT_EQ(formatNamed("n-triples"), &formatOf(Syntax::NTriples));
    EXPECT_EQ(formatNamed(".NQ"), &formatOf(Syntax::NQuads));
    EXPECT_EQ(formatNamed("rdfxml"), &formatOf(Syntax::RdfXml));
    EXPECT_EQ(formatNamed("text/turtle"), &formatOf(Syntax::Turtle));
    EXPECT_EQ(formatNamed("jsonld"), &formatOf(Syntax::JsonLd));
    EXPECT_EQ(formatNamed(""), nullptr);
}

}  // namespace tripletalk::rdf
