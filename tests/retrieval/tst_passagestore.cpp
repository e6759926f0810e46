// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/passagestore.h"
#include "retrieval/temporaryfolder.h"

#include <gtest/gtest.h>

namespace tripletalk::retrieval {

TEST(PassageStore, GivesBackWhatWasStored) {
    const TemporaryFolder folder;
    auto builder = PassageStoreBuilder::create(folder.file("passages.db"));
    ASSERT_TRUE(builder.ok());
    const Passage written{0,
                          PassageKind::Document,
                          "Care guide",
                          "Lamps › Wicks",
                          "Trim the wick.",
                          "urn:e:1",
                          "document",
                          "care.md"};
    auto first = builder->add(written);
    ASSERT_TRUE(first.ok());
    ASSERT_TRUE(
        builder
            ->add(
                {0, PassageKind::Graph, "Brass Lantern", {}, "Brass Lantern is a lamp.", "urn:e:2"})
            .ok());
    ASSERT_TRUE(builder->finish().ok());

    auto store = PassageStore::open(folder.file("passages.db"));
    ASSERT_TRUE(store.ok());
    EXPECT_EQ(*store->count(), 2);
    auto found = store->passage(*first);
    ASSERT_TRUE(found.ok() && found->has_value());
    EXPECT_EQ((*found)->kind, PassageKind::Document);
    EXPECT_EQ((*found)->title, written.title);
    EXPECT_EQ((*found)->heading, written.heading);
    EXPECT_EQ((*found)->text, written.text);
    EXPECT_EQ((*found)->iri, written.iri);
    EXPECT_EQ((*found)->type, written.type);
    EXPECT_EQ((*found)->source, written.source);
    auto lantern = store->passagesOf("urn:e:2");
    ASSERT_TRUE(lantern.ok());
    ASSERT_EQ(lantern->size(), 1U);
    EXPECT_EQ(lantern->front().title, "Brass Lantern");
    auto none = store->passage(77);
    ASSERT_TRUE(none.ok());
    EXPECT_FALSE(none->has_value());

    int seen = 0;
    ASSERT_TRUE(store->each([&](const Passage&) { return ++seen < 1; }).ok());
    EXPECT_EQ(seen, 1);
}

TEST(PassageStore, RefusesAFileThatIsMissingOrNotItsOwn) {
    const TemporaryFolder folder;
    const auto missing = PassageStore::open(folder.file("none.db"));
    ASSERT_FALSE(missing.ok());
    EXPECT_EQ(missing.error().kind, ErrorKind::NotFound);
    ASSERT_TRUE(sqlite::Database::open(folder.file("other.db"), sqlite::OpenMode::Create)
                    ->execute("CREATE TABLE t(x)")
                    .ok());
    const auto other = PassageStore::open(folder.file("other.db"));
    ASSERT_FALSE(other.ok());
    EXPECT_EQ(other.error().kind, ErrorKind::Version);
}

TEST(PassageStore, FindsEachOfVeryManyPassages) {
    const TemporaryFolder folder;
    constexpr int many = 40'000;  // of several dictionaries
    auto builder = PassageStoreBuilder::create(folder.file("passages.db"));
    ASSERT_TRUE(builder.ok());
    const auto textOf = [](std::int64_t i) {
        return "Lantern " + std::to_string(i) + " burns for " + std::to_string(i % 97) + " hours.";
    };
    for (std::int64_t i = 1; i <= many; ++i)
        ASSERT_EQ(*builder->add({.title = "Lantern",
                                 .text = textOf(i),
                                 .iri = "urn:lantern:" + std::to_string(i / 2)}),
                  i);
    ASSERT_TRUE(builder->finish().ok());

    auto store = PassageStore::open(folder.file("passages.db"));
    ASSERT_TRUE(store.ok());
    for (const std::int64_t i : {std::int64_t{many}, std::int64_t{1}, std::int64_t{16'384},
                                 std::int64_t{16'385}, std::int64_t{39'999}})
        EXPECT_EQ(store->passage(i)->value().text, textOf(i));
    std::int64_t last = 0;
    ASSERT_TRUE(store
                    ->each([&](const Passage& passage) {
                        return passage.id == ++last && passage.text == textOf(last);
                    })
                    .ok());
    EXPECT_EQ(last, many);
    const auto both = store->passagesOf("urn:lantern:9000");
    ASSERT_TRUE(both.ok());
    ASSERT_EQ(both->size(), 2U);
    EXPECT_EQ(both->front().text, textOf(18'000));
}

TEST(PassageStore, NoticesATextThatIsDamaged) {
    const TemporaryFolder folder;
    auto builder = PassageStoreBuilder::create(folder.file("passages.db"));
    ASSERT_TRUE(builder.ok());
    ASSERT_TRUE(builder->add({.title = "Lantern", .text = "Lantern burns."}).ok());
    ASSERT_TRUE(builder->finish().ok());
    ASSERT_TRUE(sqlite::Database::open(folder.file("passages.db"), sqlite::OpenMode::ReadWrite)
                    ->execute("UPDATE passage_text SET packed = x'28B52FFD00'")
                    .ok());
    auto store = PassageStore::open(folder.file("passages.db"));
    ASSERT_TRUE(store.ok());
    const auto passage = store->passage(1);
    ASSERT_FALSE(passage.ok());
    EXPECT_EQ(passage.error().kind, ErrorKind::Input);
}

}  // namespace tripletalk::retrieval
