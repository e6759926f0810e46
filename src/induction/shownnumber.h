// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace tripletalk::induction {

/// As comments of the schema have it: "1,853".
std::string grouped(std::int64_t number);

}  // namespace tripletalk::induction
