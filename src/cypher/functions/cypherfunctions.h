// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/graph/graphnames.h"
#include "cypher/values/cyphervalue.h"

#include <chrono>
#include <span>
#include <string_view>
#include <vector>

/// The functions that read, by their names in lower case. Aggregates are in the pipeline.
namespace tripletalk::cypher {

class PartSolver;

/// What functions may ask, and patterns.
struct FunctionContext {
    CypherGraph& graph;
    GraphNames& names;
    QueryState& state;
    std::chrono::system_clock::time_point now = {};  ///< the same in all of a query
    PartSolver* solver = nullptr;                    ///< null: patterns are walked alone
};

struct CypherFunction {
    std::string_view name;
    std::size_t least = 1, most = 1;  ///< arguments
    Value (*call)(FunctionContext&, std::span<const Value>) = nullptr;
    bool nullsToo = false;        ///< else null is what any null argument gives
    std::string_view shown = {};  ///< as it is written
};

/// Null where there is none.
const CypherFunction* functionOf(std::string_view name);
const std::vector<const CypherFunction*>& allFunctions();

// One table a family.
std::span<const CypherFunction> textFunctions();
std::span<const CypherFunction> listFunctions();
std::span<const CypherFunction> numberFunctions();
std::span<const CypherFunction> graphFunctions();
std::span<const CypherFunction> temporalFunctions();

/// n.name, {a: 1}.a, date().year; null of null. Throws Failure where there can be none.
Value propertyOf(FunctionContext& context, const Value& of, const std::string& name);
/// The names of a node's classes, with those above them.
Value labelsOf(FunctionContext& context, const Value& node);
bool hasLabel(FunctionContext& context, const NodeRef& node, const std::string& label);

/// +, -, *, /, %, ^ of values; null of null. Throws Failure.
Value add(const Value& left, const Value& right);
Value subtract(const Value& left, const Value& right);
Value multiply(const Value& left, const Value& right);
Value divide(const Value& left, const Value& right);
Value modulo(const Value& left, const Value& right);
Value power(const Value& left, const Value& right);
Value negate(const Value& value);

/// A moment's or duration's component; nothing where it has none of that name.
std::optional<Value> componentOf(const Value& moment, std::string_view name);
/// Of moments and durations; nothing where that is no sum.
std::optional<Value> addMoments(const Value& left, const Value& right);
std::optional<Value> subtractMoments(const Value& left, const Value& right);
std::optional<Value> scaleDuration(const Value& duration, double factor);

/// A value as text in the notation of Cypher, for people: nodes by name.
std::string shownText(FunctionContext& context, const Value& value);

/// "%1 cannot take …", by the name of the function.
[[noreturn]] void wrongType(std::string_view function, const Value& value);

}  // namespace tripletalk::cypher
