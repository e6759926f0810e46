// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/vectorfile.h"
#include "support/graphs.h"

#include <cmath>
#include <random>

#include <gmock/gmock.h>

namespace tripletalk::lookup {

namespace {

using tests::must;

std::vector<float> unit(std::mt19937& random, std::size_t dimensions) {
    std::normal_distribution<float> even;
    std::vector<float> vector(dimensions);
    float length = 0;
    for (float& x : vector) {
        x = even(random);
        length += x * x;
    }
    for (float& x : vector) x /= std::sqrt(length);
    return vector;
}

}  // namespace

TEST(VectorFile, TakesTheBestVectorOfARow) {
    const tests::TemporaryFolder folder;
    const std::vector<std::uint32_t> rows{0, 0, 3};
    auto writer = must(VectorFileWriter::create(folder.path() / "v", 3, rows));
    must(writer.add(std::vector<float>{1, 0, 0}));
    must(writer.add(std::vector<float>{0, 1, 0}));
    must(writer.add(std::vector<float>{0, 0.8F, 0.6F}));
    must(writer.finish());
    const VectorFile file = must(VectorFile::open(folder.path() / "v"));
    EXPECT_EQ(file.dimensions(), 3U);
    const std::vector<float> up{0, 1, 0};
    EXPECT_THAT(file.search(up, 5, 0.5F, nullptr), testing::ElementsAre(Hit{0, 1}, Hit{3, 0.8F}));
    EXPECT_THAT(file.search(up, 5, 0.9F, nullptr), testing::ElementsAre(Hit{0, 1}));
    const Rows third{1, 3};
    EXPECT_THAT(file.search(up, 5, 0.5F, &third), testing::ElementsAre(Hit{3, 0.8F}));
}

TEST(VectorFile, OfMoreThanAMillionFindsTheNearestByBitsFirst) {
    const tests::TemporaryFolder folder;
    constexpr std::uint32_t count = VectorFile::mostCompared + 1;
    constexpr std::size_t dimensions = 8;
    std::vector<std::uint32_t> rows(count);
    for (std::uint32_t i = 0; i < count; ++i) rows[i] = i;
    std::mt19937 random(1);
    auto writer = must(VectorFileWriter::create(folder.path() / "v", dimensions, rows));
    std::vector<float> wanted;
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::vector<float> vector = unit(random, dimensions);
        if (i == 777'777) wanted = vector;
        must(writer.add(vector));
    }
    must(writer.finish());
    const VectorFile file = must(VectorFile::open(folder.path() / "v"));
    const auto hits = file.search(wanted, 5, 0.5F, nullptr);
    ASSERT_EQ(hits.size(), 5U);
    EXPECT_EQ(hits.front().row, 777'777U);
    EXPECT_NEAR(hits.front().score, 1, 1e-5);
    EXPECT_GT(hits.back().score, 0.9F);
    const Rows one{42, 777'777};
    EXPECT_EQ(file.search(wanted, 1, 0.5F, &one).front().row, 777'777U);
}

}  // namespace tripletalk::lookup
