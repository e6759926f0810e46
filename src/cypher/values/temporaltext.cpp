// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/values/temporal.h"

#include <cstdlib>

namespace tripletalk::cypher {

namespace {

std::string padded(std::int64_t number, std::size_t width) {
    std::string digits = std::to_string(std::llabs(number));
    if (digits.size() < width) digits.insert(0, width - digits.size(), '0');
    return number < 0 ? "-" + digits : digits;
}

std::string fractionText(std::int64_t nanos) {
    if (nanos == 0) return {};
    std::string digits = padded(nanos, 9);
    digits.erase(digits.find_last_not_of('0') + 1);
    return "." + digits;
}

/// Trailing zero digits of a fraction fall away, seconds that are zero too.
std::string clockText(std::int64_t nano) {
    const std::int64_t seconds = nano / nanosPerSecond;
    const std::int64_t fraction = nano % nanosPerSecond;
    std::string text = padded(seconds / 3600, 2) + ":" + padded(seconds / 60 % 60, 2);
    if (seconds % 60 != 0 || fraction != 0)
        text += ":" + padded(seconds % 60, 2) + fractionText(fraction);
    return text;
}

std::string dayText(std::int64_t day) {
    const YearMonthDay date = calendarOf(day);
    return (date.year > 9999 ? "+" : "") + padded(date.year, 4) + "-" + padded(date.month, 2) +
           "-" + padded(date.day, 2);
}

std::string unit(std::int64_t amount, char letter) {
    return amount == 0 ? std::string() : std::to_string(amount) + letter;
}

}  // namespace

std::string offsetText(int offset) {
    if (offset == 0) return "Z";
    const int size = std::abs(offset);
    std::string text =
        (offset < 0 ? "-" : "+") + padded(size / 3600, 2) + ":" + padded(size / 60 % 60, 2);
    if (size % 60 != 0) text += ":" + padded(size % 60, 2);
    return text;
}

std::string toText(const Date& date) { return dayText(date.day); }
std::string toText(const LocalTime& time) { return clockText(time.nano); }
std::string toText(const ZonedTime& time) { return clockText(time.nano) + offsetText(time.offset); }
std::string toText(const LocalDateTime& moment) {
    return dayText(moment.day) + "T" + clockText(moment.nano);
}
std::string toText(const ZonedDateTime& moment) {
    return dayText(moment.day) + "T" + clockText(moment.nano) + offsetText(moment.offset) +
           (moment.zone.empty() ? "" : "[" + moment.zone + "]");
}

std::string toText(const Duration& duration) {
    std::string text = "P" + unit(duration.months / 12, 'Y') + unit(duration.months % 12, 'M') +
                       unit(duration.days, 'D');
    // Seconds and their fraction with one sign.
    const bool borrows = duration.seconds < 0 && duration.nanos > 0;
    const std::int64_t seconds = duration.seconds + (borrows ? 1 : 0);
    const std::int64_t nanos = borrows ? nanosPerSecond - duration.nanos : duration.nanos;
    std::string clock = unit(seconds / 3600, 'H') + unit(seconds / 60 % 60, 'M');
    const std::int64_t rest = seconds % 60;
    if (rest != 0 || nanos != 0)
        clock += (rest == 0 && borrows ? "-0" : std::to_string(rest)) + fractionText(nanos) + "S";
    if (!clock.empty()) text += "T" + clock;
    return text == "P" ? "PT0S" : text;
}

}  // namespace tripletalk::cypher
