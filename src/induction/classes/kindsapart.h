// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "graph/triplestore.h"

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace tripletalk::induction {

/// How the things of a group use relations: which sets of them, and how many things have each.
/// Memory: the different sets.
class RelationUse {
  public:
    using Relations = std::vector<graph::TermId>;  ///< sorted, each once

    void add(const Relations& relations, std::int64_t things);
    void add(const RelationUse& other);

    /// All that `whole` has besides, summed up without its sets.
    [[nodiscard]] RelationUse restOf(const RelationUse& whole) const;

    [[nodiscard]] bool saysNothing() const { return m_uses.empty(); }

    /// Whether its things rather have one of many sets each than one of a few that most have.
    [[nodiscard]] bool isLoose() const {
        return 2 * static_cast<std::int64_t>(m_sets.size()) > m_things;
    }

    /// How much of what is said of its things is said by relations that are there five times as
    /// frequent as in the other group, at least: its own beside the other one. From 0 to 1.
    [[nodiscard]] double ownShare(const RelationUse& other) const;

    /// The most frequent of its own relations; 0 if there is none.
    [[nodiscard]] graph::TermId mostOwn(const RelationUse& other) const;

    [[nodiscard]] bool mostHave(graph::TermId relation) const {
        const auto found = m_uses.find(relation);
        return found != m_uses.end() && 2 * found->second > m_things;
    }

    /// How many things say what is own to each of the two groups, of those that say what is own to
    /// the one of which fewer do. From 0 to 1; 1 where less than half of a group say so.
    [[nodiscard]] double meets(const RelationUse& other) const;

    /// How alike the two use relations: the cosine of their frequencies.
    [[nodiscard]] double likeness(const RelationUse& other) const;

  private:
    struct Counts {
        std::int64_t own = 0;
        std::int64_t others = 0;
        std::int64_t both = 0;
    };
    [[nodiscard]] Relations ownBeside(const RelationUse& other) const;
    [[nodiscard]] Counts count(const Relations& own, const Relations& others) const;

    std::map<Relations, std::int64_t> m_sets;
    std::map<graph::TermId, std::int64_t> m_uses;
    std::int64_t m_things = 0;
};

/// Which groups become one because they are not clearly different kinds, as pairs of numbers (from,
/// to) in the order in which they do; the largest group comes first. Two become one if more than a
/// fifth of their things meet. A loose group joins the one it is most like if at most half of what
/// it says is its own beside all others together: few things with many sets hardly meet. Groups
/// that say nothing are left alone.
std::vector<std::pair<std::size_t, std::size_t>> joinsOfOneKind(std::vector<RelationUse> groups);

}  // namespace tripletalk::induction
