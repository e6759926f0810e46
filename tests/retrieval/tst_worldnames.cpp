// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "retrieval/worldnames.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::retrieval {

using testing::AllOf;
using testing::Contains;
using testing::IsEmpty;

namespace {

/// All names of what a text mentions.
std::vector<std::string> namesFor(const std::string& text) {
    std::vector<std::string> all;
    for (const auto& mention : WorldNames::shared().find(text, tokens(text)))
        for (const WorldNames::Name& name : *mention.names)
            all.push_back(text::join(name.words, " "));
    return all;
}

}  // namespace

TEST(WorldNames, JoinTheLanguagesNamesOfOneCountry) {
    EXPECT_THAT(namesFor("cars from Frankreich"),
                AllOf(Contains("france"), Contains("french republic"), Contains("fra"),
                      Contains("franzosisch")));
    EXPECT_THAT(namesFor("the United States of America"), Contains("vereinigte staaten"));
    EXPECT_THAT(namesFor("the U.S. market"), Contains("usa"));
}

TEST(WorldNames, UnderstandAdjectivesAndPeople) {
    EXPECT_THAT(namesFor("all Danish makers"), Contains("denmark"));
    EXPECT_THAT(namesFor("famous germans"), Contains("germany"));
    EXPECT_THAT(namesFor("mit einem schwedischen Motor"), Contains("sweden"));
    EXPECT_THAT(namesFor("songs in French"), AllOf(Contains("france"), Contains("fr")));
}

TEST(WorldNames, TakeCodesInCapitalsOnly) {
    EXPECT_THAT(namesFor("offices in the US"), Contains("united states"));
    EXPECT_THAT(namesFor("tell us more, no one is in"), IsEmpty());
    EXPECT_THAT(namesFor("WHAT IS IN IT"), IsEmpty());
    EXPECT_THAT(namesFor("emits little CO2"), IsEmpty());
    EXPECT_THAT(namesFor("weighs 20 KG"), IsEmpty());
}

TEST(WorldNames, KnowUnits) {
    EXPECT_THAT(WorldNames::shared().unitsLike("km"), Contains("kilometres"));
    EXPECT_THAT(WorldNames::shared().unitsLike("kilometer"), Contains("km"));
    EXPECT_THAT(WorldNames::shared().unitsLike("lantern"), IsEmpty());
}

}  // namespace tripletalk::retrieval
