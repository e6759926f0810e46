// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/values/writtendate.h"

#include "base/ascii.h"
#include "base/text.h"
#include "language/valuewords.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <map>
#include <utility>

namespace tripletalk::induction {

namespace {

constexpr std::size_t shortestDate = 4;
constexpr std::size_t longestDate = 48;
constexpr std::size_t isoDate = 10;

using namespace std::string_view_literals;

/// Hours that a zone's name stands for; those that stand for several places are left out.
std::optional<int> zoneHours(std::string_view name) {
    static const std::map<std::string_view, int> zones{
        {"Z", 0},    {"UTC", 0},  {"GMT", 0},  {"WET", 0},  {"WEST", 1}, {"BST", 1},
        {"CET", 1},  {"CEST", 2}, {"MET", 1},  {"MEST", 2}, {"MEZ", 1},  {"MESZ", 2},
        {"EET", 2},  {"EEST", 3}, {"MSK", 3},  {"JST", 9},  {"EST", -5}, {"EDT", -4},
        {"CST", -6}, {"CDT", -5}, {"MST", -7}, {"MDT", -6}, {"PST", -8}, {"PDT", -7}};
    const auto found = zones.find(name);
    return found == zones.end() ? std::nullopt : std::optional(found->second);
}

std::string padded(int number, int width) {
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "%0*d", width, number);
    return text.data();
}

/// Takes the number of so many digits off the front, if just so many stand there.
std::optional<int> takeDigitsOf(std::string_view& text, std::size_t least, std::size_t most) {
    const auto end = std::min(text.find_first_not_of("0123456789"), text.size());
    if (end < least || end > most) return std::nullopt;
    int number = 0;
    for (const char digit : text.substr(0, end)) number = number * 10 + (digit - '0');
    text.remove_prefix(end);
    return number;
}

bool takeOne(std::string_view& text, std::string_view signs) {
    if (text.empty() || signs.find(text.front()) == std::string_view::npos) return false;
    text.remove_prefix(1);
    return true;
}

/// "Z", "+0200", "+02:00", "CEST", as ISO 8601 has it; empty for nothing.
std::optional<std::string> readZone(std::string_view text) {
    if (text.empty()) return std::string();
    if (const auto hours = zoneHours(text)) {
        if (*hours == 0) return "Z";
        return (*hours < 0 ? "-" : "+") + padded(std::abs(*hours), 2) + ":00";
    }
    const char sign = text.front();
    if (!takeOne(text, "+-")) return std::nullopt;
    const bool parted = text.find(':') != std::string_view::npos;
    const auto number = parted ? takeDigitsOf(text, 2, 2) : takeDigitsOf(text, 4, 4);
    if (!number) return std::nullopt;
    const int hours = parted ? *number : *number / 100;
    int minutes = *number % 100;
    if (parted) {
        takeOne(text, ":");
        minutes = takeDigitsOf(text, 2, 2).value_or(99);
    }
    if (!text.empty() || hours > 14 || minutes > 59) return std::nullopt;
    return sign + padded(hours, 2) + ":" + padded(minutes, 2);
}

/// "10:15", "10:15:00.5", with a zone behind it; as ISO 8601 has it.
std::optional<std::string> readTime(std::string_view text) {
    const auto hours = takeDigitsOf(text, 1, 2);
    if (!hours || *hours > 24 || !takeOne(text, ":")) return std::nullopt;
    const auto minutes = takeDigitsOf(text, 2, 2);
    if (!minutes || *minutes > 59) return std::nullopt;
    std::string time = "T" + padded(*hours, 2) + ":" + padded(*minutes, 2) + ":";
    int seconds = 0;
    std::string fraction;
    if (takeOne(text, ":")) {
        seconds = takeDigitsOf(text, 2, 2).value_or(99);
        if (text.starts_with('.')) {
            const auto end = std::min(text.find_first_not_of("0123456789", 1), text.size());
            fraction = text.substr(0, end);
            text.remove_prefix(end);
        }
    }
    if (seconds > 60 || fraction == ".") return std::nullopt;
    const auto zone = readZone(text::trim(text));
    if (!zone) return std::nullopt;
    return time + padded(seconds, 2) + fraction + *zone;
}

/// The parts of a date, zero where there is none.
std::optional<WrittenDate> put(int year, int month, int day, const std::string& time = {}) {
    if (year == 0 && month == 0 && day == 0) return WrittenDate{};
    if (year == 0 || month > 12 || (month == 0 && day > 0)) return std::nullopt;
    WrittenDate date{.iso = padded(year, 4), .timed = !time.empty()};
    if (month > 0) date.iso += "-" + padded(month, 2);
    if (day == 0) return time.empty() ? std::optional(date) : std::nullopt;
    const std::chrono::year_month_day whole(std::chrono::year(year),
                                            std::chrono::month(static_cast<unsigned>(month)),
                                            std::chrono::day(static_cast<unsigned>(day)));
    if (!whole.ok()) return std::nullopt;
    date.iso += "-" + padded(day, 2) + time;
    date.whole = true;
    return date;
}

/// What stands behind a date of digits: nothing, or a time.
std::optional<std::string> restOf(std::string_view text) {
    if (text.empty()) return std::string();
    if (!takeOne(text, "T ,")) return std::nullopt;
    return readTime(text::trim(text));
}

std::optional<WrittenDate> yearFirst(std::string_view text) {
    const auto year = takeDigitsOf(text, 4, 4);
    if (!year) return std::nullopt;
    if (text.empty()) return put(*year, 0, 0);
    const std::string_view mark = text.substr(0, 1);
    if (!takeOne(text, "-/.")) return std::nullopt;
    const auto month = takeDigitsOf(text, 1, 2);
    if (!month) return std::nullopt;
    if (text.empty()) return put(*year, *month, 0);
    if (!takeOne(text, mark)) return std::nullopt;
    const auto day = takeDigitsOf(text, 1, 2);
    const auto time = restOf(text);
    // Midnight of a day that is no day: "0000-00-00 00:00:00".
    if (day && *day == 0 && time) return put(*year, *month, 0);
    return day && time ? put(*year, *month, *day, *time) : std::nullopt;
}

std::optional<WrittenDate> yearLast(std::string_view text, DayOrder order) {
    const auto first = takeDigitsOf(text, 1, 2);
    const std::string_view mark = text.substr(0, 1);
    if (!first || !takeOne(text, "-/.")) return std::nullopt;
    text = text::trim(text);
    const auto second = takeDigitsOf(text, 1, 2);
    if (!second || !takeOne(text, mark)) return std::nullopt;
    text = text::trim(text);
    const auto year = takeDigitsOf(text, 4, 4);
    const auto time = restOf(text);
    if (!year || !time) return std::nullopt;
    // Dots part day, month and year in this order wherever they are used.
    const bool dayFirst = mark == "." || order == DayOrder::DayFirst;
    auto date = put(*year, dayFirst ? *second : *first, dayFirst ? *first : *second, *time);
    if (!date || mark == "." || date->iso.empty()) return date;
    date->either = *first <= 12 && *second <= 12 && *first != *second;
    date->byOrder = *first > 12 || *second > 12;
    return date;
}

bool isWeekday(std::string_view folded) {
    static constexpr std::array names{"mon"sv, "tue"sv, "wed"sv, "thu"sv,
                                      "fri"sv, "sat"sv, "sun"sv};
    return std::any_of(names.begin(), names.end(), [&](std::string_view name) {
        return folded == name || (folded.starts_with(name) && folded.ends_with("day"));
    });
}

/// The number of "23", "23.", "23rd", with how many digits it has.
std::pair<int, std::size_t> dayOrYear(std::string_view word) {
    const auto digits = std::min(word.find_first_not_of("0123456789"), word.size());
    const auto number = takeDigitsOf(word, 1, 4);
    static constexpr std::array endings{""sv, "."sv, "st"sv, "nd"sv, "rd"sv, "th"sv};
    const bool known = std::find(endings.begin(), endings.end(), word) != endings.end();
    return number && known ? std::pair(*number, digits) : std::pair(0, std::size_t{0});
}

/// A date with the month as a word, its parts in any order.
class WordedDate {
  public:
    std::optional<WrittenDate> read(std::string_view text) {
        std::string parted(text);
        for (std::size_t i = 0; i < parted.size(); ++i) {
            const bool besideLetter = (i > 0 && ascii::isLetter(parted[i - 1])) ||
                                      (i + 1 < parted.size() && ascii::isLetter(parted[i + 1]));
            if (parted[i] == ',' || (parted[i] == '-' && besideLetter)) parted[i] = ' ';
        }
        for (const std::string& word : text::split(text::collapseWhitespace(parted), ' '))
            if (!take(word)) return std::nullopt;
        if (m_month == 0 || m_year == 0 || (m_dayGiven && m_day == 0)) return std::nullopt;
        const auto time =
            m_time.empty() ? std::optional<std::string>("") : readTime(m_time + m_zone);
        if (!time || (m_time.empty() && !m_zone.empty())) return std::nullopt;
        return put(m_year, m_month, m_day, *time);
    }

  private:
    bool take(const std::string& word) {
        if (word.find(':') != std::string::npos && ascii::isDigit(word.front()))
            return std::exchange(m_time, word).empty();
        if (const auto [number, digits] = dayOrYear(word); digits == 4)
            return std::exchange(m_year, number) == 0;
        else if (digits > 0 && digits < 3)
            return std::exchange(m_day, number) == 0 && !std::exchange(m_dayGiven, true);
        if (zoneHours(word) || word.front() == '+' || word.front() == '-')
            return std::exchange(m_zone, word).empty();
        std::string folded = text::fold(word);
        if (folded.ends_with('.')) folded.pop_back();
        const auto& months = language::valueWords().months;
        if (const auto month = months.find(folded); month != months.end())
            return std::exchange(m_month, month->second) == 0;
        return isWeekday(folded) || language::isFunctionWord(folded);
    }

    int m_year = 0;
    int m_month = 0;
    int m_day = 0;
    bool m_dayGiven = false;
    std::string m_time;
    std::string m_zone;
};

}  // namespace

std::optional<WrittenDate> readDate(std::string_view text, DayOrder order) {
    text = text::trim(text);
    if (text.size() < shortestDate || text.size() > longestDate) return std::nullopt;
    const auto digits = std::count_if(text.begin(), text.end(), ascii::isDigit);
    if (digits < 4) return std::nullopt;
    if (auto date = yearFirst(text)) return date;
    if (auto date = yearLast(text, order)) return date;
    const bool worded = std::any_of(text.begin(), text.end(), [](unsigned char c) {
        return c >= 0x80 || ascii::isLetter(static_cast<char>(c));
    });
    return worded ? WordedDate().read(text) : std::nullopt;
}

std::string withBlank(std::string iso) {
    if (iso.size() > isoDate) iso[isoDate] = ' ';
    return iso;
}

std::string datePatterned(const std::string& pattern, const std::string& iso) {
    const char mark = pattern[1];
    if (pattern.front() == 'Y') {
        std::string text = iso;
        std::replace(text.begin(),
                     text.begin() + static_cast<std::ptrdiff_t>(std::min(isoDate, text.size())),
                     '-', mark);
        return text;
    }
    if (iso.size() != isoDate) return iso;
    const std::string month = iso.substr(5, 2);
    const std::string day = iso.substr(8, 2);
    return (pattern.front() == 'D' ? day + mark + month : month + mark + day) + mark +
           iso.substr(0, 4);
}

std::string datePatternedSql(const std::string& pattern, const std::string& quotedColumn) {
    const std::string& column = quotedColumn;
    const std::string mark = std::string("'") + pattern[1] + "'";
    if (pattern.front() == 'Y')
        return "(replace(substr(" + column + ",1,10),'-'," + mark + ")||substr(" + column + ",11))";
    const std::string month = "substr(" + column + ",6,2)";
    const std::string day = "substr(" + column + ",9,2)";
    return "(CASE length(" + column + ") WHEN 10 THEN " +
           (pattern.front() == 'D' ? day + "||" + mark + "||" + month
                                   : month + "||" + mark + "||" + day) +
           "||" + mark + "||substr(" + column + ",1,4) ELSE " + column + " END)";
}

void DateEvidence::see(std::string_view text) {
    if (m_misfits.outweigh(m_dates)) {
        m_misfits.add(text);
        return;
    }
    auto date = readDate(text, DayOrder::DayFirst);
    const bool dayFirst = date.has_value();
    if (!date) date = readDate(text, DayOrder::MonthFirst);
    if (!date) return m_misfits.add(text);
    if (date->byOrder) {
        (dayFirst ? m_dayFirst : m_monthFirst).add(text);
        return noteWhole(*date);
    }
    if (date->iso.empty()) {
        ++m_missing;
        return;
    }
    ++m_dates;
    m_whole += date->whole ? 1 : 0;
    m_either += date->either ? 1 : 0;
    m_asIso += date->iso == text ? 1 : 0;
    m_withBlank += withBlank(date->iso) == text ? 1 : 0;
    m_timed = m_timed || date->timed;
}

void DateEvidence::noteWhole(const WrittenDate& date) {
    ++m_whole;
    m_timed = m_timed || date.timed;
}

std::optional<DateEvidence::Decision> DateEvidence::decide() const {
    if (m_whole == 0) return std::nullopt;
    const std::int64_t all = m_dates + m_dayFirst.count + m_monthFirst.count;
    const bool monthFirst = m_monthFirst.count > m_dayFirst.count;
    const Misfits& other = monthFirst ? m_dayFirst : m_monthFirst;
    Decision decision{
        .order = monthFirst ? DayOrder::MonthFirst : DayOrder::DayFirst,
        .timed = m_timed,
        .partial = m_whole < all,
        .asIso = std::max(m_asIso, m_withBlank) == all && m_missing == 0 && m_misfits.count == 0,
        .blank = m_withBlank > m_asIso,
        .fits = all - other.count + m_missing,
        .misfits = m_misfits};
    decision.ordered = m_either > 0 || all > m_dates;
    for (const std::string& sample : other.samples) decision.misfits.add(sample, 0);
    decision.misfits.count += other.count;
    decision.missing = m_missing;
    if (decision.ordered) {
        const auto clear = static_cast<double>(m_dayFirst.count + m_monthFirst.count);
        decision.sure = clear == 0 ? 0.5 : (clear - static_cast<double>(other.count)) / clear;
    }
    return decision;
}

}  // namespace tripletalk::induction
