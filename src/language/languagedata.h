// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>
#include <vector>

namespace tripletalk::language {

/// The texts of resources/language/*.json, compiled in, in the order of
/// packaging/cmake/languages.cmake.
const std::vector<std::string_view>& languageData();

}  // namespace tripletalk::language
