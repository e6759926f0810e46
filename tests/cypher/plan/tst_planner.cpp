// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/parser/cypherparser.h"
#include "cypher/plan/planner.h"
#include "sparql/openstore.h"
#include "support/graphs.h"

#include <gtest/gtest.h>

namespace tripletalk::cypher {

namespace {

/// Things in a row, each with a link to the next and a condition of its own.
std::string row(int count) {
    std::string match, where;
    for (int i = 0; i < count; ++i) {
        const std::string here = std::to_string(i), next = std::to_string(i + 1);
        match += (i > 0 ? "," : "") + std::string("(a") + here + ")-->(a" + next + ")";
        where += (i > 0 ? " AND " : "") + std::string("a") + here + ".name = a" + next + ".name";
    }
    return "MATCH " + match + " WHERE " + where + " RETURN 1";
}

}  // namespace

TEST(CypherPlanner, PlansNoFurtherOnceItIsCancelled) {
    const tests::TemporaryFolder folder;
    tests::storeFromTurtle(folder.path(), ":a :next :b .");
    const auto store = tests::must(sparql::OpenStore::open(folder.path() / "graph.db", {}));
    CypherGraph graph(*store);
    GraphNames names(graph);
    const CancelToken cancel;
    QueryState state(cancel, std::size_t{64} << 20U);
    FunctionContext context{graph, names, state, {}};
    Query query = CypherParser(row(40)).parse();
    cancel.cancel();
    EXPECT_THROW(Planner(context).plan(query), Failure);
}

}  // namespace tripletalk::cypher
