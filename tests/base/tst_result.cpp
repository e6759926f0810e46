// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/result.h"

#include <memory>
#include <string>

#include <gtest/gtest.h>

namespace tripletalk {

TEST(Result, HoldsAValueOrAnError) {
    const Result<std::string> good = std::string("x");
    ASSERT_TRUE(good);
    EXPECT_EQ(*good, "x");
    EXPECT_EQ(good->size(), 1u);
    const Result<std::string> bad = Error{ErrorKind::Io, Sentence::verbatim("no")};
    ASSERT_FALSE(bad);
    EXPECT_EQ(bad.error().kind, ErrorKind::Io);
}

TEST(Result, MovesItsValueOut) {
    Result<std::unique_ptr<int>> result = std::make_unique<int>(5);
    const std::unique_ptr<int> taken = *std::move(result);
    EXPECT_EQ(*taken, 5);
}

TEST(Result, OfNothingIsSuccessByDefault) {
    EXPECT_TRUE(Result<void>());
    const Result<void> failed = Error{ErrorKind::Limit, Sentence::verbatim("too much")};
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().message.text(), "too much");
}

TEST(Error, ReadsAsOneLine) {
    Error error{ErrorKind::Syntax, Sentence::verbatim("Bad."), "why", Place{"a.ttl", 3, 7}};
    EXPECT_EQ(error.toText(), "a.ttl:3:7: Bad. (why)");
    error.place = Place{"a.ttl"};
    error.detail.clear();
    EXPECT_EQ(error.toText(), "a.ttl: Bad.");
    EXPECT_EQ(toString(ErrorKind::DiskFull), "disk_full");
}

}  // namespace tripletalk
