// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::answering {

/// One relation, followed from its subject to its object, or the other way round.
struct PathStep {
    std::string relation;  ///< IRI
    bool inverse = false;
    friend auto operator<=>(const PathStep&, const PathStep&) = default;
};

/// The way from a thing to what is asked for, a step a hop.
using RelationPath = std::vector<PathStep>;

/// As a property path of SPARQL: "<http://…/director>/^<http://…/member>".
std::string toText(const RelationPath& path);
/// The way back; nothing for anything else.
std::optional<RelationPath> pathFromText(std::string_view text);

/// The triple patterns from `start` (a variable or an IRI in brackets) along the path: the things
/// on the way are ?v1, ?v2 …, the last one `end`. No hop leads back to where an earlier one began,
/// so that no fact is walked out and back.
std::string patternOf(const std::string& start, const RelationPath& path, const std::string& end);

}  // namespace tripletalk::answering
