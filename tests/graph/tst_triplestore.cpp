// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "graph/triplestore.h"
#include "rdf/reader.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <unistd.h>

namespace tripletalk::graph {

namespace {

using testing::UnorderedElementsAre;

class TripleStoreTest : public testing::Test {
  protected:
    TripleStoreTest() {
        std::string name = (std::filesystem::temp_directory_path() / "tripletalk-XXXXXX").string();
        m_folder = ::mkdtemp(name.data());
    }
    ~TripleStoreTest() override {
        std::error_code ignored;
        std::filesystem::remove_all(m_folder, ignored);
    }
    [[nodiscard]] std::filesystem::path path() const { return m_folder / "graph.db"; }

    /// Reads TriG into a builder with little memory for terms, if told so.
    Result<Counts> build(std::string_view trig, std::optional<std::size_t> cacheBytes = {}) const {
        auto builder = cacheBytes ? TripleStoreBuilder::create(path(), *cacheBytes)
                                  : TripleStoreBuilder::create(path());
        if (!builder) return builder.error();
        auto report = rdf::readText(trig, "test.trig", {},
                                    [&](const rdf::Quad& quad) { return builder->add(quad); });
        if (!report) return report.error();
        for (const auto& [prefix, iri] : report->prefixes)
            if (auto added = builder->addPrefix(prefix, iri); !added) return added.error();
        return builder->finish({}, {});
    }

    static std::string linesOf(const TripleStore& store, const TripleStore::Pattern& pattern) {
        std::multiset<std::string> lines;
        const auto done = store.match(pattern, [&](const QuadIds& ids) {
            lines.insert(rdf::toNQuads(
                {*store.term(ids.s), *store.term(ids.p), *store.term(ids.o), *store.term(ids.g)}));
            return true;
        });
        EXPECT_TRUE(done.ok());
        std::string all;
        for (const auto& line : lines) all += line;
        return all;
    }

  private:
    std::filesystem::path m_folder;
};

constexpr auto sample = R"(@prefix e: <http://e/> .
e:a e:p e:b , "5"^^<http://www.w3.org/2001/XMLSchema#integer> , "5" , "five"@EN , _:x .
e:a e:p e:b .
_:x e:q "2001-09-09T01:46:40Z"^^<http://www.w3.org/2001/XMLSchema#dateTime> .
e:g { e:a e:p e:b . e:b e:p e:a . }
)";

}  // namespace

TEST_F(TripleStoreTest, LooksUpWhatItIsAskedForAfterALookUpWasInterrupted) {
    ASSERT_TRUE(build("@prefix e: <http://e/> . e:a e:p e:b ."));
    const auto store = TripleStore::open(path());
    ASSERT_TRUE(store.ok());
    const auto a = *store->findIri("http://e/a");
    const auto b = *store->findIri("http://e/b");
    ASSERT_TRUE(a && b);
    sqlite3* const database = store->database().handle();
    sqlite3_progress_handler(
        database, 1, [](void*) { return 1; }, nullptr);
    EXPECT_FALSE(store->findIri("http://e/a"));
    EXPECT_FALSE(store->term(*a));
    sqlite3_progress_handler(database, 0, nullptr, nullptr);
    EXPECT_EQ(*store->findIri("http://e/b"), b);
    EXPECT_EQ(store->term(*b)->lexical, "http://e/b");
}

TEST_F(TripleStoreTest, KnowsWhetherGraphsHaveTriplesInCommon) {
    ASSERT_TRUE(build("@prefix e: <http://e/> . e:a e:p e:b . e:g { e:a e:p e:c . e:b e:p e:b }"));
    const auto store = TripleStore::open(path());
    ASSERT_TRUE(store.ok());
    EXPECT_FALSE(store->repeatsTriples());
}

TEST_F(TripleStoreTest, StoresEachQuadOnce) {
    const auto counts = build(sample);
    ASSERT_TRUE(counts.ok()) << counts.error().toText();
    EXPECT_EQ(counts->triples, 8);
    EXPECT_EQ(counts->duplicates, 1);
    EXPECT_EQ(counts->terms, 10);
    EXPECT_EQ(counts->graphs, 2);
    const auto store = TripleStore::open(path());
    ASSERT_TRUE(store.ok());
    EXPECT_EQ(store->counts()->triples, 8);
    EXPECT_EQ(store->counts()->duplicates, 1);
    EXPECT_TRUE(store->repeatsTriples());
}

TEST_F(TripleStoreTest, FindsTermsExactly) {
    ASSERT_TRUE(build(sample).ok());
    const auto store = TripleStore::open(path());
    ASSERT_TRUE(store.ok());
    for (const auto& term : {rdf::Term::iri("http://e/a"), rdf::Term::literal("5"),
                             rdf::Term::literal("five", {}, "en"),
                             rdf::Term::literal("5", "http://www.w3.org/2001/XMLSchema#integer")}) {
        const auto id = store->find(term);
        ASSERT_TRUE(id.ok());
        ASSERT_TRUE(id->has_value()) << term.lexical;
        EXPECT_EQ(*store->term(**id), term);
    }
    EXPECT_EQ(*store->findIri("http://e/none"), std::nullopt);
    EXPECT_EQ(*store->find(rdf::Term::literal("five")), std::nullopt);
    EXPECT_EQ(*store->find(rdf::Term::blank("http://e/a")), std::nullopt);
    EXPECT_EQ(store->term(999).error().kind, ErrorKind::NotFound);
}

TEST_F(TripleStoreTest, FindsATermAmongOthersOfItsHash) {
    ASSERT_TRUE(build(sample).ok());
    {
        const auto database = sqlite::Database::open(path(), sqlite::OpenMode::ReadWrite);
        ASSERT_TRUE(
            database
                ->execute("INSERT INTO term_hash SELECT h.hash, t.id FROM term_hash h, term "
                          "t WHERE h.id <> t.id")
                .ok());
    }
    const auto store = TripleStore::open(path());
    for (const auto& term : {rdf::Term::iri("http://e/a"), rdf::Term::literal("5"),
                             rdf::Term::literal("five", {}, "en")})
        EXPECT_EQ(*store->term(**store->find(term)), term);
    EXPECT_EQ(*store->findIri("5"), std::nullopt);
}

TEST_F(TripleStoreTest, MatchesEveryPattern) {
    ASSERT_TRUE(build(sample).ok());
    const auto store = TripleStore::open(path());
    ASSERT_TRUE(store.ok());
    const std::array<TermId, 4> bound = {
        **store->findIri("http://e/a"), **store->findIri("http://e/p"),
        **store->findIri("http://e/b"), **store->findIri("http://e/g")};
    std::vector<QuadIds> all;
    ASSERT_TRUE(
        store->match({}, [&](const QuadIds& ids) { return all.push_back(ids), true; }).ok());
    ASSERT_EQ(all.size(), 8u);
    for (unsigned mask = 0; mask < 16; ++mask) {
        const auto at = [&](unsigned i) {
            return mask & (1u << i) ? std::optional(bound[i]) : std::nullopt;
        };
        const auto expected = std::count_if(all.begin(), all.end(), [&](const QuadIds& ids) {
            const std::array<TermId, 4> values = {ids.s, ids.p, ids.o, ids.g};
            for (unsigned i = 0; i < 4; ++i)
                if (at(i) && *at(i) != values[i]) return false;
            return true;
        });
        std::ptrdiff_t found = 0;
        ASSERT_TRUE(
            store
                ->match({at(0), at(1), at(2), at(3)}, [&](const QuadIds&) { return ++found, true; })
                .ok());
        EXPECT_EQ(found, expected) << mask;
    }
    EXPECT_EQ(linesOf(*store, {bound[0], {}, bound[2], 0}),
              "<http://e/a> <http://e/p> <http://e/b> .\n");
}

TEST_F(TripleStoreTest, StopsMatchingWhenTold) {
    ASSERT_TRUE(build(sample).ok());
    const auto store = TripleStore::open(path());
    int rows = 0;
    ASSERT_TRUE(store->match({}, [&](const QuadIds&) { return ++rows < 2; }).ok());
    EXPECT_EQ(rows, 2);
}

TEST_F(TripleStoreTest, KnowsNumbersInstantsAndPrefixesInSql) {
    ASSERT_TRUE(build(sample).ok());
    const auto store = TripleStore::open(path());
    const auto& sql = store->database();
    EXPECT_EQ(*sql.integer("SELECT count(*) FROM term WHERE number = 5"), 1);
    EXPECT_EQ(*sql.integer("SELECT count(*) FROM term WHERE instant = 1000000000"), 1);
    EXPECT_EQ(sqlite::toText(*sql.value("SELECT namespace FROM prefix WHERE prefix = 'e'")),
              "http://e/");
    EXPECT_GT(*sql.integer("SELECT count(*) FROM sqlite_stat1 WHERE tbl = 'quad'"), 3);
    EXPECT_EQ(sqlite::toText(*sql.value("PRAGMA integrity_check")), "ok");
    EXPECT_EQ(sqlite::toText(*sql.value("PRAGMA journal_mode")), "delete");
}

TEST_F(TripleStoreTest, GivesATermOneNumberEvenIfItsCacheForgets) {
    std::string trig;
    for (int i = 0; i < 2000; ++i) {
        const std::string subject = "<http://e/" + std::to_string(i % 500) + ">";
        trig += subject + " <http://e/p> \"" + std::to_string(i % 700) + "\" .\n<http://e/g> { " +
                subject + " <http://e/q> <http://e/" + std::to_string((i + 1) % 500) + "> }\n";
    }
    const auto roomy = build(trig);
    ASSERT_TRUE(roomy.ok()) << roomy.error().toText();
    const std::string expected = linesOf(*TripleStore::open(path()), {});
    const auto tight = build(trig, 10'000);
    ASSERT_TRUE(tight.ok()) << tight.error().toText();
    EXPECT_EQ(tight->terms, roomy->terms);
    EXPECT_EQ(tight->triples, roomy->triples);
    EXPECT_EQ(tight->duplicates, roomy->duplicates);
    EXPECT_EQ(linesOf(*TripleStore::open(path()), {}), expected);
}

TEST_F(TripleStoreTest, KeepsTextsThatSqlMightMistake) {
    const rdf::Term nasty = rdf::Term::literal("a'b\"c\n\\ 0123 ü😀");
    auto builder = TripleStoreBuilder::create(path());
    ASSERT_TRUE(builder.ok());
    ASSERT_TRUE(
        builder->add({rdf::Term::iri("http://e/'"), rdf::Term::iri("http://e/p"), nasty}).ok());
    ASSERT_TRUE(builder
                    ->add({rdf::Term::iri("http://e/'"), rdf::Term::iri("http://e/p"),
                           rdf::Term::literal("007")})
                    .ok());
    ASSERT_TRUE(builder->finish({}, {}).ok());
    const auto store = TripleStore::open(path());
    EXPECT_TRUE(store->find(nasty)->has_value());
    EXPECT_TRUE(store->find(rdf::Term::literal("007"))->has_value());
    EXPECT_FALSE(store->find(rdf::Term::literal("7"))->has_value());
}

TEST_F(TripleStoreTest, StopsFinishingWhenCancelled) {
    auto builder = TripleStoreBuilder::create(path());
    ASSERT_TRUE(builder.ok());
    const CancelToken cancel;
    cancel.cancel();
    const auto counts = builder->finish({}, cancel);
    ASSERT_FALSE(counts.ok());
    EXPECT_EQ(counts.error().kind, ErrorKind::Cancelled);
}

TEST_F(TripleStoreTest, OpensNothingThatIsMissingForeignOrUnfinished) {
    EXPECT_EQ(TripleStore::open(path()).error().kind, ErrorKind::NotFound);
    std::ofstream(path()) << "This is no database at all, but it is long enough to look at.";
    EXPECT_FALSE(TripleStore::open(path()).ok());
    { ASSERT_TRUE(TripleStoreBuilder::create(path()).ok()); }
    EXPECT_FALSE(TripleStore::open(path()).ok());
}

TEST_F(TripleStoreTest, SaysWhereItCannotWrite) {
    EXPECT_FALSE(TripleStoreBuilder::create(path() / "none" / "graph.db").ok());
}

}  // namespace tripletalk::graph
