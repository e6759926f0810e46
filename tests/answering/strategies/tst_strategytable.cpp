// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/strategies/strategytable.h"
#include "base/file.h"
#include "support/graphs.h"

#include <set>
#include <type_traits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::answering {

using testing::HasSubstr;

namespace {

/// A descriptor made of these members, as far as that compiles.
template <typename... Members>
constexpr bool compiles = requires(Members... members) {
    StrategyDescriptor{members...};
};

using Text = std::string;
using Make = std::function<std::unique_ptr<AnswerStrategy>(const StrategyParts&)>;

static_assert(compiles<Text, Sentence, Sentence, Sentence, bool, EnumSet<Basis>, bool, bool, bool,
                       EnumSet<Shown>, bool, EnumSet<Knob>, Author, Make>);
static_assert(!compiles<Text, Sentence, Sentence, Sentence, bool, EnumSet<Basis>, bool, bool, bool,
                        EnumSet<Shown>, bool, EnumSet<Knob>, Author>,
              "how it is made is forgotten");
static_assert(!compiles<Text, Sentence, Sentence, Sentence, bool, EnumSet<Basis>, bool, bool, bool>,
              "what it shows is forgotten");
static_assert(!std::is_default_constructible_v<StrategyDescriptor>);
static_assert(!std::is_default_constructible_v<Stated<bool>>);
static_assert(!std::is_default_constructible_v<EnumSet<Shown>>);

}  // namespace

TEST(StrategyTable, HasEachNameOnce) {
    std::set<std::string> names;
    for (const StrategyDescriptor& one : strategies())
        EXPECT_TRUE(names.insert(one.name).second) << one.name.value;
}

TEST(StrategyTable, MakesStrategiesThatBearTheirNames) {
    for (const StrategyDescriptor& one : strategies()) {
        if (one.asksModel) continue;  // those are made with a model in tst_goldenprompts
        EXPECT_EQ(one.make.value({})->name(), one.name.value);
    }
}

TEST(StrategyTable, WhatNeedsNoModelShowsNoneAnything) {
    for (const StrategyDescriptor& one : strategies()) {
        EXPECT_EQ(one.shows.empty(), !one.asksModel) << one.name.value;
        EXPECT_FALSE(one.title->empty() || one.hint->empty() || one.byline->empty());
        EXPECT_FALSE(one.answersFrom.empty()) << one.name.value;
    }
}

TEST(StrategyTable, RefusesANameThatNobodyHasOrThatNobodyMayChoose) {
    EXPECT_EQ(findStrategy("clairvoyance"), nullptr);
    EXPECT_FALSE(offeredStrategy("clairvoyance"));
    EXPECT_FALSE(offeredStrategy(""));
    EXPECT_NE(findStrategy("corrected"), nullptr);
    EXPECT_FALSE(offeredStrategy("corrected"));
    EXPECT_THAT(offeredStrategy("clairvoyance").error().detail, HasSubstr("sql+passages"));
}

TEST(StrategyTable, IsTheTableOfTheManual) {
    const std::string page = tests::must(readFile(ANSWERING_PAGE));
    const auto yes = [](bool is, const char* word) { return is ? word : "-"; };
    for (const StrategyDescriptor& one : strategies()) {
        const std::string row = "| `" + one.name.value + "` | " + one.title->text() + " | " +
                                yes(one.asksModel, "yes") + " | " +
                                yes(one.shows.contains(Shown::Schema), "yes") + " | " +
                                yes(one.shows.contains(Shown::Rows), "yes") + " | " +
                                yes(one.shows.contains(Shown::Passages), "yes") + " | " +
                                (one.asksModel ? yes(one.valuesCanStay, "yes") : "nothing leaves") +
                                " | " + one.hint->text() + " |";
        EXPECT_THAT(page, HasSubstr(row));
    }
}

}  // namespace tripletalk::answering
