// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/duration.h"

#include "base/text.h"

#include <array>
#include <charconv>
#include <string>

namespace tripletalk::induction {

namespace {

constexpr std::size_t longestText = 24;

std::optional<std::int64_t> takeDigits(std::string_view& text) {
    std::int64_t number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc() || text.starts_with('-') || number > 100'000) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

bool isHours(std::string_view unit) {
    const std::string word = text::toLower(unit);
    return word == "h" || word == "hr" || word == "hrs" || word == "hour" || word == "hours" ||
           word == "std" || word == "std.";
}
bool isMinutes(std::string_view unit) {
    const std::string word = text::toLower(unit);
    return word == "min" || word == "mins" || word == "min." || word == "minute" ||
           word == "minutes" || word == "m";
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
    const std::string_view unit = text::trim(text);
    if (count < 2) return std::nullopt;
    if (isHours(unit))
        return Duration{DurationForm::Hours, parts[0] * 3600 + parts[1] * 60 + parts[2]};
    if (isMinutes(unit) && count == 2)
        return Duration{DurationForm::Minutes, parts[0] * 60 + parts[1]};
    return std::nullopt;
}

/// "1 h 5 min", "1h05min".
std::optional<Duration> readWords(std::string_view text) {
    const auto hours = takeDigits(text);
    if (!hours) return std::nullopt;
    text = text::trim(text);
    const std::string_view unit = text.substr(0, text.find_first_of(" 0123456789"));
    if (!isHours(unit)) return std::nullopt;
    text = text::trim(text.substr(unit.size()));
    const auto minutes = takeDigits(text);
    if (!minutes || *minutes > 59 || !isMinutes(text::trim(text))) return std::nullopt;
    return Duration{DurationForm::Hours, *hours * 3600 + *minutes * 60};
}

}  // namespace

std::optional<Duration> readDuration(std::string_view written) {
    const std::string_view text = text::trim(written);
    if (text.empty() || text.size() > longestText) return std::nullopt;
    if (auto clock = readClock(text)) return clock;
    return readWords(text);
}

void DurationEvidence::see(std::string_view text) {
    if (m_broken) return;
    const auto duration = readDuration(text);
    m_broken = !duration || (m_form && *m_form != duration->form);
    if (m_broken) return;
    m_form = duration->form;
    m_fractional =
        m_fractional || (duration->form == DurationForm::Hours && duration->seconds % 60 != 0);
}

std::optional<DurationForm> DurationEvidence::decide() const {
    return m_broken ? std::nullopt : m_form;
}

}  // namespace tripletalk::induction
