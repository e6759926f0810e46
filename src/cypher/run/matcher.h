// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/run/cypherevaluator.h"

#include <functional>

namespace tripletalk::cypher {

/// Finds the matches of one pattern for one row, step by step with backtracking: each is the row
/// with the pattern's slots filled. No relationship stands twice in a match. Throws Failure.
class Matcher {
  public:
    Matcher(CypherEvaluator& evaluator, const MatchPlan& plan, Row& row)
        : m_evaluator(evaluator), m_graph(evaluator.context().graph), m_plan(plan), m_row(row) {}

    /// `found` is called for each match with the row filled; false ends the search. False if it was
    /// ended.
    bool run(const std::function<bool()>& found);

  private:
    using TermId = graph::TermId;
    bool step(std::size_t index);
    bool after(std::size_t index, const std::vector<const Expression*>& tests);
    bool scan(std::size_t index, const MatchStep& step);
    bool expand(std::size_t index, const MatchStep& step);
    bool expandFixed(std::size_t index, const MatchStep& step, TermId from);
    bool expandWalk(std::size_t index, const MatchStep& step, TermId from);
    bool boundWalk(std::size_t index, const MatchStep& step, TermId from);
    bool rebind(std::size_t index, const MatchStep& step);
    bool shortest(std::size_t index, const MatchStep& step);
    bool solve(std::size_t index, const MatchStep& step);
    bool arrive(std::size_t index, const MatchStep& step, std::size_t node, TermId at);
    [[nodiscard]] bool isBoundBefore(std::size_t index, std::size_t node) const;
    void bindPaths();
    bool links(const PlannedRelationship& link, TermId from, bool fromLeft,
               const std::function<bool(const RelationshipRef&, TermId)>& take);
    bool fits(const PlannedNode& node, TermId id);
    bool hasProperties(const PlannedRelationship& link);
    [[nodiscard]] const TermId* boundNode(const PlannedNode& node) const;
    [[nodiscard]] bool isUsed(const RelationshipRef& link) const;

    CypherEvaluator& m_evaluator;
    CypherGraph& m_graph;
    const MatchPlan& m_plan;
    Row& m_row;
    const std::function<bool()>* m_found = nullptr;
    std::vector<RelationshipRef> m_used;
};

/// The ends and the steps of the shortest paths between two nodes, breadth first.
class ShortestSearch {
  public:
    using TermId = graph::TermId;
    using Links = std::function<void(
        TermId from, const std::function<bool(const RelationshipRef&, TermId)>& take)>;
    ShortestSearch(QueryState& state, Links links) : m_state(state), m_links(std::move(links)) {}

    /// Calls `found` with each shortest path (or the first alone) of at most `most` steps between
    /// two different nodes; false ends.
    bool run(TermId start, TermId end, std::int64_t most, bool all,
             const std::function<bool(const PathRef&)>& found);

  private:
    struct Before {
        std::int64_t depth = 0;
        std::vector<RelationshipRef> links;
    };
    bool follow(TermId at, TermId start, std::vector<RelationshipRef>& backwards,
                const std::function<bool(const PathRef&)>& found);

    QueryState& m_state;
    Links m_links;
    std::unordered_map<TermId, Before> m_seen;
};

}  // namespace tripletalk::cypher
