// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sample/sampleworld.h"

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::sample {

using Json = nlohmann::ordered_json;

/// How people would write an entity's name: part of it, in another order, in lower case, but still
/// only its own. `variant` chooses among the ways; the first that is unambiguous in this world is
/// taken.
std::string mention(const World& world, int entity, std::size_t variant);

/// The 30 questions about the graph, with gold computed from the world's facts (shapes:
/// docs/questions.md). Throws std::runtime_error if the world has no fair target for one of them.
std::vector<Json> graphQuestions(const World& world, Random& random);

/// JSON cells and facts, for whoever writes questions.
Json iriCell(const World& world, int entity);
Json numberCell(double value, const std::string& unit);
Json textCell(const std::string& text);
Json statement(const std::vector<std::string>& alternatives, const std::string& source);
std::string plainNumber(double value);

/// The text with its {placeholders} replaced.
std::string filled(std::string text,
                   const std::vector<std::pair<std::string, std::string>>& values);

/// One of the vocabulary's wordings for `key`, with the {placeholders} filled in.
std::string phrase(const Vocabulary& vocabulary, const std::string& key,
                   const std::vector<std::pair<std::string, std::string>>& values, Random& random);

}  // namespace tripletalk::sample
