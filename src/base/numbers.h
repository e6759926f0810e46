// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>
#include <vector>

/// Numbers as people write them.
namespace tripletalk::numbers {

/// All numbers that a person could mean by these digits, whatever country she is from: "2,760" is
/// 2760 or 2.76, "1.234,5" is 1234.5. Empty if the text is not a number.
std::vector<double> readings(std::string_view digits);

/// Within 0.5 % of the expected number.
bool near(double number, double expected);
bool anyNear(const std::vector<double>& numbers, double expected);

}  // namespace tripletalk::numbers
