// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace tripletalk::induction {

enum class DurationForm {
    Hours,    ///< "0:32 h", "1:05:20 h", "1 h 5 min": counted in minutes
    Minutes,  ///< "3:45 min": counted in seconds
};

struct Duration {
    DurationForm form = DurationForm::Hours;
    std::int64_t seconds = 0;
};

/// A span of time with its unit written behind it. "14:30" alone is a time of day and no duration.
std::optional<Duration> readDuration(std::string_view text);

/// Whether every value of a text column is a duration of one form. Constant memory.
class DurationEvidence {
  public:
    void see(std::string_view text);
    [[nodiscard]] std::optional<DurationForm> decide() const;
    /// Some value does not fall on a full minute (or, for Minutes, there are seconds anyway).
    [[nodiscard]] bool fractional() const { return m_fractional; }

  private:
    bool m_broken = false;
    bool m_fractional = false;
    std::optional<DurationForm> m_form;
};

}  // namespace tripletalk::induction
