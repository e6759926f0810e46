// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/parser/parser.h"
#include "sparql/parser/serialiser.h"
#include "sparql/random/randomquery.h"
#include "sparql/random/smaller.h"
#include "sparql/reference/referenceevaluator.h"

#include <algorithm>

#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::tests;

namespace {

/// The solutions in any order; nothing where the standard leaves them open.
std::optional<reference::Solutions> solutionsFor(const reference::Evaluator& evaluator,
                                                 const sparql::Query& query) {
    try {
        auto solutions = evaluator.select(query).solutions;
        std::ranges::sort(solutions);
        return solutions;
    } catch (const reference::Undefined&) {
        return std::nullopt;
    }
}

}  // namespace

TEST(RandomQuery, MeansTheSameWhenWrittenAndReadAgain) {
    int answered = 0;
    int withSolutions = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        const reference::Evaluator evaluator(RandomQuery(seed).graph());
        const sparql::Query query = RandomQuery(seed).query();
        const std::string text = toText(query);
        const auto read = sparql::parse(text);
        ASSERT_TRUE(read.ok()) << text << "\n" << read.error().toText();
        const auto expected = solutionsFor(evaluator, query);
        EXPECT_EQ(solutionsFor(evaluator, *read), expected) << text;
        answered += expected ? 1 : 0;
        withSolutions += expected && !expected->empty() ? 1 : 0;
    }
    EXPECT_GT(answered, 200);
    EXPECT_GT(withSolutions, 100);
}

TEST(RandomQuery, IsTheSameForTheSameSeed) {
    EXPECT_EQ(toText(RandomQuery(7).query()), toText(RandomQuery(7).query()));
    EXPECT_EQ(RandomQuery(7).graph(), RandomQuery(7).graph());
    EXPECT_NE(toText(RandomQuery(7).query()), toText(RandomQuery(8).query()));
}

TEST(RandomQuery, HasSmallerOnesThatEndSomewhere) {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        std::vector<sparql::Query> all{RandomQuery(seed).query()};
        int steps = 0;
        for (; !all.empty() && steps < 1000; ++steps) all = smaller(all.front());
        EXPECT_LT(steps, 1000) << toText(RandomQuery(seed).query());
    }
}
