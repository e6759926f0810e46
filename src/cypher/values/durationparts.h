// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/values/temporal.h"

namespace tripletalk::cypher {

/// Amounts that need not be whole.
struct DurationParts {
    long double months = 0, days = 0, seconds = 0, nanos = 0;
};

/// A fraction of a month is days of a mean month (30.436875), one of a day is seconds; what is less
/// than a nanosecond is cut.
std::optional<Duration> durationOf(const DurationParts& parts);

}  // namespace tripletalk::cypher
