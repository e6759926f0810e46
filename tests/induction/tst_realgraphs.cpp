// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
//
// Nine public graphs as they are: what is made of each, read by eye (real/README.md says why it is
// as it is). After a change that is meant to change them, run with TRIPLETALK_UPDATE_GOLDEN=1 and
// read the difference like any other before it is committed.
#include "support/goldens.h"
#include "support/goldentext.h"
#include "support/kept.h"
#include "support/realdata.h"

#include <gtest/gtest.h>

namespace tripletalk::induction {

namespace {

struct RealGraph {
    std::string name;
    std::vector<std::string> files;
};

/// For the names of tests.
void PrintTo(const RealGraph& graph, std::ostream* out) { *out << graph.name; }

/// Those of bench/induction/ntriples.py.
const std::vector<RealGraph> graphs{
    {"building", {"soda_brick.ttl.gz"}},
    {"astronomy_thesaurus", {"UAT.rdf.gz"}},
    {"bioinformatics", {"EDAM.owl.gz"}},
    {"units", {"qudt-units.ttl.gz", "qudt-qk.ttl.gz", "qudt-schema.ttl.gz"}},
    {"schema_org", {"schemaorg.nq.gz"}},
    {"places", {"nwbib-spatial.ttl.gz"}},
    {"catalogue_shapes", {"dcatap-shacl.ttl.gz"}},
    {"music", {"music.ttl.gz", "music_schema.ttl.gz"}},
    {"ancient_places",
     {"pl-authors.ttl.gz", "pl-errata.ttl.gz", "pl-place-types.ttl.gz", "pl-time-periods.ttl.gz"}}};

class RealGraphs : public testing::TestWithParam<RealGraph> {};

}  // namespace

TEST_P(RealGraphs, HasTheSchemaThatWasReadByEyeAndAllItsTriples) {
    std::vector<std::filesystem::path> files;
    for (const std::string& file : GetParam().files)
        files.push_back(tests::testData() / "real" / file);
    if (!std::filesystem::exists(files.front())) GTEST_SKIP() << "no " << files.front();
    const tests::InducedGraph graph(files);
    tests::expectContent(std::filesystem::path(TRIPLETALK_REAL_GRAPHS) / (GetParam().name + ".sql"),
                         tests::schemaText(graph.schema()));
    const tests::Kept kept = tests::compareKept(graph.store(), graph.database(), graph.schema());
    EXPECT_TRUE(kept.whole()) << kept.toText();
}

INSTANTIATE_TEST_SUITE_P(Graph, RealGraphs, testing::ValuesIn(graphs),
                         [](const auto& graph) { return graph.param.name; });

}  // namespace tripletalk::induction
