// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "support/graphs.h"

#include <csignal>
#include <fstream>
#include <random>
#include <set>

#include <gtest/gtest.h>
#include <sys/resource.h>

namespace tripletalk::graph {

namespace {

using tests::must;
using tests::TemporaryFolder;

constexpr std::size_t tinyCache = 10'000;

rdf::Term iri(const std::string& name) { return rdf::Term::iri("http://example.org/" + name); }

/// Quads of a small vocabulary, many of them several times and in several graphs.
std::vector<rdf::Quad> randomQuads(std::size_t count, unsigned seed) {
    std::mt19937 random(seed);
    const auto number = [&](unsigned below) { return std::to_string(random() % below); };
    std::vector<rdf::Quad> quads(count);
    for (rdf::Quad& quad : quads) {
        quad.subject = random() % 4 ? iri("s" + number(300)) : rdf::Term::blank("b" + number(30));
        quad.predicate = iri("p" + number(7));
        switch (random() % 4) {
            case 0:
                quad.object = iri("s" + number(300));
                break;
            case 1:
                quad.object = rdf::Term::literal(number(40), "http://e/t" + number(2));
                break;
            case 2:
                quad.object = rdf::Term::literal(number(40), {}, "l" + number(2));
                break;
            default:
                quad.object = rdf::Term::literal("a longer text of no importance, " + number(900));
        }
        if (random() % 3 == 0) quad.graph = iri("g" + number(3));
    }
    return quads;
}

Counts build(const std::filesystem::path& path, const std::vector<rdf::Quad>& quads,
             std::size_t cacheBytes = std::size_t{1} << 24) {
    auto builder = must(TripleStoreBuilder::create(path, cacheBytes));
    for (const rdf::Quad& quad : quads) must(builder.add(quad));
    return must(builder.finish({}, {}));
}

std::set<rdf::Quad> quadsIn(const TripleStore& store) {
    std::set<rdf::Quad> quads;
    must(store.match({}, [&](const QuadIds& ids) {
        quads.insert({must(store.term(ids.s)), must(store.term(ids.p)), must(store.term(ids.o)),
                      must(store.term(ids.g))});
        return true;
    }));
    return quads;
}

std::vector<std::string> column(const TripleStore& store, std::string_view sql) {
    std::vector<std::string> cells;
    must(store.database().each(sql,
                               [&](sqlite::Statement& row) { cells.emplace_back(row.text(0)); }));
    return cells;
}

std::vector<std::string> namesIn(const std::filesystem::path& folder) {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        names.push_back(entry.path().filename().string());
    return names;
}

}  // namespace

TEST(TripleStoreBuilder, StoresWhatASetWouldHold) {
    const TemporaryFolder folder;
    for (const unsigned seed : {1U, 2U}) {
        for (const std::size_t cacheBytes : {tinyCache, std::size_t{1} << 24}) {
            const auto quads = randomQuads(4'000, seed);  // several batches
            const std::set<rdf::Quad> expected(quads.begin(), quads.end());
            std::set<rdf::Term> terms;
            std::set<rdf::Term> graphs;
            for (const auto& quad : quads) {
                terms.insert({quad.subject, quad.predicate, quad.object});
                graphs.insert(quad.graph);
                if (quad.graph != rdf::Term()) terms.insert(quad.graph);
            }
            const Counts counts = build(folder.path() / "graph.db", quads, cacheBytes);
            EXPECT_EQ(counts.triples, std::ssize(expected));
            EXPECT_EQ(counts.duplicates, std::ssize(quads) - std::ssize(expected));
            EXPECT_EQ(counts.terms, std::ssize(terms));
            EXPECT_EQ(counts.graphs, std::ssize(graphs));
            const auto store = must(TripleStore::open(folder.path() / "graph.db"));
            EXPECT_EQ(quadsIn(store), expected);
            for (const auto& term : terms) EXPECT_TRUE(must(store.find(term))) << term.lexical;
            EXPECT_EQ(sqlite::toText(must(store.database().value("PRAGMA integrity_check"))), "ok");
        }
    }
}

TEST(TripleStoreBuilder, NumbersTermsInOrderOfOccurrenceHoweverSmallItsMemory) {
    const TemporaryFolder folder;
    const auto quads = randomQuads(5'000, 4);
    std::vector<std::vector<std::string>> texts;
    for (const std::size_t cacheBytes : {tinyCache, std::size_t{1} << 24}) {
        build(folder.path() / "graph.db", quads, cacheBytes);
        const auto store = must(TripleStore::open(folder.path() / "graph.db"));
        EXPECT_EQ(must(store.find(quads.front().subject)), 1);
        texts.push_back(
            column(store,
                   "SELECT kind || datatype || ' ' || language || ' ' || lexical FROM term "
                   "ORDER BY id"));
    }
    EXPECT_EQ(texts[0], texts[1]);
}

TEST(TripleStoreBuilder, KnowsTheStatisticsThatAnalyzeWouldFind) {
    const TemporaryFolder folder;
    const auto path = folder.path() / "graph.db";
    build(path, randomQuads(5'000, 5));
    const auto database = must(sqlite::Database::open(path, sqlite::OpenMode::ReadWrite));
    const auto statistics = [&] {
        std::set<std::string> rows;
        must(
            database.each("SELECT tbl || ' ' || coalesce(idx, '') || ' ' || stat FROM "
                          "sqlite_stat1 WHERE tbl <> 'counts'",
                          [&](sqlite::Statement& row) { rows.emplace(row.text(0)); }));
        return rows;
    };
    const auto ours = statistics();
    EXPECT_EQ(ours.size(), 6u);
    must(database.execute("DROP TABLE sqlite_stat1; ANALYZE"));
    EXPECT_EQ(ours, statistics());
}

TEST(TripleStoreBuilder, LetsSqlUseTheIndexesInAnyOrder) {
    const TemporaryFolder folder;
    build(folder.path() / "graph.db", randomQuads(5'000, 6));
    const auto store = must(TripleStore::open(folder.path() / "graph.db"));
    const auto plan = [&](const std::string& condition) {
        std::string text;
        must(store.database().each("EXPLAIN QUERY PLAN SELECT * FROM quad WHERE " + condition,
                                   [&](sqlite::Statement& row) { text += row.text(3); }));
        return text;
    };
    EXPECT_EQ(plan("s = 1"), "SEARCH quad USING PRIMARY KEY (s=?)");
    EXPECT_EQ(plan("p = 1 AND o = 2"), "SEARCH quad USING COVERING INDEX quad_posg (p=? AND o=?)");
    EXPECT_EQ(plan("o = 1"), "SEARCH quad USING COVERING INDEX quad_ospg (o=?)");
    EXPECT_EQ(plan("g = 1"), "SEARCH quad USING COVERING INDEX quad_gspo (g=?)");
}

TEST(TripleStoreBuilder, NeedsNoIndexOfGraphsWhereNoneHasAName) {
    const TemporaryFolder folder;
    const rdf::Quad quad{iri("a"), iri("b"), iri("c")};
    EXPECT_EQ(build(folder.path() / "graph.db", {quad, quad}).graphs, 1);
    const auto store = must(TripleStore::open(folder.path() / "graph.db"));
    EXPECT_EQ(must(store.database().integer(
                  "SELECT count(*) FROM sqlite_schema WHERE name = 'quad_gspo'")),
              0);
}

TEST(TripleStoreBuilder, MakesAStoreOfNothing) {
    const TemporaryFolder folder;
    const Counts counts = build(folder.path() / "graph.db", {});
    EXPECT_EQ(counts.triples + counts.terms + counts.graphs + counts.duplicates, 0);
    EXPECT_TRUE(TripleStore::open(folder.path() / "graph.db").ok());
}

TEST(TripleStoreBuilder, LeavesNothingButTheUnfinishedFileWhenItIsDropped) {
    const TemporaryFolder folder;
    {
        auto builder = must(TripleStoreBuilder::create(folder.path() / "graph.db"));
        for (const auto& quad : randomQuads(9'000, 7)) must(builder.add(quad));
        EXPECT_EQ(namesIn(folder.path()), std::vector<std::string>{"graph.db"});
    }
    EXPECT_EQ(namesIn(folder.path()), std::vector<std::string>{"graph.db"});
    EXPECT_FALSE(TripleStore::open(folder.path() / "graph.db").ok());
}

TEST(TripleStoreBuilder, StopsInTheMiddleOfSortingWhenCancelled) {
    const TemporaryFolder folder;
    for (const std::size_t cacheBytes : {tinyCache, std::size_t{1} << 24}) {
        for (const int atPercent : {0, 30, 90}) {
            auto builder = must(TripleStoreBuilder::create(folder.path() / "graph.db", cacheBytes));
            for (const auto& quad : randomQuads(3'000, 8)) must(builder.add(quad));
            const CancelToken cancel;
            const auto counts = builder.finish(
                [&](const Progress& progress) {
                    EXPECT_EQ(progress.stage, "index");
                    EXPECT_LE(progress.done, progress.total);
                    if (progress.done * 100 >= progress.total * atPercent) cancel.cancel();
                },
                cancel);
            ASSERT_FALSE(counts.ok()) << atPercent;
            EXPECT_EQ(counts.error().kind, ErrorKind::Cancelled);
            EXPECT_FALSE(TripleStore::open(folder.path() / "graph.db").ok());
        }
    }
}

TEST(TripleStoreBuilder, TellsTheCallerThatItsThreadCannotWrite) {
    const TemporaryFolder folder;
    auto builder = must(TripleStoreBuilder::create(folder.path() / "graph.db", tinyCache));
    auto* const handler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
    const rlimit small{std::size_t{1} << 20, before.rlim_max};
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
    Result<void> added;
    for (int i = 0; i < 2'000 && added; ++i)
        added = builder.add(
            {iri("s"), iri("p"), rdf::Term::literal(std::to_string(i) + std::string(20'000, 'x'))});
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &before), 0);
    std::signal(SIGXFSZ, handler);
    ASSERT_FALSE(added.ok());
    EXPECT_TRUE(added.error().kind == ErrorKind::Io || added.error().kind == ErrorKind::DiskFull);
    EXPECT_FALSE(
        builder.add({iri("s"), iri("p"), rdf::Term::literal(std::string(300'000, 'y'))}).ok());
    EXPECT_FALSE(builder.finish({}, {}).ok());
}

}  // namespace tripletalk::graph
