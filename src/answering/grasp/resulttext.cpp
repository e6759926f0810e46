// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/resulttext.h"

#include "base/text.h"
#include "sparql/results/answertable.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace tripletalk::answering::grasp {

namespace {

constexpr std::size_t shownAliases = 5;
constexpr std::string_view leftOut = "...";

/// Byte offsets of the characters, and the end.
std::vector<std::size_t> characterPlaces(std::string_view text) {
    std::vector<std::size_t> places;
    for (std::size_t at = 0; at < text.size(); ++at)
        if ((static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U) places.push_back(at);
    places.push_back(text.size());
    return places;
}

std::size_t widthOf(std::string_view text) { return characterPlaces(text).size() - 1; }

std::string inOneLine(std::string_view text) {
    std::string line;
    for (const char c : text) {
        if (c == '\n')
            line += "\\n";
        else if (c == '\t')
            line += "\\t";
        else if (static_cast<unsigned char>(c) < 0x20U)
            line += ' ';
        else
            line += c;
    }
    return line;
}

/// Which of `count` rows or columns are shown: the first and the last ones; `count` stands for
/// those left out.
std::vector<std::size_t> shownOf(std::size_t count, std::size_t most) {
    std::vector<std::size_t> shown(std::min(count, most + 1));
    std::iota(shown.begin(), shown.end(), std::size_t{0});
    if (count <= most) return shown;
    const std::size_t half = (most + 1) / 2;
    shown.clear();
    for (std::size_t i = 0; i < half; ++i) shown.push_back(i);
    shown.push_back(count);
    for (std::size_t i = count - half; i < count; ++i) shown.push_back(i);
    return shown;
}

/// How many rows of such a table are shown.
std::size_t mostRows(std::size_t rows, std::size_t columns) {
    return rows <= wholeRows && rows * columns <= wholeCells ? wholeRows : shownRows;
}

std::string counted(std::size_t count, const std::string& what, bool orMore) {
    return std::to_string(count) + (orMore ? " or more " : " ") + what + (count == 1 ? "" : "s");
}

std::string partShown(std::size_t count, std::size_t most, const std::string& what) {
    if (count <= most) return {};
    const std::string half = std::to_string((most + 1) / 2);
    return "; the first " + half + " and the last " + half + " " + what + " are shown";
}

}  // namespace

std::string clipped(std::string_view text, std::size_t most) {
    const std::string line = inOneLine(text);
    const auto places = characterPlaces(line);
    const std::size_t length = places.size() - 1;
    if (length <= most + leftOut.size()) return line;
    return line.substr(0, places[most / 2]) + std::string(leftOut) +
           line.substr(places[length - most / 2]);
}

std::string shortIri(const std::string& iri, const sparql::Prefixes& prefixes) {
    return sparql::toText(rdf::Term::iri(iri), prefixes);
}

std::string cellText(const sparql::Binding& binding, const LabelOf& labelOf,
                     const sparql::Prefixes& prefixes, std::size_t most) {
    if (!binding) return {};
    if (binding->isBlank()) return "_:" + clipped(binding->lexical);
    if (binding->isIri()) {
        const std::string name = shortIri(binding->lexical, prefixes);
        const std::string label = labelOf(binding->lexical);
        return label.empty() ? name : clipped(label) + " (" + name + ")";
    }
    std::string text = clipped(binding->lexical, most);
    if (!binding->language.empty()) return text + " (" + binding->language + ")";
    if (binding->datatype.empty()) return text;
    return text + " (" + shortIri(binding->datatype, prefixes) + ")";
}

std::string tableText(const TextTable& table) {
    const auto columns = shownOf(table.columns.size(), shownColumns);
    const auto rows = shownOf(table.rows.size(), mostRows(table.rows.size(), table.columns.size()));
    std::vector<std::vector<std::string>> lines(1);
    const auto cell = [&](const std::vector<std::string>& row, std::size_t column) {
        return column == table.columns.size() ? std::string(leftOut)
                                              : text::replaceAll(row[column], "|", "\\|");
    };
    for (const std::size_t column : columns) lines[0].push_back(cell(table.columns, column));
    for (const std::size_t row : rows) {
        auto& line = lines.emplace_back();
        for (const std::size_t column : columns)
            line.push_back(row == table.rows.size() ? std::string(leftOut)
                                                    : cell(table.rows[row], column));
    }
    std::vector<std::size_t> widths(columns.size());
    for (const auto& line : lines)
        for (std::size_t i = 0; i < line.size(); ++i)
            widths[i] = std::max(widths[i], widthOf(line[i]));
    std::string text;
    for (const auto& line : lines) {
        for (std::size_t i = 0; i < line.size(); ++i)
            text += "| " + line[i] + std::string(widths[i] - widthOf(line[i]) + 1, ' ');
        text += "|\n";
        if (&line != &lines.front()) continue;
        for (const std::size_t width : widths) text += "|" + std::string(width + 2, '-');
        text += "|\n";
    }
    return text;
}

std::string answerText(const sparql::QueryAnswer& answer, const LabelOf& labelOf,
                       const sparql::Prefixes& prefixes) {
    if (answer.form == sparql::QueryForm::Ask) return answer.truth ? "true" : "false";
    const sparql::QueryAnswer table = sparql::asTable(answer);
    const std::size_t most = mostRows(table.rows.size(), table.variables.size());
    std::string text = counted(table.rows.size(), "row", table.truncated) + " and " +
                       counted(table.variables.size(), "column", false) +
                       partShown(table.rows.size(), most, "rows") +
                       partShown(table.variables.size(), shownColumns, "columns") + ".\n";
    if (table.rows.empty()) return text;
    TextTable shown{table.variables, {}};
    const auto rows = shownOf(table.rows.size(), most);
    const std::size_t characters = table.rows.size() * table.variables.size() <= fewCells
                                       ? shownCharactersOfFew
                                       : shownCharacters;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        auto& line = shown.rows.emplace_back();
        // Only what is shown needs its labels.
        const bool isShown = std::ranges::find(rows, row) != rows.end();
        for (const sparql::Binding& binding : table.rows[row])
            line.push_back(isShown ? cellText(binding, labelOf, prefixes, characters)
                                   : std::string());
    }
    return text + tableText(shown);
}

std::string itemText(const lookup::Item& item, const sparql::Prefixes& prefixes) {
    std::string text = clipped(item.label);
    std::vector<std::string> aliases;
    for (const std::string& synonym : item.synonyms)
        if (aliases.size() < shownAliases) aliases.push_back(clipped(synonym));
    if (!aliases.empty()) text += ", also called " + text::join(aliases, ", ");
    text += " (" + shortIri(item.iri, prefixes) + ")";
    std::vector<std::string> infos = item.infos;
    std::ranges::stable_sort(infos, std::ranges::greater(), &std::string::size);
    for (const std::string& info : infos) text += "\n   - " + clipped(info, shownInfo);
    return text;
}

}  // namespace tripletalk::answering::grasp
