// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/values/cyphervalue.h"

#include <chrono>
#include <optional>
#include <string>

namespace tripletalk::cypher {

/// A moment of which parts may be missing: what all temporal types are converted through.
struct PartialMoment {
    std::optional<std::int64_t> day = std::nullopt;
    std::optional<std::int64_t> nano = std::nullopt;
    std::optional<int> offset = std::nullopt;
    std::string zone = {};
};

/// Nothing for what is no date or time.
std::optional<PartialMoment> partsOf(const Value& value);

enum class MomentKind : unsigned char { Date, LocalTime, Time, LocalDateTime, DateTime };

/// What of the parts a type takes; missing times are midnight, missing zones UTC. Throws Failure
/// where a date is needed and missing.
Value momentOf(MomentKind kind, const PartialMoment& parts);

/// From {year: …, week: …, date: other, timezone: …}. Throws Failure.
Value momentFromMap(MomentKind kind, const Map& map);

/// date.truncate("week", other, {dayOfWeek: 2}). Throws Failure.
Value truncated(MomentKind kind, const std::string& unit, const Value& of, const Map& map);

Duration durationFromMap(const Map& map);

/// Seconds east of UTC of "Z", "+01:00" or a zone's name at a local moment. Throws Failure.
int offsetOf(const std::string& zone, std::int64_t day, std::int64_t nano);
bool isZoneName(const std::string& zone);

}  // namespace tripletalk::cypher
