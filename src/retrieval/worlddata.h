// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>
#include <vector>

namespace tripletalk::retrieval {

/// The files of resources/names. Private to the room.
const std::vector<std::string_view>& worldData();

}  // namespace tripletalk::retrieval
