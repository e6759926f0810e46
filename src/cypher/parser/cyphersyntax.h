// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/values/cyphervalue.h"

#include <cstddef>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// What an openCypher 9 query says, as it is written (openCypher 9, "Cypher Query Language
/// Reference"). Plain values; `Scopes` fills in the slots.
namespace tripletalk::cypher {

constexpr std::size_t noSlot = std::numeric_limits<std::size_t>::max();

struct Expression;
struct Pattern;
struct Query;
using ExpressionPointer = std::unique_ptr<Expression>;

// clang-format off
enum class ExpressionKind : unsigned char {
    Literal,    ///< `value`
    Parameter,  ///< `name`
    Variable,   ///< `name`, `slot`
    Property,   ///< of parts[0], `name`
    HasLabels,  ///< of parts[0], all of `names`
    List,       ///< of the parts
    Map,        ///< `names` and as many parts
    Projection, ///< of parts[0] like a Map; a name without part is a property, "*" all of them
    Index,      ///< parts[0] at parts[1]
    Slice,      ///< parts[0] from parts[1] to parts[2], each of which may be null
    Or, Xor, And, Not,
    Chain,      ///< the parts compared in turn by `names`: a < b <= c
    Equal, NotEqual, Less, LessOrEqual, Greater, GreaterOrEqual,
    Add, Subtract, Multiply, Divide, Modulo, Power, Negate, Plus,
    StartsWith, EndsWith, Contains, Matches, In, IsNull, IsNotNull,
    Call,       ///< the function `name` (lower case) of the parts
    CountAll,   ///< count(*)
    Case,       ///< parts[0] or null, then pairs of when and then, at last else or null
    ListComprehension,     ///< variable `name`, of parts[0], where parts[1] or null, parts[2] or null
    PatternComprehension,  ///< `patterns`, where parts[0] or null, parts[1]
    PatternPredicate,      ///< `patterns`
    Exists,     ///< `patterns` and parts[0] or null, or `query`
    All, Any, None, Single,  ///< variable `name`, of parts[0], where parts[1]
    Reduce,     ///< `names`: accumulator and variable; parts: start, list, step
    ShortestPath,          ///< `patterns`: one with `shortest`
};
// clang-format on

struct Expression {
    ExpressionKind kind = ExpressionKind::Literal;
    std::size_t begin = 0, end = 0;  ///< bytes of the query
    std::string name = {};
    std::vector<std::string> names = {};
    std::vector<ExpressionPointer> parts = {};
    Value value = {};
    bool distinct = false;  ///< of a Call
    std::vector<Pattern> patterns;
    std::shared_ptr<Query> query = nullptr;
    std::size_t slot = noSlot;       ///< of a variable, or of the first of the expression's own
    std::size_t otherSlot = noSlot;  ///< of Reduce: the second one
    const void* compiled = nullptr;  ///< what Scopes made of `patterns` or `query`
};

struct NodePattern {
    std::size_t begin = 0, end = 0;
    std::string variable = {};  ///< empty where it has none
    std::vector<std::string> labels = {};
    ExpressionPointer properties = nullptr;  ///< a Map or a Parameter
    std::size_t slot = noSlot;
};

enum class Direction : unsigned char { Right, Left, Both };

struct RelationshipPattern {
    std::size_t begin = 0;
    std::string variable = {};
    std::vector<std::string> types = {};  ///< any where empty
    ExpressionPointer properties = nullptr;
    Direction direction = Direction::Both;
    bool variableLength = false;
    std::int64_t least = 1;
    std::optional<std::int64_t> most = std::nullopt;
    std::size_t slot = noSlot;
};

/// A chain: one node more than relationships.
struct Pattern {
    enum class Shortest : unsigned char { No, One, All };
    std::size_t begin = 0;
    std::string variable = {};  ///< of the path
    std::size_t slot = noSlot;
    std::vector<NodePattern> nodes = {};
    std::vector<RelationshipPattern> relationships = {};
    Shortest shortest = Shortest::No;
};

struct ProjectionItem {
    ExpressionPointer expression;
    std::string alias = {};  ///< what is written behind AS, or else the text of the expression
    bool named = false;      ///< AS is written
};

struct OrderItem {
    ExpressionPointer expression;
    bool descending = false;
};

struct Clause {
    enum class Kind : unsigned char { Match, Unwind, With, Return };
    Kind kind = Kind::Match;
    std::size_t begin = 0;
    bool optional = false;                ///< of Match
    std::vector<Pattern> patterns = {};   ///< of Match
    std::size_t patternsEnd = 0;          ///< where they end in the query
    ExpressionPointer where = nullptr;    ///< of Match and With
    ExpressionPointer unwound = nullptr;  ///< of Unwind
    std::string variable = {};            ///< of Unwind
    bool distinct = false;                ///< of With and Return, as all that follows
    bool star = false;
    std::vector<ProjectionItem> items = {};
    std::vector<OrderItem> order = {};
    ExpressionPointer skip = nullptr, limit = nullptr;
};

struct SingleQuery {
    std::vector<Clause> clauses;
};

struct Query {
    std::vector<SingleQuery> parts;  ///< of UNION
    bool all = false;                ///< UNION ALL
};

}  // namespace tripletalk::cypher
