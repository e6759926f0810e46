// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "evaluation/givenrows.h"

#include "base/numbers.h"
#include "base/text.h"
#include "evaluation/cellnumbers.h"

#include <algorithm>

namespace tripletalk::evaluation {

using nlohmann::json;
using numbers::anyNear;
using numbers::readings;

namespace {

bool isSpan(const GivenCell& cell, const GoldCell& gold) {
    std::vector<std::string> numbers;
    for (const auto& word : text::words(cell.text))
        if (!readings(word.text).empty()) numbers.push_back(word.text);
    return numbers.size() == 2 && anyNear(readings(numbers[0]), gold.low) &&
           anyNear(readings(numbers[1]), gold.high);
}

}  // namespace

std::string comparableText(std::string_view text) {
    return text::fold(text::collapseWhitespace(text));
}

std::vector<GivenRow> givenRows(const json& result) {
    const json columns = result.value("columns", json::array());
    std::vector<GivenRow> rows;
    for (const auto& row : result.value("rows", json::array())) {
        GivenRow cells;
        for (const auto& cell : row) {
            const std::string type = cell.value("datatype", "");
            cells.push_back({.text = cell.value("text", ""),
                             .iri = cell.value("iri", ""),
                             .exact = type == "integer" || type == "number"});
            if (cells.size() <= columns.size())
                cells.back().unit = columns[cells.size() - 1].value("unit", "");
        }
        rows.push_back(std::move(cells));
    }
    return rows;
}

bool fits(const GivenCell& cell, const GoldCell& gold) {
    switch (gold.kind) {
        case GoldCell::Kind::Entity:
            return cell.iri == gold.text;
        case GoldCell::Kind::Number:
            return anyNear(cellNumbers(cell.text, cell.exact, cell.unit, gold.unit), gold.low);
        case GoldCell::Kind::Span:
            return isSpan(cell, gold);
        case GoldCell::Kind::Text:
            return comparableText(cell.text) == comparableText(gold.text);
    }
    return false;
}

std::vector<GoldCell> spansSplit(const std::vector<GoldCell>& gold) {
    std::vector<GoldCell> split;
    for (const auto& cell : gold) {
        if (cell.kind != GoldCell::Kind::Span) {
            split.push_back(cell);
            continue;
        }
        for (const double end : {cell.low, cell.high})
            split.push_back(
                {.kind = GoldCell::Kind::Number, .unit = cell.unit, .low = end, .high = end});
    }
    return split;
}

}  // namespace tripletalk::evaluation
