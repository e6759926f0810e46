// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "serving/sharedbases.h"

#include <nlohmann/json.hpp>

/// Prompts that a person may choose in an assistant.
namespace tripletalk::serving {

nlohmann::json listedPrompts();

/// What prompts/get gives. Errors: Usage, NotFound, Forbidden.
Result<nlohmann::json> promptFor(const nlohmann::json& params, const SharedBases& bases,
                                 const Visitor& visitor);

}  // namespace tripletalk::serving
