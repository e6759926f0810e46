// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/classes/classes.h"
#include "support/graphs.h"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::induction {

using namespace tripletalk::tests;
using testing::Each;
using testing::ElementsAre;
using testing::Field;
using testing::SizeIs;

namespace {

/// Each class below the next one.
std::string chainOf(int classes) {
    std::string turtle;
    for (int i = 0; i + 1 < classes; ++i)
        turtle += ":C" + std::to_string(i) + " rdfs:subClassOf :C" + std::to_string(i + 1) + " .\n";
    return turtle;
}

Result<Classes> classesOf(const std::string& turtle, const CancelToken& cancel = {}) {
    const TemporaryFolder folder;
    const auto store = storeFromTurtle(folder.path(), turtle);
    const auto database =
        must(sqlite::Database::open(folder.path() / "database.db", sqlite::OpenMode::Create));
    const std::string language;
    naming::Labels labels(store, language);
    auto entities = must(Entities::read(store, {}));
    const CleaningChoices choices;
    const TableChoices tables;
    const ProgressSink silent;
    return classify({store, database, entities, labels, language, choices, tables, silent, cancel});
}

}  // namespace

TEST(Classes, KnowWhatIsAboveAndBelowThem) {
    const Classes classes = must(classesOf(chainOf(4) + ":x a :C0 . :y a :C2 ."));
    EXPECT_THAT(classes.list, SizeIs(4));
    EXPECT_THAT(classes.at(0).above, ElementsAre(1, 2, 3));
    EXPECT_THAT(classes.closure(0), ElementsAre(0));
    EXPECT_THAT(classes.closure(2), ElementsAre(0, 1, 2));
    EXPECT_THAT(classes.closure(3), ElementsAre(0, 1, 2, 3));
}

TEST(Classes, OfALongChainHaveTheNearestAboveThem) {
    const Classes classes = must(classesOf(chainOf(3000) + ":x a :C0 . :y a :C2999 ."));
    EXPECT_THAT(classes.list, SizeIs(202)) << "what nothing has, and lies far above, is none";
    EXPECT_THAT(classes.list, Each(Field(&EntityClass::above, SizeIs(testing::Le(200)))));
    const auto& lowest = classes.at(0);
    EXPECT_EQ(lowest.iri.substr(lowest.iri.size() - 2), "C0");
    EXPECT_THAT(lowest.above, SizeIs(200));
    EXPECT_EQ(lowest.entities, 1);
}

TEST(Classes, OfThingsWithVeryManyAreNotComparedInPairs) {
    const auto derived = [](int types) {
        std::string turtle = ":y a :T0 . :x a :T0";
        for (int i = 1; i < types; ++i) turtle += ", :T" + std::to_string(i);
        const Classes classes = must(classesOf(turtle + " ."));
        return classes.at(1).above.size();
    };
    EXPECT_EQ(derived(3), 1u);
    EXPECT_EQ(derived(1500), 0u);
}

TEST(Classes, ShareTheTableAtTheEndOfTheirWayUpwards) {
    const auto homes = [](const std::string& turtle) {
        std::vector<int> found;
        for (const EntityClass& one : must(classesOf(turtle)).list) found.push_back(one.home);
        return found;
    };
    const std::string things = ":x a :C0 ; :p 1 . :y a :C1 ; :p 2 . :z a :C2 ; :p 3 . ";
    EXPECT_THAT(homes(chainOf(3) + things), Each(2));
    EXPECT_THAT(homes(chainOf(3) + ":C2 rdfs:subClassOf :C1 . " + things), Each(1))
        << "the first of those that lie below each other";
}

TEST(Classes, OfAChainAreNotLookedAtOnceCancelled) {
    const CancelToken cancel;
    cancel.cancel();
    const auto stopped = classesOf(chainOf(10) + ":x a :C0 .", cancel);
    ASSERT_FALSE(stopped.ok());
    EXPECT_EQ(stopped.error().kind, ErrorKind::Cancelled);
}

}  // namespace tripletalk::induction
