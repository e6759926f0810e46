// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/evaluating.h"
#include "sparql/evaluator/termtable.h"

#include <gtest/gtest.h>

namespace tripletalk::sparql::tests {

namespace {

using tripletalk::tests::must;

class TermTableTest : public testing::Test {
  protected:
    tripletalk::tests::TemporaryFolder m_folder;
    graph::TripleStore m_store = tripletalk::tests::storeFromTurtle(
        m_folder.path(), ":a :p 1, \"text\", \"Wort\"@de, 2.50, _:b .");
    TermCursor m_stored{m_store.database()};
    TermTable m_terms{m_store, m_stored, std::size_t{1} << 20};

    graph::TermId stored(const rdf::Term& term) { return must(m_store.find(term)).value_or(0); }
};

const std::string xsdInteger = "http://www.w3.org/2001/XMLSchema#integer";

}  // namespace

TEST_F(TermTableTest, GivesTermsOfTheStoreTheirIds) {
    for (const rdf::Term& term :
         {rdf::Term::iri("http://example.org/a"), rdf::Term::literal("1", xsdInteger),
          rdf::Term::literal("text"), rdf::Term::literal("Wort", {}, "de")}) {
        ASSERT_GT(stored(term), 0);
        EXPECT_EQ(m_terms.idOf(term), stored(term));
        EXPECT_EQ(must(m_terms.term(stored(term))), term);
    }
    EXPECT_EQ(m_terms.idOf(rdf::Term::literal("text", "http://www.w3.org/2001/XMLSchema#string")),
              stored(rdf::Term::literal("text")));
    EXPECT_EQ(m_terms.idOf(rdf::Term::literal("Wort", {}, "DE")),
              stored(rdf::Term::literal("Wort", {}, "de")));
}

TEST_F(TermTableTest, GivesNewTermsNegativeIdsOnce) {
    const rdf::Term first = rdf::Term::literal("01", xsdInteger);
    const rdf::Term second = rdf::Term::literal("01");
    EXPECT_EQ(m_terms.idOf(first), -1);
    EXPECT_EQ(m_terms.idOf(second), -2);
    EXPECT_EQ(m_terms.idOf(first), -1);
    EXPECT_EQ(must(m_terms.term(-1)), first);
    EXPECT_EQ(must(m_terms.term(-2)), second);
    EXPECT_EQ(m_terms.value(-1).exact, Decimal(1));
}

TEST_F(TermTableTest, FindsTheTermOfAComputedValue) {
    Value one;
    one.kind = Kind::Integer;
    one.datatype = &m_terms.datatypes().of(Kind::Integer);
    one.exact = Decimal(1);
    EXPECT_EQ(m_terms.idOf(one), stored(rdf::Term::literal("1", xsdInteger)));
    one.exact = Decimal(2);
    EXPECT_EQ(must(m_terms.term(m_terms.idOf(one))), rdf::Term::literal("2", xsdInteger));
}

TEST_F(TermTableTest, ReadsValuesOfTheStore) {
    const auto id = stored(rdf::Term::literal("2.50", "http://www.w3.org/2001/XMLSchema#decimal"));
    EXPECT_EQ(m_terms.value(id).kind, Kind::Decimal);
    EXPECT_EQ(m_terms.value(id).exact.toText(), "2.5");
    EXPECT_EQ(m_terms.value(id).id, id);
    EXPECT_EQ(m_terms.value(123'456).kind, Kind::Error);
    EXPECT_FALSE(m_terms.term(123'456).ok());
    EXPECT_FALSE(m_terms.term(-9).ok());
}

TEST_F(TermTableTest, KeepsValuesOfARowApartThoughTheirPlaceIsTheSame) {
    const tripletalk::tests::TemporaryFolder folder;
    std::string turtle;
    for (int i = 0; i < 3000; ++i) turtle += ":s :p \"value " + std::to_string(i) + "\" .\n";
    const auto store = tripletalk::tests::storeFromTurtle(folder.path(), turtle);
    TermCursor stored(store.database());
    TermTable terms(store, stored, std::size_t{1} << 20);
    const Value& first = terms.value(5);
    const std::string text(first.text);
    const Value& second = terms.value(5 + 1024);
    const Value& third = terms.value(5 + 2048);
    EXPECT_EQ(first.text, text);
    EXPECT_NE(second.text, text);
    EXPECT_NE(third.text, second.text);
    EXPECT_EQ(&terms.value(5 + 1024), &second);
    terms.newRow();
    EXPECT_EQ(terms.value(5 + 2048).text, must(store.term(5 + 2048)).lexical);
    EXPECT_EQ(terms.value(5).text, text);
}

TEST_F(TermTableTest, MakesBlankNodesThatNobodyHas) {
    const auto first = m_terms.newBlank();
    const auto second = m_terms.newBlank();
    EXPECT_NE(first, second);
    EXPECT_LT(first, 0);
    EXPECT_TRUE(must(m_terms.term(second)).isBlank());
}

TEST_F(TermTableTest, EndsWhereTheMemoryEnds) {
    TermTable small(m_store, m_stored, 10'000);
    graph::TermId last = -1;
    for (int i = 0; i < 1000 && last != 0; ++i)
        last = small.idOf(rdf::Term::literal("new " + std::to_string(i)));
    EXPECT_EQ(last, 0);
    ASSERT_TRUE(small.trouble());
    EXPECT_EQ(small.trouble()->kind, ErrorKind::Limit);
    EXPECT_FALSE(small.term(1).ok());
}

}  // namespace tripletalk::sparql::tests
