// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/numbers.h"

#include "base/ascii.h"
#include "base/text.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace tripletalk::numbers {

namespace {

using ascii::isDigit;

double plain(std::string digits, char decimalMark) {
    std::erase(digits, decimalMark == ',' ? '.' : ',');
    std::replace(digits.begin(), digits.end(), ',', '.');
    double value = 0;
    return text::parseNumber(digits, value) ? value : std::nan("");
}

}  // namespace

std::vector<double> readings(std::string_view digits) {
    const bool wellFormed = !digits.empty() && isDigit(digits.back()) &&
                            std::all_of(digits.begin(), digits.end(),
                                        [](char c) { return isDigit(c) || c == '.' || c == ','; });
    if (!wellFormed) return {};
    const std::string text(digits);
    const auto last = text.find_last_of(".,");
    if (last == std::string::npos) return {plain(text, '.')};
    const char mark = text[last];
    const char other = mark == ',' ? '.' : ',';
    const bool repeated = std::count(text.begin(), text.end(), mark) > 1;
    if (repeated) return {plain(text, other)};
    if (text.find(other) != std::string::npos) return {plain(text, mark)};
    const bool couldGroup =
        text.size() - last == 4 && last >= 1 && last <= 3 && text.front() != '0';
    if (couldGroup) return {plain(text, mark), plain(text, other)};
    return {plain(text, mark)};
}

bool near(double number, double expected) {
    return std::fabs(number - expected) <= 0.005 * std::fabs(expected) + 1e-9;
}

bool anyNear(const std::vector<double>& numbers, double expected) {
    return std::any_of(numbers.begin(), numbers.end(),
                       [&](double number) { return near(number, expected); });
}

}  // namespace tripletalk::numbers
