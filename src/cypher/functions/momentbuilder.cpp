// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/functions/momentbuilder.h"

#include "cypher/failure.h"
#include "cypher/functions/cypherfunctions.h"
#include "cypher/values/durationparts.h"

#include <algorithm>
#include <array>

namespace tripletalk::cypher {

namespace {

[[noreturn]] void badPart(const std::string& name) {
    fail(ErrorKind::Input, say("Sentence", "A date or time has no such %1.").arg(name),
         "InvalidArgumentValue");
}

/// A component of the map, within its bounds.
std::optional<std::int64_t> component(const Map& map, const std::string& name, std::int64_t least,
                                      std::int64_t most) {
    const auto found = map.find(name);
    if (found == map.end() || found->second.isNull()) return std::nullopt;
    const auto* number = found->second.as<std::int64_t>();
    if (!number || *number < least || *number > most) badPart(name);
    return *number;
}

const Value* otherOf(const Map& map, std::initializer_list<const char*> names) {
    for (const char* name : names)
        if (const auto found = map.find(name); found != map.end() && !found->second.isNull())
            return &found->second;
    return nullptr;
}

constexpr std::int64_t mostYear = 999'999'999;

std::int64_t checkedDay(std::int64_t year, std::int64_t month, std::int64_t day) {
    if (day > daysInMonth(year, static_cast<int>(month))) badPart("day");
    return dayOf({year, static_cast<int>(month), static_cast<int>(day)});
}

std::int64_t dayFromWeek(const Map& map, std::int64_t week, std::optional<std::int64_t> base) {
    const std::int64_t year =
        component(map, "year", -mostYear, mostYear).value_or(base ? weekOf(*base).year : 1970);
    const std::int64_t weekDay =
        component(map, "dayOfWeek", 1, 7).value_or(base ? weekDayOf(*base) : 1);
    if (week == 53 && weekOf(dayOf({year, 12, 28})).week < 53) badPart("week");
    return mondayOf(year, week) + weekDay - 1;
}

std::int64_t dayFromQuarter(const Map& map, std::int64_t year, std::int64_t quarter,
                            const YearMonthDay& base, bool hasBase) {
    const std::int64_t first = (quarter - 1) * 3 + 1;
    if (const auto ofQuarter = component(map, "dayOfQuarter", 1, 92))
        return dayOf({year, static_cast<int>(first), 1}) + *ofQuarter - 1;
    const std::int64_t month =
        component(map, "month", 1, 12).value_or(hasBase ? first + (base.month - 1) % 3 : first);
    return checkedDay(year, month, component(map, "day", 1, 31).value_or(hasBase ? base.day : 1));
}

std::optional<std::int64_t> dayFromMap(const Map& map, std::optional<std::int64_t> base) {
    if (const auto week = component(map, "week", 1, 53)) return dayFromWeek(map, *week, base);
    const auto given = component(map, "year", -mostYear, mostYear);
    if (!given && !base) return std::nullopt;
    const YearMonthDay known = calendarOf(base.value_or(0));
    const std::int64_t year = given.value_or(known.year);
    if (base && map.contains("dayOfWeek") && !given)
        return *base - (weekDayOf(*base) - 1) + *component(map, "dayOfWeek", 1, 7) - 1;
    if (const auto ordinal = component(map, "ordinalDay", 1, isLeap(year) ? 366 : 365))
        return dayOf({year, 1, 1}) + *ordinal - 1;
    if (const auto quarter = component(map, "quarter", 1, 4))
        return dayFromQuarter(map, year, *quarter, known, base.has_value());
    if (map.contains("dayOfQuarter"))
        return dayFromQuarter(map, year, (known.month - 1) / 3 + 1, known, base.has_value());
    const std::int64_t month = component(map, "month", 1, 12).value_or(base ? known.month : 1);
    return checkedDay(year, month, component(map, "day", 1, 31).value_or(base ? known.day : 1));
}

std::int64_t nanoFromMap(const Map& map, std::int64_t base) {
    const std::int64_t second = base / nanosPerSecond;
    const std::int64_t hours = component(map, "hour", 0, 23).value_or(second / 3600);
    const std::int64_t minutes = component(map, "minute", 0, 59).value_or(second / 60 % 60);
    const std::int64_t seconds = component(map, "second", 0, 59).value_or(second % 60);
    const auto milli = component(map, "millisecond", 0, 999);
    const auto micro = component(map, "microsecond", 0, milli ? 999 : 999'999);
    const auto nano = component(map, "nanosecond", 0, micro ? 999 : milli ? 999'999 : 999'999'999);
    std::int64_t fraction = base % nanosPerSecond;
    if (milli || micro || nano)
        fraction = milli.value_or(0) * 1'000'000 + micro.value_or(0) * 1000 + nano.value_or(0);
    return (hours * 3600 + minutes * 60 + seconds) * nanosPerSecond + fraction;
}

/// The local moment under another offset.
void shift(PartialMoment& parts, int offset) {
    const std::int64_t moved = *parts.nano + (offset - *parts.offset) * nanosPerSecond;
    if (parts.day) *parts.day += floorDivide(moved, nanosPerDay);
    parts.nano = floorModulo(moved, nanosPerDay);
    parts.offset = offset;
}

void setZone(PartialMoment& parts, const std::string& zone, bool converts) {
    const std::int64_t day = parts.day.value_or(0);
    if (converts && isZoneName(zone) && parts.day) {
        const std::int64_t instant =
            day * secondsPerDay + *parts.nano / nanosPerSecond - *parts.offset;
        shift(parts, *offsetAtInstant(zone, instant));
    } else if (converts) {
        shift(parts, offsetOf(zone, day, *parts.nano));
    } else {
        parts.offset = offsetOf(zone, day, parts.nano.value_or(0));
    }
    parts.zone = isZoneName(zone) ? zone : std::string();
}

bool hasDate(MomentKind kind) { return kind != MomentKind::LocalTime && kind != MomentKind::Time; }
bool isZoned(MomentKind kind) { return kind == MomentKind::Time || kind == MomentKind::DateTime; }

PartialMoment demanded(const Value& value) {
    auto parts = partsOf(value);
    if (!parts) wrongType("date", value);
    return *parts;
}

void takeZone(PartialMoment& parts, const Map& map, bool converts) {
    const auto zone = map.find("timezone");
    if (zone == map.end() || zone->second.isNull()) {
        // A named zone has another offset on another day.
        if (!parts.zone.empty() && parts.day)
            parts.offset = offsetOf(parts.zone, *parts.day, *parts.nano);
        return;
    }
    if (!zone->second.text()) badPart("timezone");
    if (converts && !parts.zone.empty() && parts.day)
        parts.offset = offsetOf(parts.zone, *parts.day, *parts.nano);
    setZone(parts, *zone->second.text(), converts && parts.offset);
}

}  // namespace

bool isZoneName(const std::string& zone) { return !readOffset(zone); }

int offsetOf(const std::string& zone, std::int64_t day, std::int64_t nano) {
    const auto offset = isZoneName(zone) ? offsetAt(zone, day, nano) : readOffset(zone);
    if (!offset)
        fail(ErrorKind::Input, say("Sentence", "There is no time zone %1.").arg(zone),
             "InvalidArgumentValue");
    return *offset;
}

std::optional<PartialMoment> partsOf(const Value& value) {
    if (const auto* date = value.as<Date>()) return PartialMoment{.day = date->day};
    if (const auto* time = value.as<LocalTime>()) return PartialMoment{.nano = time->nano};
    if (const auto* time = value.as<ZonedTime>())
        return PartialMoment{.nano = time->nano, .offset = time->offset};
    if (const auto* moment = value.as<LocalDateTime>())
        return PartialMoment{.day = moment->day, .nano = moment->nano};
    if (const auto* moment = value.as<ZonedDateTime>())
        return PartialMoment{moment->day, moment->nano, moment->offset, moment->zone};
    return std::nullopt;
}

Value momentOf(MomentKind kind, const PartialMoment& parts) {
    if (hasDate(kind) && !parts.day)
        fail(ErrorKind::Input, say("Sentence", "A date needs at least a year."),
             "InvalidArgumentValue");
    const std::int64_t nano = parts.nano.value_or(0);
    switch (kind) {
        case MomentKind::Date:
            return Date{*parts.day};
        case MomentKind::LocalTime:
            return LocalTime{nano};
        case MomentKind::Time:
            return ZonedTime{nano, parts.offset.value_or(0)};
        case MomentKind::LocalDateTime:
            return LocalDateTime{*parts.day, nano};
        default:
            return ZonedDateTime{*parts.day, nano, parts.offset.value_or(0), parts.zone};
    }
}

Value momentFromMap(MomentKind kind, const Map& map) {
    PartialMoment parts;
    if (const Value* other = otherOf(map, {"date", "datetime"})) {
        const PartialMoment base = demanded(*other);
        if (hasDate(kind) && !base.day) wrongType("date", *other);
        parts.day = base.day;
    }
    bool hasClock = false;
    if (const Value* other = otherOf(map, {"time", "datetime"})) {
        const PartialMoment base = demanded(*other);
        hasClock = base.offset.has_value();
        parts.nano = base.nano;
        parts.offset = base.offset;
        parts.zone = base.zone;
    }
    if (hasDate(kind)) parts.day = dayFromMap(map, parts.day);
    if (kind == MomentKind::Date) return momentOf(kind, parts);
    parts.nano = nanoFromMap(map, parts.nano.value_or(0));
    if (isZoned(kind)) takeZone(parts, map, hasClock);
    return momentOf(kind, parts);
}

namespace {

/// Units of the calendar, the largest first; the others are of the clock.
std::int64_t truncatedDay(const std::string& unit, std::int64_t day) {
    const YearMonthDay date = calendarOf(day);
    const auto yearOf = [&](std::int64_t years) {
        return dayOf({floorDivide(date.year, years) * years, 1, 1});
    };
    if (unit == "millennium") return yearOf(1000);
    if (unit == "century") return yearOf(100);
    if (unit == "decade") return yearOf(10);
    if (unit == "year") return yearOf(1);
    if (unit == "weekyear") return mondayOf(weekOf(day).year, 1);
    if (unit == "quarter") return dayOf({date.year, (date.month - 1) / 3 * 3 + 1, 1});
    if (unit == "month") return dayOf({date.year, date.month, 1});
    if (unit == "week") return day - (weekDayOf(day) - 1);
    return day;
}

std::optional<std::int64_t> clockUnit(const std::string& unit) {
    static const std::map<std::string, std::int64_t> units{{"day", nanosPerDay},
                                                           {"hour", 3600 * nanosPerSecond},
                                                           {"minute", 60 * nanosPerSecond},
                                                           {"second", nanosPerSecond},
                                                           {"millisecond", 1'000'000},
                                                           {"microsecond", 1000}};
    const auto found = units.find(unit);
    return found == units.end() ? std::nullopt : std::optional(found->second);
}

bool isCalendarUnit(const std::string& unit) {
    static constexpr std::string_view units[] = {"millennium", "century", "decade", "year",
                                                 "weekyear",   "quarter", "month",  "week"};
    return std::find(std::begin(units), std::end(units), unit) != std::end(units);
}

}  // namespace

Value truncated(MomentKind kind, const std::string& written, const Value& of, const Map& map) {
    std::string unit = written;
    std::transform(unit.begin(), unit.end(), unit.begin(), [](unsigned char c) {
        return static_cast<char>(c >= 'A' && c <= 'Z' ? c + 32 : c);
    });
    PartialMoment parts = demanded(of);
    const auto clock = clockUnit(unit);
    if (!clock && !isCalendarUnit(unit))
        fail(ErrorKind::Input, say("Sentence", "%1 is no unit of time.").arg(written),
             "InvalidArgumentValue");
    if (parts.day) parts.day = truncatedDay(unit, *parts.day);
    const std::int64_t nano = parts.nano.value_or(0);
    parts.nano = clock ? nano - nano % *clock : 0;
    if (hasDate(kind)) parts.day = dayFromMap(map, parts.day);
    // What is smaller than the unit is added to what is left.
    Map finer;
    std::int64_t fraction = 0;
    for (const auto& [name, value] : map)
        if (name == "millisecond" || name == "microsecond" || name == "nanosecond")
            finer.insert({name, value});
    if (!finer.empty()) fraction = nanoFromMap(finer, 0);
    Map coarse = map;
    for (const auto& [name, value] : finer) coarse.erase(name);
    parts.nano = nanoFromMap(coarse, *parts.nano) + fraction;
    if (isZoned(kind)) takeZone(parts, map, false);
    return momentOf(kind, parts);
}

Duration durationFromMap(const Map& map) {
    static const std::map<std::string_view, std::pair<long double DurationParts::*, long double>>
        units{{"years", {&DurationParts::months, 12}},
              {"quarters", {&DurationParts::months, 3}},
              {"months", {&DurationParts::months, 1}},
              {"weeks", {&DurationParts::days, 7}},
              {"days", {&DurationParts::days, 1}},
              {"hours", {&DurationParts::seconds, 3600}},
              {"minutes", {&DurationParts::seconds, 60}},
              {"seconds", {&DurationParts::seconds, 1}},
              {"milliseconds", {&DurationParts::nanos, 1e6L}},
              {"microseconds", {&DurationParts::nanos, 1e3L}},
              {"nanoseconds", {&DurationParts::nanos, 1}}};
    DurationParts parts;
    for (const auto& [name, value] : map) {
        const auto unit = units.find(name);
        if (unit == units.end() || !value.isNumber()) badPart(name);
        const auto* whole = value.as<std::int64_t>();
        parts.*unit->second.first +=
            (whole ? static_cast<long double>(*whole) : static_cast<long double>(value.number())) *
            unit->second.second;
    }
    const auto duration = durationOf(parts);
    if (!duration) badPart("duration");
    return *duration;
}

}  // namespace tripletalk::cypher
