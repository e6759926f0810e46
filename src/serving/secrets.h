// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace tripletalk::serving {

/// 32 letters and digits that nobody can guess, of the system's source of randomness.
std::string secretText();

/// Compared in a time that tells nothing of where they differ.
bool sameSecret(std::string_view one, std::string_view other);

}  // namespace tripletalk::serving
