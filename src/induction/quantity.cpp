// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/quantity.h"

#include "base/text.h"
#include "induction/units.h"

#include <algorithm>
#include <array>

namespace tripletalk::induction {

namespace {

constexpr std::size_t longestText = 60;
constexpr std::size_t longestWord = 12;

bool skipBlanks(std::string_view& text) {
    const std::size_t before = text.size();
    for (bool again = true; again;) {
        again = false;
        for (const std::string_view blank : {" ", "\t", "\u00A0", "\u202F", "\u2009"})
            if (text.starts_with(blank)) {
                text.remove_prefix(blank.size());
                again = true;
            }
    }
    return text.size() != before;
}

std::string takeCurrency(std::string_view& text) {
    for (const std::size_t length : {std::size_t{1}, std::size_t{2}, std::size_t{3}}) {
        if (text.size() <= length) break;
        std::string code = currencyCode(text.substr(0, length));
        if (code.empty()) continue;
        text.remove_prefix(length);
        skipBlanks(text);
        return code;
    }
    return {};
}

/// The sign between two ends of a range; words and the plain hyphen of "a - b" included.
bool takeSeparator(std::string_view& text) {
    for (const std::string_view sign : {"-", "–", "—", "‒", "…", "..", "to ", "bis ", "~"})
        if (text.starts_with(sign)) {
            text.remove_prefix(sign.size());
            return true;
        }
    return false;
}

/// The second end of a range that starts here, its unit possibly named at both ends ("5 l - 6 l").
std::optional<std::string> takeSecondEnd(std::string_view& text, std::string_view unit) {
    std::string_view rest = text;
    skipBlanks(rest);
    if (!unit.empty() && rest.starts_with(unit)) rest.remove_prefix(unit.size());
    skipBlanks(rest);
    if (!takeSeparator(rest)) return std::nullopt;
    skipBlanks(rest);
    std::optional<std::string> number = takeNumber(rest);
    if (number) text = rest;
    return number;
}

std::string_view unitAtTheEnd(std::string_view text) {
    const auto lastDigitOutside = [&] {
        const auto blank = text.rfind(' ');
        return blank == std::string_view::npos ? text.size() : blank + 1;
    }();
    return text.substr(std::min(lastDigitOutside, text.size()));
}

std::string singular(std::string_view word) {
    std::string lower = text::toLower(word);
    if (lower.size() > 3 && lower.ends_with('s')) lower.pop_back();
    return lower;
}

/// Prices are also written "45.900,-".
void dropPriceDash(std::string_view& text) {
    for (const std::string_view dash : {",-", ".-", ",–", ",—", ".–"})
        if (text.starts_with(dash)) {
            text.remove_prefix(dash.size());
            return;
        }
}

}  // namespace

std::optional<Quantity> readQuantity(std::string_view written) {
    std::string_view text = text::trim(written);
    if (text.empty() || text.size() > longestText) return std::nullopt;
    Quantity quantity;
    quantity.unit = takeCurrency(text);
    quantity.currency = !quantity.unit.empty();
    auto first = takeNumber(text);
    if (!first) return std::nullopt;
    quantity.numbers.push_back(*std::move(first));
    if (auto second = takeSecondEnd(text, unitAtTheEnd(text)))
        quantity.numbers.push_back(*std::move(second));
    dropPriceDash(text);
    quantity.parted = skipBlanks(text);
    if (text.empty()) return quantity;
    if (quantity.currency) return std::nullopt;
    quantity.unit = currencyCode(text);
    quantity.currency = !quantity.unit.empty();
    if (!quantity.currency) quantity.unit = text;
    return quantity;
}

void QuantityEvidence::see(std::string_view text) {
    if (m_broken) return;
    const std::optional<Quantity> quantity = readQuantity(text);
    if (!quantity) {
        m_broken = true;
        return;
    }
    if (!m_seen) {
        m_unit = quantity->unit;
        m_first = quantity->numbers.front();
        m_currency = quantity->currency;
    }
    m_seen = true;
    if (singular(quantity->unit) != singular(m_unit))
        m_broken = true;
    else if (quantity->unit.size() > m_unit.size())
        m_unit = quantity->unit;  // the plural names the unit
    m_differ = m_differ || quantity->numbers.front() != m_first;
    m_parted = m_parted && quantity->parted;
    if (quantity->numbers.size() > 1) {
        m_range = true;
        m_tightRange = m_tightRange || text.find(' ') == std::string_view::npos;
    }
    for (const std::string& number : quantity->numbers) m_marks.see(number);
}

bool QuantityEvidence::unitIsSound() const {
    if (m_unit.empty() || m_currency || isUnit(m_unit)) return true;
    // A word nobody listed ("4 doors") counts if it is one plain small word behind differing
    // numbers.
    const bool word =
        m_unit.size() >= 3 && m_unit.size() <= longestWord &&
        std::all_of(m_unit.begin(), m_unit.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    return word && m_parted && m_differ;
}

std::optional<QuantityEvidence::Decision> QuantityEvidence::decide() const {
    if (!m_seen || m_broken || !unitIsSound() || (m_tightRange && m_unit.empty()))
        return std::nullopt;
    const auto marks = m_marks.decide(m_unit);
    if (!marks) return std::nullopt;
    return Decision{m_unit, *marks, m_range, m_currency};
}

}  // namespace tripletalk::induction
