// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tripletalk::rdf {

/// The types of XML Schema 1.1 (part 2) that name a point or a stretch of the calendar.
enum class MomentType : unsigned char {
    DateTime,
    Date,
    Time,
    GYear,
    GYearMonth,
    GMonth,
    GMonthDay,
    GDay
};

/// What a literal of such a type says. What its type leaves out is as in 1972-01-01T00:00:00, a
/// leap year, or as in 1972-12-31 for Time.
struct Moment {
    std::int64_t year = 1972;
    int month = 1;
    int day = 1;
    int hour = 0;
    int minute = 0;
    int second = 0;
    std::string_view fraction = {};          ///< digits after the point of the second
    std::optional<int> zone = std::nullopt;  ///< minutes east of UTC

    /// Whole seconds since 1970-01-01T00:00 in UTC; without a zone, as if UTC were meant.
    [[nodiscard]] std::int64_t seconds() const;
};

/// Years of up to nine digits; 24:00:00 is the start of the next day. White space around it does
/// not count. `fraction` points into the text.
std::optional<Moment> parseMoment(MomentType type, std::string_view text);

}  // namespace tripletalk::rdf
