// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sqlite/dates.h"

#include <charconv>
#include <chrono>
#include <optional>

namespace tripletalk::sqlite {

namespace {

struct Date {
    int year = 0;
    std::optional<unsigned> month = {};
    std::optional<unsigned> day = {};
};

/// Takes the number of at least `digits` digits in front, or nothing.
std::optional<int> takeNumber(std::string_view& text, std::size_t digits) {
    int number = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
    const auto length = static_cast<std::size_t>(end - text.data());
    if (failed != std::errc() || length < digits || text.front() == '-') return std::nullopt;
    text.remove_prefix(length);
    return number;
}

std::optional<Date> dateOf(sqlite3_value* value) {
    if (sqlite3_value_type(value) == SQLITE_INTEGER) return Date{sqlite3_value_int(value)};
    if (sqlite3_value_type(value) != SQLITE_TEXT) return std::nullopt;
    std::string_view text = textOf(value);
    const bool before = text.starts_with('-');
    if (before) text.remove_prefix(1);
    const auto year = takeNumber(text, 4);
    if (!year) return std::nullopt;
    Date date{before ? -*year : *year};
    for (auto* part : {&date.month, &date.day}) {
        if (!text.starts_with('-')) break;
        text.remove_prefix(1);
        const auto number = takeNumber(text, 2);
        if (!number) return std::nullopt;
        *part = static_cast<unsigned>(*number);
    }
    return date;
}

std::optional<std::chrono::sys_days> dayNumber(sqlite3_value* value) {
    const auto date = dateOf(value);
    if (!date || !date->day) return std::nullopt;
    const std::chrono::year_month_day day{std::chrono::year(date->year),
                                          std::chrono::month(*date->month),
                                          std::chrono::day(*date->day)};
    if (!day.ok()) return std::nullopt;
    return std::chrono::sys_days(day);
}

}  // namespace

void yearOf(Context* context, int, Arguments arguments) {
    if (const auto date = dateOf(arguments[0])) sqlite3_result_int(context, date->year);
}

void monthOf(Context* context, int, Arguments arguments) {
    if (const auto date = dateOf(arguments[0]); date && date->month)
        sqlite3_result_int(context, static_cast<int>(*date->month));
}

void dayOf(Context* context, int, Arguments arguments) {
    if (const auto date = dateOf(arguments[0]); date && date->day)
        sqlite3_result_int(context, static_cast<int>(*date->day));
}

void daysBetween(Context* context, int, Arguments arguments) {
    const auto to = dayNumber(arguments[0]);
    const auto from = dayNumber(arguments[1]);
    if (to && from) sqlite3_result_int64(context, (*to - *from).count());
}

}  // namespace tripletalk::sqlite
