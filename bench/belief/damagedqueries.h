// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "cypher/cypherengine.h"

#include <random>
#include <string>
#include <vector>

namespace tripletalk::bench {

/// A question that asks where a path of relations leads from a thing.
struct PathQuestionLine {
    std::string question;
    std::string thing;              ///< IRI
    std::vector<std::string> path;  ///< IRIs
};

/// The Cypher query of a path: what it leads to.
std::string queryOf(cypher::CypherEngine& engine, const std::string& thing,
                    const std::vector<std::string>& path);

/// The path with one relation in the place of another that leads somewhere from the thing too, with
/// a hop less, or from another thing of the same kind: what a model gets wrong. Empty if there is
/// no such thing.
std::string damaged(cypher::CypherEngine& engine, const PathQuestionLine& asked,
                    std::mt19937& random);

/// What a query finds, in an order of its own; empty where it fails.
std::vector<std::string> found(cypher::CypherEngine& engine, const std::string& query);

}  // namespace tripletalk::bench
