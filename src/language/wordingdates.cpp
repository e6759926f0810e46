// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// Dates in a question: "March 2019", "12 March 2019", "March 12, 2019", "2019-03-12", "12.3.2019".
#include "base/text.h"
#include "language/wording.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace tripletalk::language {

namespace {

constexpr int firstYear = 1000;
constexpr int lastYear = 2999;
constexpr int lastDay = 31;
constexpr int lastMonth = 12;

std::optional<int> whole(const Token& token) {
    if (!token.number || !token.unit.empty() || *token.number != std::floor(*token.number) ||
        std::abs(*token.number) > lastYear)
        return {};
    return static_cast<int>(*token.number);
}

bool isYear(const Token& token) {
    const auto number = whole(token);
    return number && *number >= firstYear && token.text.size() == 4;
}

std::optional<int> day(const Token& token) {
    const auto number = whole(token);
    return number && *number >= 1 && *number <= lastDay ? number : std::nullopt;
}

std::string written(int year, int month, int day) {
    std::array<char, 32> text{};
    if (day > 0)
        std::snprintf(text.data(), text.size(), "%04d-%02d-%02d", year, month, day);
    else
        std::snprintf(text.data(), text.size(), "%04d-%02d", year, month);
    return text.data();
}

/// The date at the beginning of `text`, written in digits alone, and its length.
std::pair<std::string, std::size_t> digitDate(const std::string& text, const std::string& marks) {
    int a = 0;
    int b = 0;
    int c = 0;
    int length = 0;
    const auto ends = [&] {
        const auto at = static_cast<std::size_t>(length);
        return length > 0 &&
               (at >= text.size() || std::isalnum(static_cast<unsigned char>(text[at])) == 0);
    };
    const auto isDate = [](int year, int month, int day) {
        return year >= firstYear && year <= lastYear && month >= 1 && month <= lastMonth &&
               day >= 1 && day <= lastDay;
    };
    if (std::sscanf(text.c_str(), "%4d-%2d-%2d%n", &a, &b, &c, &length) == 3 && ends() &&
        isDate(a, b, c))
        return {written(a, b, c), static_cast<std::size_t>(length)};
    length = 0;
    char first = 0;
    char second = 0;
    if (std::sscanf(text.c_str(), "%2d%c%2d%c%4d%n", &a, &first, &b, &second, &c, &length) == 5 &&
        first == second && marks.find(first) != std::string::npos && ends() && isDate(c, b, a))
        return {written(c, b, a), static_cast<std::size_t>(length)};
    length = 0;
    if (std::sscanf(text.c_str(), "%4d-%2d%n", &a, &b, &length) == 2 && ends() && isDate(a, b, 1))
        return {written(a, b, 0), static_cast<std::size_t>(length)};
    return {};
}

}  // namespace

int Wording::month(const Token& token) const {
    const auto at = m_months.find(token.folded);
    return at == m_months.end() ? 0 : at->second;
}

void Wording::joinDates(std::string_view text, std::vector<Token>& tokens) const {
    const auto join = [&](std::size_t first, std::size_t last, std::string date) {
        Token& token = tokens[first];
        token.end = tokens[last].end;
        token.text = std::string(text.substr(token.begin, token.end - token.begin));
        token.number = std::stod(date.substr(0, 4));
        token.date = std::move(date);
        token.stop = false;
        tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(first) + 1,
                     tokens.begin() + static_cast<std::ptrdiff_t>(last) + 1);
    };
    const auto at = [&](std::size_t i) { return i < tokens.size() ? &tokens[i] : nullptr; };
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (const auto [date, length] =
                tokens[i].number ? digitDate(std::string(text.substr(tokens[i].begin)), m_dateMarks)
                                 : std::pair<std::string, std::size_t>();
            length > 0) {
            std::size_t last = i;
            while (last + 1 < tokens.size() && tokens[last + 1].begin < tokens[i].begin + length)
                ++last;
            join(i, last, date);
        } else if (const int named = month(tokens[i]); named > 0) {
            // "12 de marzo de 2019": small words may stand between.
            const auto joint = [&](std::size_t j) {
                return j < tokens.size() && m_dateJoints.contains(tokens[j].folded);
            };
            const std::size_t next = joint(i + 1) ? i + 2 : i + 1;
            const std::size_t earlier = i > 1 && joint(i - 1) ? 2 : 1;
            const std::optional<int> before =
                i >= earlier ? day(tokens[i - earlier]) : std::nullopt;
            const std::size_t first = before ? i - earlier : i;
            if (at(next) && isYear(*at(next))) {
                join(first, next, written(*whole(*at(next)), named, before.value_or(0)));
                i = first;
            } else if (at(next) && at(next + 1) && day(*at(next)) && isYear(*at(next + 1))) {
                join(i, next + 1, written(*whole(*at(next + 1)), named, *day(*at(next))));
            }
        } else if (isYear(tokens[i])) {
            tokens[i].date = tokens[i].text;
        }
    }
}

}  // namespace tripletalk::language
