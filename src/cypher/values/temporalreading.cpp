// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/values/durationparts.h"
#include "cypher/values/temporal.h"

#include <cstdlib>

namespace tripletalk::cypher {

namespace {

bool digitAt(std::string_view text, std::size_t at) {
    return at < text.size() && text[at] >= '0' && text[at] <= '9';
}
std::size_t digitsAt(std::string_view text, std::size_t at) {
    std::size_t count = 0;
    while (digitAt(text, at + count)) ++count;
    return count;
}

/// What is read from the front of a text; a step that does not fit leaves nothing to be had.
class Front {
  public:
    explicit Front(std::string_view text) : m_text(text) {}
    [[nodiscard]] bool atEnd() const { return m_text.empty(); }
    [[nodiscard]] std::size_t digits() const { return digitsAt(m_text, 0); }
    bool take(char c) {
        if (m_text.empty() || m_text.front() != c) return false;
        m_text.remove_prefix(1);
        return true;
    }
    std::optional<std::int64_t> number(std::size_t width) {
        if (width == 0 || width > 18 || digits() < width) return std::nullopt;
        std::int64_t value = 0;
        for (std::size_t i = 0; i < width; ++i) value = value * 10 + (m_text[i] - '0');
        m_text.remove_prefix(width);
        return value;
    }
    std::int64_t fraction() {
        std::int64_t nanos = 0;
        const std::size_t count = digits();
        for (std::size_t i = 0; i < 9; ++i) nanos = nanos * 10 + (i < count ? m_text[i] - '0' : 0);
        m_text.remove_prefix(count);
        return nanos;
    }

  private:
    std::string_view m_text;
};

std::optional<Date> weekDate(Front& text, std::int64_t year, bool dashes) {
    const auto week = text.number(2);
    if (!week || *week < 1 || *week > weekOf(dayOf({year, 12, 28})).week) return std::nullopt;
    std::int64_t day = 1;
    if (!text.atEnd()) {
        if (dashes && !text.take('-')) return std::nullopt;
        const auto given = text.number(1);
        if (!given || *given < 1 || *given > 7) return std::nullopt;
        day = *given;
    }
    return Date{mondayOf(year, *week) + day - 1};
}

std::optional<Date> ordinalDate(Front& text, std::int64_t year) {
    const auto day = text.number(3);
    if (!day || *day < 1 || *day > (isLeap(year) ? 366 : 365)) return std::nullopt;
    return Date{dayOf({year, 1, 1}) + *day - 1};
}

std::optional<Date> monthDate(Front& text, std::int64_t year, bool dashes) {
    const auto month = text.number(2);
    if (!month || *month < 1 || *month > 12) return std::nullopt;
    std::int64_t day = 1;
    if (!text.atEnd()) {
        if (dashes && !text.take('-')) return std::nullopt;
        const auto given = text.number(2);
        if (!given || *given < 1 || *given > daysInMonth(year, static_cast<int>(*month)))
            return std::nullopt;
        day = *given;
    }
    return Date{dayOf({year, static_cast<int>(*month), static_cast<int>(day)})};
}

}  // namespace

std::optional<Date> readDate(std::string_view given) {
    Front text(given);
    const bool negative = text.take('-');
    const bool isSigned = negative || text.take('+');
    const auto read = text.number(isSigned ? std::min<std::size_t>(text.digits(), 9) : 4);
    if (!read) return std::nullopt;
    const std::int64_t year = negative ? -*read : *read;
    std::optional<Date> date;
    if (text.atEnd()) return Date{dayOf({year, 1, 1})};
    const bool dashes = text.take('-');
    if (text.take('W'))
        date = weekDate(text, year, dashes);
    else if (text.digits() == 3)
        date = ordinalDate(text, year);
    else
        date = monthDate(text, year, dashes);
    return text.atEnd() ? date : std::nullopt;
}

std::optional<LocalTime> readLocalTime(std::string_view given) {
    Front text(given);
    const auto hour = text.number(2);
    std::int64_t parts[2] = {0, 0}, nanos = 0;
    if (!hour || *hour > 23) return std::nullopt;
    bool fractional = true;
    for (std::int64_t& part : parts) {
        if (text.atEnd()) fractional = false;
        if (text.atEnd()) break;
        (void)text.take(':');
        const auto read = text.number(2);
        if (!read || *read > 59) return std::nullopt;
        part = *read;
    }
    if (fractional && (text.take('.') || text.take(','))) nanos = text.fraction();
    if (!text.atEnd()) return std::nullopt;
    return LocalTime{(*hour * 3600 + parts[0] * 60 + parts[1]) * nanosPerSecond + nanos};
}

std::optional<int> readOffset(std::string_view given) {
    if (given == "Z" || given == "z") return 0;
    if (given.empty() || (given.front() != '+' && given.front() != '-')) return std::nullopt;
    const auto clock = readLocalTime(given.substr(1));
    if (!clock || clock->nano > 18 * 3600 * nanosPerSecond) return std::nullopt;
    const int offset = static_cast<int>(clock->nano / nanosPerSecond);
    return given.front() == '-' ? -offset : offset;
}

std::optional<ZonedTime> readTime(std::string_view text, int offsetUnlessGiven) {
    const auto zone = text.find_first_of("Zz+-");
    const auto clock = readLocalTime(text.substr(0, zone));
    const auto offset =
        zone == std::string_view::npos ? offsetUnlessGiven : readOffset(text.substr(zone));
    if (!clock || !offset) return std::nullopt;
    return ZonedTime{clock->nano, *offset};
}

std::optional<LocalDateTime> readLocalDateTime(std::string_view text) {
    const auto t = text.find('T');
    const auto date = readDate(text.substr(0, t));
    const auto clock =
        t == std::string_view::npos ? LocalTime{} : readLocalTime(text.substr(t + 1));
    if (!date || !clock) return std::nullopt;
    return LocalDateTime{date->day, clock->nano};
}

std::optional<ZonedDateTime> readDateTime(std::string_view text,
                                          const std::string& zoneUnlessGiven) {
    std::string zone;
    if (text.ends_with(']')) {
        const auto open = text.find('[');
        if (open == std::string_view::npos) return std::nullopt;
        zone = text.substr(open + 1, text.size() - open - 2);
        text = text.substr(0, open);
    }
    const auto t = text.find('T');
    const auto sign = t == std::string_view::npos ? t : text.find_first_of("Zz+-", t);
    const auto local = readLocalDateTime(text.substr(0, sign));
    if (!local) return std::nullopt;
    std::optional<int> offset;
    if (sign != std::string_view::npos) {
        offset = readOffset(text.substr(sign));
        if (!offset) return std::nullopt;
    } else if (zone.empty()) {
        zone = zoneUnlessGiven;
    }
    if (!offset && zone.empty()) offset = 0;
    const auto zoneOffset = zone.empty() ? offset : offsetAt(zone, local->day, local->nano);
    if (!zoneOffset) return std::nullopt;
    // A written offset decides between the two moments of an hour that is there twice.
    if (!offset || zone.empty()) return ZonedDateTime{local->day, local->nano, *zoneOffset, zone};
    const ZonedDateTime written{local->day, local->nano, *offset, zone};
    return atInstant(written.epochSecond(), written.nanoOfSecond(),
                     *offsetAtInstant(zone, written.epochSecond()), zone);
}

namespace {

/// P2012-02-02T14:37:21.545: the parts as a date and a clock.
std::optional<Duration> durationAsDate(std::string_view text) {
    Front front(text);
    std::int64_t parts[6] = {};
    static constexpr char before[] = {'\0', '-', '-', 'T', ':', ':'};
    std::int64_t nanos = 0;
    for (std::size_t i = 0; i < 6; ++i) {
        if (i >= 3 && front.atEnd()) break;
        if (before[i] != '\0' && !front.take(before[i])) return std::nullopt;
        const auto read = front.number(i == 0 ? 4 : 2);
        if (!read) return std::nullopt;
        parts[i] = *read;
    }
    if (front.take('.')) nanos = front.fraction();
    if (!front.atEnd()) return std::nullopt;
    return durationOf(parts[0] * 12 + parts[1], parts[2],
                      parts[3] * 3600 + parts[4] * 60 + parts[5], nanos);
}

bool addUnit(DurationParts& parts, char letter, bool clock, long double amount) {
    switch (letter) {
        case 'Y':
            parts.months += amount * 12;
            return !clock;
        case 'M':
            (clock ? parts.seconds : parts.months) += amount * (clock ? 60 : 1);
            return true;
        case 'W':
            parts.days += amount * 7;
            return !clock;
        case 'D':
            parts.days += amount;
            return !clock;
        case 'H':
            parts.seconds += amount * 3600;
            return clock;
        case 'S':
            parts.seconds += amount;
            return clock;
        default:
            return false;
    }
}

}  // namespace

std::optional<Duration> readDuration(std::string_view text) {
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+')) text.remove_prefix(1);
    if (!text.starts_with('P') || text.size() < 2) return std::nullopt;
    text.remove_prefix(1);
    if (digitsAt(text, 0) == 4 && text.size() > 4 && text[4] == '-') return durationAsDate(text);
    DurationParts parts;
    bool clock = false;
    while (!text.empty()) {
        if (!clock && text.front() == 'T') {
            clock = true;
            text.remove_prefix(1);
            continue;
        }
        const std::string rest(text);
        char* end = nullptr;
        const long double amount = std::strtold(rest.c_str(), &end);
        const auto length = static_cast<std::size_t>(end - rest.c_str());
        if (length == 0 || length >= rest.size()) return std::nullopt;
        if (!addUnit(parts, rest[length], clock, negative ? -amount : amount)) return std::nullopt;
        text.remove_prefix(length + 1);
    }
    return durationOf(parts);
}

}  // namespace tripletalk::cypher
