// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/endpointindex.h"
#include "lookup/graphindex.h"
#include "sparql/endpoint/endpoint.h"
#include "support/graphs.h"
#include "support/realserver.h"
#include "support/testapplication.h"

#include <gmock/gmock.h>

namespace tripletalk::lookup {

using tests::must;

using Kind = tests::RealServer::Kind;

class RealEndpointIndex : public testing::TestWithParam<Kind> {};

INSTANTIATE_TEST_SUITE_P(Of, RealEndpointIndex, testing::Values(Kind::Oxigraph, Kind::Virtuoso),
                         [](const auto& test) {
                             return test.param == Kind::Oxigraph ? "Oxigraph" : "Virtuoso";
                         });

TEST_P(RealEndpointIndex, HasAllItsThings) {
    tests::ensureApplication();
    std::string turtle(tests::testPrefixes);
    for (int i = 0; i < 1200; ++i)  // more than a page
        turtle += ":c" + std::to_string(i) + " a :City ; rdfs:label \"Town " + std::to_string(i) +
                  "\"@en ; :in <urn:land:" + std::to_string(i % 7) + "> .\n";
    turtle += "<http://example.org/ü?a=1&b=%20> rdfs:label \"Straße\" ; :x [ :in :c1 ] .\n";
    const tests::RealServer server(GetParam(), turtle);
    if (!server.missing().empty()) GTEST_SKIP() << server.missing();
    const auto endpoint =
        must(sparql::Endpoint::create({.url = server.url()}, std::make_shared<net::Client>()));

    const tests::TemporaryFolder folder;
    const auto report = must(fetchEndpoint(*endpoint, folder.path() / "fetched",
                                           {.of = server.url(), .language = "en"}, {}, {}));
    EXPECT_EQ(report.entities, 1200U + 1 + 7 + 1);
    EXPECT_EQ(report.properties, 4U);
    EXPECT_EQ(report.skipped, 0U);
    std::filesystem::create_directory(folder.path() / "lookup");
    must(indexFetched(folder.path() / "fetched", folder.path() / "lookup", nullptr, {}, {}));
    const GraphIndex index = must(GraphIndex::open(folder.path() / "lookup"));
    EXPECT_EQ(index.item(ItemKind::Entity, 0).iri, "http://example.org/City");
    const auto town = index.byWords(ItemKind::Entity, "town 1199", 1);
    EXPECT_EQ(town.front().score, 2);
    EXPECT_EQ(index.item(ItemKind::Entity, town.front().row).infos,
              std::vector<std::string>{"type: City"});
    EXPECT_TRUE(index.rowOf(ItemKind::Entity, "urn:land:6"));
    EXPECT_EQ(index.byWords(ItemKind::Entity, "strasse", 1).size(), 1U);
    EXPECT_TRUE(must(fetchEndpoint(*endpoint, folder.path() / "fetched",
                                   {.of = server.url(), .language = "en"}, {}, {}))
                    .unchanged);
}

}  // namespace tripletalk::lookup
