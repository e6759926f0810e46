// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string_view>

#include <nlohmann/json.hpp>

namespace tripletalk {

/// Levels of arrays and objects that JSON from outside may have: what walks through a value, as
/// writing and deleting it do, calls itself for each.
inline constexpr std::size_t deepestJson = 128;

/// JSON that somebody else wrote: discarded (`is_discarded()`) if it is not valid or nested too
/// deeply. Never throws.
nlohmann::json readJson(std::string_view text);

}  // namespace tripletalk
