// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "serving/asking.h"
#include "serving/sharedbases.h"

#include <string>

#include <nlohmann/json.hpp>

/// What an assistant may read without calling a tool: the schema of each base, entities, the
/// sources of answers.
namespace tripletalk::serving {

/// "tripletalk://answers/ID/sources/N"
std::string sourceUri(const std::string& answer, int source);

nlohmann::json listedResources(const SharedBases& bases, const Visitor& visitor);
nlohmann::json resourceTemplates();

/// The contents of one. Errors: NotFound, Forbidden, those of reading it.
Result<nlohmann::json> readResource(const std::string& uri, const SharedBases& bases,
                                    const Asking& asking, const Visitor& visitor);

}  // namespace tripletalk::serving
