// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/tasks.h"

#include <stdexcept>
#include <vector>

#include <QTest>
#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::app;

namespace {

template <typename Value>
Value thrown() {
    throw std::runtime_error("out of shape");
}

/// What reaches the receiver of work that throws.
template <typename Value>
std::vector<Value> deliveredOf(Value (*work)()) {
    Tasks tasks(1);
    QObject receiver;
    std::vector<Value> delivered;
    tasks.run(&receiver, work, [&](Value value) { delivered.push_back(std::move(value)); });
    EXPECT_TRUE(QTest::qWaitFor([&] { return !delivered.empty(); }));
    return delivered;
}

}  // namespace

TEST(Tasks, MakeAnErrorOfWhatIsThrown) {
    const auto delivered = deliveredOf<Result<int>>(thrown<Result<int>>);
    ASSERT_EQ(delivered.size(), 1u);
    ASSERT_FALSE(delivered.front().ok());
    EXPECT_EQ(delivered.front().error().kind, ErrorKind::Internal);
    EXPECT_EQ(delivered.front().error().detail, "out of shape");
}

TEST(Tasks, MakeAnErrorOfWhatIsThrownWhereAResultIsPartOfTheValue) {
    struct Outcome {
        Result<int> value;
        bool whole = true;
    };
    const auto delivered = deliveredOf<Outcome>(thrown<Outcome>);
    ASSERT_EQ(delivered.size(), 1u);
    EXPECT_FALSE(delivered.front().value.ok());
}

TEST(Tasks, HandOverAnEmptyValueWhereThereIsNoRoomForAnError) {
    const auto delivered = deliveredOf<std::vector<int>>(thrown<std::vector<int>>);
    ASSERT_EQ(delivered.size(), 1u);
    EXPECT_TRUE(delivered.front().empty());
}

TEST(Tasks, SayThatMemoryRanOut) {
    const auto delivered =
        deliveredOf<Result<int>>([]() -> Result<int> { throw std::bad_alloc(); });
    ASSERT_EQ(delivered.size(), 1u);
    EXPECT_EQ(delivered.front().error().kind, ErrorKind::Limit);
}

TEST(Tasks, GoOnAfterWorkWithoutAReceiverThrew) {
    Tasks tasks(1);
    bool next = false;
    tasks.run([] { throw std::runtime_error("out of shape"); });
    tasks.run([&] { next = true; });
    tasks.waitForDone();
    EXPECT_TRUE(next);
}
