// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/failure.h"
#include "cypher/functions/cypherfunctions.h"
#include "cypher/functions/momentarithmetic.h"
#include "cypher/functions/momentbuilder.h"

namespace tripletalk::cypher {

namespace {

using Arguments = std::span<const Value>;

[[noreturn]] void unreadable(const char* function, const std::string& text) {
    fail(ErrorKind::Input, say("Sentence", "%1 cannot read %2.").arg(function, text),
         "InvalidArgumentValue");
}

template <typename T>
Value readOr(const std::optional<T>& read, const char* function, const std::string& text) {
    if (!read) unreadable(function, text);
    return *read;
}

constexpr const char* names[] = {"date", "localtime", "time", "localdatetime", "datetime"};

Value parsed(MomentKind kind, const std::string& text) {
    const char* const name = names[static_cast<std::size_t>(kind)];
    switch (kind) {
        case MomentKind::Date:
            return readOr(readDate(text), name, text);
        case MomentKind::LocalTime:
            return readOr(readLocalTime(text), name, text);
        case MomentKind::Time:
            return readOr(readTime(text, 0), name, text);
        case MomentKind::LocalDateTime:
            return readOr(readLocalDateTime(text), name, text);
        default:
            return readOr(readDateTime(text, {}), name, text);
    }
}

/// Of now, in UTC or in the zone that is given.
Value current(MomentKind kind, const FunctionContext& context, const std::string& zone) {
    const auto since = context.now.time_since_epoch();
    const auto nanos = std::chrono::duration_cast<std::chrono::nanoseconds>(since).count();
    const std::int64_t second = floorDivide(nanos, nanosPerSecond);
    const int offset = zone.empty()       ? 0
                       : isZoneName(zone) ? offsetAtInstant(zone, second).value_or(0)
                                          : *readOffset(zone);
    const ZonedDateTime now = atInstant(second, floorModulo(nanos, nanosPerSecond), offset,
                                        !zone.empty() && isZoneName(zone) ? zone : std::string());
    return momentOf(kind, *partsOf(now));
}

template <MomentKind kind>
Value moment(FunctionContext& context, Arguments a) {
    if (a.empty()) return current(kind, context, {});
    if (a[0].text()) return parsed(kind, *a[0].text());
    if (const Map* map = a[0].map()) {
        const auto zone = map->find("timezone");
        if (map->size() == 1 && zone != map->end() && zone->second.text())
            return current(kind, context, *zone->second.text());
        return momentFromMap(kind, *map);
    }
    const auto parts = partsOf(a[0]);
    if (!parts) wrongType(names[static_cast<std::size_t>(kind)], a[0]);
    return momentOf(kind, *parts);
}

template <MomentKind kind>
Value clock(FunctionContext& context, Arguments a) {
    return current(kind, context, a.empty() || !a[0].text() ? std::string() : *a[0].text());
}

template <MomentKind kind>
Value truncate(FunctionContext&, Arguments a) {
    if (!a[0].text()) wrongType("truncate", a[0]);
    if (a.size() > 2 && !a[2].map()) wrongType("truncate", a[2]);
    return truncated(kind, *a[0].text(), a[1], a.size() > 2 ? *a[2].map() : Map());
}

std::int64_t epochPart(const Value& value) {
    if (!value.is<std::int64_t>()) wrongType("datetime", value);
    return *value.as<std::int64_t>();
}
Value fromEpoch(FunctionContext&, Arguments a) {
    const std::int64_t nanos = epochPart(a[1]);
    return atInstant(epochPart(a[0]) + floorDivide(nanos, nanosPerSecond),
                     floorModulo(nanos, nanosPerSecond), 0, {});
}
Value fromEpochMillis(FunctionContext&, Arguments a) {
    const std::int64_t millis = epochPart(a[0]);
    return atInstant(floorDivide(millis, 1000), floorModulo(millis, 1000) * 1'000'000, 0, {});
}

Value duration(FunctionContext&, Arguments a) {
    if (a[0].text()) return readOr(readDuration(*a[0].text()), "duration", *a[0].text());
    if (a[0].map()) return durationFromMap(*a[0].map());
    if (a[0].is<Duration>()) return a[0];
    wrongType("duration", a[0]);
}

template <Duration (*function)(const Value&, const Value&)>
Value distance(FunctionContext&, Arguments a) {
    return function(a[0], a[1]);
}

Value timestamp(FunctionContext& context, Arguments) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(context.now.time_since_epoch())
        .count();
}

using K = MomentKind;

constexpr CypherFunction temporalTable[] = {
    {"date", 0, 1, moment<K::Date>, false, "date"},
    {"localtime", 0, 1, moment<K::LocalTime>, false, "localtime"},
    {"time", 0, 1, moment<K::Time>, false, "time"},
    {"localdatetime", 0, 1, moment<K::LocalDateTime>, false, "localdatetime"},
    {"datetime", 0, 1, moment<K::DateTime>, false, "datetime"},
    {"date.transaction", 0, 1, clock<K::Date>, false, "date.transaction"},
    {"date.statement", 0, 1, clock<K::Date>, false, "date.statement"},
    {"date.realtime", 0, 1, clock<K::Date>, false, "date.realtime"},
    {"localtime.transaction", 0, 1, clock<K::LocalTime>, false, "localtime.transaction"},
    {"localtime.statement", 0, 1, clock<K::LocalTime>, false, "localtime.statement"},
    {"localtime.realtime", 0, 1, clock<K::LocalTime>, false, "localtime.realtime"},
    {"time.transaction", 0, 1, clock<K::Time>, false, "time.transaction"},
    {"time.statement", 0, 1, clock<K::Time>, false, "time.statement"},
    {"time.realtime", 0, 1, clock<K::Time>, false, "time.realtime"},
    {"localdatetime.transaction", 0, 1, clock<K::LocalDateTime>, false,
     "localdatetime.transaction"},
    {"localdatetime.statement", 0, 1, clock<K::LocalDateTime>, false, "localdatetime.statement"},
    {"localdatetime.realtime", 0, 1, clock<K::LocalDateTime>, false, "localdatetime.realtime"},
    {"datetime.transaction", 0, 1, clock<K::DateTime>, false, "datetime.transaction"},
    {"datetime.statement", 0, 1, clock<K::DateTime>, false, "datetime.statement"},
    {"datetime.realtime", 0, 1, clock<K::DateTime>, false, "datetime.realtime"},
    {"date.truncate", 2, 3, truncate<K::Date>, false, "date.truncate"},
    {"localtime.truncate", 2, 3, truncate<K::LocalTime>, false, "localtime.truncate"},
    {"time.truncate", 2, 3, truncate<K::Time>, false, "time.truncate"},
    {"localdatetime.truncate", 2, 3, truncate<K::LocalDateTime>, false, "localdatetime.truncate"},
    {"datetime.truncate", 2, 3, truncate<K::DateTime>, false, "datetime.truncate"},
    {"datetime.fromepoch", 2, 2, fromEpoch, false, "datetime.fromepoch"},
    {"datetime.fromepochmillis", 1, 1, fromEpochMillis, false, "datetime.fromepochmillis"},
    {"duration", 1, 1, duration, false, "duration"},
    {"duration.between", 2, 2, distance<between>, false, "duration.between"},
    {"duration.inmonths", 2, 2, distance<inMonths>, false, "duration.inMonths"},
    {"duration.indays", 2, 2, distance<inDays>, false, "duration.inDays"},
    {"duration.inseconds", 2, 2, distance<inSeconds>, false, "duration.inSeconds"},
    {"timestamp", 0, 0, timestamp, false, "timestamp"},
};

}  // namespace

std::span<const CypherFunction> temporalFunctions() { return temporalTable; }

}  // namespace tripletalk::cypher
