// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/resulttext.h"

#include <gmock/gmock.h>

namespace tripletalk::answering::grasp {

using sparql::Binding;
using sparql::QueryAnswer;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

namespace {

const sparql::Prefixes known{{"ex", "http://example.org/"},
                             {"xsd", "http://www.w3.org/2001/XMLSchema#"}};
const LabelOf unlabelled = [](const std::string&) { return std::string(); };

QueryAnswer numbersTo(int count) {
    QueryAnswer answer{.variables = {"n"}};
    for (int i = 1; i <= count; ++i)
        answer.rows.push_back({rdf::Term::literal("row " + std::to_string(i))});
    return answer;
}

std::string cell(const rdf::Term& term) { return cellText(term, unlabelled, known); }

}  // namespace

TEST(GraspResultText, LeavesOutTheMiddleOfLongTexts) {
    EXPECT_EQ(clipped("abcdefghijklm", 10), "abcdefghijklm") << "three more are let pass";
    EXPECT_EQ(clipped("abcdefghijklmn", 10), "abcde...jklmn");
    EXPECT_EQ(clipped(std::string(67, 'x')), std::string(67, 'x')) << "64 and three";
    EXPECT_EQ(clipped(std::string(68, 'x')), std::string(32, 'x') + "..." + std::string(32, 'x'));
    EXPECT_EQ(clipped("雪雪雪雪雪中中中中猫猫猫猫猫", 10), "雪雪雪雪雪...猫猫猫猫猫")
        << "by characters";
}

TEST(GraspResultText, KeepsEachCellOnItsLine) {
    EXPECT_EQ(cell(rdf::Term::literal("Fast\tand\nfar")), "Fast\\tand\\nfar");
    const std::string table = tableText({{"a"}, {{"one|two"}}});
    EXPECT_EQ(table, "| a        |\n|----------|\n| one\\|two |\n");
}

TEST(GraspResultText, WritesEachKindOfTerm) {
    EXPECT_EQ(cell(rdf::Term::iri("http://example.org/ship")), "ex:ship");
    EXPECT_EQ(cell(rdf::Term::iri("http://example.org/a/b")), "<http://example.org/a/b>");
    EXPECT_EQ(cell(rdf::Term::iri("urn:ship:9-4")), "<urn:ship:9-4>");
    EXPECT_EQ(cell(rdf::Term::iri("mailto:crew@owl.example")), "<mailto:crew@owl.example>");
    EXPECT_EQ(cell(rdf::Term::iri("http://host/x")), "<http://host/x>");
    EXPECT_EQ(cell(rdf::Term::blank("b7")), "_:b7");
    EXPECT_EQ(cell(rdf::Term::literal("Heron", {}, "en")), "Heron (en)");
    EXPECT_EQ(cell(rdf::Term::literal("4.5", "http://www.w3.org/2001/XMLSchema#decimal")),
              "4.5 (xsd:decimal)");
    EXPECT_EQ(cell(rdf::Term::literal("plain")), "plain");
    EXPECT_EQ(cellText({}, unlabelled, known), "");
    const LabelOf label = [](const std::string&) { return std::string("Swift Heron"); };
    EXPECT_EQ(cellText(rdf::Term::iri("http://example.org/heron"), label, known),
              "Swift Heron (ex:heron)");
}

TEST(GraspResultText, ShowsTheFirstAndTheLastRows) {
    const std::string text = answerText(numbersTo(23), unlabelled, known);
    EXPECT_THAT(text, HasSubstr("23 rows and 1 column; the first 5 and the last 5 rows are shown"));
    EXPECT_THAT(text, HasSubstr("| row 5  |\n| ...    |\n| row 19 |"));
    EXPECT_THAT(text, Not(HasSubstr("row 6 ")));
    QueryAnswer cut = numbersTo(21);
    cut.truncated = true;
    EXPECT_THAT(answerText(cut, unlabelled, known), HasSubstr("21 or more rows"));
}

TEST(GraspResultText, ShowsSmallTablesWhole) {
    QueryAnswer table = numbersTo(20);
    EXPECT_THAT(answerText(table, unlabelled, known),
                AllOf(HasSubstr("20 rows and 1 column.\n"), HasSubstr("| row 10 |")));
    table.variables = {"n", "a", "b", "c"};
    for (auto& row : table.rows) row.resize(4);
    EXPECT_THAT(answerText(table, unlabelled, known), HasSubstr("the first 5 and the last 5"))
        << "80 cells are many";
}

TEST(GraspResultText, ShowsLongTextsOfFewCells) {
    const std::string novel(300, 'x');
    QueryAnswer one{.variables = {"text"}, .rows = {{rdf::Term::literal(novel)}}};
    EXPECT_THAT(answerText(one, unlabelled, known), HasSubstr(novel));
    one.rows.resize(7, one.rows[0]);
    EXPECT_THAT(answerText(one, unlabelled, known), Not(HasSubstr(novel)));
}

TEST(GraspResultText, ShowsTheFirstAndTheLastColumns) {
    QueryAnswer wide;
    wide.rows.resize(1);
    for (int i = 1; i <= 12; ++i) {
        wide.variables.push_back("c" + std::to_string(i));
        wide.rows[0].emplace_back();
    }
    const std::string text = answerText(wide, unlabelled, known);
    EXPECT_THAT(text, HasSubstr("1 row and 12 columns; the first 5 and the last 5 columns"));
    EXPECT_THAT(text, HasSubstr("| c5 | ... | c8 |"));
}

TEST(GraspResultText, SaysTruthsEmptyResultsAndTriples) {
    EXPECT_EQ(answerText({.form = sparql::QueryForm::Ask, .truth = true}, unlabelled, known),
              "true");
    EXPECT_EQ(answerText({.variables = {"a", "b"}}, unlabelled, known), "0 rows and 2 columns.\n");
    const auto ex = [](const char* name) {
        return rdf::Term::iri(std::string("http://example.org/") + name);
    };
    const QueryAnswer triples{.form = sparql::QueryForm::Construct,
                              .triples = {{ex("s"), ex("p"), ex("o")}}};
    EXPECT_THAT(answerText(triples, unlabelled, known), HasSubstr("| ex:s    | ex:p     | ex:o"));
}

TEST(GraspResultText, TellsAFindWithItsNamesAndWhatItIs) {
    const lookup::Item item{
        .iri = "http://example.org/north",
        .label = "Port Anemone",
        .synonyms = {"A", "B", "C", "D", "E", "F"},
        .infos = {"type: Dock", "A dock in the north, where the wind is cold."}};
    EXPECT_EQ(itemText(item, known),
              "Port Anemone, also called A, B, C, D, E (ex:north)\n"
              "   - A dock in the north, where the wind is cold.\n   - type: Dock");
    EXPECT_EQ(itemText({.iri = "urn:x", .label = "X", .infos = {std::string(131, 'a')}}, known),
              "X (<urn:x>)\n   - " + std::string(131, 'a'));
    EXPECT_EQ(itemText({.iri = "urn:x", .label = "X", .infos = {std::string(132, 'a')}}, known),
              "X (<urn:x>)\n   - " + std::string(64, 'a') + "..." + std::string(64, 'a'));
}

TEST(GraspResultText, ShortensIrisByTheLongestNamespaceThatReadsBack) {
    const sparql::Prefixes nested{{"ex", "http://example.org/"},
                                  {"sea", "http://example.org/sea/"}};
    EXPECT_EQ(shortIri("http://example.org/sea/north", nested), "sea:north");
    EXPECT_EQ(shortIri("http://example.org/north-2_b.c", nested), "ex:north-2_b.c");
    EXPECT_EQ(shortIri("http://example.org/a b", nested), "<http://example.org/a\\u0020b>");
    EXPECT_EQ(shortIri("http://example.org/a/b", nested), "<http://example.org/a/b>");
}

}  // namespace tripletalk::answering::grasp
