// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
//
// Nothing that a graph says is lost: every triple is read back from the induced tables alone.
#include "rdf/reader.h"
#include "support/classrows.h"
#include "support/goldens.h"
#include "support/kept.h"
#include "support/randomgraph.h"
#include "support/realdata.h"

#include <cstdlib>
#include <optional>

#include <gtest/gtest.h>

using namespace tripletalk;
using tests::InducedGraph;

namespace {

struct Problem {
    std::string kind;
    std::string text;
};

std::vector<std::string> brokenForeignKeys(const sqlite::Database& database) {
    std::vector<std::string> broken;
    tests::must(database.each("PRAGMA foreign_key_check", [&](sqlite::Statement& row) {
        broken.push_back(std::string(row.text(0)) + " -> " + std::string(row.text(2)));
    }));
    return broken;
}

std::optional<Problem> problemOf(const InducedGraph& graph) {
    const tests::Kept kept = tests::compareKept(graph.store(), graph.database(), graph.schema());
    if (!kept.whole()) return Problem{"kept", kept.toText()};
    if (const auto broken = brokenForeignKeys(graph.database()); !broken.empty())
        return Problem{"foreign keys", broken.front()};
    if (const auto wrong = tests::wrongClassRows(graph.store(), graph.database(), graph.schema());
        !wrong.empty())
        return Problem{"class rows", wrong.front()};
    return std::nullopt;
}

std::optional<Problem> problemOf(const std::vector<rdf::Quad>& quads) {
    try {
        return problemOf(InducedGraph(quads));
    } catch (const std::exception& error) {
        return Problem{"error", error.what()};
    }
}

std::string nquads(const std::vector<rdf::Quad>& quads) {
    std::string text;
    for (const rdf::Quad& quad : quads) text += rdf::toNQuads(quad);
    return text;
}

unsigned setting(const char* name, unsigned otherwise) {
    const char* value = std::getenv(name);
    return value ? static_cast<unsigned>(std::strtoul(value, nullptr, 10)) : otherwise;
}

void expectWhole(const std::vector<std::filesystem::path>& files) {
    const auto problem = problemOf(InducedGraph(files));
    EXPECT_FALSE(problem) << problem->kind << ": " << problem->text;
}

class KeptGolden : public testing::TestWithParam<std::string> {};

}  // namespace

TEST_P(KeptGolden, GivesEveryTripleBack) { expectWhole({tests::goldenInput(GetParam())}); }

INSTANTIATE_TEST_SUITE_P(Graph, KeptGolden, testing::ValuesIn(tests::goldenNames()),
                         [](const auto& folder) { return folder.param; });

TEST(Kept, GivesEveryTripleOfTheBundledSampleBack) {
    expectWhole({std::filesystem::path(TRIPLETALK_SAMPLE_FOLDER) / "sample.ttl"});
}

TEST(Kept, GivesEveryTripleOfALargerRealGraphBack) {
    const std::filesystem::path data = tests::testData();
    if (!std::filesystem::exists(data / "ck25" / "prod-inst.ttl"))
        GTEST_SKIP() << "no ck25 in " << data;
    expectWhole({data / "ck25" / "prod-inst.ttl", data / "ck25" / "prod-vocab.ttl"});
}

/// TRIPLETALK_RANDOM_GRAPHS says how many, TRIPLETALK_RANDOM_FIRST which seed comes first.
TEST(Kept, GivesEveryTripleOfRandomGraphsBack) {
    constexpr unsigned mostShown = 3;
    const unsigned first = setting("TRIPLETALK_RANDOM_FIRST", 1);
    const unsigned count = setting("TRIPLETALK_RANDOM_GRAPHS", 200);
    unsigned failures = 0;
    for (unsigned seed = first; seed < first + count && failures < mostShown; ++seed) {
        const auto quads = tests::randomGraph(seed);
        const auto problem = problemOf(quads);
        if (!problem) continue;
        ++failures;
        const auto small = tests::minimised(quads, [&](const std::vector<rdf::Quad>& fewer) {
            const auto same = problemOf(fewer);
            return same && same->kind == problem->kind;
        });
        ADD_FAILURE() << "seed " << seed << ", " << problem->kind << ": " << problem->text
                      << "\nthe whole graph:\n"
                      << nquads(quads) << "\nthe smallest that fails alike:\n"
                      << nquads(small) << "with " << problemOf(small)->text;
    }
}

TEST(CanonicalForm, IsTheSameForTheSameValue) {
    const std::string xsd = "http://www.w3.org/2001/XMLSchema#";
    EXPECT_EQ(tests::canonicalForm("+007", xsd + "integer"), "7");
    EXPECT_EQ(tests::canonicalForm("-0", xsd + "int"), "0");
    EXPECT_EQ(tests::canonicalForm("-00.50", xsd + "decimal"), "-0.5");
    EXPECT_EQ(tests::canonicalForm("7.", xsd + "decimal"), "7");
    EXPECT_EQ(tests::canonicalForm("1", xsd + "boolean"), "true");
    EXPECT_EQ(tests::canonicalForm("1e0", xsd + "double"),
              tests::canonicalForm("1.0", xsd + "double"));
    EXPECT_NE(tests::canonicalForm("1e0", xsd + "integer"),
              tests::canonicalForm("1.0", xsd + "integer"));
    EXPECT_EQ(tests::canonicalForm("007", ""), "007");
    EXPECT_EQ(tests::canonicalForm("many", xsd + "integer"), "many");
}

TEST(RandomGraph, IsTheSameForTheSameSeed) {
    EXPECT_EQ(tests::randomGraph(7), tests::randomGraph(7));
    EXPECT_NE(tests::randomGraph(7), tests::randomGraph(8));
}

TEST(RandomGraph, IsWhatAFileCouldHold) {
    for (unsigned seed = 1; seed < 20; ++seed) {
        const auto quads = tests::randomGraph(seed);
        std::vector<rdf::Quad> read;
        rdf::ReadOptions options;
        options.format = &rdf::formatOf(rdf::Syntax::NQuads);
        tests::must(rdf::readText(nquads(quads), "random.nq", options, [&](const rdf::Quad& quad) {
            read.push_back(quad);
            return Result<void>();
        }));
        std::sort(read.begin(), read.end());
        EXPECT_EQ(read, quads) << "seed " << seed;
    }
}
