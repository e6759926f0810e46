// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/reader.h"
#include "rdf/turtlewriter.h"
#include "rdf/vocabulary.h"

#include <algorithm>

#include <gtest/gtest.h>

using namespace tripletalk;
using rdf::Quad;
using rdf::Term;

namespace {

const std::map<std::string, std::string> someNames{{"x", "http://x/"}, {"unused", "http://u/"}};

TEST(TurtleWriter, WritesOneBlockASubjectWithTheTypesFirst) {
    const Term ada = Term::iri("http://x/ada");
    const std::vector<Quad> triples{
        {ada, Term::iri("http://x/mass"),
         Term::literal("40", std::string(rdf::vocabulary::xsd) + "integer")},
        {ada, Term::iri("http://x/friend"), Term::iri("http://x/bo")},
        {ada, Term::iri("http://x/friend"), Term::iri("http://y/c o")},
        {ada, Term::iri(std::string(rdf::vocabulary::rdfType)), Term::iri("http://x/Robot")}};
    EXPECT_EQ(rdf::toTurtle(triples, someNames),
              "@prefix x: <http://x/> .\n\n"
              "x:ada a x:Robot ;\n"
              "    x:mass \"40\"^^<http://www.w3.org/2001/XMLSchema#integer> ;\n"
              "    x:friend x:bo, <http://y/c\\u0020o> .\n");
}

TEST(TurtleWriter, WhatItWritesReadsBackAsTheSame) {
    const Term thing = Term::iri("http://x/a.b;c");
    std::vector<Quad> triples{{thing, Term::iri("http://x/says"),
                               Term::literal("a \"quote\" \\ and\nlines\t\x01", "", "en")},
                              {thing, Term::iri("http://x/has"), Term::iri("http://x/100%25")},
                              {thing, Term::iri("http://x/größe"), Term::literal("Ä 漢")},
                              {Term::iri("http://x/b"), Term::iri("http://x/"), thing}};
    std::vector<Quad> read;
    const auto report = rdf::readText(rdf::toTurtle(triples, someNames), "back.ttl",
                                      {.format = &rdf::formatOf(rdf::Syntax::Turtle)},
                                      [&](const Quad& quad) -> Result<void> {
                                          read.push_back(quad);
                                          return {};
                                      });
    ASSERT_TRUE(report) << report.error().toText();
    std::ranges::sort(triples);
    std::ranges::sort(read);
    EXPECT_EQ(read, triples);
}

}  // namespace
