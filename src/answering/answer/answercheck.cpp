// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/answer/answercheck.h"

#include "answering/answer/statements.h"
#include "base/ascii.h"
#include "base/numbers.h"
#include "base/text.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace tripletalk::answering {

namespace {

constexpr std::size_t checkedRows = 2000;
/// Groups of rows that somebody may count by looking.
constexpr std::size_t countedValues = 12;
constexpr std::string_view mark = "⚠ ";

using ascii::hasDigit;
using ascii::isDigit;
bool hasLetter(std::string_view text) {
    return std::any_of(text.begin(), text.end(),
                       [](unsigned char c) { return c >= 0x80 || ascii::isLetter(c); });
}

/// The stretches that the answer itself sets apart as names: bold, in code or in quotation marks.
std::vector<std::string> markedNames(std::string_view sentence) {
    std::vector<std::string> names;
    for (const auto& [open, close] : {std::pair<std::string_view, std::string_view>{"**", "**"},
                                      {"`", "`"},
                                      {"“", "”"},
                                      {"„", "“"},
                                      {"\"", "\""}}) {
        for (std::size_t at = sentence.find(open); at != std::string_view::npos;) {
            const auto begin = at + open.size();
            const auto end = sentence.find(close, begin);
            if (end == std::string_view::npos) break;
            names.emplace_back(sentence.substr(begin, end - begin));
            at = sentence.find(open, end + close.size());
        }
    }
    return names;
}

/// "520 to 540 km": numbers and what stands between and behind them, which is no name.
bool isQuantity(const std::vector<text::Word>& words) {
    return !words.empty() && isDigit(words.front().text.front()) &&
           std::ranges::all_of(words, [](const text::Word& word) {
               return isDigit(word.text.front()) || ascii::isLower(word.text.front());
           });
}

/// How exactly a number is written: half a unit of its last digit.
double roundingOf(std::string_view digits, double value) {
    const auto point = digits.find_last_of(".,");
    const auto decimals = point == std::string_view::npos ? 0 : digits.size() - point - 1;
    const bool isFraction = value != std::floor(value);
    return isFraction ? 0.5 * std::pow(10.0, -static_cast<double>(decimals)) : 0.5;
}

}  // namespace

AnswerCheck::AnswerCheck(std::string_view question, const std::vector<Source>& sources)
    : m_wording(language::Wording::forText(question)) {
    addText(question);
    for (const Source& source : sources) {
        if (source.error) continue;
        addText(source.title);
        addText(source.text);
        if (!source.isQuery()) continue;
        addNumber(static_cast<double>(source.rows.size()));
        addCounts(source);
        for (const std::string& note : source.notes) addText(note);
        for (std::size_t row = 0; row < std::min(source.rows.size(), checkedRows); ++row)
            for (const Cell& cell : source.rows[row]) addText(cell.text);
        for (const ResultColumn& column : source.columns) {
            addText(column.name);
            addText(column.unit);
        }
        addText(source.query);
    }
    std::sort(m_numbers.begin(), m_numbers.end());
}

void AnswerCheck::addNumber(double number) { m_numbers.push_back(std::fabs(number)); }

void AnswerCheck::addCounts(const Source& source) {
    for (std::size_t column = 0; column < source.columns.size(); ++column) {
        std::map<std::string_view, int> counts;
        for (const auto& row : source.rows)
            if (counts.size() <= countedValues && column < row.size()) ++counts[row[column].text];
        if (counts.size() > countedValues) continue;
        for (const auto& [value, count] : counts) addNumber(count);
    }
}

void AnswerCheck::addText(std::string_view text) {
    for (const text::Word& word : text::words(text)) {
        if (hasLetter(word.text)) {
            const std::string folded = text::fold(word.text);
            m_words.insert(m_wording.stem(folded));
            m_words.insert(folded);
        }
        if (!hasDigit(word.text)) continue;
        const auto end = std::find_if_not(word.text.begin(), word.text.end(), [](char c) {
            return isDigit(c) || c == '.' || c == ',';
        });
        for (const double number : numbers::readings(std::string_view(word.text.begin(), end)))
            addNumber(number);
    }
}

bool AnswerCheck::holdsNumber(std::string_view digits) const {
    for (const double number : numbers::readings(digits)) {
        const double slack = roundingOf(digits, number) + 1e-9;
        const auto near = std::lower_bound(m_numbers.begin(), m_numbers.end(), number - slack);
        if (near != m_numbers.end() && *near <= number + slack) return true;
    }
    return false;
}

/// "Shorter", "no": words of the language that name nothing.
bool AnswerCheck::isGeneral(std::string_view word) const {
    const auto tokens = m_wording.tokens(word);
    return tokens.size() == 1 && !tokens.front().number &&
           (tokens.front().stop || !m_wording.cuesAt(tokens, 0).empty());
}

bool AnswerCheck::holdsName(std::string_view name) const {
    const auto words = text::words(name);
    return std::all_of(words.begin(), words.end(), [&](const text::Word& word) {
        const std::string folded = text::fold(word.text);
        if (m_words.contains(folded) || m_words.contains(m_wording.stem(folded)) ||
            isGeneral(word.text))
            return true;
        return !hasLetter(word.text) && holdsNumber(word.text);
    });
}

std::vector<Unsupported> AnswerCheck::unsupported(std::string_view answer) const {
    std::vector<Unsupported> found;
    for (const CitedSentence& sentence : sentences(answer)) {
        std::vector<std::string> missing;
        bool claims = false;
        for (const std::string& name : markedNames(sentence.text)) {
            claims = true;
            const auto words = text::words(name);
            // A whole sentence in bold is emphasis, not a name. Numbers are looked at below.
            if (words.size() <= 8 && !isQuantity(words) && !holdsName(name))
                missing.push_back(name);
        }
        const std::string plain = text::replaceAll(sentence.text, "*", "");
        for (const text::Word& word : text::words(plain)) {
            if (!hasDigit(word.text)) continue;
            const bool isOrdinal = sentence.text.find(word.text) == 0;  // of a numbered list
            claims = claims || !isOrdinal;
            const bool isCode = hasLetter(word.text);
            const std::string digits(
                word.text.begin(), std::find_if_not(word.text.begin(), word.text.end(), [](char c) {
                    return isDigit(c) || c == '.' || c == ',';
                }));
            const bool held = isCode ? m_words.contains(text::fold(word.text)) ||
                                           (!digits.empty() && holdsNumber(digits))
                                     : holdsNumber(word.text);
            if (!held && !isOrdinal) missing.push_back(word.text);
        }
        for (const std::string& what : missing)
            found.push_back({sentence.text, what, sentence.begin});
        // A line that leads to a list is covered by the citations of its items.
        const bool leads = text::trim(plain).ends_with(':');
        if (missing.empty() && claims && !leads && sentence.citations.empty())
            found.push_back({sentence.text, {}, sentence.begin});
    }
    return found;
}

std::string correctionText(const std::vector<Unsupported>& unsupported) {
    std::string text;
    for (const Unsupported& claim : unsupported) {
        const std::string sentence = text::elide(text::trim(claim.sentence), 200);
        text += claim.what.empty() ? "- No source is cited: " + sentence + "\n"
                                   : "- No source holds \"" + text::elide(claim.what, 80) +
                                         "\": " + sentence + "\n";
    }
    return text;
}

std::string flagged(std::string answer, const std::vector<Unsupported>& unsupported) {
    // From the end, so that the places before stay where they are.
    std::size_t last = std::string::npos;
    for (auto claim = unsupported.rbegin(); claim != unsupported.rend(); ++claim) {
        if (claim->what.empty() || claim->begin == last) continue;
        last = claim->begin;
        std::size_t at = std::min(claim->begin, answer.size());
        if (answer.compare(at, 2, "- ") == 0) at += 2;
        answer.insert(at, mark);
    }
    return answer;
}

}  // namespace tripletalk::answering
