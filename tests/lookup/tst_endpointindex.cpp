// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/endpointindex.h"
#include "lookup/graphindex.h"
#include "lookup/storeindex.h"
#include "sparql/engine.h"
#include "support/graphs.h"

#include <functional>
#include <map>

#include <gmock/gmock.h>

namespace tripletalk::lookup {

namespace {

using sparql::QueryAnswer;
using testing::AllOf;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using tests::must;

std::string cities(int count) {
    std::string turtle =
        ":City rdfs:label \"City\"@en . :in rdfs:label \"lies in\"@en ; rdfs:range :Land .\n";
    for (int i = 0; i < count; ++i) {
        const std::string number = std::to_string(i);
        turtle += ":c" + number + " a :City ; rdfs:label \"Town " + number + "\"@en, \"Stadt " +
                  number + "\"@de ; skos:altLabel \"T" + number + "\" ; :in :land .\n";
    }
    return turtle +
           ":land rdfs:label \"Land\"@en ; :odd \"quote \\\" and \\\\ \"; :has [ :in :land ] . ";
}

/// The engine over a graph, with what endpoints do wrong put before it.
class Endpoint : public sparql::SparqlSource {
  public:
    explicit Endpoint(const std::filesystem::path& folder)
        : m_engine(must(sparql::Engine::open(folder / "graph.db"))) {}

    Result<QueryAnswer> query(std::string_view text, const sparql::QueryLimits& limits,
                              const CancelToken& cancel) override {
        asked.emplace_back(text);
        if (refuse)
            if (auto error = refuse(asked.back())) return *error;
        auto answer = m_engine->query(change ? change(asked.back()) : asked.back(), limits, cancel);
        if (answer && spoil) spoil(*answer);
        return answer;
    }
    Result<sparql::Explanation> explain(std::string_view) override { return sparql::Explanation(); }
    const std::vector<std::pair<std::string, std::string>>& prefixes() const override {
        return m_engine->prefixes();
    }

    [[nodiscard]] std::size_t count(std::string_view part) const {
        return static_cast<std::size_t>(std::ranges::count_if(asked, [&](const std::string& query) {
            return query.find(part) != std::string::npos;
        }));
    }

    std::vector<std::string> asked;
    std::function<std::optional<Error>(const std::string&)> refuse;
    std::function<std::string(std::string)> change;
    std::function<void(QueryAnswer&)> spoil;

  private:
    std::unique_ptr<sparql::SparqlSource> m_engine;
};

std::string without(std::string text, std::string_view from, std::string_view to) {
    const auto begin = text.find(from);
    if (begin == std::string::npos) return text;
    const auto end = text.find(to, begin);
    return text.erase(begin, end == std::string::npos ? end : end - begin);
}

class EndpointIndexTest : public testing::Test {
  protected:
    void write(std::string_view turtle) {
        endpoint.reset();
        std::filesystem::remove(m_folder.path() / "graph.db");
        tests::storeFromTurtle(m_folder.path(), turtle);
        endpoint.emplace(m_folder.path());
    }
    Result<FetchReport> fetch(bool anew = false, const CancelToken& cancel = {}) {
        return fetchEndpoint(*endpoint, m_folder.path() / "fetched",
                             {.of = "here", .language = "en", .anew = anew}, {}, cancel);
    }
    GraphIndex build() {
        std::filesystem::remove_all(m_folder.path() / "lookup");
        std::filesystem::create_directory(m_folder.path() / "lookup");
        must(
            indexFetched(m_folder.path() / "fetched", m_folder.path() / "lookup", nullptr, {}, {}));
        return must(GraphIndex::open(m_folder.path() / "lookup"));
    }
    static std::vector<Item> items(const GraphIndex& index, ItemKind kind) {
        std::vector<Item> all;
        for (std::uint32_t row = 0; row < index.count(kind); ++row)
            all.push_back(index.item(kind, row));
        return all;
    }

    tests::TemporaryFolder m_folder;
    std::optional<Endpoint> endpoint;
};

}  // namespace

TEST_F(EndpointIndexTest, IsThatOfTheSameGraphHere) {
    // With names by predicates that nobody else knows.
    write(cities(30) + "\n:land :name \"Country\" . :f :fullName \"Home-made\" .");
    const FetchReport report = must(fetch());
    const GraphIndex there = build();
    std::filesystem::create_directory(m_folder.path() / "local");
    must(indexStore(must(graph::TripleStore::open(m_folder.path() / "graph.db")),
                    m_folder.path() / "local", {.language = "en"}, {}, {}));
    const GraphIndex here = must(GraphIndex::open(m_folder.path() / "local"));
    EXPECT_EQ(report.entities, here.count(ItemKind::Entity));
    EXPECT_EQ(items(there, ItemKind::Property), items(here, ItemKind::Property));
    // Names in other languages are not fetched.
    std::vector<Item> local = items(here, ItemKind::Entity);
    for (Item& item : local)
        std::erase_if(item.synonyms,
                      [](const std::string& name) { return name.starts_with("Stadt"); });
    EXPECT_EQ(items(there, ItemKind::Entity), local);
}

TEST_F(EndpointIndexTest, MakesNoFolderForABaseThatIsGone) {
    write(cities(3));
    const auto gone = m_folder.path() / "gone.kb";
    const auto report = fetchEndpoint(*endpoint, gone / "fetched", {.of = "here"}, {}, {});
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().kind, ErrorKind::Io);
    EXPECT_FALSE(std::filesystem::exists(gone));
}

TEST_F(EndpointIndexTest, ComesPageAfterPageBehindTheLastIri) {
    write(cities(2500));
    endpoint->change = [](const std::string& query) {
        // An endpoint that cuts: shorter pages than asked for are no end.
        const auto limit = query.find("LIMIT ");
        return limit == std::string::npos ? query : query.substr(0, limit) + "LIMIT 700";
    };
    EXPECT_EQ(must(fetch()).entities, 2504U);
    EXPECT_EQ(endpoint->count("?e ?p ?o . FILTER(isIRI(?e)"), 5U);  // 4 pages and an empty one
    EXPECT_EQ(endpoint->count("OFFSET"), 0U);
    const GraphIndex index = build();
    EXPECT_EQ(index.byWords(ItemKind::Entity, "town 2499", 1).front().score, 2);
}

TEST_F(EndpointIndexTest, GoesOnWhereItBrokeOff) {
    write(cities(400));
    must(fetch());
    const std::vector<Item> whole = items(build(), ItemKind::Entity);
    const std::size_t queries = endpoint->asked.size();
    for (std::size_t dies = 1; dies < queries; ++dies) {
        std::filesystem::remove_all(m_folder.path() / "fetched");
        endpoint->asked.clear();
        endpoint->refuse = [&](const std::string&) -> std::optional<Error> {
            if (endpoint->asked.size() <= dies) return std::nullopt;
            return Error{ErrorKind::Network, Sentence::verbatim("gone")};
        };
        ASSERT_EQ(fetch().error().kind, ErrorKind::Network) << dies;
        EXPECT_EQ(indexFetched(m_folder.path() / "fetched", m_folder.path(), nullptr, {}, {})
                      .error()
                      .kind,
                  ErrorKind::NotFound);
        endpoint->refuse = nullptr;
        const FetchReport report = must(fetch());
        EXPECT_TRUE(report.resumed) << dies;
        // The count is asked for again, and the query that broke off: nothing else.
        EXPECT_EQ(endpoint->asked.size(), queries + 2) << dies;
        ASSERT_EQ(items(build(), ItemKind::Entity), whole) << dies;
    }
}

TEST_F(EndpointIndexTest, StopsWhenItIsCancelled) {
    write(cities(5));
    const CancelToken cancel;
    endpoint->spoil = [&](QueryAnswer&) { cancel.cancel(); };
    EXPECT_EQ(fetch(false, cancel).error().kind, ErrorKind::Cancelled);
}

TEST_F(EndpointIndexTest, BeginsAnewWhereTheGraphChangedMeanwhile) {
    write(cities(20));
    endpoint->refuse = [&](const std::string& query) -> std::optional<Error> {
        if (query.find("VALUES") == std::string::npos) return std::nullopt;
        return Error{ErrorKind::Network, Sentence::verbatim("gone")};
    };
    ASSERT_FALSE(fetch().ok());
    write(cities(21));
    const FetchReport report = must(fetch());
    EXPECT_FALSE(report.resumed);
    EXPECT_EQ(report.entities, 25U);
}

TEST_F(EndpointIndexTest, AsksForWhatIsNewAlone) {
    write(cities(300));
    must(fetch());
    EXPECT_EQ(must(fetch()).unchanged, true);
    write(cities(300) + ":new a :Village ; rdfs:label \"Newtown\"@en .");
    const FetchReport report = must(fetch());
    EXPECT_FALSE(report.unchanged);
    // The new thing, its class, and the properties and things whose number of triples changed.
    EXPECT_LE(report.asked, 6U);
    const GraphIndex index = build();
    EXPECT_EQ(
        index.item(ItemKind::Entity, index.byWords(ItemKind::Entity, "newtown", 1).at(0).row).infos,
        std::vector<std::string>{"type: Village"});
    EXPECT_EQ(index.byWords(ItemKind::Entity, "town 17", 1).at(0).score, 2);
    EXPECT_GT(must(fetch(true)).asked, 300U);
}

TEST_F(EndpointIndexTest, AsksAnewForAThingThatHasMoreFactsThanBefore) {
    write(cities(5));
    must(fetch());
    write(cities(5) + ":c3 skos:altLabel \"Renamed\" .");
    must(fetch());
    EXPECT_EQ(build().byWords(ItemKind::Entity, "renamed", 1).size(), 1U);
}

TEST_F(EndpointIndexTest, TakesAnotherOrderByOffset) {
    write(cities(1500) + ":Z0 :in :land . :a0 :in :land .");
    // Sorted without regard to case, as some do.
    endpoint->change = [](std::string query) {
        const auto at = query.find("ORDER BY STR(?e)");
        return at == std::string::npos ? query : query.replace(at, 16, "ORDER BY DESC(STR(?e))");
    };
    EXPECT_EQ(must(fetch()).entities, 1506U);
    EXPECT_GT(endpoint->count("OFFSET"), 3U);
    EXPECT_EQ(build().count(ItemKind::Entity), 1506U);
}

TEST_F(EndpointIndexTest, RefusesPagesWithoutOrder) {
    write(cities(1500));
    // Whatever is asked, the same page comes.
    endpoint->change = [](std::string query) {
        query = without(std::move(query), " && STR(?e) >", ") }");
        return without(std::move(query), " OFFSET", "\n");
    };
    const auto refused = fetch();
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().kind, ErrorKind::Server);
    EXPECT_THAT(refused.error().message.text(), HasSubstr("no order"));
    EXPECT_LT(endpoint->asked.size(), 10U);
}

TEST_F(EndpointIndexTest, RefusesAnswersThatTellNoIris) {
    write(cities(10));
    endpoint->spoil = [](QueryAnswer& answer) {
        for (auto& row : answer.rows)
            for (auto& cell : row) cell = rdf::Term::literal("nonsense");
    };
    EXPECT_EQ(fetch().error().kind, ErrorKind::Server);
    endpoint->spoil = [](QueryAnswer& answer) {
        for (auto& row : answer.rows) row.clear();
    };
    EXPECT_EQ(fetch().error().kind, ErrorKind::Server);
    EXPECT_LT(endpoint->asked.size(), 10U);
}

TEST_F(EndpointIndexTest, CountsRowsThatTellNothingAndGoesOn) {
    write(cities(10));
    endpoint->spoil = [](QueryAnswer& answer) {
        if (answer.variables.size() == 2 && answer.rows.size() > 5) answer.rows[3][0].reset();
    };
    const FetchReport report = must(fetch());
    EXPECT_GT(report.skipped, 0U);
    EXPECT_LT(report.entities, 14U);
}

TEST_F(EndpointIndexTest, TakesCountsThatAreNoWholeNumbersAsOne) {
    write(cities(3));
    endpoint->spoil = [](QueryAnswer& answer) {
        if (answer.variables.size() != 2) return;
        for (auto& row : answer.rows) row[1] = rdf::Term::literal("2.5");
    };
    must(fetch());
    // As a subject and as an object.
    for (const Item& item : items(build(), ItemKind::Entity)) EXPECT_LE(item.score, 2U) << item.iri;
}

TEST_F(EndpointIndexTest, AsksForLessWhereItIsTooMuch) {
    write(cities(300));
    endpoint->refuse = [&](const std::string& query) -> std::optional<Error> {
        const bool large = query.find("LIMIT 1000") != std::string::npos || query.size() > 3000;
        if (!large) return std::nullopt;
        return Error{ErrorKind::Timeout, Sentence::verbatim("too slow")};
    };
    EXPECT_EQ(must(fetch()).entities, 304U);
    endpoint->refuse = [&](const std::string& query) -> std::optional<Error> {
        if (query.find("GROUP BY") == std::string::npos) return std::nullopt;
        return Error{ErrorKind::Timeout, Sentence::verbatim("too slow")};
    };
    endpoint->asked.clear();
    EXPECT_EQ(fetch(true).error().kind, ErrorKind::Timeout);
    EXPECT_LT(endpoint->asked.size(), 10U);
}

TEST_F(EndpointIndexTest, DoesWithoutTheNamesOfAThingThatTheEndpointDoesNotTake) {
    write(cities(250));
    endpoint->refuse = [](const std::string& query) -> std::optional<Error> {
        if (query.find("<http://example.org/c7>") == std::string::npos) return std::nullopt;
        return Error{ErrorKind::Server, Sentence::verbatim("bad IRI")};
    };
    const FetchReport report = must(fetch());
    EXPECT_EQ(report.skipped, 1U);
    const GraphIndex index = build();
    EXPECT_EQ(index.count(ItemKind::Entity), 254U);
    EXPECT_EQ(
        index.item(ItemKind::Entity, *index.rowOf(ItemKind::Entity, "http://example.org/c7")).label,
        "c7");
    EXPECT_EQ(index.byWords(ItemKind::Entity, "town 8", 1).at(0).score, 2);
    // An endpoint that tells of nothing has died.
    endpoint->refuse = [](const std::string& query) -> std::optional<Error> {
        if (query.find("VALUES") == std::string::npos) return std::nullopt;
        return Error{ErrorKind::Server, Sentence::verbatim("out of order")};
    };
    endpoint->asked.clear();
    EXPECT_EQ(fetch(true).error().kind, ErrorKind::Server);
    EXPECT_LT(endpoint->asked.size(), 40U);
}

TEST_F(EndpointIndexTest, WorksWhereTheEndpointCountsNothing) {
    write(cities(5));
    endpoint->refuse = [](const std::string& query) -> std::optional<Error> {
        if (query.find("GROUP BY") != std::string::npos || query.find("COUNT") == std::string::npos)
            return std::nullopt;
        return Error{ErrorKind::Timeout, Sentence::verbatim("too slow")};
    };
    EXPECT_EQ(must(fetch()).entities, 9U);
    EXPECT_FALSE(must(fetch()).unchanged);
}

TEST_F(EndpointIndexTest, WithDamagedRecordsIsFetchedAnew) {
    write(cities(5));
    must(fetch());
    std::filesystem::resize_file(m_folder.path() / "fetched" / "entity-things.records", 40);
    EXPECT_EQ(
        indexFetched(m_folder.path() / "fetched", m_folder.path(), nullptr, {}, {}).error().kind,
        ErrorKind::Input);
    EXPECT_EQ(must(fetch()).asked, 16U);  // all anew: 9 things, 7 properties
    EXPECT_EQ(build().count(ItemKind::Entity), 9U);
    tests::writeText(m_folder.path() / "fetched" / "state.json", "{\"version\":1,\"of\":7}");
    EXPECT_EQ(must(fetch()).entities, 9U);  // all anew
}

}  // namespace tripletalk::lookup
