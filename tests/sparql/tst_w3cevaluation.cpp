// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/answercomparison.h"
#include "sparql/engine.h"
#include "sparql/parser/parser.h"
#include "sparql/testdata.h"
#include "sparql/w3csuite.h"
#include "support/graphs.h"

#include <iostream>

#include <gtest/gtest.h>

namespace tripletalk::sparql {

namespace {

/// How a test's answer is compared with what it expects.
Comparison comparisonFor(const EvaluationTest& test, const Query& query) {
    Comparison comparison{.ordered = !query.orderBy.empty(), .lax = test.lax};
    for (const OrderCondition& condition : query.orderBy) {
        const auto* variable = std::get_if<Variable>(&condition.expression.value);
        if (!variable) break;
        comparison.orderedBy.push_back(variable->name);
    }
    return comparison;
}

Result<QueryAnswer> answerOf(const W3cSuite& suite, const EvaluationTest& test, const Query& query,
                             const std::string& text) {
    const auto quads = suite.data(test, query);
    if (!quads) return quads.error();
    const tests::TemporaryFolder folder;
    const auto path = folder.path() / "graph.db";
    auto builder = graph::TripleStoreBuilder::create(path);
    if (!builder) return builder.error();
    for (const rdf::Quad& quad : *quads)
        if (const auto added = builder->add(quad); !added) return added.error();
    if (const auto counts = builder->finish({}, {}); !counts) return counts.error();
    auto engine = Engine::open(path);
    if (!engine) return engine.error();
    return (*engine)->query(text, {.time = std::chrono::seconds(30)}, {});
}

/// What is wrong with the outcome of one test, or nothing.
std::string failureOf(const W3cSuite& suite, const EvaluationTest& test) {
    const auto text = suite.queryText(test);
    if (!text) return text.error().toText();
    const auto query = parse(*text);
    if (!query) return "refused: " + query.error().toText();
    const auto expected = suite.expected(test, query->form);
    if (!expected) return "expected result unreadable: " + expected.error().toText();
    const auto answer = answerOf(suite, test, *query, *text);
    if (!answer) return "failed: " + answer.error().toText();
    const auto compared = suite.throughText(test, *answer);
    if (!compared) return "unwritable: " + compared.error().toText();
    Comparison comparison = comparisonFor(test, *query);
    if (differenceOf(*compared, *expected, comparison).empty()) return "";
    // The suite does not say how a computed decimal or double is written.
    comparison.byValue = true;
    std::string difference = differenceOf(*compared, *expected, comparison);
    if (difference.empty()) std::cout << test.id << " by value\n";
    return difference;
}

}  // namespace

// docs/sparql.md tells which tests fail and why. One that passes is a failure too: it must leave
// the list.
TEST(W3cSparql, EveryEvaluationTestPassesOrFailsForAReasonThatIsTold) {
    const auto folder = testData("w3c/sparql");
    if (!std::filesystem::exists(folder)) GTEST_SKIP() << "no " << folder;
    const W3cSuite suite(folder);
    const auto tests = suite.evaluationTests();
    ASSERT_TRUE(tests) << tests.error().toText();
    EXPECT_GE(tests->size(), 459U);
    const auto known = knownFailures(TRIPLETALK_SPARQL_DOCUMENT);
    std::map<std::string, std::pair<int, int>> groups;  // passed, all
    for (const EvaluationTest& test : *tests) {
        const std::string failure = failureOf(suite, test);
        auto& [passed, all] = groups[test.id.substr(0, test.id.rfind('/'))];
        passed += failure.empty() ? 1 : 0;
        ++all;
        EXPECT_EQ(!failure.empty(), known.contains(test.id)) << test.id << ": " << failure;
    }
    for (const auto& [group, counts] : groups)
        std::cout << group << ": " << counts.first << " of " << counts.second << "\n";
}

}  // namespace tripletalk::sparql
