// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/values/quantity.h"

#include "base/text.h"
#include "induction/values/units.h"
#include "language/valuewords.h"

#include <algorithm>

namespace tripletalk::induction {

namespace {

constexpr std::size_t longestQuantity = 60;
constexpr std::size_t longestUnit = 12;
constexpr std::size_t mostKinds = 4;

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
    for (const std::size_t length : {std::size_t{3}, std::size_t{2}, std::size_t{1}}) {
        if (text.size() <= length) continue;
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
    for (const std::string_view sign : {"-", "–", "—", "‒", "…", "..", "~"})
        if (text.starts_with(sign)) {
            text.remove_prefix(sign.size());
            return true;
        }
    for (const std::string& word : language::valueWords().upTo)
        if (text.starts_with(word + ' ')) {
            text.remove_prefix(word.size() + 1);
            return true;
        }
    return false;
}

/// The second end of a range that starts here, its unit possibly named at both ends ("5 l - 6 l",
/// "€5 - €6").
std::optional<WrittenNumber> takeSecondEnd(std::string_view& text, std::string_view unit,
                                           std::string_view sign, std::string_view& between) {
    std::string_view rest = text;
    skipBlanks(rest);
    if (!unit.empty() && rest.starts_with(unit)) rest.remove_prefix(unit.size());
    skipBlanks(rest);
    if (!takeSeparator(rest)) return std::nullopt;
    skipBlanks(rest);
    if (!sign.empty() && rest.starts_with(sign)) rest.remove_prefix(sign.size());
    const std::string_view start = text;
    between = start.substr(0, start.size() - rest.size());
    std::optional<WrittenNumber> number = takeNumber(rest);
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

/// Without the plural's s and a capital at the front; what a single letter's case means stays.
std::string comparable(std::string_view unit) {
    std::string text(unit);
    if (text.size() <= 3) return text;
    if (text[0] >= 'A' && text[0] <= 'Z' && text[1] >= 'a' && text[1] <= 'z' && text[2] >= 'a')
        text[0] = static_cast<char>(text[0] - 'A' + 'a');
    if (text.ends_with('s')) text.pop_back();
    return text;
}

std::size_t countDigits(std::string_view number) {
    return static_cast<std::size_t>(
        std::count_if(number.begin(), number.end(), [](char c) { return c >= '0' && c <= '9'; }));
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
    if (text.empty() || text.size() > longestQuantity) return std::nullopt;
    Quantity quantity;
    const std::string_view whole = text;
    quantity.unit = takeCurrency(text);
    quantity.currency = !quantity.unit.empty();
    const std::string_view sign = whole.substr(0, whole.size() - text.size());
    quantity.before = written.substr(0, static_cast<std::size_t>(text.data() - written.data()));
    auto first = takeNumber(text);
    if (!first) return std::nullopt;
    quantity.numbers.push_back(*std::move(first));
    if (auto second = takeSecondEnd(text, unitAtTheEnd(text), sign, quantity.between))
        quantity.numbers.push_back(*std::move(second));
    else
        quantity.between = {};
    quantity.after = written.substr(static_cast<std::size_t>(text.data() - written.data()));
    dropPriceDash(text);
    quantity.parted = skipBlanks(text);
    if (text.empty()) return quantity;
    if (quantity.currency) return std::nullopt;
    quantity.unit = currencyCode(text);
    quantity.currency = !quantity.unit.empty();
    if (!quantity.currency) quantity.unit = text;
    return quantity;
}

bool sameUnit(std::string_view a, std::string_view b) {
    return a == b || comparable(a) == comparable(b);
}

void QuantityEvidence::Kind::see(const Quantity& quantity, std::string_view text) {
    if (count++ == 0) {
        unit = quantity.unit;
        currency = quantity.currency;
        sample = text;
        first = quantity.numbers.front().text;
        shortest = countDigits(first);
    }
    if (quantity.unit.size() > unit.size()) unit = quantity.unit;  // the plural names the unit
    differ = differ || quantity.numbers.front().text != first;
    parted = parted && quantity.parted;
    if (quantity.numbers.size() > 1) {
        range = true;
        tightRange = tightRange || text.find(' ') == std::string_view::npos;
    }
    for (const WrittenNumber& number : quantity.numbers) {
        marks.see(number.text);
        marked =
            marked || number.blank != 0 || number.text.find_first_of(".,-") != std::string::npos;
        const std::size_t digits = countDigits(number.text);
        shortest = std::min(shortest, digits);
        longest = std::max(longest, digits);
    }
}

bool QuantityEvidence::Kind::hasSoundUnit() const {
    if (unit.empty() || currency || isUnit(unit)) return true;
    // A word nobody listed ("4 doors") counts if it is one plain small word behind differing
    // numbers.
    const bool word =
        unit.size() >= 3 && unit.size() <= longestUnit &&
        std::all_of(unit.begin(), unit.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    return word && parted && differ;
}

/// Article numbers, ISBN, EAN and phone numbers: long, and mostly of one length.
bool QuantityEvidence::Kind::looksLikeCodes() const {
    return unit.empty() && !marked && (longest >= 12 || (longest >= 8 && shortest == longest));
}

void QuantityEvidence::see(std::string_view text) {
    if (m_unread.outweigh(m_read)) return;
    const std::optional<Quantity> quantity = readQuantity(text);
    if (!quantity) {
        m_unread.add(text);
        return;
    }
    auto kind = std::find_if(m_kinds.begin(), m_kinds.end(), [&](const Kind& each) {
        return each.currency == quantity->currency && sameUnit(each.unit, quantity->unit);
    });
    if (kind == m_kinds.end()) {
        if (m_kinds.size() == mostKinds) {
            m_unread.add(text);
            return;
        }
        kind = m_kinds.insert(kind, Kind());
    }
    ++m_read;
    kind->see(*quantity, text);
}

std::optional<QuantityEvidence::Decision> QuantityEvidence::decide() const {
    const auto most =
        std::max_element(m_kinds.begin(), m_kinds.end(),
                         [](const Kind& a, const Kind& b) { return a.count < b.count; });
    if (most == m_kinds.end() || !most->hasSoundUnit() || (most->tightRange && most->unit.empty()))
        return std::nullopt;
    const auto marks = most->marks.decide(most->unit);
    if (!marks) return std::nullopt;
    Decision decision{.unit = most->unit,
                      .marks = *marks,
                      .range = most->range,
                      .currency = most->currency,
                      .looksLikeCodes = most->looksLikeCodes(),
                      .sure = marks->sure,
                      .fits = most->count,
                      .misfits = m_unread};
    if (!most->unit.empty() && !most->currency && !isUnit(most->unit)) decision.sure *= 0.8;
    for (const Kind& other : m_kinds)
        if (&other != &*most) decision.misfits.add(other.sample, other.count);
    return decision;
}

}  // namespace tripletalk::induction
