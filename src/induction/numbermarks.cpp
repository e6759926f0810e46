// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/numbermarks.h"

#include "induction/units.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace tripletalk::induction {

namespace {

constexpr std::size_t mostDigits = 15;  // a double holds them exactly; longer ones are identifiers

bool isDigit(char c) { return c >= '0' && c <= '9'; }

std::size_t digitsAt(std::string_view text) {
    return static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), isDigit) -
                                    text.begin());
}

/// Length of a sign that parts thousands and nothing else, if a group of three digits follows it.
std::size_t blankMark(std::string_view text) {
    for (const std::string_view mark : {" ", "'", "’", "\u00A0", "\u202F", "\u2009"})
        if (text.starts_with(mark) && digitsAt(text.substr(mark.size())) == 3) return mark.size();
    return 0;
}

/// One to three digits, then groups of exactly three; "0.633" is none.
bool isGrouped(std::string_view number, char mark) {
    std::size_t length = digitsAt(number);
    if (length == 0 || length > 3 || number[0] == '0') return false;
    number.remove_prefix(length);
    while (!number.empty()) {
        if (number[0] != mark) return false;
        number.remove_prefix(1);
        length = digitsAt(number);
        if (length != 3) return false;
        number.remove_prefix(length);
    }
    return true;
}

std::string_view unsignedPart(std::string_view number) {
    if (!number.empty() && number[0] == '-') number.remove_prefix(1);
    return number;
}

}  // namespace

std::optional<std::string> takeNumber(std::string_view& text) {
    std::string_view rest = text;
    std::string number;
    constexpr std::string_view minus = "\u2212";
    if (rest.starts_with('-') || rest.starts_with(minus)) {
        number = "-";
        rest.remove_prefix(rest[0] == '-' ? 1 : minus.size());
    }
    std::size_t length = digitsAt(rest);
    if (length == 0 || (length > 1 && rest[0] == '0')) return std::nullopt;
    std::size_t digits = length;
    const bool mayGroup = length <= 3 && rest[0] != '0';
    number += rest.substr(0, length);
    rest.remove_prefix(length);
    for (;;) {
        std::size_t mark = mayGroup ? blankMark(rest) : 0;
        if (mark == 0 && rest.size() > 1 && (rest[0] == '.' || rest[0] == ',') &&
            isDigit(rest[1])) {
            number += rest[0];
            mark = 1;
        }
        if (mark == 0) break;
        rest.remove_prefix(mark);
        length = digitsAt(rest);
        digits += length;
        number += rest.substr(0, length);
        rest.remove_prefix(length);
    }
    if (digits > mostDigits) return std::nullopt;
    text = rest;
    return number;
}

void MarkEvidence::seeOneKind(std::string_view number, char mark, Mark& uses) {
    const auto count = std::count(number.begin(), number.end(), mark);
    const bool grouped = isGrouped(number, mark);
    if (count > 1 && grouped)
        uses.thousands = true;
    else if (count > 1)
        m_broken = true;
    else if (grouped)
        uses.either = true;
    else
        uses.decimal = true;
}

void MarkEvidence::see(std::string_view signedNumber) {
    const std::string_view number = unsignedPart(signedNumber);
    const bool dot = number.find('.') != std::string_view::npos;
    const bool comma = number.find(',') != std::string_view::npos;
    if (dot && comma) {
        const auto last = number.find_last_of(".,");
        Mark& decimal = number[last] == '.' ? m_dot : m_comma;
        Mark& thousands = number[last] == '.' ? m_comma : m_dot;
        decimal.decimal = thousands.thousands = true;
        if (!isGrouped(number.substr(0, last), number[last] == '.' ? ',' : '.')) m_broken = true;
    } else if (dot) {
        seeOneKind(number, '.', m_dot);
    } else if (comma) {
        seeOneKind(number, ',', m_comma);
    }
}

std::optional<Marks> MarkEvidence::decide(std::string_view unit) const {
    const bool commaIsDecimal = m_comma.decimal || m_dot.thousands;
    const bool dotIsDecimal = m_dot.decimal || m_comma.thousands;
    if (m_broken || (commaIsDecimal && dotIsDecimal)) return std::nullopt;
    if (commaIsDecimal)
        return Marks{',', '.', m_comma.decimal || m_comma.either, m_dot.thousands || m_dot.either};
    if (dotIsDecimal)
        return Marks{'.', ',', m_dot.decimal || m_dot.either, m_comma.thousands || m_comma.either};
    if (m_dot.either && m_comma.either) return std::nullopt;
    // Only "1.650" or only "1,650" was seen. Without a unit a dot is what RDF itself writes before
    // decimals.
    const bool small = isSmallUnit(unit);
    if (m_comma.either) return small ? Marks{',', '.', true, false} : Marks{'.', ',', false, true};
    if (m_dot.either)
        return small || unit.empty() ? Marks{'.', ',', true, false} : Marks{',', '.', false, true};
    return Marks{};
}

sqlite::Value toCell(std::string_view number, const Marks& marks) {
    std::string plain;
    for (const char c : number) {
        if (c == marks.thousands) continue;
        plain += c == marks.decimal ? '.' : c;
    }
    const char* end = plain.data() + plain.size();
    if (!marks.decimals) {
        std::int64_t integer = 0;
        if (std::from_chars(plain.data(), end, integer).ptr == end) return integer;
    }
    double real = 0;
    std::from_chars(plain.data(), end, real);
    return real;
}

}  // namespace tripletalk::induction
