// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/reader.h"

#include <gtest/gtest.h>

namespace tripletalk::rdf {

TEST(NQuads, WriteATripleWithoutAGraph) {
    const Quad quad{Term::iri("http://e/s"), Term::iri("http://e/p"), Term::blank("x")};
    EXPECT_EQ(toNQuads(quad), "<http://e/s> <http://e/p> _:x .\n");
}

TEST(NQuads, WriteGraphLanguageAndDatatype) {
    Quad quad{Term::iri("http://e/s"), Term::iri("http://e/p"), Term::literal("a", {}, "en"),
              Term::iri("http://e/g")};
    EXPECT_EQ(toNQuads(quad), "<http://e/s> <http://e/p> \"a\"@en <http://e/g> .\n");
    quad.object = Term::literal("1", "http://e/t");
    EXPECT_EQ(toNQuads(quad), "<http://e/s> <http://e/p> \"1\"^^<http://e/t> <http://e/g> .\n");
}

TEST(NQuads, AreReadBackAsTheyWere) {
    const Quad quad{Term::iri("http://e/s"), Term::iri("http://e/p"),
                    Term::literal("tab\t \"q\" \\ \r\n ü 😀")};
    std::vector<Quad> read;
    auto report = readText(toNQuads(quad), "x.nq", {}, [&](const Quad& q) -> Result<void> {
        read.push_back(q);
        return {};
    });
    ASSERT_TRUE(report.ok()) << report.error().toText();
    EXPECT_EQ(read, std::vector<Quad>{quad});
}

}  // namespace tripletalk::rdf
