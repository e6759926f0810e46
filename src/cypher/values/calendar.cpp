// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/values/temporal.h"

/// The proleptic Gregorian calendar and ISO 8601's weeks; the algorithms are those of H. Hinnant,
/// "chrono-Compatible Low-Level Date Algorithms".
namespace tripletalk::cypher {

std::int64_t floorDivide(std::int64_t number, std::int64_t by) {
    const std::int64_t quotient = number / by;
    return number % by != 0 && (number < 0) != (by < 0) ? quotient - 1 : quotient;
}
std::int64_t floorModulo(std::int64_t number, std::int64_t by) {
    return number - floorDivide(number, by) * by;
}

bool isLeap(std::int64_t year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

int daysInMonth(std::int64_t year, int month) {
    static constexpr int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return month == 2 && isLeap(year) ? 29 : days[month - 1];
}

std::int64_t dayOf(const YearMonthDay& date) {
    const std::int64_t year = date.month <= 2 ? date.year - 1 : date.year;
    const std::int64_t era = floorDivide(year, 400);
    const std::int64_t ofEra = year - era * 400;
    const std::int64_t month = (date.month + 9) % 12;
    const std::int64_t ofYear = (153 * month + 2) / 5 + date.day - 1;
    return era * 146097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719468;
}

YearMonthDay calendarOf(std::int64_t day) {
    day += 719468;
    const std::int64_t era = floorDivide(day, 146097);
    const std::int64_t ofEra = day - era * 146097;
    const std::int64_t year = (ofEra - ofEra / 1460 + ofEra / 36524 - ofEra / 146096) / 365;
    const std::int64_t ofYear = ofEra - (365 * year + year / 4 - year / 100);
    const std::int64_t shifted = (5 * ofYear + 2) / 153;
    const int month = static_cast<int>(shifted < 10 ? shifted + 3 : shifted - 9);
    return {year + era * 400 + (month <= 2 ? 1 : 0), month,
            static_cast<int>(ofYear - (153 * shifted + 2) / 5 + 1)};
}

int weekDayOf(std::int64_t day) { return static_cast<int>(floorModulo(day + 3, 7)) + 1; }

std::int64_t mondayOf(std::int64_t year, std::int64_t week) {
    const std::int64_t fourth = dayOf({year, 1, 4});  // is always in the first week
    return fourth - (weekDayOf(fourth) - 1) + (week - 1) * 7;
}

IsoWeek weekOf(std::int64_t day) {
    const std::int64_t thursday = day - (weekDayOf(day) - 1) + 3;
    const std::int64_t year = calendarOf(thursday).year;
    return {year, static_cast<int>((thursday - dayOf({year, 1, 1})) / 7) + 1};
}

Duration durationOf(std::int64_t months, std::int64_t days, std::int64_t seconds,
                    std::int64_t nanos) {
    return {months, days, seconds + floorDivide(nanos, nanosPerSecond),
            floorModulo(nanos, nanosPerSecond)};
}

ZonedDateTime atInstant(std::int64_t epochSecond, std::int64_t nanos, int offset,
                        const std::string& zone) {
    const std::int64_t local = epochSecond + offset;
    return {floorDivide(local, secondsPerDay),
            floorModulo(local, secondsPerDay) * nanosPerSecond + nanos, offset, zone};
}

}  // namespace tripletalk::cypher
