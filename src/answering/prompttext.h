// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer.h"
#include "answering/strategy.h"
#include "induction/schema.h"
#include "retrieval/valueindex.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

/// What a model is shown of a base, of evidence and of the conversation, fitted into a number of
/// tokens.
namespace tripletalk::answering {

/// The schema for a question: all of it if it fits; else without side tables; else without
/// comments; else the tables that the question's links name and their neighbours, with a line that
/// names the tables left out.
std::string schemaText(const induction::Schema& schema,
                       const std::vector<retrieval::ValueLink>& links, std::size_t tokens);

/// Links as lines "'words' -> …", best first.
std::string linksText(std::string_view question, const std::vector<retrieval::ValueLink>& links);

/// Numbered sources between <data> marks, newest kept longest: at most `tokens`, long results cut
/// to their first rows with the total said. `only` (if not empty) names the sources to show.
std::string sourcesText(const std::vector<Source>& sources, std::size_t tokens,
                        const std::vector<int>& only = {});

/// The last turns as prompt variables: question, understood (where it says more), answer, query,
/// keys
/// (`keyOf` gives an entity's key in the base by its IRI, or nothing).
nlohmann::json historyJson(const std::vector<Turn>& history, std::size_t tokens,
                           const std::function<std::string(const std::string&)>& keyOf);

/// Text of the base made harmless inside <data>…</data>.
std::string asData(std::string text);

}  // namespace tripletalk::answering
