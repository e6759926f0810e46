// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/values/conversion.h"

#include "induction/values/duration.h"
#include "induction/values/quantity.h"
#include "induction/values/yesno.h"

#include <utility>

namespace tripletalk::induction {

namespace {

using sqlite::Value;
using Cells = std::optional<std::vector<Value>>;

Cells one(Value value) { return std::vector<Value>{std::move(value)}; }

Cells number(double number, bool real) {
    return one(real ? Value(number) : Value(static_cast<std::int64_t>(number)));
}

/// A whole number in a REAL column is one as well.
std::optional<Value> numberCell(const WrittenNumber& number, const Marks& marks, bool real) {
    auto cell = toCell(number.text, marks);
    if (!cell || !real) return cell;
    if (const auto* integer = std::get_if<std::int64_t>(&*cell))
        return static_cast<double>(*integer);
    return cell;
}

Cells quantityCells(const Conversion& conversion, const Literal& literal) {
    const auto quantity = readQuantity(literal.lexical);
    if (!quantity || !sameUnit(quantity->unit, conversion.unit)) return std::nullopt;
    const bool real = conversion.columns.front().type == "REAL";
    auto low = numberCell(quantity->numbers.front(), conversion.marks, real);
    auto high = numberCell(quantity->numbers.back(), conversion.marks, real);
    if (!low || !high) return std::nullopt;
    if (conversion.rule == Conversion::Rule::Range) {
        if (*high < *low) std::swap(low, high);
        return std::vector<Value>{*std::move(low), *std::move(high)};
    }
    if (quantity->numbers.size() > 1) return std::nullopt;
    return one(*std::move(low));
}

Cells integerCell(const Literal& literal) {
    if (const auto integer = asInteger(literal.lexical)) return one(*integer);
    if (xsdName(literal.datatype) != "gYear") return std::nullopt;
    const auto year = asYear(literal.lexical);
    return year ? one(*year) : std::nullopt;
}

Cells realCell(const Literal& literal) {
    if (literal.number) {
        // A rounded integer would be a wrong answer; above 2^53 not every one is a double.
        const auto integer = asInteger(literal.lexical);
        if (integer && *literal.number < 9.2e18 && *literal.number > -9.2e18 &&
            static_cast<std::int64_t>(*literal.number) != *integer)
            return std::nullopt;
        return one(*literal.number);
    }
    if (literal.datatype.empty() || xsdName(literal.datatype) == "string") {
        const auto plain = asPlainNumber(literal.lexical);
        return plain ? one(*plain) : std::nullopt;
    }
    const auto year = asYear(literal.lexical);
    return year ? one(static_cast<double>(*year)) : std::nullopt;
}

Cells spanCell(const Conversion& conversion, const Literal& literal) {
    if (kindOf(literal) != ValueKind::Span) return std::nullopt;
    const auto span = readXsdDuration(literal.lexical, xsdName(literal.datatype));
    if (!span || (conversion.inMonths ? span->hasSeconds : span->hasMonths)) return std::nullopt;
    return number(conversion.inMonths ? static_cast<double>(span->months) : span->seconds,
                  conversion.columns.front().type == "REAL");
}

}  // namespace

Cells Conversion::cells(const Literal& literal) const {
    switch (rule) {
        case Rule::Text:
            break;
        case Rule::Moment: {
            if (!selective) break;
            const ValueKind kind = kindOf(literal);
            if (kind != ValueKind::Moment && kind != ValueKind::Year) return std::nullopt;
            break;
        }
        case Rule::Boolean:
            if (!literal.number || xsdName(literal.datatype) != "boolean") return std::nullopt;
            return one(std::int64_t{*literal.number != 0});
        case Rule::YesNo: {
            const auto yes = YesNoEvidence::read(literal.lexical, yesNo);
            return yes ? one(std::int64_t{*yes}) : std::nullopt;
        }
        case Rule::Integer:
            return integerCell(literal);
        case Rule::Real:
            return realCell(literal);
        case Rule::Duration: {
            const auto duration = readDuration(literal.lexical);
            if (!duration || (!inSeconds && duration->seconds % 60 != 0)) return std::nullopt;
            return one(inSeconds ? duration->seconds : duration->seconds / 60);
        }
        case Rule::Span:
            return spanCell(*this, literal);
        case Rule::Date: {
            auto date = readDate(literal.lexical, order);
            if (!date || date->iso.empty()) return std::nullopt;
            return one(blank ? withBlank(std::move(date->iso)) : std::move(date->iso));
        }
        case Rule::Quantity:
        case Rule::Range:
            return quantityCells(*this, literal);
    }
    return one(literal.lexical);
}

}  // namespace tripletalk::induction
