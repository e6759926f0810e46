// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/prosewriter.h"

#include "base/text.h"

#include <algorithm>
#include <cmath>

namespace tripletalk::answering::offline {

namespace {

constexpr std::size_t listedRows = 12;
constexpr std::size_t listedWords = 75;
constexpr std::size_t tiedNames = 3;
constexpr double shownDecimals = 1e4;
constexpr std::size_t comparedColumns = 8;

std::string cite(int source) { return " [" + std::to_string(source) + "]"; }

std::string capitalised(std::string text) {
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

std::string filled(std::string text, const char* name, const std::string& value) {
    return text::replaceAll(std::move(text), std::string("{") + name + "}", value);
}

}  // namespace

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text::collapseWhitespace(text)) {
        if (std::string_view("\\`*_[]<>{}|").find(c) != std::string_view::npos) safe += '\\';
        safe += c;
    }
    return safe;
}

std::string ProseWriter::shown(const Cell& cell, const ResultColumn& column) const {
    if (cell.datatype == "null") return "–";
    std::string text = escaped(cell.text);
    const bool isAmount = cell.iri.empty() && !column.unit.empty();
    // An average has more digits than anybody measured.
    double number = 0;
    const bool isNumber = cell.iri.empty() && text::parseNumber(cell.text, number);
    if (isNumber && cell.datatype == "number")
        text = text::formatNumber(std::round(number * shownDecimals) / shownDecimals);
    // What has no unit may be a year or a code.
    if (isNumber) text = m_wording.number(text, isAmount);
    if (isAmount) text += " " + escaped(column.unit);
    return text;
}

std::string ProseWriter::shownRow(const AnswerResult& result, std::size_t row) const {
    const std::vector<Cell>& cells = result.rows[row];
    std::string text;
    for (std::size_t i = 0; i < std::min(cells.size(), result.columns.size()); ++i)
        text += (i == 0 ? "" : i == 1 ? ": " : ", ") + shown(cells[i], result.columns[i]);
    return text;
}

std::string ProseWriter::besideRow(const Source* deciding, std::size_t row) const {
    if (!deciding) return {};
    return " (" + shown(deciding->rows[row].back(), deciding->columns.back()) + ")";
}

AnswerPart ProseWriter::write(const Reading& reading, const AnswerResult& result) const {
    return write(describe(reading, m_graph, m_wording), result);
}

AnswerPart ProseWriter::write(const std::string& meant, const AnswerResult& result,
                              const std::string& several, const Source* deciding) const {
    const std::string what = escaped(meant);
    if (result.rows.empty())
        return textPart(m_wording.phrase("none") + ": " + what + "." + cite(result.source));
    if (result.kind == "boolean")
        return textPart(
            m_wording.phrase(result.rows.front().front().text == "true" ? "yes" : "no") + ": " +
            what + "." + cite(result.source));
    if (result.rows.size() == 1)
        return textPart(capitalised(what) + ": **" + shownRow(result, 0) + "**" +
                        besideRow(deciding, 0) + "." + cite(result.source));
    AnswerPart list{.kind = AnswerPart::Kind::List,
                    .text = several.empty() ? filled(filled(m_wording.phrase("list"), "count",
                                                            std::to_string(result.rows.size())),
                                                     "what", what)
                                            : escaped(several),
                    .sources = {result.source},
                    .of = AnswerPart::Of::Result};
    // The whole table is in the result: here as much of it as is read at a glance.
    std::size_t words = 0;
    for (std::size_t row = 0; row < std::min(result.rows.size(), listedRows) && words < listedWords;
         ++row) {
        list.items.push_back(shownRow(result, row) + besideRow(deciding, row));
        words += text::words(list.items.back()).size();
    }
    if (const std::size_t left = result.rows.size() - list.items.size(); left > 0)
        list.more = filled(m_wording.phrase("more"), "count", std::to_string(left));
    return list;
}

AnswerPart ProseWriter::writeSorted(const std::string& meant, const AnswerResult& result,
                                    std::size_t column) const {
    AnswerPart part = write(meant, result);
    if (part.kind != AnswerPart::Kind::List || result.columns.size() < 2) return part;
    const auto isKnown = [&](const auto& row) { return row[column].datatype != "null"; };
    const auto first = std::ranges::find_if(result.rows, isKnown);
    const auto last = std::ranges::find_if(result.rows.rbegin(), result.rows.rend(), isKnown);
    if (first == result.rows.end() || (*first)[column].text == (*last)[column].text) return part;
    // Those that tie belong together.
    const auto told = [&](const Cell& value) {
        const std::size_t name = column == 0 ? 1 : 0;
        std::vector<std::string> names;
        for (const auto& row : result.rows)
            if (row[column].text == value.text && row[name].datatype != "null")
                names.push_back(shown(row[name], result.columns[name]));
        if (names.size() > tiedNames) {
            names.resize(tiedNames);
            names.emplace_back("…");
        }
        return shown(value, result.columns[column]) +
               (names.empty() ? "" : " (" + text::join(names, ", ") + ")");
    };
    part.text = filled(m_wording.phrase("span"), "first", told((*first)[column]));
    part.text = filled(part.text, "last", told((*last)[column]));
    part.text = capitalised(filled(part.text, "what", escaped(meant)));
    return part;
}

AnswerPart ProseWriter::compare(const AnswerResult& result) const {
    std::vector<std::string> different;
    std::vector<std::string> same;
    for (std::size_t i = 1; i < result.columns.size(); ++i) {
        std::vector<std::string> parts;
        bool equal = true;
        bool known = false;
        for (const auto& row : result.rows) {
            equal = equal && row[i].text == result.rows.front()[i].text;
            known = known || row[i].datatype != "null";
            parts.push_back(escaped(row[0].text) + " " + shown(row[i], result.columns[i]));
        }
        if (!known) continue;
        (equal ? same : different)
            .push_back(escaped(text::replaceAll(result.columns[i].name, "_", " ")) + ": " +
                       text::join(parts, "; ") + cite(result.source));
    }
    different.insert(different.end(), same.begin(), same.end());
    if (different.size() > comparedColumns) different.resize(comparedColumns);
    return {.kind = AnswerPart::Kind::List, .items = std::move(different)};
}

std::string ProseWriter::leftOut(const std::vector<std::string>& unplaced) const {
    if (unplaced.empty()) return {};
    std::vector<std::string> words;
    for (const std::string& word : unplaced)
        words.push_back(filled(m_wording.phrase("quoted"), "text", escaped(word)));
    return " " + filled(m_wording.phrase("unplaced"), "words", text::join(words, ", "));
}

AnswerPart ProseWriter::nothingFound(const std::vector<std::string>& unplaced,
                                     const std::vector<std::string>& readings) const {
    return offering(m_wording.phrase(readings.empty() ? "notfound" : "unclear") + leftOut(unplaced),
                    readings);
}

AnswerPart ProseWriter::otherWords(const std::vector<reading::OtherWord>& words) const {
    std::vector<std::string> told;
    for (const reading::OtherWord& one : words)
        told.push_back(filled(m_wording.phrase("quoted"), "text", escaped(one.said)) + " → " +
                       filled(m_wording.phrase("quoted"), "text", escaped(one.understood)));
    return notePart(filled(m_wording.phrase("otherwords"), "words", text::join(told, ", ")));
}

AnswerPart ProseWriter::unsure(const std::vector<std::string>& unplaced,
                               const std::vector<std::string>& readings) const {
    return offering(m_wording.phrase("unsure") + leftOut(unplaced), readings);
}

AnswerPart ProseWriter::offering(std::string text, const std::vector<std::string>& readings) const {
    if (readings.empty()) return notePart(std::move(text));
    AnswerPart list{.kind = AnswerPart::Kind::List,
                    .text = text + " " + m_wording.phrase("offered"),
                    .of = AnswerPart::Of::Readings};
    for (const std::string& reading : readings) list.items.push_back(escaped(reading));
    return list;
}

}  // namespace tripletalk::answering::offline
