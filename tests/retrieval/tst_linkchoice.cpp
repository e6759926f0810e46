// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/linkchoice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::retrieval {

using testing::ElementsAre;

namespace {

/// Of the first ten bytes of a question.
ValueLink link(const std::string& name, double score) {
    return {0, 10, {LinkKind::Entity, name, "thing", {}, name}, score, "words"};
}

std::vector<std::string> chosen(std::vector<ValueLink> links, int perMention) {
    std::vector<std::string> names;
    for (const ValueLink& each : choose(std::move(links), {.perMention = perMention}))
        names.push_back(each.entry.text);
    return names;
}

}  // namespace

TEST(LinkChoice, KeepsAllThatAreNearlyAsGoodAsTheBest) {
    EXPECT_THAT(
        chosen({link("a", 0.9), link("b", 0.89), link("c", 0.88), link("d", 0.86), link("e", 0.7)},
               1),
        ElementsAre("a", "b", "c"));
}

TEST(LinkChoice, OffersAsManyAsAskedWhateverTheirScore) {
    EXPECT_THAT(chosen({link("a", 0.9), link("b", 0.7), link("c", 0.6), link("d", 0.5)}, 3),
                ElementsAre("a", "b", "c"));
}

}  // namespace tripletalk::retrieval
