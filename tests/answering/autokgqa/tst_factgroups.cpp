// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/autokgqa/factgroups.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {

using namespace tripletalk::tests;
using rdf::Term;
using sparql::Triple;
using testing::ElementsAre;
using testing::SizeIs;

namespace {

Triple fact(const std::string& subject, const std::string& predicate, Term object) {
    return {Term::iri("http://x/" + subject), Term::iri("http://x/" + predicate),
            std::move(object)};
}

std::vector<FactGroup> weighed(const std::vector<double>& relevances) {
    std::vector<FactGroup> groups;
    for (const double relevance : relevances) groups.push_back({.relevance = relevance});
    return groups;
}

}  // namespace

TEST(FactGroups, TellEachPropertyOfAThingInASentence) {
    const auto groups = groupsOf({fact("oldHarbour", "hasDepth", Term::literal("9 m")),
                                  fact("ann", "sails", Term::iri("http://x/heron")),
                                  fact("oldHarbour", "hasDepth", Term::literal("12 m")),
                                  fact("oldHarbour", "hasDepth", Term::literal("2 m"))},
                                 TermNames());
    ASSERT_THAT(groups, SizeIs(2));
    // "2 m" stands in it already.
    EXPECT_EQ(groups[0].sentence, "old harbour has depth 9 m, 12 m");
    EXPECT_THAT(groups[0].objects, SizeIs(3));
    EXPECT_EQ(groups[1].sentence, "ann sails heron");
}

TEST(FactGroups, OfThingsOfOneNameStayApart) {
    const auto groups = groupsOf(
        {fact("a/port", "depth", Term::literal("1")), fact("b/port", "depth", Term::literal("2"))},
        TermNames());
    EXPECT_THAT(groups, SizeIs(2));
}

TEST(FactGroups, AreWeighedByHowNearTheyAreToTheQuestion) {
    TemporaryFolder folder;
    const auto base = baseFromTurtle(folder.path(), museum);
    GraphVectors vectors(base, nullptr);
    std::vector<FactGroup> groups{{.sentence = "Snow height 400 mm"}, {.sentence = "x is a boat"}};
    must(weigh(groups, "Snow height 400 mm", vectors, {}));
    EXPECT_NEAR(groups[0].relevance, 1, 1e-6);
    // Strangers: d² = 2, 1 - 2/√2.
    EXPECT_LT(groups[1].relevance, 0.2);
}

TEST(RelevantGroups, AreATenthOfTheFactsAboveTheThreshold) {
    std::vector<double> relevances(300, 0.5);
    relevances[7] = 0.9;
    const auto kept = relevantGroups(weighed(relevances), 300);
    EXPECT_THAT(kept, SizeIs(30));
    EXPECT_EQ(kept.front(), 7U) << "the best first";
    EXPECT_THAT(relevantGroups(weighed({0.2, 0.46, 0.44}), 300), ElementsAre(1));
}

TEST(RelevantGroups, BringWhatBlankNodesSay) {
    const auto blank = Term::blank("b");
    const auto groups = groupsOf({fact("ann", "lives", Term::literal("here")),
                                  fact("ann", "address", blank),
                                  {blank, Term::iri("http://x/street"), Term::literal("Main")},
                                  {blank, Term::iri("http://x/next"), blank}},
                                 TermNames());
    EXPECT_THAT(withBlankNodes({1, 0}, groups), testing::UnorderedElementsAre(0, 1, 2, 3));
    EXPECT_EQ(withBlankNodes({1, 0}, groups).front(), 1U);
    EXPECT_EQ(withBlankNodes({1, 0}, groups).back(), 0U);
    EXPECT_THAT(withBlankNodes({0}, groups), ElementsAre(0));
}

TEST(RelevantGroups, AreThereForFewFacts) {
    EXPECT_THAT(relevantGroups(weighed({0.5, 0.9, 0.6}), 3), ElementsAre(1, 2, 0));
}

TEST(RelevantGroups, AreAllOfTheBestWhereNoneIsRelevant) {
    EXPECT_THAT(relevantGroups(weighed({0.1, 0.3, 0.2}), 3), ElementsAre(1, 2, 0));
    EXPECT_TRUE(relevantGroups({}, 0).empty());
}

}  // namespace tripletalk::answering
