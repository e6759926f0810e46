// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Moments and durations of openCypher's temporal types. All are plain values; days count from
/// 1970-01-01 in the proleptic Gregorian calendar, nanoseconds of the day from midnight.
namespace tripletalk::cypher {

constexpr std::int64_t nanosPerSecond = 1'000'000'000;
constexpr std::int64_t secondsPerDay = 86'400;
constexpr std::int64_t nanosPerDay = nanosPerSecond * secondsPerDay;

struct Date {
    std::int64_t day = 0;
    friend auto operator<=>(const Date&, const Date&) = default;
};
struct LocalTime {
    std::int64_t nano = 0;
    friend auto operator<=>(const LocalTime&, const LocalTime&) = default;
};
struct ZonedTime {
    std::int64_t nano = 0;  ///< local
    int offset = 0;         ///< seconds east of UTC
    [[nodiscard]] std::int64_t utc() const { return nano - offset * nanosPerSecond; }
    friend bool operator==(const ZonedTime&, const ZonedTime&) = default;
};
struct LocalDateTime {
    std::int64_t day = 0, nano = 0;
    friend auto operator<=>(const LocalDateTime&, const LocalDateTime&) = default;
};
struct ZonedDateTime {
    std::int64_t day = 0, nano = 0;  ///< local
    int offset = 0;                  ///< seconds east of UTC
    std::string zone = {};           ///< "Europe/Stockholm", or empty
    [[nodiscard]] std::int64_t epochSecond() const {
        return day * secondsPerDay + nano / nanosPerSecond - offset;
    }
    [[nodiscard]] std::int64_t nanoOfSecond() const { return nano % nanosPerSecond; }
    friend bool operator==(const ZonedDateTime&, const ZonedDateTime&) = default;
};

/// Months, days and seconds are apart, since none is a fixed number of the others.
struct Duration {
    std::int64_t months = 0, days = 0, seconds = 0;
    std::int64_t nanos = 0;  ///< 0 … 999,999,999, to be added to the seconds
    friend bool operator==(const Duration&, const Duration&) = default;
};

struct YearMonthDay {
    std::int64_t year = 1970;
    int month = 1, day = 1;
};
std::int64_t dayOf(const YearMonthDay& date);
YearMonthDay calendarOf(std::int64_t day);
int daysInMonth(std::int64_t year, int month);
bool isLeap(std::int64_t year);
/// Monday is 1.
int weekDayOf(std::int64_t day);
struct IsoWeek {
    std::int64_t year = 0;
    int week = 1;
};
IsoWeek weekOf(std::int64_t day);
/// The Monday of a week of ISO 8601.
std::int64_t mondayOf(std::int64_t year, std::int64_t week);

/// Rounded down, and what remains.
std::int64_t floorDivide(std::int64_t number, std::int64_t by);
std::int64_t floorModulo(std::int64_t number, std::int64_t by);

/// Any amounts of nanoseconds: carried into the seconds.
Duration durationOf(std::int64_t months, std::int64_t days, std::int64_t seconds,
                    std::int64_t nanos);

/// Seconds east of UTC that a zone has at a local time; nothing for a zone that is not known.
std::optional<int> offsetAt(const std::string& zone, std::int64_t day, std::int64_t nano);
/// The same at an instant.
std::optional<int> offsetAtInstant(const std::string& zone, std::int64_t epochSecond);
ZonedDateTime atInstant(std::int64_t epochSecond, std::int64_t nanos, int offset,
                        const std::string& zone);

std::string toText(const Date& date);
std::string toText(const LocalTime& time);
std::string toText(const ZonedTime& time);
std::string toText(const LocalDateTime& moment);
std::string toText(const ZonedDateTime& moment);
std::string toText(const Duration& duration);
std::string offsetText(int offset);

/// As ISO 8601 writes them, in the basic and the extended form; nothing for a text that is none.
std::optional<Date> readDate(std::string_view text);
std::optional<LocalTime> readLocalTime(std::string_view text);
std::optional<ZonedTime> readTime(std::string_view text, int offsetUnlessGiven);
std::optional<LocalDateTime> readLocalDateTime(std::string_view text);
std::optional<ZonedDateTime> readDateTime(std::string_view text,
                                          const std::string& zoneUnlessGiven);
std::optional<Duration> readDuration(std::string_view text);
/// "Z", "+01", "+0100", "+01:00", "+01:00:30".
std::optional<int> readOffset(std::string_view text);

}  // namespace tripletalk::cypher
