// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/cancel.h"

#include <gtest/gtest.h>

namespace tripletalk {

using std::chrono::hours;
using std::chrono::milliseconds;

TEST(CancelToken, RemembersItsFirstReason) {
    const CancelToken token;
    EXPECT_FALSE(token.cancelled());
    token.cancel(CancelReason::Shutdown);
    token.cancel(CancelReason::User);
    EXPECT_EQ(token.reason(), CancelReason::Shutdown);
    EXPECT_EQ(token.error().kind, ErrorKind::Cancelled);
}

TEST(CancelToken, IsSharedByItsCopies) {
    const CancelToken token;
    const CancelToken copy = token;  // NOLINT(performance-unnecessary-copy-initialization)
    copy.cancel();
    EXPECT_TRUE(token.cancelled());
}

TEST(CancelToken, CallsBackOnceAndOnlyWhileRegistered) {
    const CancelToken token;
    int kept = 0;
    int dropped = 0;
    const auto registration = token.onCancel([&] { ++kept; });
    {
        const auto shortLived = token.onCancel([&] { ++dropped; });
    }
    token.cancel();
    token.cancel();
    EXPECT_EQ(kept, 1);
    EXPECT_EQ(dropped, 0);
}

TEST(CancelToken, CallsBackAtOnceIfAlreadyCancelled) {
    const CancelToken token;
    token.cancel();
    int calls = 0;
    const auto registration = token.onCancel([&] { ++calls; });
    EXPECT_EQ(calls, 1);
}

TEST(CancelToken, PassedDeadlineIsATimeout) {
    const auto token = CancelToken::withDeadline({}, milliseconds(0));
    EXPECT_TRUE(token.cancelled());
    EXPECT_EQ(token.error().kind, ErrorKind::Timeout);
    EXPECT_EQ(token.remaining(), milliseconds(0));
}

TEST(CancelToken, FollowsItsParentButNotTheOtherWayRound) {
    const CancelToken parent;
    const auto first = CancelToken::withDeadline(parent, hours(1));
    const auto second = CancelToken::withDeadline(parent, hours(1));
    first.cancel();
    EXPECT_FALSE(parent.cancelled());
    EXPECT_FALSE(second.cancelled());
    parent.cancel(CancelReason::Shutdown);
    EXPECT_EQ(second.reason(), CancelReason::Shutdown);
}

TEST(CancelToken, NeverOutlivesItsParentsDeadline) {
    const auto parent = CancelToken::withDeadline({}, milliseconds(0));
    const auto child = CancelToken::withDeadline(parent, hours(1));
    EXPECT_TRUE(child.cancelled());
    EXPECT_FALSE(CancelToken().remaining().has_value());
}

}  // namespace tripletalk
