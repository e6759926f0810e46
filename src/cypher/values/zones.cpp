// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/values/temporal.h"

#include <QDateTime>
#include <QTimeZone>

/// Time zones by name, of the system's database.
namespace tripletalk::cypher {

namespace {

std::optional<QTimeZone> zoneOf(const std::string& name) {
    const QTimeZone zone(QByteArray::fromStdString(name));
    if (!zone.isValid()) return std::nullopt;
    return zone;
}

/// QDateTime ends some 290 million years off; there a zone has the offset it has at its end.
std::int64_t within(std::int64_t epochSecond) {
    constexpr std::int64_t most = 9'000'000'000'000;
    return std::min(std::max(epochSecond, -most), most);
}

}  // namespace

std::optional<int> offsetAtInstant(const std::string& zone, std::int64_t epochSecond) {
    const auto known = zoneOf(zone);
    if (!known) return std::nullopt;
    return known->offsetFromUtc(QDateTime::fromSecsSinceEpoch(within(epochSecond), Qt::UTC));
}

std::optional<int> offsetAt(const std::string& zone, std::int64_t day, std::int64_t nano) {
    const std::int64_t local = day * secondsPerDay + nano / nanosPerSecond;
    // What holds a day before holds until a change; in an overlap it is the one that was, and in a
    // gap too, as java.time has it.
    const auto before = offsetAtInstant(zone, local - secondsPerDay);
    if (!before) return std::nullopt;
    if (offsetAtInstant(zone, local - *before) == before) return before;
    const auto after = offsetAtInstant(zone, local + secondsPerDay);
    return offsetAtInstant(zone, local - *after) == after ? after : before;
}

}  // namespace tripletalk::cypher
