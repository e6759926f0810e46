// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "reading/goldjudge.h"

#include "answering/answer/answer.h"
#include "base/text.h"
#include "evaluation/scorer.h"
#include "induction/values/quantity.h"
#include "induction/values/writtendate.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <optional>

namespace tripletalk::bench {

using evaluation::Expect;
using evaluation::GoldCell;
using knowledge::Cell;
using knowledge::QueryResult;

namespace {

constexpr std::size_t mostColumns = 7;  ///< of a result that may hold the gold
constexpr std::size_t twoSided = 3;     ///< gold columns that may be told by the IRI

bool isAsciiDigit(char c) { return c >= '0' && c <= '9'; }

bool isNumberedBy(std::string_view text, std::size_t comma) {
    if (comma == 0 || !isAsciiDigit(text[comma - 1])) return false;
    std::size_t digits = 0;
    while (comma + 1 + digits < text.size() && isAsciiDigit(text[comma + 1 + digits])) ++digits;
    return digits == 3;
}

std::string withoutThousandsMarks(std::string_view text) {
    std::string kept;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] != ',' || !isNumberedBy(text, i)) kept += text[i];
    return kept;
}

bool staysInWord(std::string_view character) {
    const char c = character.front();
    if (character.size() > 1) return !text::words(character).empty();
    return (c >= 'a' && c <= 'z') || isAsciiDigit(c) || c == '_' || c == '.' || c == '-';
}

/// What is no letter, number, "_", "." or "-" parts words.
std::string wordsAlone(std::string_view text) {
    std::string out;
    bool parted = false;
    for (std::size_t i = 0; i < text.size();) {
        std::size_t next = i + 1;
        while (next < text.size() && (static_cast<unsigned char>(text[next]) & 0xC0) == 0x80)
            ++next;
        const std::string_view character = text.substr(i, next - i);
        i = next;
        if (!staysInWord(character)) {
            parted = true;
            continue;
        }
        if (parted && !out.empty()) out += ' ';
        parted = false;
        out += character;
    }
    return out;
}

std::string fourDigits(double number) {
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%.4g", number);
    return buffer;
}

/// Also "inf" and "nan", and an underscore between digits, which the reference judge takes for
/// numbers; no hexadecimal ones, which only C does.
std::optional<double> numberIn(std::string text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == 'x' || text[i] == ' ') return std::nullopt;
        if (text[i] != '_') continue;
        const bool between =
            i > 0 && i + 1 < text.size() && isAsciiDigit(text[i - 1]) && isAsciiDigit(text[i + 1]);
        if (!between) return std::nullopt;
        text.erase(i--, 1);
    }
    if (text.empty()) return std::nullopt;
    char* end = nullptr;
    const double number = std::strtod(text.c_str(), &end);
    return end == text.c_str() + text.size() ? std::optional(number) : std::nullopt;
}

int hexDigit(char c) {
    if (isAsciiDigit(c)) return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

std::string percentDecoded(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool coded = text[i] == '%' && i + 2 < text.size() && hexDigit(text[i + 1]) >= 0 &&
                           hexDigit(text[i + 2]) >= 0;
        out +=
            coded ? static_cast<char>(hexDigit(text[i + 1]) * 16 + hexDigit(text[i + 2])) : text[i];
        if (coded) i += 2;
    }
    return out;
}

/// The last part of an IRI, without what numbers those of one name ("~2").
std::string tailOf(std::string_view iri) {
    std::string tail = percentDecoded(iri);
    tail.erase(0, tail.find_last_of("/#") + 1);
    return tail.substr(0, tail.find('~'));
}

std::string comparable(const GoldCell& cell) {
    switch (cell.kind) {
        case GoldCell::Kind::Number:
            return fourDigits(cell.low);
        case GoldCell::Kind::Span:  // two cells
            return {};
        case GoldCell::Kind::Entity:
            return bench::comparable(cell.label.empty() ? tailOf(cell.text) : cell.label);
        case GoldCell::Kind::Text:
            break;
    }
    return bench::comparable(cell.text);
}

/// What a table may show instead of a text of the gold: nothing for "None", which is how the
/// reference results write NULL; a date by ISO 8601; the number of a quantity.
std::vector<std::string> shownInstead(const std::string& text) {
    if (text == "None") return {""};
    std::vector<std::string> all;
    using induction::DayOrder;
    for (const DayOrder order : {DayOrder::DayFirst, DayOrder::MonthFirst})
        if (auto date = induction::readDate(text, order); date && !date->iso.empty())
            all.push_back(induction::withBlank(std::move(date->iso)));
    const auto quantity = induction::readQuantity(text);
    if (quantity && quantity->numbers.size() == 1) all.push_back(quantity->numbers.front().text);
    return all;
}

}  // namespace

std::string comparable(std::string_view text) {
    std::string words = wordsAlone(withoutThousandsMarks(text::fold(text)));
    const auto number = numberIn(words);
    return number ? fourDigits(*number) : words;
}

GoldJudge::GoldJudge(evaluation::Question question) : m_question(std::move(question)) {
    auto gold = m_question.gold;
    // A span is told by its ends, a column each.
    for (auto& row : gold)
        for (std::size_t i = 0; i < row.size(); ++i)
            if (row[i].kind == GoldCell::Kind::Span) {
                GoldCell end{.kind = GoldCell::Kind::Number, .low = row[i].high};
                row[i].kind = GoldCell::Kind::Number;
                row.insert(row.begin() + static_cast<std::ptrdiff_t>(++i), std::move(end));
            }
    if (!gold.empty()) m_width = gold.front().size();
    if (m_width > mostColumns) return;  // no result can hold it
    std::vector<std::set<int>> distinct(m_width);
    for (const auto& cells : gold) {
        std::vector<int> row;
        for (const GoldCell& cell : cells) {
            const auto [at, isNew] =
                m_ids.try_emplace(comparable(cell), static_cast<int>(m_ids.size()));
            if (isNew) m_columnsOf.push_back(0);
            row.push_back(at->second);
            if (row.size() > m_width) continue;
            m_columnsOf[static_cast<std::size_t>(at->second)] |= 1ULL << (row.size() - 1);
            distinct[row.size() - 1].insert(at->second);
        }
        m_rows.insert(std::move(row));
    }
    for (const auto& one : distinct) m_distinct.push_back(one.size());
    // What the gold says itself comes first.
    for (const auto& cells : gold)
        for (const GoldCell& cell : cells)
            if (cell.kind == GoldCell::Kind::Text)
                for (const std::string& shown : shownInstead(cell.text))
                    m_ids.try_emplace(bench::comparable(shown), m_ids.at(comparable(cell)));
}

int GoldJudge::value(const Cell& cell, bool byIri) {
    const std::string& key = byIri ? cell.iri : cell.text;
    auto& seen = m_seen[byIri ? 1 : 0];
    if (const auto known = seen.find(key); known != seen.end()) return known->second;
    const auto at = m_ids.find(comparable(byIri ? tailOf(key) : key));
    return seen[key] = at == m_ids.end() ? -1 : at->second;
}

GoldJudge::Side GoldJudge::sideOf(const QueryResult& result, std::size_t column, bool byIri) {
    Side side{.column = column, .byIri = byIri, .fits = ~0ULL, .values = {}};
    bool anyIri = false;
    for (const auto& row : result.rows) {
        const Cell& cell = row[column];
        const bool told = byIri && !cell.iri.empty() && !tailOf(cell.iri).empty();
        anyIri = anyIri || told;
        const int id = value(cell, told);
        side.fits &= id < 0 ? 0 : m_columnsOf[static_cast<std::size_t>(id)];
        if (side.fits == 0) return side;
        side.values.push_back(id);
    }
    if (byIri && !anyIri) side.fits = 0;  // the same as by the text
    const std::size_t distinct = std::set(side.values.begin(), side.values.end()).size();
    for (std::size_t gold = 0; gold < m_width; ++gold)
        if (m_distinct[gold] != distinct || (byIri && gold >= twoSided))
            side.fits &= ~(1ULL << gold);
    return side;
}

bool GoldJudge::holdsGold(const std::vector<const Side*>& chosen) const {
    std::set<std::vector<int>> rows;
    for (std::size_t i = 0; i < chosen.front()->values.size(); ++i) {
        std::vector<int> row;
        for (const Side* side : chosen) row.push_back(side->values[i]);
        if (!m_rows.contains(row)) return false;
        rows.insert(std::move(row));
    }
    return rows.size() == m_rows.size();
}

/// Tries all ways to give the remaining gold columns a column of the result each.
bool GoldJudge::fill(const std::vector<Side>& sides, std::vector<const Side*>& chosen) const {
    if (chosen.size() == m_width) return holdsGold(chosen);
    for (const Side& side : sides) {
        const bool fits = (side.fits >> chosen.size() & 1) != 0;
        if (!fits || std::ranges::any_of(
                         chosen, [&](const Side* other) { return other->column == side.column; }))
            continue;
        chosen.push_back(&side);
        if (fill(sides, chosen)) return true;
        chosen.pop_back();
    }
    return false;
}

bool GoldJudge::byContent(const QueryResult& result) {
    if (m_question.expect == Expect::None) return result.rows.empty();
    const std::size_t width = std::min(result.columns.size(), mostColumns);
    if (result.rows.empty() || m_width == 0 || width < m_width) return false;
    std::vector<Side> sides;
    for (std::size_t column = 0; column < width; ++column)
        for (const bool byIri : {false, true})
            if (Side side = sideOf(result, column, byIri); side.fits != 0)
                sides.push_back(std::move(side));
    std::vector<const Side*> chosen;
    return fill(sides, chosen);
}

bool GoldJudge::strictly(const QueryResult& result) const {
    // The scorer says what is wrong, which takes long where nothing fits.
    if (m_question.expect == Expect::Stated && result.rows.size() != m_question.gold.size())
        return false;
    answering::AnswerResult given;
    given.columns = result.columns;
    given.rows = result.rows;
    const nlohmann::json answer{{"status", "answered"}, {"result", toJson(given)}};
    return score(m_question, answer).verdict == evaluation::Verdict::Right;
}

}  // namespace tripletalk::bench
