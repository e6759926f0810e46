// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <string_view>

namespace tripletalk::retrieval {

/// The files of resources/names. Private to the room.
const std::array<std::string_view, 2>& worldData();

}  // namespace tripletalk::retrieval
