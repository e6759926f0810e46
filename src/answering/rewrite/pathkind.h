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

/// What the question asks for beside where a path leads (counting, comparing, choosing, leaving
/// out, a yes or no), in a sentence with the words that say so; nothing if it asks for no such
/// thing. Words that the path's own relations are named by say no such thing ("highest point"), nor
/// do words of the topic's name, nor those that the training's questions had. A number is asked for
/// by "how many" where the path leads to numbers (`leadsToNumbers`).
std::optional<Sentence> asksForMoreThanAPath(std::string_view question, const RankedPath& best,
                                             bool leadsToNumbers, RelationWords& words,
                                             const language::Wording& wording,
                                             const LearnedPaths* learned);

}  // namespace tripletalk::answering
