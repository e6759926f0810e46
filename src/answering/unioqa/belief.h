// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "answering/rewrite/pathfinder.h"
#include "cypher/cypherengine.h"
#include "cypher/editor/querysketch.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::answering {

/// What can be seen of a query that was written for a question, without knowing the answer: shares
/// from 0 to 1.
struct QuerySigns {
    bool found = false;    ///< it runs, and finds something that is not nothing
    double things = 1;     ///< of the things that it names, those that the question names
    double relations = 1;  ///< of its relations, those that the question's words say; half of each
                           ///< where they say none that the things have
    std::optional<double> agreed = {};  ///< of its result's texts, those on the path that was
                                        ///< learned for such questions; nothing: none was
};

/// How likely the query is right, 0 to 1: a logistic of the signs, whose weights were fitted to
/// right and damaged queries (bench/belief, docs/answering.md).
double belief(const QuerySigns& signs);

/// From here on a query is believed without a look at the facts, and with it.
inline constexpr double believedAtOnce = 0.8;
inline constexpr double believed = 0.5;

/// The signs of a query, but for `found` and `agreed`. Errors: Cancelled.
Result<QuerySigns> signsOf(const cypher::QuerySketch& sketch, cypher::CypherEngine& engine,
                           std::string_view question, PathFinder& finder,
                           const CancelToken& cancel);

/// Nothing, or one row that is zero or empty.
bool isNothing(const Source& source);

/// The share of a result's texts (of the first 10 rows) that stand in the facts on a path; nothing
/// where there are none, and for a result that has none, such as a number that was counted.
std::optional<double> agreement(const Source& query, const std::string& onPath);

}  // namespace tripletalk::answering
