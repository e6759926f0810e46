// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/scoredreading.h"
#include "answering/schema/schemagraph.h"
#include "base/result.h"
#include "language/wording.h"

#include <nlohmann/json.hpp>

namespace tripletalk::answering::reading {

/// A reading as docs/trace.md has it, each part with the words that it came from and what else
/// these could be.
nlohmann::json toJson(const ScoredReading& reading, const language::Wording& wording);

/// Gives a reading that was read back the words and choices of the one that it was read from, part
/// by part.
void keepChoices(nlohmann::json& told, const nlohmann::json& given);

/// Reads it back, whole or changed by a person; what is for people alone is not read. Errors: Usage
/// (it does not fit the schema).
Result<ScoredReading> readingFromJson(const nlohmann::json& from, const SchemaGraph& graph);

}  // namespace tripletalk::answering::reading
