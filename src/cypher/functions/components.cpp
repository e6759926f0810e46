// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/functions/cypherfunctions.h"
#include "cypher/functions/momentbuilder.h"

namespace tripletalk::cypher {

namespace {

std::optional<Value> ofDay(std::int64_t day, std::string_view name) {
    const YearMonthDay date = calendarOf(day);
    const std::int64_t quarter = (date.month - 1) / 3 + 1;
    if (name == "year") return date.year;
    if (name == "quarter") return quarter;
    if (name == "month") return date.month;
    if (name == "week") return weekOf(day).week;
    if (name == "weekYear") return weekOf(day).year;
    if (name == "day") return date.day;
    if (name == "ordinalDay") return day - dayOf({date.year, 1, 1}) + 1;
    if (name == "weekDay" || name == "dayOfWeek") return weekDayOf(day);
    if (name == "dayOfQuarter")
        return day - dayOf({date.year, static_cast<int>(quarter * 3 - 2), 1}) + 1;
    return std::nullopt;
}

std::optional<Value> ofClock(std::int64_t nano, std::string_view name) {
    const std::int64_t second = nano / nanosPerSecond;
    if (name == "hour") return second / 3600;
    if (name == "minute") return second / 60 % 60;
    if (name == "second") return second % 60;
    if (name == "millisecond") return nano % nanosPerSecond / 1'000'000;
    if (name == "microsecond") return nano % nanosPerSecond / 1000;
    if (name == "nanosecond") return nano % nanosPerSecond;
    return std::nullopt;
}

std::optional<Value> ofZone(int offset, const std::string& zone, std::string_view name) {
    if (name == "timezone") return zone.empty() ? offsetText(offset) : zone;
    if (name == "offset") return offsetText(offset);
    if (name == "offsetMinutes") return offset / 60;
    if (name == "offsetSeconds") return offset;
    return std::nullopt;
}

std::optional<Value> ofDuration(const Duration& d, std::string_view name) {
    const auto per = [&](std::int64_t unit) {
        return Value(d.seconds * (nanosPerSecond / unit) + d.nanos / unit);
    };
    if (name == "years") return d.months / 12;
    if (name == "quarters") return d.months / 3;
    if (name == "months") return d.months;
    if (name == "weeks") return d.days / 7;
    if (name == "days") return d.days;
    if (name == "hours") return d.seconds / 3600;
    if (name == "minutes") return d.seconds / 60;
    if (name == "seconds") return d.seconds;
    if (name == "milliseconds") return per(1'000'000);
    if (name == "microseconds") return per(1000);
    if (name == "nanoseconds") return per(1);
    if (name == "quartersOfYear") return d.months / 3 % 4;
    if (name == "monthsOfQuarter") return d.months % 3;
    if (name == "monthsOfYear") return d.months % 12;
    if (name == "daysOfWeek") return d.days % 7;
    if (name == "minutesOfHour") return d.seconds / 60 % 60;
    if (name == "secondsOfMinute") return d.seconds % 60;
    if (name == "millisecondsOfSecond") return d.nanos / 1'000'000;
    if (name == "microsecondsOfSecond") return d.nanos / 1000;
    if (name == "nanosecondsOfSecond") return d.nanos;
    return std::nullopt;
}

}  // namespace

std::optional<Value> componentOf(const Value& moment, std::string_view name) {
    if (const auto* duration = moment.as<Duration>()) return ofDuration(*duration, name);
    const auto parts = partsOf(moment);
    if (!parts) return std::nullopt;
    if (parts->day)
        if (auto found = ofDay(*parts->day, name)) return found;
    if (parts->nano)
        if (auto found = ofClock(*parts->nano, name)) return found;
    if (parts->offset)
        if (auto found = ofZone(*parts->offset, parts->zone, name)) return found;
    if (const auto* zoned = moment.as<ZonedDateTime>()) {
        if (name == "epochSeconds") return zoned->epochSecond();
        if (name == "epochMillis")
            return zoned->epochSecond() * 1000 + zoned->nanoOfSecond() / 1'000'000;
    }
    return std::nullopt;
}

}  // namespace tripletalk::cypher
