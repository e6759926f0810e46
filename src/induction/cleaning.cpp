// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/cleaning.h"

#include "base/text.h"
#include "induction/units.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>

namespace tripletalk::induction {

namespace {

using sqlite::Value;

/// The name of an XML Schema datatype without its namespace, or empty.
std::string_view xsdName(std::string_view datatype) {
    return datatype.starts_with(rdf::vocabulary::xsd) ? datatype.substr(rdf::vocabulary::xsd.size())
                                                      : std::string_view();
}

bool isNumeric(std::string_view xsdType) {
    static const std::set<std::string, std::less<>> types{"integer",
                                                          "decimal",
                                                          "double",
                                                          "float",
                                                          "int",
                                                          "long",
                                                          "short",
                                                          "byte",
                                                          "nonNegativeInteger",
                                                          "positiveInteger",
                                                          "nonPositiveInteger",
                                                          "negativeInteger",
                                                          "unsignedInt",
                                                          "unsignedLong",
                                                          "unsignedShort",
                                                          "unsignedByte"};
    return types.contains(xsdType);
}

std::optional<std::int64_t> asInteger(std::string_view text) {
    text = text::trim(text);
    if (text.starts_with('+')) text.remove_prefix(1);
    std::int64_t number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

bool isYear(std::string_view text) {
    return text.size() == 4 &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// "TEXT, as written" says nothing that a reader needs; the rule stays empty.
Conversion asText() { return {}; }

Conversion single(Conversion::Rule rule, CleanColumn column, Marks marks = {}) {
    Conversion conversion;
    conversion.rule = rule;
    conversion.marks = marks;
    conversion.columns = {std::move(column)};
    return conversion;
}

std::string markWords(const Marks& marks) {
    const auto name = [](char mark) { return mark == '.' ? "a dot" : "a comma"; };
    std::string words;
    if (marks.grouped) words = std::string(name(marks.thousands)) + " as thousands mark removed";
    if (marks.decimals && marks.decimal == ',')
        words += std::string(words.empty() ? "" : ", ") + "decimal comma read";
    return words;
}

std::string quantityRule(const QuantityEvidence::Decision& decision) {
    std::vector<std::string> parts;
    if (!decision.unit.empty())
        parts.push_back((decision.currency ? "currency " : "unit ") + decision.unit + " removed");
    if (std::string marks = markWords(decision.marks); !marks.empty())
        parts.push_back(std::move(marks));
    return parts.empty() ? "number written as text" : text::join(parts, ", ");
}

}  // namespace

void ColumnEvidence::see(const Literal& literal) {
    ++m_total;
    const std::string_view type = xsdName(literal.datatype);
    if (literal.datatype.empty() || type == "string") {
        ++m_plain;
        m_quantities.see(literal.lexical);
        m_durations.see(literal.lexical);
    } else if (type == "boolean" && literal.number) {
        ++m_booleans;
    } else if (isNumeric(type) && literal.number && std::isfinite(*literal.number)) {
        ++m_numbers;
        if (asInteger(literal.lexical)) ++m_integers;
        m_quantities.see(literal.lexical);
    } else if (type == "gYear" && isYear(literal.lexical)) {
        ++m_years;
    } else if (type == "date" || type == "dateTime") {
        ++m_dates;
    }
}

std::optional<Conversion> ColumnEvidence::typedNumbers(std::string_view label,
                                                       std::string_view localName) const {
    if (m_numbers != m_total) return std::nullopt;
    const bool integers = m_integers == m_total;
    return single(integers ? Conversion::Rule::Integer : Conversion::Rule::Real,
                  {.type = integers ? "INTEGER" : "REAL", .unit = unitOfName(label, localName)});
}

std::optional<Conversion> ColumnEvidence::durations(std::string_view localName) const {
    const auto form = m_durations.decide();
    if (!form) return std::nullopt;
    const bool hours = *form == DurationForm::Hours;
    const std::string lower = text::toLower(localName);
    const std::string word = hours ? "minutes" : "seconds";
    Conversion conversion = single(
        Conversion::Rule::Duration,
        {.suffix = lower.find(word) == std::string::npos ? "_" + word : "",
         .type = m_durations.fractional() ? "REAL" : "INTEGER",
         .unit = hours ? "min" : "s",
         .rule = hours ? "hours:minutes read as minutes" : "minutes:seconds read as seconds"});
    conversion.fractional = m_durations.fractional();
    return conversion;
}

std::optional<Conversion> ColumnEvidence::quantities(std::string_view label,
                                                     std::string_view localName) const {
    const auto decision = m_quantities.decide();
    if (!decision) return std::nullopt;
    // A typed number knows only the decimal dot and no unit: it may stand beside plain text of the
    // same form only.
    const bool plain = decision->unit.empty() && !decision->range && !decision->marks.grouped &&
                       decision->marks.decimal == '.';
    if (m_numbers > 0 && !plain) return std::nullopt;
    CleanColumn column{
        .type = decision->marks.decimals ? "REAL" : "INTEGER",
        .unit = decision->unit.empty() ? unitOfName(label, localName) : decision->unit,
        .rule = quantityRule(*decision)};
    if (!decision->range)
        return single(Conversion::Rule::Quantity, std::move(column), decision->marks);
    Conversion conversion = single(Conversion::Rule::Range, column, decision->marks);
    const std::string more = decision->unit.empty() ? "" : ", " + column.rule;
    conversion.columns[0].suffix = "_min";
    conversion.columns[0].rule = "smaller end of a range" + more;
    column.suffix = "_max";
    column.rule = "larger end of a range" + more;
    conversion.columns.push_back(std::move(column));
    return conversion;
}

Conversion ColumnEvidence::decide(std::string_view label, std::string_view localName) const {
    if (m_total == 0) return asText();
    if (m_booleans == m_total)
        return single(Conversion::Rule::Boolean,
                      {.type = "INTEGER", .rule = "true is 1, false is 0"});
    if (m_years == m_total)
        return single(Conversion::Rule::Integer, {.type = "INTEGER", .rule = "year"});
    if (auto numbers = typedNumbers(label, localName)) return *std::move(numbers);
    if (m_dates == m_total) return single(Conversion::Rule::Text, {.rule = "ISO 8601 date"});
    if (m_plain + m_numbers != m_total || namesIdentifier(label, localName)) return asText();
    if (m_plain == m_total)
        if (auto spans = durations(localName)) return *std::move(spans);
    if (auto numbers = quantities(label, localName)) return *std::move(numbers);
    return asText();
}

std::optional<std::vector<Value>> Conversion::cells(const Literal& literal) const {
    using Cells = std::vector<Value>;
    switch (rule) {
        case Rule::Text:
            return Cells{Value(literal.lexical)};
        case Rule::Boolean:
            if (!literal.number) return std::nullopt;
            return Cells{Value(std::int64_t{*literal.number != 0})};
        case Rule::Integer:
            if (const auto number = asInteger(literal.lexical)) return Cells{Value(*number)};
            return std::nullopt;
        case Rule::Real:
            if (literal.number) return Cells{Value(*literal.number)};
            return std::nullopt;
        case Rule::Duration: {
            const auto duration = readDuration(literal.lexical);
            if (!duration) return std::nullopt;
            if (duration->form == DurationForm::Minutes) return Cells{Value(duration->seconds)};
            if (fractional) return Cells{Value(static_cast<double>(duration->seconds) / 60)};
            return Cells{Value(duration->seconds / 60)};
        }
        case Rule::Quantity:
        case Rule::Range:
            break;
    }
    const auto quantity = readQuantity(literal.lexical);
    if (!quantity) return std::nullopt;
    Value low = toCell(quantity->numbers.front(), marks);
    if (rule == Rule::Quantity) return Cells{std::move(low)};
    Value high = toCell(quantity->numbers.back(), marks);
    if (high < low) std::swap(low, high);
    return Cells{std::move(low), std::move(high)};
}

}  // namespace tripletalk::induction
