// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/values/numbermarks.h"

#include "base/ascii.h"
#include "induction/values/units.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace tripletalk::induction {

namespace {

constexpr std::size_t mostDigits = 15;  // longer whole numbers are identifiers
constexpr std::size_t mostDigitsWithMarks = 30;

using ascii::isDigit;

std::size_t digitsAt(std::string_view text) {
    return static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), isDigit) -
                                    text.begin());
}

/// A sign that parts thousands and nothing else, if a group of three digits follows it.
std::string_view blankMark(std::string_view text) {
    for (const std::string_view mark : {" ", "'", "’", "\u00A0", "\u202F", "\u2009"})
        if (text.starts_with(mark) && digitsAt(text.substr(mark.size())) == 3) return mark;
    return {};
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

double asReal(std::string_view digits) {
    double number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

std::string_view unsignedPart(std::string_view number) {
    if (!number.empty() && number[0] == '-') number.remove_prefix(1);
    return number;
}

}  // namespace

std::optional<WrittenNumber> takeNumber(std::string_view& text) {
    std::string_view rest = text;
    WrittenNumber taken;
    std::string& number = taken.text;
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
        const std::string_view blank = mayGroup ? blankMark(rest) : std::string_view();
        std::size_t mark = blank.size();
        if (mark == 1) taken.blank = blank.front();
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
    const bool marked = number.find_first_of(".,") != std::string::npos;
    if (digits > (marked ? mostDigitsWithMarks : mostDigits)) return std::nullopt;
    text = rest;
    return taken;
}

void MarkEvidence::Sizes::add(double number) {
    if (number < 1) return;
    ++count;
    logarithms += std::log10(number);
}

double MarkEvidence::Sizes::mean() const {
    return count == 0 ? 0 : logarithms / static_cast<double>(count);
}

void MarkEvidence::seeOneKind(std::string_view number, char mark, Mark& uses) {
    const auto count = std::count(number.begin(), number.end(), mark);
    const bool grouped = isGrouped(number, mark);
    if (count > 1 && grouped)
        uses.thousands = true;
    else if (count > 1)
        m_broken = true;
    else if (!grouped)
        uses.decimal = true;
    if (count != 1 || !grouped) return;
    ++uses.either;
    if (number.back() == '0' || number.back() == '5') ++uses.round;
    uses.wholes.add(asReal(number.substr(0, number.find(mark))));
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
    } else {
        const double whole = asReal(number);
        m_unmarked.add(whole);
        if (whole >= 100) ++m_unmarkedHundreds;
    }
}

/// How likely the mark parts thousands, from 0 to 1, where every number has three digits behind it.
double MarkEvidence::likelyThousands(const Mark& mark, char sign, std::string_view unit) const {
    // "525 l" and "1.650 l" are of one kind only if the second is the larger one. Whoever writes
    // three decimals would have written "525.000 l".
    const double apart = m_unmarked.mean() - mark.wholes.mean();
    if (m_unmarked.count > 0 && apart > 1.5) return 0.95;
    // Many small numbers and none of three digits: nothing leads up to the thousands.
    if (m_unmarked.count >= 8 && m_unmarkedHundreds == 0 && std::fabs(apart) < 0.75) return 0.2;
    // Nobody measures to a thousandth and always finds a multiple of five.
    if (isSmallUnit(unit)) return mark.either >= 20 && mark.round == mark.either ? 0.8 : 0.2;
    if (!unit.empty()) return 0.8;
    // Without a unit: decimals rarely end in 0 or 5 this often. A dot is what RDF itself writes
    // before decimals.
    if (sign == ',') return 0.75;
    return mark.round * 10 >= mark.either * 6 ? 0.65 : 0.35;
}

std::optional<Marks> MarkEvidence::decide(std::string_view unit) const {
    const bool commaIsDecimal = m_comma.decimal || m_dot.thousands;
    const bool dotIsDecimal = m_dot.decimal || m_comma.thousands;
    if (m_broken || (commaIsDecimal && dotIsDecimal)) return std::nullopt;
    if (commaIsDecimal)
        return Marks{',', '.', m_comma.decimal || m_comma.either > 0,
                     m_dot.thousands || m_dot.either > 0};
    if (dotIsDecimal)
        return Marks{'.', ',', m_dot.decimal || m_dot.either > 0,
                     m_comma.thousands || m_comma.either > 0};
    if (m_dot.either > 0 && m_comma.either > 0) return std::nullopt;
    if (m_comma.either == 0 && m_dot.either == 0) return Marks{};
    const char sign = m_comma.either > 0 ? ',' : '.';
    const char other = sign == ',' ? '.' : ',';
    const double likely = likelyThousands(sign == ',' ? m_comma : m_dot, sign, unit);
    if (likely > 0.5) return Marks{other, sign, false, true, likely};
    return Marks{sign, other, true, false, 1 - likely};
}

int decimalsOf(std::string_view number, const Marks& marks) {
    const auto mark = number.rfind(marks.decimal);
    return mark == std::string_view::npos ? 0 : static_cast<int>(number.size() - mark - 1);
}

std::optional<sqlite::Value> toCell(std::string_view number, const Marks& marks) {
    const auto mark = std::min(number.find(marks.decimal), number.size());
    const std::string_view whole = unsignedPart(number.substr(0, mark));
    if (whole.find(marks.thousands) != std::string_view::npos && !isGrouped(whole, marks.thousands))
        return std::nullopt;
    std::string plain;
    for (std::size_t i = 0; i < number.size(); ++i)
        if (i == mark)
            plain += '.';
        else if (i > mark || number[i] != marks.thousands)
            plain += number[i];
    const char* end = plain.data() + plain.size();
    const auto read = [&](auto value) -> std::optional<sqlite::Value> {
        const auto [to, fault] = std::from_chars(plain.data(), end, value);
        if (fault != std::errc() || to != end) return std::nullopt;
        return value;
    };
    return marks.decimals ? read(double{}) : read(std::int64_t{});
}

}  // namespace tripletalk::induction
