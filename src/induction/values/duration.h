// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/values/misfits.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace tripletalk::induction {

/// A span of time as people write it, with its units.
struct Duration {
    std::int64_t seconds = 0;
    bool needsSeconds = false;  ///< minutes and seconds ("3:45 min"), not hours and minutes
    char onlyUnit = 0;          ///< 'd', 'h', 'm' or 's' of "45 min"; 0 where there are several
};

/// "0:32 h", "1:05:20 h", "3:45 min", "1 h 5 min", "1h05min", "2 days 3 hours", "45 min". "14:30"
/// alone is a time of day and no duration.
std::optional<Duration> readDuration(std::string_view text);

/// Whether every value of a text column is a duration. Constant memory.
class DurationEvidence {
  public:
    void see(std::string_view text);

    struct Decision {
        bool inSeconds = false;  ///< otherwise all of them are full minutes
        std::int64_t fits = 0;
        Misfits misfits = {};
    };
    /// Nothing if there is none, or if all have one number with one and the same unit: those are
    /// quantities.
    [[nodiscard]] std::optional<Decision> decide() const;

  private:
    Misfits m_misfits;
    std::int64_t m_fits = 0;
    bool m_inSeconds = false;
    bool m_mixed = false;
    char m_onlyUnit = 0;
};

/// An xsd:duration: months (years count twelve) and seconds do not convert into each other.
struct XsdDuration {
    std::int64_t months = 0;
    double seconds = 0;
    bool hasMonths = false;
    bool hasSeconds = false;
};

/// `type` is duration, dayTimeDuration or yearMonthDuration; nothing if the text is not valid for
/// it.
std::optional<XsdDuration> readXsdDuration(std::string_view text, std::string_view type);

}  // namespace tripletalk::induction
