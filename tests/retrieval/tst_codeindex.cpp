// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/codeindex.h"
#include "retrieval/temporaryfolder.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::retrieval {

class CodeIndexTest : public testing::Test {
  protected:
    static constexpr std::size_t dimensions = 32, count = 500;

    void SetUp() override {
        std::mt19937 random(7);  // the same numbers everywhere
        for (std::size_t i = 0; i < count; ++i) {
            llm::Vector vector(dimensions);
            float length = 0;
            for (float& x : vector) {
                x = static_cast<float>(random() % 2001) / 1000.0F - 1.0F;
                length += x * x;
            }
            for (float& x : vector) x /= std::sqrt(length);
            all.insert(all.end(), vector.begin(), vector.end());
            vectors.push_back(std::move(vector));
        }
    }
    void write(std::size_t batch, CodeBits bits = CodeBits::Eight) {
        auto writer = CodeIndexWriter::create(file(), all, dimensions, bits, 10);
        ASSERT_TRUE(writer.ok());
        for (std::size_t i = 0; i < count; i += batch) {
            std::vector<float> some;
            for (std::size_t k = i; k < std::min(i + batch, count); ++k)
                some.insert(some.end(), vectors[k].begin(), vectors[k].end());
            ASSERT_TRUE(writer->add(some).ok());
        }
        ASSERT_TRUE(writer->finish().ok());
    }
    [[nodiscard]] double cosine(std::size_t a, std::size_t b) const {
        double sum = 0;
        for (std::size_t i = 0; i < dimensions; ++i)
            sum += static_cast<double>(vectors[a][i]) * vectors[b][i];
        return sum;
    }
    [[nodiscard]] std::filesystem::path file() const { return folder.file("vectors.codes"); }

    TemporaryFolder folder;
    std::vector<llm::Vector> vectors;
    std::vector<float> all;
};

TEST_F(CodeIndexTest, FindsTheNearestBestFirstWithTheirCosines) {
    write(64);
    const auto index = CodeIndex::open(file());
    ASSERT_TRUE(index.ok());
    EXPECT_EQ(index->count(), 500);
    EXPECT_EQ(index->dimensions(), dimensions);
    for (const std::size_t asked : {std::size_t{0}, std::size_t{123}, count - 1}) {
        const auto hits = index->search(vectors[asked], 10);
        ASSERT_EQ(hits.size(), 10U);
        EXPECT_EQ(hits.front().passage, static_cast<std::int64_t>(10 + asked));
        EXPECT_TRUE(std::ranges::is_sorted(hits, std::greater{}, &DenseHit::cosine));
        for (const DenseHit& hit : hits)
            EXPECT_NEAR(hit.cosine, cosine(asked, static_cast<std::size_t>(hit.passage - 10)),
                        0.01);
    }
    EXPECT_EQ(index->search(vectors[0], 1000).size(), count);
    EXPECT_TRUE(index->search(vectors[0], 0).empty());
    EXPECT_NEAR(index->search(llm::Vector(dimensions, 0.0F), 1).front().cosine, 0, 1e-6);
}

TEST_F(CodeIndexTest, FindsTheNearestByFourBitsAmongTheFirst) {
    write(64, CodeBits::Four);
    const auto index = CodeIndex::open(file());
    ASSERT_TRUE(index.ok());
    EXPECT_EQ(index->count(), 500);
    for (std::size_t asked = 0; asked < count; ++asked) {
        const auto hits = index->search(vectors[asked], 10);
        ASSERT_EQ(hits.size(), 10U);
        EXPECT_EQ(hits.front().passage, static_cast<std::int64_t>(10 + asked));
        for (const DenseHit& hit : hits)
            EXPECT_NEAR(hit.cosine, cosine(asked, static_cast<std::size_t>(hit.passage - 10)), 0.1);
    }
}

TEST_F(CodeIndexTest, TakesHalfTheDiskByFourBits) {
    write(64);
    const auto eight = std::filesystem::file_size(file());
    write(64, CodeBits::Four);
    EXPECT_EQ(eight - std::filesystem::file_size(file()), count * dimensions / 2);
}

TEST_F(CodeIndexTest, ReadsFilesOfVersion010) {
    write(64);
    const auto now = CodeIndex::open(file())->search(vectors[7], 5);
    std::ifstream in(file(), std::ios::binary);
    const std::string bytes((std::istreambuf_iterator<char>(in)), {});
    constexpr std::size_t header = 40, ranges = 2 * sizeof(float) * dimensions;
    std::string earlier = "TTCODES1" + bytes.substr(8, 16) + bytes.substr(header, ranges);
    for (std::size_t i = 0; i < count; ++i) {
        const auto number = static_cast<std::int64_t>(1 + i);
        earlier.append(reinterpret_cast<const char*>(&number), sizeof number);
        earlier += bytes.substr(header + ranges + i * dimensions, dimensions);
    }
    std::ofstream(file(), std::ios::binary) << earlier;

    ASSERT_TRUE(CodeIndex::isOne(file()));
    const auto index = CodeIndex::open(file());
    ASSERT_TRUE(index.ok());
    EXPECT_EQ(index->count(), 500);
    const auto then = index->search(vectors[7], 5);
    ASSERT_EQ(then.size(), now.size());
    for (std::size_t i = 0; i < then.size(); ++i) {
        EXPECT_EQ(then[i].passage, now[i].passage - 9);  // which begin at 10
        EXPECT_EQ(then[i].cosine, now[i].cosine);
    }
}

TEST_F(CodeIndexTest, IsTheSameFileHoweverTheVectorsCome) {
    write(1);
    const auto bytes = std::filesystem::file_size(file());
    const auto one = CodeIndex::open(file())->search(vectors[5], 7);
    write(count);
    EXPECT_EQ(std::filesystem::file_size(file()), bytes);
    const auto other = CodeIndex::open(file())->search(vectors[5], 7);
    ASSERT_EQ(one.size(), other.size());
    for (std::size_t i = 0; i < one.size(); ++i) EXPECT_EQ(one[i].passage, other[i].passage);
}

TEST_F(CodeIndexTest, RefusesWhatIsNoneOrTruncated) {
    EXPECT_FALSE(CodeIndex::isOne(file()));
    EXPECT_EQ(CodeIndex::open(file()).error().kind, ErrorKind::NotFound);
    write(100);
    EXPECT_TRUE(CodeIndex::isOne(file()));
    std::filesystem::resize_file(file(), std::filesystem::file_size(file()) - 1);
    EXPECT_EQ(CodeIndex::open(file()).error().kind, ErrorKind::Input);
    EXPECT_EQ(CodeIndexWriter::create(file(), {}, dimensions, CodeBits::Four, 1).error().kind,
              ErrorKind::Usage);
    EXPECT_EQ(CodeIndexWriter::create(folder.file("none/x"), all, dimensions, CodeBits::Four, 1)
                  .error()
                  .kind,
              ErrorKind::Io);
}

}  // namespace tripletalk::retrieval
