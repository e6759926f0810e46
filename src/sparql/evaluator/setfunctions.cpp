// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/evaluator/setfunctions.h"

#include "sparql/evaluator/termfunctions.h"
#include "sparql/evaluator/textfunctions.h"

#include <algorithm>

namespace tripletalk::sparql {

void Sum::add(Environment&, const Value& value) {
    if (!value.isNumber()) m_failed = true;
    if (m_failed) return;
    ++m_count;
    const Kind before = m_kind;
    m_kind = std::max(m_kind, value.kind);
    if (m_kind > Kind::Decimal) {
        if (before <= Kind::Decimal) m_real = (m_exact + Decimal(m_small)).toDouble();
        m_real += value.number();
        if (m_kind == Kind::Float) m_real = static_cast<float>(m_real);
        return;
    }
    std::int64_t sum = 0;
    const auto integer = value.kind == Kind::Integer ? value.exact.toInteger() : std::nullopt;
    if (integer && !__builtin_add_overflow(m_small, *integer, &sum))
        m_small = sum;
    else
        m_exact = m_exact + value.exact;
}

Value Sum::sum(Environment& environment) const {
    if (m_failed) return Environment::error();
    if (m_kind > Kind::Decimal) return environment.real(m_real, m_kind);
    Decimal sum = m_exact + Decimal(m_small);
    return m_kind == Kind::Integer ? environment.integer(std::move(sum))
                                   : environment.decimal(std::move(sum));
}

Value Sum::average(Environment& environment) const {
    if (m_failed) return Environment::error();
    if (m_count == 0) return environment.integer(Decimal(0));
    if (m_kind > Kind::Decimal)
        return environment.real(m_real / static_cast<double>(m_count), m_kind);
    auto average = Decimal::quotient(m_exact + Decimal(m_small), Decimal(m_count));
    return average ? environment.decimal(*std::move(average)) : Environment::error();
}

void GroupConcat::add(Environment& environment, const Value& value, std::string_view separator) {
    if (m_failed) return;
    const Value* const argument = &value;
    const Value text =
        value.kind == Kind::Error ? Value() : str(environment, Arguments(&argument, 1));
    m_failed = text.kind == Kind::Error;
    if (m_failed || !environment.terms.charge(text.text.size() + separator.size())) return;
    if (m_text.size() + text.text.size() + separator.size() > mostText) {
        environment.terms.fail(
            {ErrorKind::Limit, say("Sentence", "GROUP_CONCAT makes a text that is too long.")});
        m_failed = true;
        return;
    }
    if (!m_first) m_text += separator;
    m_first = false;
    m_text += text.text;
}

Value GroupConcat::value(Environment& environment) const {
    return m_failed ? Environment::error() : environment.string(m_text);
}

}  // namespace tripletalk::sparql
