// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/constants.h"

#include <gmock/gmock.h>

namespace tripletalk::answering::grasp {

using testing::HasSubstr;

namespace {

const sparql::Prefixes short_{{"ex", "http://example.org/"},
                              {"xsd", "http://www.w3.org/2001/XMLSchema#"}};

rdf::Term iri(std::string_view written) {
    const auto term = constantOf(written, ConstantKind::Iri, short_);
    return term ? *term : rdf::Term::literal(term.error().message.text());
}
rdf::Term any(std::string_view written) {
    const auto term = constantOf(written, ConstantKind::IriOrLiteral, short_);
    return term ? *term : rdf::Term::blank(term.error().message.text());
}
std::string refused(std::string_view written) {
    const auto term = constantOf(written, ConstantKind::Iri, short_);
    return term ? "taken as " + term->lexical : term.error().message.text();
}

}  // namespace

TEST(GraspConstants, UnderstandsIrisHoweverTheyAreWritten) {
    const auto heron = rdf::Term::iri("http://example.org/heron");
    EXPECT_EQ(iri("<http://example.org/heron>"), heron);
    EXPECT_EQ(iri("ex:heron"), heron);
    EXPECT_EQ(iri(" http://example.org/heron "), heron);
    EXPECT_EQ(iri("<urn:ship:9-4>"), rdf::Term::iri("urn:ship:9-4"));
    EXPECT_EQ(iri("urn:ship:9-4"), rdf::Term::iri("urn:ship:9-4"));
    EXPECT_EQ(iri("mailto:crew@owl.example"), rdf::Term::iri("mailto:crew@owl.example"));
    EXPECT_EQ(iri("http://host/x"), rdf::Term::iri("http://host/x"));
    EXPECT_EQ(any("http://example.org/heron"), heron);
}

TEST(GraspConstants, UnderstandsLiteralsWhereTheyMayStand) {
    EXPECT_EQ(any("\"Heron\"@en"), rdf::Term::literal("Heron", {}, "en"));
    EXPECT_EQ(any("42"), rdf::Term::literal("42", "http://www.w3.org/2001/XMLSchema#integer"));
    EXPECT_EQ(any("\"2001-01-01\"^^xsd:date"),
              rdf::Term::literal("2001-01-01", "http://www.w3.org/2001/XMLSchema#date"));
    EXPECT_EQ(any("Swift Heron"), rdf::Term::literal("Swift Heron"));
    EXPECT_EQ(any("a } . ?s ?p ?o { b"), rdf::Term::literal("a } . ?s ?p ?o { b"))
        << "what is more than a term is a text";
}

TEST(GraspConstants, SaysHowOneIsWritten) {
    for (const char* wrong : {"Swift Heron", "\"Heron\"", "ex:a ex:b", "<no end", "?ship", ""})
        EXPECT_THAT(refused(wrong), HasSubstr("<http://example.org/name>, ex:name")) << wrong;
    EXPECT_THAT(refused("_:b1"), HasSubstr("is a blank node, which has no name to ask for"));
}

}  // namespace tripletalk::answering::grasp
