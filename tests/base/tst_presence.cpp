// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/ownfolder.h"
#include "base/presence.h"

#include <optional>

#include <gtest/gtest.h>

namespace tripletalk {

namespace {

struct PresenceTest : OwnFolder {
    const std::filesystem::path file = path(".windows.lock");
    int cleared = 0;

    Presence arrive() {
        return Presence::announce(file, [this] { ++cleared; });
    }
};

}  // namespace

TEST_F(PresenceTest, WhoComesFirstIsAloneAndTheNextIsNot) {
    std::optional first = arrive();
    EXPECT_EQ(cleared, 1);
    const Presence second = arrive();
    EXPECT_EQ(cleared, 1);
    first.reset();
    const Presence third = arrive();
    EXPECT_EQ(cleared, 1) << "the second is there yet";
}

TEST_F(PresenceTest, WhoComesAfterAllHaveGoneIsAlone) {
    for (int i = 1; i <= 2; ++i) {
        const Presence here = arrive();
        EXPECT_EQ(cleared, i);
    }
}

TEST_F(PresenceTest, NobodyIsAloneWhereNothingCanBeLocked) {
    const Presence here = Presence::announce(file / "no folder", [this] { ++cleared; });
    EXPECT_EQ(cleared, 0);
}

}  // namespace tripletalk
