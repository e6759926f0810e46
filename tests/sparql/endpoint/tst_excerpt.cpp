// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/termtext.h"
#include "sparql/endpoint/excerpt.h"
#include "sparql/engine.h"
#include "support/graphs.h"

#include <functional>
#include <set>

#include <gmock/gmock.h>

namespace tripletalk::sparql {

namespace {

using testing::IsEmpty;
using tests::must;

/// The engine over a graph, which can refuse what endpoints find too much.
class StrainedSource : public SparqlSource {
  public:
    explicit StrainedSource(const std::filesystem::path& folder)
        : m_engine(must(Engine::open(folder / "graph.db"))) {}

    Result<QueryAnswer> query(std::string_view text, const QueryLimits& limits,
                              const CancelToken& cancel) override {
        asked.emplace_back(text);
        if (refuses && refuses(asked.back())) return Error{ErrorKind::Timeout, {}};
        return m_engine->query(text, limits, cancel);
    }
    Result<Explanation> explain(std::string_view) override { return Explanation(); }
    const std::vector<std::pair<std::string, std::string>>& prefixes() const override {
        return m_engine->prefixes();
    }

    std::function<bool(const std::string&)> refuses = {};
    std::vector<std::string> asked;

  private:
    std::unique_ptr<Engine> m_engine;
};

/// Many streets in a town, which lies in a land that has no class.
std::string streets(int count) {
    std::string turtle =
        ":Street rdfs:subClassOf :Way . :Way rdfs:subClassOf :Place . :Place rdfs:label \"place\" "
        ".\n:in rdfs:label \"lies in\" .\n:t a :Town ; rdfs:label \"Tern\" ; :of :land .\n"
        ":land rdfs:label \"Land\" ; :has [ :size [ :in :t ] ] .\n";
    for (int i = 0; i < count; ++i)
        turtle += ":s" + std::to_string(i) + " a :Street ; :in :t ; :next :s" +
                  std::to_string((i + 1) % count) + " .\n";
    return turtle;
}

struct Excerpts : testing::Test {
    tests::TemporaryFolder folder;
    std::set<std::string> told;

    Result<ExcerptReport> fetch(StrainedSource& source, const ExcerptLimits& limits = {}) {
        told.clear();
        const auto take = [this](const rdf::Quad& quad) -> Result<void> {
            told.insert(rdf::toText(quad.subject) + " " + rdf::toText(quad.predicate) + " " +
                        rdf::toText(quad.object));
            return {};
        };
        return fetchExcerpt(source, limits, take, {}, {});
    }
    StrainedSource sourceOf(const std::string& turtle) {
        tests::storeFromTurtle(folder.path(), turtle);
        return StrainedSource(folder.path());
    }
    [[nodiscard]] std::ptrdiff_t count(const std::string& part) const {
        return std::ranges::count_if(
            told, [&](const std::string& one) { return one.find(part) != std::string::npos; });
    }
};

const std::string typed = "#type> <http://example.org/Street>";

}  // namespace

TEST_F(Excerpts, AreTheWholeOfASmallGraph) {
    StrainedSource source = sourceOf(streets(3));
    const auto report = fetch(source);
    ASSERT_TRUE(report) << report.error().toText();
    EXPECT_THAT(report->gaps, IsEmpty());
    EXPECT_EQ(report->triples, static_cast<std::int64_t>(told.size()));
    ASSERT_EQ(report->classes.size(), 2U);
    EXPECT_EQ(report->classes.front().things, 3);
    EXPECT_EQ(report->classes.front().fetched, 3);
}

TEST_F(Excerpts, HaveAsManyThingsOfEachClassAsAreAllowedAndSayHowManyThereAre) {
    StrainedSource source = sourceOf(streets(500));
    const auto report = fetch(source, {.things = 40});
    ASSERT_TRUE(report) << report.error().toText();
    EXPECT_EQ(report->classes.front().things, 500);
    EXPECT_GE(report->classes.front().fetched, 39);
    EXPECT_LT(report->classes.front().fetched, 200);
    ASSERT_FALSE(report->gaps.empty());
    // What is small is there as a whole, and so is what says how all is meant.
    EXPECT_EQ(count("\"Tern\""), 1);
    EXPECT_EQ(count("\"place\""), 1);
    EXPECT_EQ(count("\"lies in\""), 1);
}

TEST_F(Excerpts, KnowWhatTheLastThingsAreThatOthersLinkTo) {
    StrainedSource source = sourceOf(streets(500));
    ASSERT_TRUE(fetch(source, {.things = 2}));
    // The next street of the last whole one has its class, and no next one.
    EXPECT_EQ(count(typed), count("/next>") + 1);
}

TEST_F(Excerpts, KeepTheBlankNodesOfThingsApart) {
    StrainedSource source =
        sourceOf(":a a :A ; :has [ :n 1 ], [ :n 2 ] . :b a :A ; :has [ :n 1 ] .");
    ASSERT_TRUE(fetch(source));
    EXPECT_EQ(count("/has>"), 3);
    EXPECT_EQ(count("/n>"), 3);
}

TEST_F(Excerpts, SayThatBlankNodesGoOnDeeper) {
    StrainedSource source = sourceOf(":a a :A ; :has [ :has [ :has [ :n 1 ] ] ] .");
    const auto report = fetch(source);
    ASSERT_TRUE(report);
    EXPECT_EQ(report->gaps.size(), 1U);
    EXPECT_EQ(count("/n>"), 0);
}

TEST_F(Excerpts, AskForFewerThingsWhereManyAreTooMuch) {
    StrainedSource source = sourceOf(streets(30));
    source.refuses = [](const std::string& query) {
        return query.find("VALUES") != std::string::npos && query.size() > 400;
    };
    const auto report = fetch(source);
    ASSERT_TRUE(report) << report.error().toText();
    EXPECT_THAT(report->gaps, IsEmpty());
    EXPECT_EQ(count(typed), 30);
}

TEST_F(Excerpts, DoWithoutNumbersWhereCountingIsTooMuch) {
    StrainedSource source = sourceOf(streets(30));
    source.refuses = [](const std::string& query) {
        return query.find("COUNT") != std::string::npos;
    };
    const auto report = fetch(source);
    ASSERT_TRUE(report) << report.error().toText();
    EXPECT_EQ(report->triples, -1);
    EXPECT_EQ(report->classes.front().things, -1);
    EXPECT_EQ(count(typed), 30);
    EXPECT_FALSE(report->gaps.empty());
}

TEST_F(Excerpts, EndWhereNothingIsToldAnyMore) {
    StrainedSource source = sourceOf(streets(30));
    source.refuses = [](const std::string& query) {
        return query.find("VALUES") != std::string::npos;
    };
    const auto report = fetch(source);
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().kind, ErrorKind::Timeout);
}

}  // namespace tripletalk::sparql
