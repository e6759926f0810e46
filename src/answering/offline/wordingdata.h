// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>
#include <vector>

namespace tripletalk::answering::offline {

/// The texts of resources/language/*.json, compiled in; English first.
const std::vector<std::string_view>& wordingData();

}  // namespace tripletalk::answering::offline
