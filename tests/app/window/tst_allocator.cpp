// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/allocator.h"

#include <memory>

#include <gtest/gtest.h>
#include <malloc.h>

using namespace tripletalk;

namespace {

constexpr std::size_t megabyte = 1 << 20;

char* volatile seen = nullptr;  ///< so that no compiler leaves the allocation out

std::unique_ptr<char[]> block(std::size_t megabytes) {
    auto made = std::make_unique<char[]>(megabytes * megabyte);
    seen = made.get();
    return made;
}

}  // namespace

TEST(Allocator, GivesBlocksOfMegabytesBackEvenAfterAGreatOneWasFreed) {
    app::giveFreedMemoryBack();
    const std::size_t before = mallinfo2().hblks;  // blocks that are mapped by themselves
    auto great = block(24);
    if (mallinfo2().hblks == before) GTEST_SKIP() << "a sanitizer's allocator";
    great.reset();
    const auto small = block(2);
    EXPECT_EQ(mallinfo2().hblks, before + 1);
}
