// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "answering/model/modelnumbers.h"
#include "answering/strategy.h"
#include "llm/chatmodel.h"

#include <cstddef>
#include <string>
#include <vector>

/// What a model is shown of a base, of evidence and of the conversation, fitted into a number of
/// tokens.
namespace tripletalk::answering {

/// A call to a model with the numbers of a configuration, a part of whose window is kept for the
/// reply.
llm::ChatRequest requestOf(const ModelNumbers& numbers, std::vector<llm::Message> messages);
/// How many are left for the prompt when `taken` are used; never less than 200.
std::size_t promptRoom(const ModelNumbers& numbers, std::size_t taken);

/// Numbered sources between <data> marks, newest kept longest: at most `tokens`. Of a long result
/// stand the first rows, how many there are, and a summary of each column. `only` (if not empty)
/// names the sources to show.
std::string sourcesText(const std::vector<Source>& sources, std::size_t tokens,
                        const std::vector<int>& only = {});

/// Queries without any value: query, error, number of rows, names and types of the columns.
std::string shapesText(const std::vector<Source>& sources);

/// The last turns as prompt variables: question, understood (where it says more), answer, query,
/// keys (what a query of `base` writes for the entities of the answer).
nlohmann::json historyJson(const std::vector<Turn>& history, std::size_t tokens,
                           const knowledge::QueryConnection& base);

/// Text of the base made harmless inside <data>…</data>.
std::string asData(std::string text);

}  // namespace tripletalk::answering
