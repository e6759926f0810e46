// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/values/writtenform.h"

#include "base/ascii.h"
#include "base/text.h"
#include "induction/values/writtendate.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace tripletalk::induction {

namespace {

using sqlite::Value;

/// What SQLite's printf gives back without loss, whatever the number.
constexpr std::size_t reliableDigits = 15;
/// From here on '%.15g' writes an exponent, and printf('%d') may not hold the whole part.
constexpr double mostPlain = 1e15;
constexpr double leastPlain = 1e-4;
constexpr char clockMark = ':';

std::string wordOf(const WrittenForm& form, bool yes) {
    if (form.before.empty() && form.after.empty()) return yes ? "true" : "false";
    return yes ? form.before : form.after;
}

/// Thousands marks among the digits of a whole number without sign.
std::string grouped(std::string digits, char mark) {
    if (mark == 0) return digits;
    for (std::ptrdiff_t at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > 0; at -= 3)
        digits.insert(static_cast<std::size_t>(at), 1, mark);
    return digits;
}

std::string writtenInteger(const WrittenForm& form, std::int64_t number) {
    std::string digits = std::to_string(number);
    const std::string sign = digits.front() == '-' ? "-" : "";
    std::string text = sign + grouped(digits.substr(sign.size()), form.thousands);
    if (form.decimals > 0)
        text += form.decimal + std::string(static_cast<std::size_t>(form.decimals), '0');
    return text;
}

/// Minutes as hours and minutes, seconds as minutes and seconds.
std::optional<std::string> writtenClock(const WrittenForm& form, const Value& cell) {
    const auto* number = std::get_if<std::int64_t>(&cell);
    if (number == nullptr || *number < 0) return std::nullopt;
    std::string whole = std::to_string(*number / 60);
    const auto width = static_cast<std::size_t>(std::max(form.decimals, 1));
    whole.insert(0, width - std::min(width, whole.size()), '0');
    const std::string rest = std::to_string(*number % 60);
    return form.before + whole + clockMark + (rest.size() < 2 ? "0" : "") + rest + form.after;
}

/// Significant digits of a text that to_chars wrote in scientific notation.
std::size_t significantDigits(std::string_view scientific) {
    const std::string_view mantissa = scientific.substr(0, scientific.find('e'));
    return static_cast<std::size_t>(
        std::count_if(mantissa.begin(), mantissa.end(), ascii::isDigit));
}

std::optional<std::string> writtenReal(const WrittenForm& form, double number) {
    if (!std::isfinite(number)) return std::nullopt;
    if (number == 0) return writtenInteger(form, 0);  // SQLite knows no -0 in its texts
    std::array<char, 400> buffer{};
    const auto spell = [&](std::chars_format format) {
        const auto [end, fault] =
            std::to_chars(buffer.data(), buffer.data() + buffer.size(), std::fabs(number), format);
        return std::string(buffer.data(), fault == std::errc() ? end : buffer.data());
    };
    const std::string scientific = spell(std::chars_format::scientific);
    const std::size_t digits = significantDigits(scientific);
    if (digits > reliableDigits) return std::nullopt;
    const std::string sign = number < 0 ? "-" : "";
    const double size = std::fabs(number);
    if (size >= mostPlain || size < leastPlain) {
        const bool plain =
            form.decimals < 0 && form.thousands == 0 && (form.decimal == '.' || digits == 1);
        if (!plain) return std::nullopt;
        return sign + scientific;
    }
    const std::string fixed = spell(std::chars_format::fixed);
    const auto point = std::min(fixed.find('.'), fixed.size());
    std::string decimals = fixed.substr(std::min(point + 1, fixed.size()));
    if (form.decimals >= 0) {
        const auto wanted = static_cast<std::size_t>(form.decimals);
        if (decimals.size() > wanted || point + wanted > reliableDigits) return std::nullopt;
        decimals.append(wanted - decimals.size(), '0');
    }
    std::string text = sign + grouped(fixed.substr(0, point), form.thousands);
    if (!decimals.empty()) text += form.decimal + decimals;
    return text;
}

std::optional<std::string> writtenNumber(const WrittenForm& form, const Value& cell) {
    if (const auto* integer = std::get_if<std::int64_t>(&cell))
        return writtenInteger(form, *integer);
    if (const auto* real = std::get_if<double>(&cell)) return writtenReal(form, *real);
    return std::nullopt;
}

std::string literal(std::string_view text) {
    return "'" + text::replaceAll(std::string(text), "'", "''") + "'";
}

std::string groupedSql(const std::string& integer, char mark) {
    const std::string commas = "printf('%,d'," + integer + ")";
    return mark == ',' ? commas
                       : "replace(" + commas + ",','," + literal(std::string_view(&mark, 1)) + ")";
}

std::string integerSql(const WrittenForm& form, const std::string& column) {
    std::string text =
        form.thousands == 0 ? "CAST(" + column + " AS TEXT)" : groupedSql(column, form.thousands);
    if (form.decimals > 0)
        text += "||" +
                literal(form.decimal + std::string(static_cast<std::size_t>(form.decimals), '0'));
    return text;
}

std::string realSql(const WrittenForm& form, const std::string& column) {
    const std::string format =
        form.decimals < 0 ? "'%.15g'" : "'%." + std::to_string(form.decimals) + "f'";
    if (form.thousands == 0) {
        const std::string plain = "printf(" + format + "," + column + ")";
        return form.decimal == '.' ? plain
                                   : "replace(" + plain + ",'.'," +
                                         literal(std::string_view(&form.decimal, 1)) + ")";
    }
    // printf groups whole numbers only: the sign, the whole part and the rest one by one.
    const std::string size = "printf(" + format + ",abs(" + column + "))";
    const std::string mark = literal(std::string_view(&form.decimal, 1));
    return "CASE WHEN " + column + "<0 THEN '-' ELSE '' END||" +
           groupedSql("CAST(" + size + " AS INTEGER)", form.thousands) + "||CASE WHEN instr(" +
           size + ",'.')>0 THEN " + mark + "||substr(" + size + ",instr(" + size +
           ",'.')+1) ELSE '' END";
}

std::string numberSql(const WrittenForm& form, const std::string& column, bool integer) {
    return "(" + (integer ? integerSql(form, column) : realSql(form, column)) + ")";
}

std::string clockSql(const WrittenForm& form, const std::string& column) {
    return "printf('%0" + std::to_string(std::max(form.decimals, 1)) + "d'," + column + "/60)||" +
           literal(std::string_view(&clockMark, 1)) + "||printf('%02d'," + column + "%60)";
}

/// The parts of an xsd:decimal that tell it from others: digits without meaningless zeros.
struct Decimal {
    bool negative = false;
    std::string whole;
    std::string fraction;
    bool operator==(const Decimal&) const = default;
};

std::optional<Decimal> decimalOf(std::string_view text, bool mayHavePoint) {
    Decimal decimal;
    if (text.starts_with('-') || text.starts_with('+')) {
        decimal.negative = text.front() == '-';
        text.remove_prefix(1);
    }
    const auto point = std::min(text.find('.'), text.size());
    if (point < text.size() && !mayHavePoint) return std::nullopt;
    std::string_view whole = text.substr(0, point);
    std::string_view fraction = text.substr(std::min(point + 1, text.size()));
    const auto digitsOnly = [](std::string_view part) {
        return part.find_first_not_of("0123456789") == std::string_view::npos;
    };
    if ((whole.empty() && fraction.empty()) || !digitsOnly(whole) || !digitsOnly(fraction))
        return std::nullopt;
    while (whole.starts_with('0')) whole.remove_prefix(1);
    while (fraction.ends_with('0')) fraction.remove_suffix(1);
    decimal.whole = whole;
    decimal.fraction = fraction;
    if (whole.empty() && fraction.empty()) decimal.negative = false;
    return decimal;
}

/// A valid xsd:double or xsd:float as the number nearest to it.
template <typename Float>
std::optional<Float> floatingOf(std::string_view text) {
    constexpr Float infinity = std::numeric_limits<Float>::infinity();
    if (text == "INF" || text == "+INF") return infinity;
    if (text == "-INF") return -infinity;
    if (text.find_first_not_of("0123456789.+-eE") != std::string_view::npos) return std::nullopt;
    if (text.starts_with('+')) text.remove_prefix(1);
    Float number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

std::optional<bool> booleanOf(std::string_view text) {
    if (text == "true" || text == "1") return true;
    if (text == "false" || text == "0") return false;
    return std::nullopt;
}

template <typename T>
bool same(const std::optional<T>& a, const std::optional<T>& b) {
    return a && b && *a == *b;
}

}  // namespace

std::optional<std::string> written(const WrittenForm& form, const Value& first,
                                   const Value& second) {
    if (const auto* text = std::get_if<std::string>(&first))
        return form.date.empty() ? *text : datePatterned(form.date, *text);
    if (form.boolean) {
        const auto* number = std::get_if<std::int64_t>(&first);
        if (number == nullptr || (*number != 0 && *number != 1)) return std::nullopt;
        return wordOf(form, *number == 1);
    }
    const bool range = !std::holds_alternative<std::monostate>(second);
    if (form.thousands == clockMark) return writtenClock(form, first);
    const auto text = writtenNumber(form, first);
    if (!text) return std::nullopt;
    std::string whole = form.before + *text;
    if (range && first != second) {
        const auto larger = writtenNumber(form, second);
        if (!larger) return std::nullopt;
        whole += form.between + *larger;
    }
    return whole + form.after;
}

std::string writtenSql(const WrittenForm& form, const std::string& quotedColumn,
                       const std::string& quotedSecond, std::string_view columnType) {
    if (columnType == "TEXT")
        return form.date.empty() ? quotedColumn : datePatternedSql(form.date, quotedColumn);
    if (form.boolean)
        return "CASE " + quotedColumn + " WHEN 1 THEN " + literal(wordOf(form, true)) +
               " WHEN 0 THEN " + literal(wordOf(form, false)) + " END";
    const bool integer = columnType == "INTEGER";
    const bool clock = form.thousands == clockMark;
    std::string text =
        clock ? clockSql(form, quotedColumn) : numberSql(form, quotedColumn, integer);
    if (!form.before.empty()) text = literal(form.before) + "||" + text;
    if (!quotedSecond.empty())
        text += "||CASE WHEN " + quotedSecond + "=" + quotedColumn + " THEN '' ELSE " +
                literal(form.between) + "||" + numberSql(form, quotedSecond, integer) + " END";
    if (!form.after.empty()) text += "||" + literal(form.after);
    return "(" + text + ")";
}

bool sameValue(std::string_view datatypeIri, std::string_view a, std::string_view b) {
    if (a == b) return true;
    if (!datatypeIri.starts_with(rdf::vocabulary::xsd)) return false;
    const std::string_view type = datatypeIri.substr(rdf::vocabulary::xsd.size());
    if (type == "boolean") return same(booleanOf(a), booleanOf(b));
    if (type == "double") return same(floatingOf<double>(a), floatingOf<double>(b));
    if (type == "float") return same(floatingOf<float>(a), floatingOf<float>(b));
    if (type == "decimal") return same(decimalOf(a, true), decimalOf(b, true));
    static constexpr std::array<std::string_view, 13> integers{"integer",
                                                               "int",
                                                               "long",
                                                               "short",
                                                               "byte",
                                                               "negativeInteger",
                                                               "unsignedLong",
                                                               "unsignedInt",
                                                               "unsignedShort",
                                                               "unsignedByte",
                                                               "positiveInteger",
                                                               "nonPositiveInteger",
                                                               "nonNegativeInteger"};
    if (std::find(integers.begin(), integers.end(), type) == integers.end()) return false;
    return same(decimalOf(a, false), decimalOf(b, false));
}

}  // namespace tripletalk::induction
