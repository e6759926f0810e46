// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/parser/cyphersyntax.h"
#include "graph/triplestore.h"

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

/// How a query is run: its clauses in order, over rows whose slots are values. Refers to the syntax
/// it was made of, which lives longer.
namespace tripletalk::cypher {

using Row = std::vector<Value>;

struct PlannedProperty {
    std::optional<graph::TermId> property;  ///< nothing: the graph has none of that name
    const Expression* value = nullptr;
};

struct PlannedNode {
    std::size_t slot = noSlot;
    bool bound = false;                                ///< by what comes before the pattern
    std::vector<std::set<graph::TermId>> labels = {};  ///< a node has one class of each
    std::vector<PlannedProperty> properties = {};
};

struct PlannedRelationship {
    std::size_t left = 0, right = 0;  ///< nodes of the plan, as they are written
    std::size_t slot = noSlot;        ///< a relationship, or of a variable length a list of them
    bool bound = false;
    bool anyType = true;
    std::vector<graph::TermId> types = {};
    const Expression* properties = nullptr;
    Direction direction = Direction::Both;
    bool variableLength = false;
    std::int64_t least = 1;
    std::int64_t most = 1;
};

struct PlannedPath {
    std::size_t slot = noSlot;
    std::vector<std::size_t> nodes = {}, relationships = {};
    Pattern::Shortest shortest = Pattern::Shortest::No;
};

/// What is done next while a pattern is matched, and what can be tested behind it.
struct MatchStep {
    enum class Kind : unsigned char {
        Check,     ///< `node` is bound: whether it fits
        Scan,      ///< all nodes that may be `node`
        Expand,    ///< along `relationship` from `node`, which is one of its ends
        Rebind,    ///< `relationship` is bound: its ends are told by it
        Shortest,  ///< shortest paths of `path` between two bound ends
        Solve,     ///< `solved` at once
    };
    Kind kind = Kind::Check;
    std::size_t node = 0, relationship = 0, path = 0;
    bool otherBound = false;              ///< of Expand: its far end is known
    PlannedProperty lookup = {};          ///< of Scan: a property that the node has
    const Expression* element = nullptr;  ///< of Scan: the node's IRI or number
    std::vector<const Expression*> tests = {};
};

struct SolvedPart;

struct MatchPlan {
    std::vector<PlannedNode> nodes;
    std::vector<PlannedRelationship> relationships;
    std::vector<PlannedPath> paths;
    std::vector<MatchStep> steps;
    std::vector<const Expression*> firstTests = {};  ///< of what is known before
    std::shared_ptr<const SolvedPart> solved = nullptr;
    std::vector<std::size_t> introduced;  ///< slots that OPTIONAL MATCH leaves null
};

struct ProjectionPlan {
    std::vector<std::string> columns;
    std::vector<const Expression*> expressions;  ///< as many; of groups over the working row
    bool grouped = false;
    std::vector<std::size_t> keys = {};  ///< of groups: columns
    /// Call and CountAll over the input row, and their slots of the working row.
    std::vector<std::pair<const Expression*, std::size_t>> aggregates = {};
    bool distinct = false;
    std::vector<std::pair<const Expression*, bool>> order = {};  ///< true: descending
    const Expression* skip = nullptr;
    const Expression* limit = nullptr;
    const Expression* where = nullptr;
    std::size_t amountWidth = 0;   ///< of a row for skip and limit
    std::size_t workingWidth = 0;  ///< columns, then the input row, or the aggregates of groups
};

struct ClausePlan {
    Clause::Kind kind = Clause::Kind::Match;
    bool optional = false;
    MatchPlan match = {};
    const Expression* unwound = nullptr;
    std::size_t slot = noSlot;
    ProjectionPlan projection = {};
    std::size_t inputWidth = 0;  ///< of the rows before it
    std::size_t width = 0;       ///< of those behind it
};

struct QueryPlan {
    std::vector<std::vector<ClausePlan>> parts = {};
    std::vector<std::string> columns = {};
    bool all = false;
};

}  // namespace tripletalk::cypher
