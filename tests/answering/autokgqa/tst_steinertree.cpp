// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/autokgqa/steinertree.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <random>
#include <set>

#include <gmock/gmock.h>

namespace tripletalk::answering {

using testing::ElementsAre;
using testing::IsEmpty;

namespace {

using Edges = std::vector<SteinerEdge>;
using Places = std::vector<std::size_t>;

double weightOf(const Edges& edges, const Places& chosen) {
    return std::accumulate(chosen.begin(), chosen.end(), 0.0,
                           [&](double sum, std::size_t i) { return sum + edges[i].weight; });
}

/// Each node's part of the graph that these edges make.
Places partsOf(std::size_t nodes, const Edges& edges, const Places& chosen) {
    Places part(nodes);
    std::iota(part.begin(), part.end(), std::size_t{0});
    for (const std::size_t i : chosen) {
        const std::size_t from = part[edges[i].one];
        std::ranges::replace(part, from, part[edges[i].other]);
    }
    return part;
}

Places all(const Edges& edges) {
    Places places(edges.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    return places;
}

/// Terminals that the whole graph joins are joined by the chosen edges.
bool joins(std::size_t nodes, const Edges& edges, const Places& chosen, const Places& terminals) {
    const Places whole = partsOf(nodes, edges, all(edges));
    const Places tree = partsOf(nodes, edges, chosen);
    return std::ranges::all_of(terminals, [&](std::size_t one) {
        return std::ranges::all_of(terminals, [&](std::size_t other) {
            return whole[one] != whole[other] || tree[one] == tree[other];
        });
    });
}

std::size_t leavesOf(std::size_t nodes, const Edges& edges, const Places& tree) {
    Places degree(nodes);
    for (const std::size_t i : tree) ++degree[edges[i].one], ++degree[edges[i].other];
    return static_cast<std::size_t>(std::ranges::count(degree, std::size_t{1}));
}

/// The lightest edges that join the terminals, by trying all.
Places lightest(std::size_t nodes, const Edges& edges, const Places& terminals) {
    Places best = all(edges);
    for (unsigned mask = 0; mask < (1U << edges.size()); ++mask) {
        Places chosen;
        for (std::size_t i = 0; i < edges.size(); ++i)
            if ((mask >> i) & 1U) chosen.push_back(i);
        if (weightOf(edges, chosen) < weightOf(edges, best) &&
            joins(nodes, edges, chosen, terminals))
            best = chosen;
    }
    return best;
}

struct Case {
    std::size_t nodes = 0;
    Edges edges = {};
    Places terminals = {};
};

Case randomCase(std::mt19937& random) {
    const auto below = [&](std::size_t end) {
        return std::uniform_int_distribution<std::size_t>(0, end - 1)(random);
    };
    Case one{.nodes = 3 + below(5)};
    for (std::size_t i = 2 + below(9); i > 0; --i)
        one.edges.push_back({below(one.nodes), below(one.nodes), static_cast<double>(below(4))});
    std::set<std::size_t> terminals;
    for (std::size_t i = 1 + below(4); i > 0; --i) terminals.insert(below(one.nodes));
    one.terminals.assign(terminals.begin(), terminals.end());
    return one;
}

}  // namespace

TEST(SteinerTree, JoinsTheTerminalsAndIsNearlyTheLightest) {
    std::mt19937 random(11);
    for (int i = 0; i < 400; ++i) {
        const Case one = randomCase(random);
        const Places tree = steinerTree(one.nodes, one.edges, one.terminals);
        EXPECT_TRUE(joins(one.nodes, one.edges, tree, one.terminals)) << "case " << i;
        const Places best = lightest(one.nodes, one.edges, one.terminals);
        const double leaves =
            std::max(2.0, static_cast<double>(leavesOf(one.nodes, one.edges, best)));
        EXPECT_LE(weightOf(one.edges, tree),
                  2 * (1 - 1 / leaves) * weightOf(one.edges, best) + 1e-9)
            << "case " << i;
    }
}

TEST(SteinerTree, HasNoCircleAndNoBranchWithoutATerminal) {
    std::mt19937 random(12);
    for (int i = 0; i < 400; ++i) {
        const Case one = randomCase(random);
        const Places tree = steinerTree(one.nodes, one.edges, one.terminals);
        const Places parts = partsOf(one.nodes, one.edges, tree);
        const std::set<std::size_t> distinct(parts.begin(), parts.end());
        EXPECT_EQ(distinct.size() + tree.size(), one.nodes) << "no circle";
        Places degree(one.nodes);
        for (const std::size_t edge : tree)
            ++degree[one.edges[edge].one], ++degree[one.edges[edge].other];
        for (std::size_t node = 0; node < one.nodes; ++node) {
            const bool isLeaf = degree[node] == 1;
            const bool isTerminal = std::ranges::count(one.terminals, node) > 0;
            EXPECT_TRUE(!isLeaf || isTerminal);
        }
    }
}

TEST(SteinerTree, TakesTheWayThroughANodeThatIsNoTerminal) {
    // 0, 1 and 2 around 3, and a dear edge between 0 and 1.
    const Edges edges{{0, 3}, {1, 3}, {2, 3}, {0, 1, 5}, {3, 4}};
    EXPECT_THAT(steinerTree(5, edges, {0, 1, 2}), ElementsAre(0, 1, 2));
}

TEST(SteinerTree, GivesATreeOfEachPartOfAGraphThatFallsIntoParts) {
    const Edges edges{{0, 1}, {1, 2}, {3, 4}, {5, 6}};
    EXPECT_THAT(steinerTree(7, edges, {0, 2, 3, 4}), ElementsAre(0, 1, 2));
    EXPECT_THAT(steinerTree(7, edges, {0, 3, 5}), IsEmpty()) << "one terminal each";
}

TEST(SteinerTree, IgnoresATerminalThatIsNoNodeAndOneWithoutEdges) {
    const Edges edges{{0, 1}};
    EXPECT_THAT(steinerTree(3, edges, {0, 1, 2, 99}), ElementsAre(0));
    EXPECT_THAT(steinerTree(0, {}, {1}), IsEmpty());
    EXPECT_THAT(steinerTree(2, edges, {}), IsEmpty());
}

}  // namespace tripletalk::answering
