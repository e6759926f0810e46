// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/sqloperand.h"

#include "base/text.h"

#include <cstdlib>

namespace tripletalk::answering::reading {

using sqlite::Span;
using sqlite::SqlQuery;
using sqlite::SqlToken;

std::optional<Operand> operandAt(const SqlQuery& query, Span span) {
    const bool isNegative = span.last - span.first == 2 && query.key(span.first) == "-";
    if (isNegative) ++span.first;
    if (span.last - span.first != 1) return std::nullopt;
    const SqlToken& token = query.token(span.first);
    if (token.kind == SqlToken::Kind::Text && !isNegative) {
        const std::string value = query.textValue(span.first);
        return Operand{.text = value, .shown = value};
    }
    if (token.kind != SqlToken::Kind::Number) return std::nullopt;
    const double number = std::strtod(std::string(token.text).c_str(), nullptr);
    const double said = isNegative ? -number : number;
    const std::string shown = text::formatNumber(said);
    return Operand{.text = shown, .number = said, .isNumber = true, .shown = shown};
}

}  // namespace tripletalk::answering::reading
