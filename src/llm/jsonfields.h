// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <cstdint>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

/// Reading JSON that somebody else wrote: nothing here throws, and a field of the wrong type counts
/// as missing.
namespace tripletalk::llm {

/// The field, or null.
const nlohmann::json& field(const nlohmann::json& object, std::string_view key);
/// The field's text, or "".
std::string textField(const nlohmann::json& object, std::string_view key);
/// The field's number, or 0.
std::int64_t numberField(const nlohmann::json& object, std::string_view key);

/// An object; invalid UTF-8 inside is replaced first. Errors: Model.
Result<nlohmann::json> parseObject(const std::string& text);

/// Serialises whatever it is given; invalid UTF-8 is replaced.
std::string toText(const nlohmann::json& value);
std::string toText(const nlohmann::ordered_json& value);  ///< in the order of its members

}  // namespace tripletalk::llm
