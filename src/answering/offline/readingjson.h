// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/offline/reading.h"
#include "base/result.h"

#include <nlohmann/json.hpp>

namespace tripletalk::answering::offline {

using language::Wording;

/// The members of the `reading` event (docs/trace.md): the whole reading, with words for people and
/// with what each part could be instead.
nlohmann::json toJson(const Reading& reading, const SchemaGraph& graph, const Wording& wording);

/// A reading from its JSON, perhaps changed by a person; words for people in it are not read, and
/// members that are missing have their defaults. Untrusted: tables and columns must be in the
/// schema. Errors: Usage.
Result<Reading> readingFromJson(const nlohmann::json& json, const SchemaGraph& graph);

}  // namespace tripletalk::answering::offline
