// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <vector>

namespace tripletalk::answering {

/// An undirected edge between nodes that are numbered from 0. Edges may be parallel.
struct SteinerEdge {
    std::size_t one = 0;
    std::size_t other = 0;
    double weight = 1;  ///< not negative
};

/// A tree that joins the terminals, as places of its edges, ascending: Mehlhorn's approximation
/// ("A faster approximation algorithm for the Steiner problem in graphs", 1988), which weighs at
/// most 2(1 - 1/l) times the best one, where l is the number of the best one's leaves. Where the
/// graph falls into parts there is a tree for each part; a terminal that no edge touches needs
/// none, and one that is no node is ignored. O(e log n).
std::vector<std::size_t> steinerTree(std::size_t nodes, const std::vector<SteinerEdge>& edges,
                                     const std::vector<std::size_t>& terminals);

}  // namespace tripletalk::answering
