// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/rewrite/learnedpaths.h"
#include "answering/rewrite/pathranker.h"
#include "base/sentence.h"
#include "language/wording.h"

#include <optional>
#include <string_view>

namespace tripletalk::answering {

/// The question, what it names, and the path that it may ask for.
struct PathQuestion {
    std::string_view text;
    const TopicLinker::Linked& linked;
    const RankedPath* best = nullptr;  ///< null: there is none
    bool leadsToNumbers = false;
};

/// What the question asks for beside where a path leads (counting, comparing, choosing, leaving
/// out, a yes or no, something of a second thing), in a sentence with the words that say so;
/// nothing if it asks for no such thing. Words that the path's own relations are named by say no
/// such thing
/// ("highest point"), nor do words of the topic's name, nor those that the training's questions
/// had. A number is asked for by "how many" where the path leads to numbers.
std::optional<Sentence> asksForMoreThanAPath(const PathQuestion& question, RelationWords& words,
                                             const language::Wording& wording,
                                             const LearnedPaths* learned);

}  // namespace tripletalk::answering
