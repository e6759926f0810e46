// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/autokgqa/steinertree.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <set>
#include <utility>

#include <queue>

namespace tripletalk::answering {

namespace {

constexpr std::size_t nowhere = std::numeric_limits<std::size_t>::max();

/// Which nodes are joined already.
class Joined {
  public:
    explicit Joined(std::size_t nodes) : m_parent(nodes) {
        std::iota(m_parent.begin(), m_parent.end(), std::size_t{0});
    }
    /// False if they were joined before.
    bool join(std::size_t one, std::size_t other) {
        one = root(one);
        other = root(other);
        m_parent[one] = other;
        return one != other;
    }

  private:
    std::size_t root(std::size_t node) {
        while (m_parent[node] != node) node = m_parent[node] = m_parent[m_parent[node]];
        return node;
    }
    std::vector<std::size_t> m_parent;
};

/// Each node's way to the terminal nearest to it.
struct Nearest {
    std::vector<std::size_t> terminal;
    std::vector<std::size_t> edge;  ///< towards it; nowhere at the terminal itself
    std::vector<double> distance;
};

using Edges = std::vector<SteinerEdge>;

std::size_t farEnd(const SteinerEdge& edge, std::size_t node) {
    return edge.one == node ? edge.other : edge.one;
}

Nearest nearestTerminals(std::size_t nodes, const Edges& edges,
                         const std::set<std::size_t>& terminals) {
    std::vector<std::vector<std::size_t>> at(nodes);
    for (std::size_t i = 0; i < edges.size(); ++i) {
        at[edges[i].one].push_back(i);
        at[edges[i].other].push_back(i);
    }
    Nearest nearest{std::vector(nodes, nowhere), std::vector(nodes, nowhere),
                    std::vector(nodes, std::numeric_limits<double>::infinity())};
    using Waiting = std::pair<double, std::size_t>;
    std::priority_queue<Waiting, std::vector<Waiting>, std::greater<>> waiting;
    for (const std::size_t terminal : terminals) {
        nearest.terminal[terminal] = terminal;
        nearest.distance[terminal] = 0;
        waiting.emplace(0, terminal);
    }
    while (!waiting.empty()) {
        const auto [distance, node] = waiting.top();
        waiting.pop();
        if (distance > nearest.distance[node]) continue;
        for (const std::size_t edge : at[node]) {
            const std::size_t next = farEnd(edges[edge], node);
            const double there = distance + edges[edge].weight;
            if (there >= nearest.distance[next]) continue;
            nearest.terminal[next] = nearest.terminal[node];
            nearest.edge[next] = edge;
            nearest.distance[next] = there;
            waiting.emplace(there, next);
        }
    }
    return nearest;
}

/// The cheapest of these edges that join everything they can, by Kruskal.
template <typename Weight>
std::vector<std::size_t> spanning(std::size_t nodes, const Edges& edges,
                                  std::vector<std::size_t> chosen, const Weight& weight) {
    std::ranges::stable_sort(chosen, {}, weight);
    Joined joined(nodes);
    std::erase_if(chosen,
                  [&](std::size_t i) { return !joined.join(edges[i].one, edges[i].other); });
    return chosen;
}

/// The edges that join the regions of two terminals, the cheapest of each pair.
std::vector<std::size_t> bridges(const Edges& edges, const Nearest& nearest,
                                 std::vector<double>& lengths) {
    std::map<std::pair<std::size_t, std::size_t>, std::size_t> best;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        const auto [one, other] =
            std::minmax(nearest.terminal[edges[i].one], nearest.terminal[edges[i].other]);
        if (one == other || other == nowhere) continue;
        lengths[i] =
            nearest.distance[edges[i].one] + edges[i].weight + nearest.distance[edges[i].other];
        const auto [place, isNew] = best.emplace(std::pair(one, other), i);
        if (!isNew && lengths[i] < lengths[place->second]) place->second = i;
    }
    std::vector<std::size_t> all;
    for (const auto& [pair, edge] : best) all.push_back(edge);
    return all;
}

/// Without branches that end at no terminal.
std::vector<std::size_t> pruned(std::size_t nodes, const Edges& edges,
                                std::vector<std::size_t> tree,
                                const std::set<std::size_t>& terminals) {
    for (bool changed = true; changed;) {
        std::vector<std::size_t> degree(nodes);
        for (const std::size_t i : tree) ++degree[edges[i].one], ++degree[edges[i].other];
        const auto isLoose = [&](std::size_t node) {
            return degree[node] == 1 && !terminals.contains(node);
        };
        changed = std::erase_if(tree, [&](std::size_t i) {
                      return isLoose(edges[i].one) || isLoose(edges[i].other);
                  }) > 0;
    }
    std::ranges::sort(tree);
    return tree;
}

}  // namespace

std::vector<std::size_t> steinerTree(std::size_t nodes, const Edges& edges,
                                     const std::vector<std::size_t>& wanted) {
    std::set<std::size_t> terminals;
    for (const std::size_t node : wanted)
        if (node < nodes) terminals.insert(node);
    const Nearest nearest = nearestTerminals(nodes, edges, terminals);
    std::vector<double> lengths(edges.size());
    // A spanning tree of regions: an edge stands for the way between its ends' terminals.
    Edges between = edges;
    for (SteinerEdge& edge : between)
        if (nearest.terminal[edge.one] != nowhere)
            edge = {nearest.terminal[edge.one], nearest.terminal[edge.other], edge.weight};
    auto chosen = bridges(edges, nearest, lengths);
    chosen = spanning(nodes, between, std::move(chosen), [&](std::size_t i) { return lengths[i]; });
    std::set<std::size_t> ways;
    for (const std::size_t bridge : chosen) {
        ways.insert(bridge);
        for (std::size_t node : {edges[bridge].one, edges[bridge].other})
            for (; nearest.edge[node] != nowhere; node = farEnd(edges[nearest.edge[node]], node))
                ways.insert(nearest.edge[node]);
    }
    auto tree = spanning(nodes, edges, {ways.begin(), ways.end()},
                         [&](std::size_t i) { return edges[i].weight; });
    return pruned(nodes, edges, std::move(tree), terminals);
}

}  // namespace tripletalk::answering
