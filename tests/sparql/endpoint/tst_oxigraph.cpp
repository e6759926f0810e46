// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/endpoint/endpoint.h"
#include "sparql/results/resultwriter.h"
#include "support/realserver.h"
#include "support/testapplication.h"

#include <memory>

#include <gtest/gtest.h>

namespace tripletalk::sparql {

namespace {

using rdf::Term;

const std::string xsdNames = "http://www.w3.org/2001/XMLSchema#";

constexpr const char* graph =
    "@prefix : <http://e/> . @prefix xsd: <http://www.w3.org/2001/XMLSchema#> .\n"
    ":a :p 1, 2.5, true, \"grün \\\"x\\\"\\n\"@de, \"2024-01-01\"^^xsd:date, \"plain\", [] "
    ".\n"
    ":b :n 1 . :c :n 2 . :d :n 3 . :e :n 4 . :f :n 5 .\n";

}  // namespace

TEST(Endpoint, UnderstandsARealServer) {
    tests::ensureApplication();
    const tests::RealServer server(tests::RealServer::Kind::Oxigraph, graph);
    if (!server.missing().empty()) GTEST_SKIP() << server.missing();
    EndpointAccess access{.url = server.url(), .prefixes = {{"e", "http://e/"}}};
    const auto client = std::make_shared<net::Client>();
    const auto made = Endpoint::create(access, client);
    ASSERT_TRUE(made);
    const auto ask = [&](std::string_view text, const QueryLimits& limits = {}) {
        return (*made)->query(text, limits, {});
    };

    const auto terms = ask("SELECT ?o { e:a e:p ?o FILTER(!isBlank(?o)) } ORDER BY STR(?o)");
    ASSERT_TRUE(terms) << terms.error().toText();
    EXPECT_EQ(*write(*terms, ResultFormat::Tsv),
              "?o\n1\n2.5\n\"2024-01-01\"^^<" + xsdNames + "date>\n\"grün \\\"x\\\"\\n\"@de\n" +
                  "\"plain\"\n\"true\"^^<" + xsdNames + "boolean>\n");

    EXPECT_TRUE(ask("ASK { e:b e:n 1 }")->truth);
    const auto cut = ask("SELECT ?s ?n ?o { ?s e:n ?n OPTIONAL { ?s e:p ?o } }", {.rows = 2});
    ASSERT_TRUE(cut) << cut.error().toText();
    EXPECT_TRUE(cut->truncated);
    EXPECT_FALSE(cut->rows[0][2]);

    const auto triples = ask("CONSTRUCT { ?s e:m ?n } WHERE { ?s e:n ?n }");
    ASSERT_TRUE(triples) << triples.error().toText();
    EXPECT_EQ(triples->triples.size(), 5U);

    const auto posted = ask("ASK { e:b e:n 1 } # " + std::string(4000, 'x'));
    ASSERT_TRUE(posted) << posted.error().toText();
    EXPECT_TRUE(posted->truth);

    access.page = 2;
    const auto paged = Endpoint::create(access, client);
    ASSERT_TRUE(paged);
    const auto all = (*paged)->query("SELECT ?n { ?s e:n ?n } ORDER BY ?n", {}, {});
    ASSERT_TRUE(all) << all.error().toText();
    ASSERT_EQ(all->rows.size(), 5U);
    EXPECT_EQ(all->rows[4][0], Term::literal("5", xsdNames + "integer"));
}

}  // namespace tripletalk::sparql
