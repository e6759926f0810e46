// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/jsonnumber.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace tripletalk::rdf {

namespace {

/// The shortest digits that tell a number from its neighbours, and the place of the dot behind the
/// first so many of them: 0.05 is "5" and -1.
struct ShortestDigits {
    std::string digits;
    int point = 0;
};

ShortestDigits shortestDigits(double number) {
    std::array<char, 32> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::scientific)
            .ptr;
    const std::string all(text.data(), end);
    const auto exponent = all.find('e');
    ShortestDigits shortest{all.substr(0, 1), std::atoi(all.c_str() + exponent + 1) + 1};
    if (exponent > 2) shortest.digits += all.substr(2, exponent - 2);
    return shortest;
}

}  // namespace

bool isJsonInteger(const nlohmann::json& number) {
    if (!number.is_number_float()) return true;
    const auto value = number.get<double>();
    return std::trunc(value) == value && std::abs(value) < 1e21;
}

std::string integerText(const nlohmann::json& number) {
    if (!number.is_number_float()) return number.dump();
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.0f", number.get<double>() + 0.0);  // no "-0"
    return text.data();
}

std::string doubleText(const nlohmann::json& number) {
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "%.15E", number.get<double>());
    std::string all = text.data();
    const auto exponent = all.find('E');
    std::string mantissa = all.substr(0, exponent);
    mantissa.resize(std::max(mantissa.find_last_not_of('0'), mantissa.find('.') + 1) + 1, '0');
    return mantissa + 'E' + std::to_string(std::atoi(all.c_str() + exponent + 1));
}

std::string scriptNumber(double number) {
    if (number == 0) return "0";
    if (number < 0) return '-' + scriptNumber(-number);
    const auto [digits, point] = shortestDigits(number);
    const int count = static_cast<int>(digits.size());
    if (point > 21 || point < -5) {
        std::string text = digits.substr(0, 1);
        if (count > 1) text += '.' + digits.substr(1);
        return text + (point > 0 ? "e+" : "e-") + std::to_string(std::abs(point - 1));
    }
    if (point <= 0) return "0." + std::string(static_cast<std::size_t>(-point), '0') + digits;
    if (point >= count) return digits + std::string(static_cast<std::size_t>(point - count), '0');
    const auto whole = static_cast<std::size_t>(point);
    return digits.substr(0, whole) + '.' + digits.substr(whole);
}

}  // namespace tripletalk::rdf
