// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/functions/momentarithmetic.h"

#include "cypher/failure.h"
#include "cypher/functions/cypherfunctions.h"
#include "cypher/functions/momentbuilder.h"
#include "cypher/values/durationparts.h"

#include <algorithm>
#include <cstdlib>

namespace tripletalk::cypher {

namespace {

std::int64_t plusMonths(std::int64_t day, std::int64_t months) {
    if (months == 0) return day;
    const YearMonthDay date = calendarOf(day);
    const std::int64_t count = date.year * 12 + date.month - 1 + months;
    const std::int64_t year = floorDivide(count, 12);
    const int month = static_cast<int>(floorModulo(count, 12)) + 1;
    return dayOf({year, month, std::min(date.day, daysInMonth(year, month))});
}

void checkRange(const Duration& duration) {
    constexpr std::int64_t most = 1'000'000'000'000'000;
    if (std::llabs(duration.months) > most / 30 || std::llabs(duration.days) > most ||
        std::llabs(duration.seconds) > most * 1000)
        fail(ErrorKind::Input, say("Sentence", "The duration is too long to be added."),
             "InvalidArgumentValue");
}

Duration negated(const Duration& duration) {
    return durationOf(-duration.months, -duration.days, -duration.seconds, -duration.nanos);
}

/// Nanoseconds of a day behind a time, without whole days.
std::int64_t movedClock(std::int64_t nano, const Duration& duration) {
    const std::int64_t within = floorModulo(duration.seconds, secondsPerDay);
    return floorModulo(nano + within * nanosPerSecond + duration.nanos, nanosPerDay);
}

LocalDateTime moved(const LocalDateTime& moment, const Duration& duration) {
    const std::int64_t day = plusMonths(moment.day, duration.months) + duration.days +
                             floorDivide(duration.seconds, secondsPerDay);
    const std::int64_t nano = moment.nano +
                              floorModulo(duration.seconds, secondsPerDay) * nanosPerSecond +
                              duration.nanos;
    return {day + floorDivide(nano, nanosPerDay), floorModulo(nano, nanosPerDay)};
}

ZonedDateTime moved(const ZonedDateTime& moment, const Duration& duration) {
    // Months and days go by the calendar, the rest by the clock.
    ZonedDateTime by = moment;
    by.day = plusMonths(moment.day, duration.months) + duration.days;
    if (!by.zone.empty()) by.offset = offsetOf(by.zone, by.day, by.nano);
    const std::int64_t nanos = by.nanoOfSecond() + duration.nanos;
    const std::int64_t second =
        by.epochSecond() + duration.seconds + floorDivide(nanos, nanosPerSecond);
    if (!by.zone.empty()) by.offset = *offsetAtInstant(by.zone, second);
    return atInstant(second, floorModulo(nanos, nanosPerSecond), by.offset, by.zone);
}

std::optional<Value> plus(const Value& moment, const Duration& duration) {
    checkRange(duration);
    if (const auto* date = moment.as<Date>())
        return Date{plusMonths(date->day, duration.months) + duration.days +
                    duration.seconds / secondsPerDay};
    if (const auto* time = moment.as<LocalTime>())
        return LocalTime{movedClock(time->nano, duration)};
    if (const auto* time = moment.as<ZonedTime>())
        return ZonedTime{movedClock(time->nano, duration), time->offset};
    if (const auto* local = moment.as<LocalDateTime>()) return moved(*local, duration);
    if (const auto* zoned = moment.as<ZonedDateTime>()) return moved(*zoned, duration);
    if (const auto* other = moment.as<Duration>())
        return durationOf(other->months + duration.months, other->days + duration.days,
                          other->seconds + duration.seconds, other->nanos + duration.nanos);
    return std::nullopt;
}

}  // namespace

std::optional<Value> addMoments(const Value& left, const Value& right) {
    if (const auto* duration = right.as<Duration>()) return plus(left, *duration);
    if (const auto* duration = left.as<Duration>()) return plus(right, *duration);
    return std::nullopt;
}

std::optional<Value> subtractMoments(const Value& left, const Value& right) {
    if (const auto* duration = right.as<Duration>()) return plus(left, negated(*duration));
    return std::nullopt;
}

std::optional<Value> scaleDuration(const Value& value, double factor) {
    const auto* duration = value.as<Duration>();
    if (!duration) return std::nullopt;
    const auto by = static_cast<long double>(factor);
    const auto scaled = durationOf({static_cast<long double>(duration->months) * by,
                                    static_cast<long double>(duration->days) * by,
                                    static_cast<long double>(duration->seconds) * by,
                                    static_cast<long double>(duration->nanos) * by});
    if (!scaled)
        fail(ErrorKind::Input, say("Sentence", "The duration is too long."),
             "InvalidArgumentValue");
    return Value(*scaled);
}

namespace {

struct Ends {
    ZonedDateTime from, to;
    bool dated = false;  ///< both have a date
};

ZonedDateTime completed(const PartialMoment& parts, const PartialMoment& other, bool dated) {
    // Of two of which one has no date both are taken as of one day.
    const std::int64_t day = dated ? *parts.day : parts.day.value_or(other.day.value_or(0));
    const std::int64_t nano = parts.nano.value_or(0);
    ZonedDateTime moment{day, nano, 0, parts.zone};
    if (parts.offset) {
        moment.offset = *parts.offset;
    } else if (!other.zone.empty()) {
        moment.zone = other.zone;
        moment.offset = offsetOf(other.zone, day, nano);
    } else {
        moment.offset = other.offset.value_or(0);
    }
    return moment;
}

Ends endsOf(const Value& left, const Value& right) {
    const auto from = partsOf(left), to = partsOf(right);
    if (!from) wrongType("duration", left);
    if (!to) wrongType("duration", right);
    const bool dated = from->day && to->day;
    Ends ends{completed(*from, *to, dated), completed(*to, *from, dated), dated};
    // The second is read in the zone of the first.
    const int offset = ends.from.zone.empty()
                           ? ends.from.offset
                           : *offsetAtInstant(ends.from.zone, ends.to.epochSecond());
    ends.to = atInstant(ends.to.epochSecond(), ends.to.nanoOfSecond(), offset, ends.from.zone);
    return ends;
}

bool passes(std::int64_t day, std::int64_t nano, const ZonedDateTime& end, bool forwards) {
    const auto at = std::pair(day, nano), goal = std::pair(end.day, end.nano);
    return forwards ? at > goal : at < goal;
}

std::int64_t wholeMonths(const ZonedDateTime& from, const ZonedDateTime& to) {
    const bool forwards = std::pair(from.day, from.nano) <= std::pair(to.day, to.nano);
    const YearMonthDay a = calendarOf(from.day), b = calendarOf(to.day);
    std::int64_t months = (b.year - a.year) * 12 + b.month - a.month;
    if (passes(plusMonths(from.day, months), from.nano, to, forwards)) months += forwards ? -1 : 1;
    return months;
}

std::int64_t wholeDays(std::int64_t day, std::int64_t nano, const ZonedDateTime& to) {
    const bool forwards = std::pair(day, nano) <= std::pair(to.day, to.nano);
    std::int64_t days = to.day - day;
    if (passes(day + days, nano, to, forwards)) days += forwards ? -1 : 1;
    return days;
}

Duration clockBetween(const ZonedDateTime& from, const ZonedDateTime& to) {
    return durationOf(0, 0, to.epochSecond() - from.epochSecond(),
                      to.nanoOfSecond() - from.nanoOfSecond());
}

}  // namespace

Duration between(const Value& left, const Value& right) {
    const Ends ends = endsOf(left, right);
    if (!ends.dated) return clockBetween(ends.from, ends.to);
    const std::int64_t months = wholeMonths(ends.from, ends.to);
    ZonedDateTime at = ends.from;
    at.day = plusMonths(at.day, months);
    const std::int64_t days = wholeDays(at.day, at.nano, ends.to);
    at.day += days;
    if (!at.zone.empty()) at.offset = offsetOf(at.zone, at.day, at.nano);
    const Duration rest = clockBetween(at, ends.to);
    return {months, days, rest.seconds, rest.nanos};
}

Duration inMonths(const Value& left, const Value& right) {
    const Ends ends = endsOf(left, right);
    return {ends.dated ? wholeMonths(ends.from, ends.to) : 0, 0, 0, 0};
}

Duration inDays(const Value& left, const Value& right) {
    const Ends ends = endsOf(left, right);
    return {0, ends.dated ? wholeDays(ends.from.day, ends.from.nano, ends.to) : 0, 0, 0};
}

Duration inSeconds(const Value& left, const Value& right) {
    const Ends ends = endsOf(left, right);
    return clockBetween(ends.from, ends.to);
}

}  // namespace tripletalk::cypher
