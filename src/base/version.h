// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace tripletalk {

/// The program's own, as CMakeLists.txt says: "1.2.3".
std::string_view version();

}  // namespace tripletalk
