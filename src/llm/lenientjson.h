// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <string_view>

#include <nlohmann/json.hpp>

namespace tripletalk::llm {

/// The first JSON object in a model's reply: bare, in a code fence, or with prose around it.
/// Forgiven are trailing commas, comments, line breaks inside strings, and True, False, None.
/// Errors: Model ("no object" or "it ends too early").
Result<nlohmann::json> extractJsonObject(std::string_view reply);

}  // namespace tripletalk::llm
