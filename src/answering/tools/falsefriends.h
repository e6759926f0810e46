// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"
#include "language/wording.h"
#include "retrieval/valueindex.h"

#include <span>
#include <string_view>
#include <vector>

namespace tripletalk::answering {

/// Whether the words of a question only look like what they were linked to:
/// - words of the language that are a slip of the pen away from a name ("made", the winery Cade),
/// or
///   begin like one;
/// - the word for things of a kind, where these have no name but their key ("bank": bank/4), and
///   numbers;
/// - a few words of a long text.
///
/// (trueLinks also leaves out parts of names whose word is a column's or a table's, or what the
/// question asks for: "which city".)
/// said: the words that the link is about.
bool isFalseFriend(std::span<const language::Token> said, const retrieval::ValueLink& link,
                   const induction::Schema& schema, const language::Wording& wording);

/// What a question's words may stand for, as a model is told: the links without false friends.
std::vector<retrieval::ValueLink> trueLinks(std::vector<retrieval::ValueLink> links,
                                            std::string_view question,
                                            const induction::Schema& schema,
                                            const language::Wording& wording);

}  // namespace tripletalk::answering
