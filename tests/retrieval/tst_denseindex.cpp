// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/denseindex.h"
#include "retrieval/temporaryfolder.h"
#include "retrieval/testembedder.h"

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tripletalk::retrieval {

class DenseIndexTest : public testing::Test {
  protected:
    PassageStore store(const std::vector<std::string>& contents) {
        const auto path = folder.file("passages.db");
        std::filesystem::remove(path);
        auto builder = PassageStoreBuilder::create(path);
        for (const std::string& text : contents)
            EXPECT_TRUE(builder->add({0, PassageKind::Graph, "T", {}, text}).ok());
        EXPECT_TRUE(builder->finish().ok());
        return std::move(*PassageStore::open(path));
    }
    Result<void> build(const PassageStore& passages, const ProgressSink& progress = {},
                       const CancelToken& cancel = {}) {
        return DenseIndex::build(passages, embedder, folder.file("test.faiss"),
                                 folder.file("cache.db"), progress, cancel);
    }

    TemporaryFolder folder;
    TestEmbedder embedder;
    std::vector<std::string> texts{"brass lantern", "copper kettle", "iron pan",
                                   "tin spoon",     "silver fork",   "clay bowl"};
};

TEST_F(DenseIndexTest, FindsTheNearestPassageByItsId) {
    std::int64_t done = 0;
    ASSERT_TRUE(build(store(texts), [&](const Progress& progress) { done = progress.done; }).ok());
    EXPECT_EQ(done, 6);
    auto index = DenseIndex::open(folder.file("test.faiss"));
    ASSERT_TRUE(index.ok());
    EXPECT_EQ(index->dimensions(), 64);
    auto hits = index->search(embedder.embed({"copper kettle"}, {})->front(), 2);
    ASSERT_TRUE(hits.ok());
    ASSERT_EQ(hits->size(), 2U);
    EXPECT_EQ(hits->front().passage, 2);
    EXPECT_GT(hits->front().cosine, (*hits)[1].cosine);
    EXPECT_EQ(index->search(embedder.embed({"x"}, {})->front(), 100)->size(), 6U);
}

TEST_F(DenseIndexTest, EmbedsOnlyWhatChanged) {
    ASSERT_TRUE(build(store(texts)).ok());
    embedder.asked.clear();
    texts.push_back("glass jug");
    ASSERT_TRUE(build(store(texts)).ok());
    EXPECT_THAT(embedder.asked, testing::ElementsAre(testing::HasSubstr("glass jug")));
    embedder.asked.clear();
    embedder.label = "another";
    ASSERT_TRUE(build(store(texts)).ok());
    EXPECT_EQ(embedder.asked.size(), 7U);
}

TEST_F(DenseIndexTest, KeepsNoVectorsOfAnInstantEmbedder) {
    embedder.instant = true;
    ASSERT_TRUE(build(store(texts)).ok());
    EXPECT_FALSE(std::filesystem::exists(folder.file("cache.db")));
    EXPECT_TRUE(DenseIndex::open(folder.file("test.faiss")).ok());
}

TEST_F(DenseIndexTest, KeepsFourBitsANumberOfManyPassagesOfAnInstantEmbedder) {
    std::vector<std::string> many;
    for (int i = 0; i < 5'001; ++i)
        many.push_back(texts[static_cast<std::size_t>(i) % texts.size()] + " of shelf " +
                       std::to_string(i));
    const PassageStore passages = store(many);
    ASSERT_TRUE(build(passages).ok());
    EXPECT_FALSE(DenseIndex::open(folder.file("test.faiss"))->isCoded());
    const auto flat = std::filesystem::file_size(folder.file("test.faiss"));
    embedder.instant = true;
    ASSERT_TRUE(build(passages).ok());
    const auto index = DenseIndex::open(folder.file("test.faiss"));
    ASSERT_TRUE(index.ok());
    EXPECT_TRUE(index->isCoded());
    EXPECT_LT(std::filesystem::file_size(folder.file("test.faiss")) * 7, flat);
    const auto hits = index->search(embedder.embed({many[4'321]}, {})->front(), 100);
    ASSERT_TRUE(hits.ok());
    EXPECT_THAT(*hits, testing::Contains(testing::Field(&DenseHit::passage, 4'322)));
}

TEST_F(DenseIndexTest, RefusesVectorsThatCannotBeUsed) {
    embedder.loseOne = true;
    auto built = build(store(texts));
    ASSERT_FALSE(built.ok());
    EXPECT_EQ(built.error().kind, ErrorKind::Model);
    embedder.loseOne = false;
    embedder.dimensions = 0;
    built = build(store(texts));
    ASSERT_FALSE(built.ok());
    EXPECT_EQ(built.error().kind, ErrorKind::Model);
    EXPECT_FALSE(std::filesystem::exists(folder.file("test.faiss")));
}

TEST_F(DenseIndexTest, RefusesAQueryOfAnotherLength) {
    ASSERT_TRUE(build(store(texts)).ok());
    const auto hits = DenseIndex::open(folder.file("test.faiss"))->search(llm::Vector(3, 0.1F), 2);
    ASSERT_FALSE(hits.ok());
    EXPECT_EQ(hits.error().kind, ErrorKind::Usage);
}

TEST_F(DenseIndexTest, OfNoPassagesFindsNothing) {
    ASSERT_TRUE(build(store({})).ok());
    const auto hits = DenseIndex::open(folder.file("test.faiss"))->search(llm::Vector(64, 0.1F), 2);
    ASSERT_TRUE(hits.ok());
    EXPECT_TRUE(hits->empty());
}

TEST_F(DenseIndexTest, StopsWhenCancelled) {
    const CancelToken cancel;
    cancel.cancel();
    const auto built = build(store(texts), {}, cancel);
    ASSERT_FALSE(built.ok());
    EXPECT_EQ(built.error().kind, ErrorKind::Cancelled);
}

TEST_F(DenseIndexTest, RefusesAMissingGarbledOrTruncatedFile) {
    EXPECT_EQ(DenseIndex::open(folder.file("none.faiss")).error().kind, ErrorKind::NotFound);
    std::ofstream(folder.file("garbage.faiss")) << "this is no index";
    EXPECT_EQ(DenseIndex::open(folder.file("garbage.faiss")).error().kind, ErrorKind::Input);
    ASSERT_TRUE(build(store(texts)).ok());
    std::filesystem::resize_file(folder.file("test.faiss"),
                                 std::filesystem::file_size(folder.file("test.faiss")) / 2);
    EXPECT_EQ(DenseIndex::open(folder.file("test.faiss")).error().kind, ErrorKind::Input);
}

/// Whoever packed the file may have written any number into it.
TEST_F(DenseIndexTest, OfADamagedFileIsRefusedOrSearched) {
    ASSERT_TRUE(build(store(texts)).ok());
    const std::filesystem::path file = folder.file("test.faiss");
    std::string whole;
    {
        std::ifstream stream(file, std::ios::binary);
        whole.assign(std::istreambuf_iterator<char>(stream), {});
    }
    const auto query = embedder.embed({"copper kettle"}, {})->front();
    const auto searched = [&](const std::string& bytes) {
        std::ofstream(file, std::ios::binary | std::ios::trunc) << bytes;
        const auto index = DenseIndex::open(file);
        EXPECT_TRUE(index.ok() || index.error().kind == ErrorKind::Input);
        return index.ok() && index->search(query, 3).ok();
    };
    EXPECT_TRUE(searched(whole));
    const std::size_t heads = 82;
    for (std::size_t at = 0; at < heads; ++at)
        for (const char byte : {'\0', '\1', '\x7f', '\xff'}) {
            std::string damaged = whole;
            damaged[at] = byte;
            (void)searched(damaged);
        }
    std::string wrongDimensions = whole;
    wrongDimensions[41] = 32;  // of the inner index
    EXPECT_FALSE(searched(wrongDimensions));
    EXPECT_FALSE(searched(whole.substr(0, whole.size() - 8))) << "an id too few";
    EXPECT_FALSE(searched(whole + whole));
}

}  // namespace tripletalk::retrieval
