// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/values/durationparts.h"

#include <cmath>

namespace tripletalk::cypher {

std::optional<Duration> durationOf(const DurationParts& parts) {
    constexpr long double daysOfMonth = 365.2425L / 12;
    const long double months = std::trunc(parts.months);
    const long double allDays = parts.days + (parts.months - months) * daysOfMonth;
    const long double days = std::trunc(allDays);
    const long double allSeconds = parts.seconds + (allDays - days) * secondsPerDay;
    const long double seconds = std::trunc(allSeconds);
    // Sums of binary fractions stay a little below what is meant.
    long double nanos = (allSeconds - seconds) * nanosPerSecond + parts.nanos;
    nanos = std::trunc(nanos + (nanos < 0 ? -0.01L : 0.01L));
    constexpr long double most = 9.2e18L;
    for (const long double part : {months, days, seconds, nanos})
        if (!(std::abs(part) < most)) return std::nullopt;
    return durationOf(static_cast<std::int64_t>(months), static_cast<std::int64_t>(days),
                      static_cast<std::int64_t>(seconds), static_cast<std::int64_t>(nanos));
}

}  // namespace tripletalk::cypher
