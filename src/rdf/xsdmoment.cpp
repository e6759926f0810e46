// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/xsdmoment.h"

#include "base/ascii.h"
#include "base/text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace tripletalk::rdf {

namespace {

using ascii::isDigit;

bool isLeap(std::int64_t year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

int daysIn(std::int64_t year, int month) {
    constexpr std::array days = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return month == 2 && isLeap(year) ? 29 : days[static_cast<std::size_t>(month - 1)];
}

std::int64_t floorDivide(std::int64_t a, std::int64_t b) { return a / b - (a % b < 0 ? 1 : 0); }

/// Days from 1970-01-01 in the proleptic Gregorian calendar, whose year 0 is 1 BC as in XSD 1.1.
std::int64_t daysSinceEpoch(std::int64_t year, int month, int day) {
    const std::int64_t before = year - 1;
    std::int64_t days =
        before * 365 + floorDivide(before, 4) - floorDivide(before, 100) + floorDivide(before, 400);
    for (int m = 1; m < month; ++m) days += daysIn(year, m);
    return days + day - 1 - 719162;  // 1970-01-01 is day 719162 when 0001-01-01 is day 0
}

/// Reads XSD's date notation from the front to the back; every step is false where it fails.
class MomentText {
  public:
    MomentText(std::string_view text, Moment& moment) : m_rest(text), m_moment(moment) {}

    /// Four digits or more (then without leading zeros), perhaps negative.
    bool year() {
        const bool negative = skip('-');
        std::size_t digits = 0;
        while (digits < m_rest.size() && isDigit(m_rest[digits])) ++digits;
        if (digits < 4 || digits > 9 || (digits > 4 && m_rest.front() == '0')) return false;
        std::from_chars(m_rest.data(), m_rest.data() + digits, m_moment.year);
        m_rest.remove_prefix(digits);
        if (negative) m_moment.year = -m_moment.year;
        return true;
    }
    bool month() { return twoDigits(1, 12, m_moment.month); }
    bool day() { return twoDigits(1, daysIn(m_moment.year, m_moment.month), m_moment.day); }
    bool time() {
        if (!twoDigits(0, 24, m_moment.hour) || !skip(':') || !twoDigits(0, 59, m_moment.minute) ||
            !skip(':') || !twoDigits(0, 59, m_moment.second) || !fraction())
            return false;
        if (m_moment.hour < 24) return true;
        const bool ends = m_moment.minute == 0 && m_moment.second == 0 &&
                          std::all_of(m_moment.fraction.begin(), m_moment.fraction.end(),
                                      [](char c) { return c == '0'; });
        if (ends) startNextDay();
        return ends;
    }
    /// What is left must be nothing, "Z" or "+hh:mm".
    bool zoneToEnd() {
        if (m_rest.empty()) return true;
        int minutes = 0;
        if (m_rest != "Z") {
            const bool west = m_rest.front() == '-';
            int hours = 0;
            if ((!skip('+') && !skip('-')) || !twoDigits(0, 14, hours) || !skip(':') ||
                !twoDigits(0, hours == 14 ? 0 : 59, minutes) || !m_rest.empty())
                return false;
            minutes = (west ? -1 : 1) * (hours * 60 + minutes);
        }
        m_moment.zone = minutes;
        return true;
    }
    bool skip(char c) {
        if (m_rest.empty() || m_rest.front() != c) return false;
        m_rest.remove_prefix(1);
        return true;
    }

  private:
    bool twoDigits(int least, int most, int& value) {
        if (m_rest.size() < 2 || !isDigit(m_rest[0]) || !isDigit(m_rest[1])) return false;
        value = (m_rest[0] - '0') * 10 + (m_rest[1] - '0');
        m_rest.remove_prefix(2);
        return value >= least && value <= most;
    }
    /// ".123", or nothing at all.
    bool fraction() {
        if (!skip('.')) return true;
        std::size_t digits = 0;
        while (digits < m_rest.size() && isDigit(m_rest[digits])) ++digits;
        m_moment.fraction = m_rest.substr(0, digits);
        m_rest.remove_prefix(digits);
        return digits > 0;
    }
    void startNextDay() {
        m_moment.hour = 0;
        if (++m_moment.day <= daysIn(m_moment.year, m_moment.month)) return;
        m_moment.day = 1;
        if (++m_moment.month <= 12) return;
        m_moment.month = 1;
        ++m_moment.year;
    }

    std::string_view m_rest;
    Moment& m_moment;
};

bool read(MomentType type, MomentText& text, Moment& moment) {
    switch (type) {
        case MomentType::DateTime:
            return text.year() && text.skip('-') && text.month() && text.skip('-') && text.day() &&
                   text.skip('T') && text.time();
        case MomentType::Date:
            return text.year() && text.skip('-') && text.month() && text.skip('-') && text.day();
        case MomentType::Time: {
            if (!text.time()) return false;
            moment.year = 1972;
            moment.month = 12;
            moment.day = 31;
            return true;
        }
        case MomentType::GYear:
            return text.year();
        case MomentType::GYearMonth:
            return text.year() && text.skip('-') && text.month();
        case MomentType::GMonth:
            return text.skip('-') && text.skip('-') && text.month();
        case MomentType::GMonthDay:
            return text.skip('-') && text.skip('-') && text.month() && text.skip('-') && text.day();
        case MomentType::GDay:
            return text.skip('-') && text.skip('-') && text.skip('-') && text.day();
    }
    return false;
}

}  // namespace

std::int64_t Moment::seconds() const {
    return daysSinceEpoch(year, month, day) * 86400 + hour * 3600 + minute * 60 + second -
           zone.value_or(0) * 60;
}

std::optional<Moment> parseMoment(MomentType type, std::string_view text) {
    Moment moment;
    MomentText rest(text::trim(text), moment);
    if (!read(type, rest, moment) || !rest.zoneToEnd()) return std::nullopt;
    return moment;
}

}  // namespace tripletalk::rdf
