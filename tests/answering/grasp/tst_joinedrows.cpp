// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/joinedrows.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::answering::grasp {
namespace {

using rdf::Term;
using sparql::Binding;
using sparql::QueryAnswer;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

const std::string first = "SELECT * { ?ship :port ?town }";
const std::string second = "SELECT * { ?town :people ?n }";

Binding thing(const std::string& name) { return Term::iri("http://e.x/" + name); }
Binding text(const std::string& words) { return Term::literal(words); }

JoinedRows joined(const QueryAnswer& left, const QueryAnswer& right, JoinBy by,
                  const std::string& on = "town") {
    return tests::must(joinedRows({first, left, on}, {second, right, on}, by));
}

TEST(JoinedRows, AreThoseOfTheFirstBesideTheSecondQuery) {
    const QueryAnswer left{
        .variables = {"ship", "town"},
        .rows = {{thing("heron"), thing("oslo")}, {thing("owl"), thing("rome")}}};
    const QueryAnswer right{.variables = {"town", "n"}, .rows = {{thing("oslo"), text("9")}}};
    const JoinedRows rows = joined(left, right, JoinBy::Iri);
    EXPECT_EQ(
        rows.pattern,
        "VALUES (?town ?ship) {\n(<http://e.x/oslo> <http://e.x/heron>)\n}\n{ " + second + " }");
    EXPECT_THAT(rows.variables, ElementsAre("ship", "town", "n"));
    EXPECT_EQ(rows.matches, 1U);
    EXPECT_EQ(rows.lonelyFirst, 1U) << "nothing is known of Rome";
}

TEST(JoinedRows, KeepBothNamesOfWhatIsTheSame) {
    const QueryAnswer left{.variables = {"harbour", "ship"},
                           .rows = {{thing("oslo"), thing("heron")}}};
    const QueryAnswer right{.variables = {"town", "n"}, .rows = {{thing("oslo"), text("9")}}};
    const JoinedRows rows =
        tests::must(joinedRows({first, left, "harbour"}, {second, right, "town"}, JoinBy::Iri));
    EXPECT_THAT(rows.pattern, HasSubstr("VALUES (?town ?harbour ?ship)"));
    EXPECT_THAT(rows.pattern,
                HasSubstr("(<http://e.x/oslo> <http://e.x/oslo> <http://e.x/heron>)"));
    EXPECT_THAT(rows.variables, ElementsAre("harbour", "ship", "town", "n"));
}

TEST(JoinedRows, MatchByLabelWhateverCaseAndAccents) {
    const QueryAnswer left{.variables = {"town", "ship"}, .rows = {{text("MALMÖ"), thing("owl")}}};
    const QueryAnswer right{.variables = {"town", "n"},
                            .rows = {{Term::literal("Malmö", {}, "sv"), text("1")},
                                     {text("Malmo"), text("2")},
                                     {thing("malmo"), text("3")}}};
    const JoinedRows rows = joined(left, right, JoinBy::Label);
    EXPECT_EQ(rows.matches, 2U);
    EXPECT_THAT(rows.pattern, HasSubstr("VALUES (?town ?town_1 ?ship)"));
    EXPECT_THAT(rows.pattern, HasSubstr("(\"Malmö\"@sv \"MALMÖ\" <http://e.x/owl>)"));
    EXPECT_THAT(rows.pattern, Not(HasSubstr("(<http://e.x/malmo>")));
}

TEST(JoinedRows, LeaveOutWhatCannotBeWritten) {
    const QueryAnswer left{.variables = {"town", "crew", "flag"},
                           .rows = {{thing("oslo"), Term::blank("b1"), std::nullopt},
                                    {Term::blank("b2"), text("x"), std::nullopt},
                                    {std::nullopt, text("y"), std::nullopt}}};
    const QueryAnswer right{.variables = {"town"},
                            .rows = {{thing("oslo")}, {Term::blank("b2")}, {std::nullopt}}};
    const JoinedRows rows = joined(left, right, JoinBy::Iri);
    EXPECT_THAT(rows.pattern, HasSubstr("(<http://e.x/oslo> UNDEF UNDEF)"));
    EXPECT_EQ(rows.matches, 1U) << "blank nodes of two graphs are never the same";
    EXPECT_EQ(rows.lonelyFirst, 2U);
    EXPECT_EQ(rows.lonelySecond, 2U);
}

TEST(JoinedRows, AreNotMoreThanEndpointsTake) {
    QueryAnswer left{.variables = {"town", "ship"}};
    for (std::size_t i = 0; i < mostMatches + 5; ++i)
        left.rows.push_back({thing("oslo"), thing("ship" + std::to_string(i))});
    const QueryAnswer right{.variables = {"town"}, .rows = {{thing("oslo")}}};
    const JoinedRows rows = joined(left, right, JoinBy::Iri);
    EXPECT_EQ(rows.matches, mostMatches);
    EXPECT_TRUE(rows.truncated);
}

TEST(JoinedRows, SayWhichVariableThereIsNot) {
    const QueryAnswer left{.variables = {"town"}};
    const QueryAnswer right{.variables = {"place", "n"}};
    const auto rows = joinedRows({first, left, "town"}, {second, right, "town"}, JoinBy::Iri);
    ASSERT_FALSE(rows.ok());
    EXPECT_EQ(rows.error().message.text(),
              "The second query has no variable ?town; it has place, n.");
}

}  // namespace
}  // namespace tripletalk::answering::grasp
