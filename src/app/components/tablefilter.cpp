// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/components/tablefilter.h"

#include "app/components/writtennumber.h"
#include "app/window/qttext.h"
#include "base/text.h"

#include <algorithm>

#include <QLocale>

namespace tripletalk::app {

using answering::Cell;

namespace {

std::optional<double> numberIn(std::string_view text) { return app::numberIn(qs(text)); }

/// A number in groups ("54,850") as the cells have it; empty for any other word.
std::string ungrouped(const std::string& word) {
    bool ok = false;
    const double number = QLocale().toDouble(qs(word), &ok);
    return ok && qs(word).contains(QLocale().groupSeparator()) ? text::formatNumber(number) : "";
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
        if (!word.empty()) m_words.push_back({word, ungrouped(word)});
}

void TableFilter::add(std::string op, std::string_view operand) {
    operand = text::trim(operand);
    if (!operand.empty())
        m_bounds.push_back({std::move(op), text::fold(operand), numberIn(operand)});
}

bool TableFilter::holds(const Cell& cell, const std::string& text) const {
    if (isEmptyCell(cell)) return false;
    return std::ranges::all_of(m_bounds, [&](const Bound& bound) {
        double value = 0;
        if (bound.number && text::parseNumber(cell.text, value))
            return fulfils(value < *bound.number ? -1 : value > *bound.number ? 1 : 0, bound.op);
        // A number has no place among texts: "> 40" is not asked of a name, but of a date it is.
        const bool dated =
            !cell.text.empty() && cell.text.front() >= '0' && cell.text.front() <= '9';
        if (bound.number && bound.op != "!=" && !dated) return false;
        return fulfils(text.compare(bound.text), bound.op);
    });
}

std::vector<std::string> TableFilter::folded(const std::vector<Cell>& row) {
    std::vector<std::string> texts;
    texts.reserve(row.size());
    for (const Cell& cell : row) texts.push_back(text::fold(cell.text));
    return texts;
}

bool TableFilter::matches(const std::vector<Cell>& row, const std::vector<std::string>& texts,
                          int column) const {
    const bool all = column < 0 || column >= static_cast<int>(row.size());
    const std::size_t first = all ? 0 : static_cast<std::size_t>(column);
    const std::size_t end = all ? row.size() : first + 1;
    const auto anyCell = [&](const auto& fits) {
        for (std::size_t at = first; at < end; ++at)
            if (fits(at)) return true;
        return false;
    };
    if (m_bounds.empty())
        return std::ranges::all_of(m_words, [&](const Word& word) {
            const auto has = [&](std::size_t at, const std::string& text) {
                return !text.empty() && texts[at].find(text) != std::string::npos;
            };
            return anyCell(
                [&](std::size_t at) { return has(at, word.written) || has(at, word.ungrouped); });
        });
    if (m_bounds.front().op == "!=")
        return !anyCell(
            [&](std::size_t at) { return !isEmptyCell(row[at]) && !holds(row[at], texts[at]); });
    return anyCell([&](std::size_t at) { return holds(row[at], texts[at]); });
}

}  // namespace tripletalk::app
