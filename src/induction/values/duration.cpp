// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/values/duration.h"

#include "base/text.h"
#include "language/valuewords.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <string>
#include <utility>

namespace tripletalk::induction {

namespace {

constexpr std::size_t longestDuration = 48;
constexpr double mostOfAPart = 1e9;

std::optional<std::int64_t> takeDigits(std::string_view& text) {
    std::int64_t number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc() || text.starts_with('-') || number > 100'000) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

/// 'd', 'h', 'm', 's', or 0 for any other word.
char timeUnit(std::string_view word) {
    static const std::map<std::string, char, std::less<>> signs{
        {"d", 'd'}, {"h", 'h'}, {"m", 'm'}, {"min", 'm'}, {"min.", 'm'}, {"s", 's'}};
    const std::string lower = text::toLower(word);
    const auto& names = language::valueWords().durations;
    if (const auto sign = signs.find(lower); sign != signs.end()) return sign->second;
    const auto name = names.find(lower);
    return name == names.end() ? '\0' : name->second;
}

std::int64_t secondsIn(char unit) {
    switch (unit) {
        case 'd':
            return 86400;
        case 'h':
            return 3600;
        case 'm':
            return 60;
        default:
            return 1;
    }
}

/// "0:32 h", "1:05:20 h", "3:45 min".
std::optional<Duration> readClock(std::string_view text) {
    std::array<std::int64_t, 3> parts{};
    std::size_t count = 0;
    while (count < parts.size()) {
        const std::size_t before = text.size();
        const auto part = takeDigits(text);
        if (!part || (count > 0 && (before - text.size() != 2 || *part > 59))) return std::nullopt;
        parts.at(count++) = *part;
        if (!text.starts_with(':')) break;
        text.remove_prefix(1);
    }
    if (count < 2) return std::nullopt;
    const char unit = timeUnit(text::trim(text));
    if (unit == 'h') {
        const std::int64_t seconds = parts[0] * 3600 + parts[1] * 60 + parts[2];
        return Duration{.seconds = seconds, .needsSeconds = parts[2] != 0};
    }
    if (unit == 'm' && count == 2)
        return Duration{.seconds = parts[0] * 60 + parts[1], .needsSeconds = true};
    return std::nullopt;
}

void skipJoint(std::string_view& text) {
    text = text::trim(text);
    if (text.starts_with(", ")) text.remove_prefix(2);
    for (const std::string& joint : language::valueWords().joints)
        if (text.starts_with(joint + ' ')) text.remove_prefix(joint.size() + 1);
}

/// "1 h 5 min", "1h05min", "2 days and 3 hours": each unit once, the larger ones first.
std::optional<Duration> readWords(std::string_view text) {
    Duration duration;
    std::int64_t last = 0;
    std::size_t parts = 0;
    for (; !text.empty(); skipJoint(text)) {
        const auto number = takeDigits(text);
        if (!number) return std::nullopt;
        text = text::trim(text);
        const std::string_view word =
            text.substr(0, std::min(text.find_first_of(" ,0123456789"), text.size()));
        const char unit = timeUnit(word);
        if (unit == 0) return std::nullopt;
        const std::int64_t size = secondsIn(unit);
        if (parts > 0 && (size >= last || *number * size >= last)) return std::nullopt;
        text.remove_prefix(word.size());
        duration.seconds += *number * size;
        duration.needsSeconds = unit == 's';
        // "5 m" and "5 d" alone are metres and whatever else.
        duration.onlyUnit = parts == 0 ? unit : '\0';
        if (parts++ == 0 && word.size() == 1 && text.empty() && (unit == 'm' || unit == 'd'))
            return std::nullopt;
        last = size;
    }
    if (parts == 0) return std::nullopt;
    return duration;
}

/// A number of an xsd:duration and the letter behind it; only seconds have a fraction.
std::optional<std::pair<double, char>> takePart(std::string_view& text) {
    const auto length = text.find_first_not_of("0123456789.");
    if (length == 0 || length == std::string_view::npos) return std::nullopt;
    const std::string_view digits = text.substr(0, length);
    const char letter = text[length];
    if (digits.front() == '.' || digits.back() == '.') return std::nullopt;
    if (digits.find('.') != std::string_view::npos && letter != 'S') return std::nullopt;
    double number = 0;
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + length, number);
    if (fault != std::errc() || end != digits.data() + length) return std::nullopt;
    text.remove_prefix(length + 1);
    return std::pair(number, letter);
}

struct PartSize {
    char letter;
    int months;
    int seconds;
};

/// Adds up all of `text`: parts in the order of `sizes`, each at most once.
bool takeParts(std::string_view text, const std::array<PartSize, 3>& sizes, XsdDuration& duration) {
    const auto* next = sizes.begin();
    while (!text.empty()) {
        const auto part = takePart(text);
        if (!part) return false;
        next = std::find_if(next, sizes.end(),
                            [&](const PartSize& size) { return size.letter == part->second; });
        if (next == sizes.end() || part->first > mostOfAPart) return false;
        duration.months += static_cast<std::int64_t>(part->first) * next->months;
        duration.seconds += part->first * next->seconds;
        (next->months > 0 ? duration.hasMonths : duration.hasSeconds) = true;
        ++next;
    }
    return true;
}

}  // namespace

std::optional<Duration> readDuration(std::string_view written) {
    const std::string_view text = text::trim(written);
    if (text.empty() || text.size() > longestDuration || text[0] < '0' || text[0] > '9')
        return std::nullopt;
    if (auto clock = readClock(text)) return clock;
    return readWords(text);
}

void DurationEvidence::see(std::string_view text) {
    if (m_misfits.outweigh(m_fits)) return;
    const auto duration = readDuration(text);
    if (!duration) {
        m_misfits.add(text);
        return;
    }
    m_mixed =
        m_mixed || duration->onlyUnit == 0 || (m_fits > 0 && duration->onlyUnit != m_onlyUnit);
    m_onlyUnit = duration->onlyUnit;
    m_inSeconds = m_inSeconds || duration->needsSeconds;
    ++m_fits;
}

std::optional<DurationEvidence::Decision> DurationEvidence::decide() const {
    if (!m_mixed) return std::nullopt;
    return Decision{m_inSeconds, m_fits, m_misfits};
}

std::optional<XsdDuration> readXsdDuration(std::string_view written, std::string_view type) {
    std::string_view text = text::trim(written);
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    if (!text.starts_with('P')) return std::nullopt;
    text.remove_prefix(1);
    const auto border = text.find('T');
    const std::string_view days = text.substr(0, border);
    const bool timed = border != std::string_view::npos;
    const std::string_view time = timed ? text.substr(border + 1) : std::string_view();
    if (timed == time.empty() || (days.empty() && !timed)) return std::nullopt;
    XsdDuration duration;
    if (!takeParts(days, {{{'Y', 12, 0}, {'M', 1, 0}, {'D', 0, 86400}}}, duration) ||
        !takeParts(time, {{{'H', 0, 3600}, {'M', 0, 60}, {'S', 0, 1}}}, duration))
        return std::nullopt;
    if ((type == "dayTimeDuration" && duration.hasMonths) ||
        (type == "yearMonthDuration" && duration.hasSeconds))
        return std::nullopt;
    if (negative) {
        duration.months = -duration.months;
        duration.seconds = -duration.seconds;
    }
    return duration;
}

}  // namespace tripletalk::induction
