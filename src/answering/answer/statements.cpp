// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/answer/statements.h"

#include "answering/answer/citations.h"
#include "base/ascii.h"
#include "base/numbers.h"
#include "base/text.h"

#include <algorithm>

namespace tripletalk::answering {

using nlohmann::json;

namespace {

using ascii::isDigit;
bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\r'; }

/// Thousands set apart by thin or unbreakable blanks or by an apostrophe are joined: "1 650" with
/// such a blank is 1650.
std::string joinedThousands(std::string text) {
    for (const std::string_view gap : {"\u00A0", "\u202F", "\u2009", "'", "\u2019"}) {
        for (auto at = text.find(gap); at != std::string::npos; at = text.find(gap, at + 1)) {
            const std::size_t after = at + gap.size();
            const auto digits = std::find_if_not(text.begin() + static_cast<std::ptrdiff_t>(after),
                                                 text.end(), isDigit) -
                                (text.begin() + static_cast<std::ptrdiff_t>(after));
            if (at > 0 && isDigit(text[at - 1]) && digits == 3) text.erase(at, gap.size());
        }
    }
    return text;
}

/// Folded words; digits and the letters that follow them ("135kW", "220i") are words of their own.
std::vector<std::string> tokens(std::string_view text) {
    std::vector<std::string> found;
    for (const auto& word : text::words(joinedThousands(std::string(text)))) {
        const auto letters = std::find_if_not(word.text.begin(), word.text.end(), [](char c) {
            return isDigit(c) || c == '.' || c == ',';
        });
        if (letters != word.text.begin()) found.emplace_back(word.text.begin(), letters);
        if (letters != word.text.end())
            found.push_back(text::fold(std::string(letters, word.text.end())));
    }
    return found;
}

bool sameToken(const std::string& said, const std::string& wanted) {
    if (said == wanted) return true;
    const auto found = numbers::readings(said);
    const auto expected = numbers::readings(wanted);
    return std::any_of(expected.begin(), expected.end(),
                       [&](double number) { return numbers::anyNear(found, number); });
}

bool isListLine(std::string_view line) {
    line = text::trim(line);
    if (line.empty()) return false;
    if (line.front() == '|' || line.starts_with("- ") || line.starts_with("* ") ||
        line.starts_with("+ "))
        return true;
    const auto number = line.find_first_not_of("0123456789");
    return number != 0 && number != std::string_view::npos &&
           (line[number] == '.' || line[number] == ')') && number + 1 < line.size() &&
           isSpace(line[number + 1]);
}

/// True if a sentence ends at the mark that stands at `at`: a blank and no lower-case letter
/// follow, and it is not that of "no. 2" or "p. 3".
bool endsSentence(std::string_view line, std::size_t at) {
    if (line[at] != '.' && line[at] != '!' && line[at] != '?') return false;
    const auto next = line.find_first_not_of(" \t\r", at + 1);
    if (next == std::string_view::npos) return true;
    std::size_t letters = 0;
    while (letters < at && ascii::isLetter(line[at - 1 - letters])) ++letters;
    const bool isNumbered = letters > 0 && letters <= 3 && ascii::isDigit(line[next]);
    const bool isInitial = letters == 1 && at > 2 && line[at - 2] == '.';  // "W.V. Harris"
    if (isInitial) return false;
    return (next > at + 1 || line[next] == '[') && !ascii::isLower(line[next]) && !isNumbered;
}

/// The sentences of one line. Citations behind the full stop belong to the sentence before it.
void splitLine(std::string_view line, std::size_t begin, std::vector<CitedSentence>& out) {
    CitedSentence current;
    bool ended = false;
    const auto flush = [&] {
        if (!text::trim(current.text).empty()) out.push_back(std::move(current));
        current = {};
        ended = false;
    };
    const auto cited = citations(line);
    auto next = cited.begin();
    for (std::size_t at = 0; at < line.size();) {
        if (next != cited.end() && next->begin == at) {
            current.citations.insert(current.citations.end(), next->numbers.begin(),
                                     next->numbers.end());
            at = next++->end;
            continue;
        }
        if (ended && !isSpace(line[at])) flush();
        ended = ended || endsSentence(line, at);
        if (text::trim(current.text).empty() && !isSpace(line[at])) current.begin = begin + at;
        current.text += line[at++];
    }
    flush();
}

}  // namespace

std::vector<CitedSentence> sentences(std::string_view markdown) {
    std::vector<CitedSentence> found;
    std::vector<int> lead;  // what the last line before a list cites
    std::size_t next = 0;
    for (const auto& line : text::split(markdown, '\n')) {
        const std::size_t begin = next;
        next += line.size() + 1;
        if (text::trim(line).empty()) continue;
        const std::size_t first = found.size();
        splitLine(line, begin, found);
        if (found.size() == first) continue;
        if (!isListLine(line)) {
            lead = found.back().citations;
            continue;
        }
        for (std::size_t i = first; i < found.size(); ++i)
            if (found[i].citations.empty())
                found[i].citations = found.back().citations.empty() ? lead : found.back().citations;
    }
    return found;
}

bool states(std::string_view text, std::string_view statement) {
    const auto said = tokens(text);
    const auto wanted = tokens(statement);
    return !wanted.empty() && std::search(said.begin(), said.end(), wanted.begin(), wanted.end(),
                                          sameToken) != said.end();
}

bool holds(const json& source, std::string_view statement) {
    for (const char* member : {"title", "text"})
        if (const auto found = source.find(member); found != source.end() && found->is_string() &&
                                                    states(found->get<std::string>(), statement))
            return true;
    const auto rows = source.find("rows");
    if (rows == source.end() || !rows->is_array()) return false;
    for (const auto& row : *rows)
        for (const auto& cell : row)
            if (cell.is_object() && states(cell.value("text", ""), statement)) return true;
    return false;
}

}  // namespace tripletalk::answering
