// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/values/misfits.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tripletalk::induction {

/// Which of "03/04/2014" is the day.
enum class DayOrder { DayFirst, MonthFirst };

/// A date as people write it, whole or in part.
struct WrittenDate {
    std::string iso = {};  ///< "1974", "1974-11", "1974-11-30", "1974-11-30T10:15:00+01:00"; empty
                           ///< for what says that there is none ("0000/00/00")
    bool whole = false;    ///< has a day
    bool timed = false;
    bool either = false;   ///< "03/04/2014": the order decides
    bool byOrder = false;  ///< "30/11/2014": the order had to be this one
};

/// "1974-11-30", "1974/11/30", "30.11.1974", "30/11/1974", "Nov 30, 1974", "Thu Oct 23 10:15:00
/// CEST 2014", "1974-11", "1974", with a time of day behind whole ones; nothing for any other text.
/// Parts that are zero are missing: "1974/11/00" is "1974-11".
std::optional<WrittenDate> readDate(std::string_view text, DayOrder order);

/// An ISO date with a blank instead of the T before its time.
std::string withBlank(std::string iso);

/// `pattern` ("Y/M/D", "D.M.Y") written with the parts of an ISO date; what is no whole date stays
/// as it is unless the year comes first. And the same as an SQLite expression.
std::string datePatterned(const std::string& pattern, const std::string& iso);
std::string datePatternedSql(const std::string& pattern, const std::string& quotedColumn);

/// Whether the values of a text column are dates. Constant memory.
class DateEvidence {
  public:
    void see(std::string_view text);

    struct Decision {
        DayOrder order = DayOrder::DayFirst;
        bool timed = false;
        bool partial = false;   ///< some are a year or a month alone
        bool asIso = false;     ///< every one is written in ISO 8601 already, or with a blank
        bool blank = false;     ///< most have a blank before the time, as SQL writes it
        bool ordered = false;   ///< some could be read only by the order
        double sure = 1;        ///< that the order is the right one
        std::int64_t fits = 0;  ///< missing ones too
        std::int64_t missing = 0;
        Misfits misfits = {};
    };
    /// Nothing unless some are whole dates: numbers of four digits are no years by themselves.
    [[nodiscard]] std::optional<Decision> decide() const;

  private:
    void noteWhole(const WrittenDate& date);

    std::int64_t m_dates = 0;  ///< read in either order
    std::int64_t m_missing = 0;
    std::int64_t m_whole = 0;
    std::int64_t m_asIso = 0;
    std::int64_t m_withBlank = 0;  ///< the same but for a blank instead of the T
    std::int64_t m_either = 0;
    Misfits m_dayFirst;  ///< those that can only be read so
    Misfits m_monthFirst;
    bool m_timed = false;
    Misfits m_misfits;
};

}  // namespace tripletalk::induction
