// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::evaluation {

/// What one number is in another unit: 1.65 t in kg is 1650. 1 for units that it does not know.
double conversionFactor(std::string_view from, std::string_view to);

/// The numbers that a cell's whole text can mean in the expected unit: "1.650 kg", "0:32 h" as 32
/// min. Empty if the text is more than one number and its unit. `exact`: written by a program, with
/// a dot as the decimal mark.
std::vector<double> cellNumbers(const std::string& text, bool exact, const std::string& columnUnit,
                                const std::string& expectedUnit);

}  // namespace tripletalk::evaluation
