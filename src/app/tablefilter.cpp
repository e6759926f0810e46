// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/tablefilter.h"

#include "base/text.h"

#include <algorithm>
#include <span>

namespace tripletalk::app {

using answering::Cell;

namespace {

/// Numbers may be typed with a comma.
std::optional<double> numberIn(std::string_view text) {
    double value = 0;
    if (text::parseNumber(text, value)) return value;
    if (std::ranges::count(text, ',') == 1 &&
        text::parseNumber(text::replaceAll(std::string(text), ",", "."), value))
        return value;
    return std::nullopt;
}

bool fulfils(int order, std::string_view op) {
    if (op == "=") return order == 0;
    if (op == "!=") return order != 0;
    if (op == "<") return order < 0;
    if (op == "<=") return order <= 0;
    if (op == ">") return order > 0;
    return order >= 0;
}

bool isEmptyCell(const Cell& cell) { return cell.text.empty() || cell.datatype == "null"; }

}  // namespace

TableFilter::TableFilter(std::string_view text) {
    text = text::trim(text);
    for (const std::string_view sign : {"<=", ">=", "!=", "<>", "≤", "≥", "≠", "<", ">", "="}) {
        if (!text.starts_with(sign)) continue;
        std::string op(sign);
        if (op == "≤") op = "<=";
        if (op == "≥") op = ">=";
        if (op == "≠" || op == "<>") op = "!=";
        add(op, text.substr(sign.size()));
        return;
    }
    if (const auto dots = text.find(".."); dots != std::string_view::npos) {
        const auto low = text::trim(text.substr(0, dots));
        const auto high = text::trim(text.substr(dots + 2));
        if (numberIn(low) && numberIn(high)) {
            add(">=", low);
            add("<=", high);
            return;
        }
    }
    for (const std::string& word : text::split(text::fold(text::collapseWhitespace(text)), ' '))
        if (!word.empty()) m_words.push_back(word);
}

void TableFilter::add(std::string op, std::string_view operand) {
    operand = text::trim(operand);
    if (!operand.empty())
        m_bounds.push_back({std::move(op), text::fold(operand), numberIn(operand)});
}

bool TableFilter::holds(const Cell& cell) const {
    if (isEmptyCell(cell)) return false;
    return std::ranges::all_of(m_bounds, [&](const Bound& bound) {
        double value = 0;
        if (bound.number && text::parseNumber(cell.text, value))
            return fulfils(value < *bound.number ? -1 : value > *bound.number ? 1 : 0, bound.op);
        // A number has no place among texts: "> 40" is not asked of a name, but of a date it is.
        const bool dated =
            !cell.text.empty() && cell.text.front() >= '0' && cell.text.front() <= '9';
        if (bound.number && bound.op != "!=" && !dated) return false;
        return fulfils(text::fold(cell.text).compare(bound.text), bound.op);
    });
}

bool TableFilter::matches(const std::vector<Cell>& row, int column) const {
    const bool all = column < 0 || column >= static_cast<int>(row.size());
    const auto cells =
        all ? std::span(row) : std::span(row).subspan(static_cast<std::size_t>(column), 1);
    if (!m_bounds.empty()) {
        const auto fits = [&](const Cell& cell) { return holds(cell); };
        if (m_bounds.front().op == "!=")
            return std::ranges::all_of(
                cells, [&](const Cell& cell) { return isEmptyCell(cell) || holds(cell); });
        return std::ranges::any_of(cells, fits);
    }
    std::vector<std::string> texts;
    for (const Cell& cell : cells) texts.push_back(text::fold(cell.text));
    return std::ranges::all_of(m_words, [&](const std::string& word) {
        return std::ranges::any_of(
            texts, [&](const std::string& one) { return one.find(word) != std::string::npos; });
    });
}

}  // namespace tripletalk::app
