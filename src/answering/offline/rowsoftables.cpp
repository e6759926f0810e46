// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/rowsoftables.h"

#include "answering/reading/rules.h"
#include "answering/reading/termpaths.h"
#include "base/text.h"
#include "knowledge/languages/shownnumbers.h"
#include "naming/names.h"

#include <algorithm>

namespace tripletalk::answering::offline {

using reading::Measure;

namespace {

/// Numbers by their size, all else as text.
bool isBefore(const Cell& left, const Cell& right) {
    double first = 0;
    double second = 0;
    const bool areNumbers = left.datatype != "text" && right.datatype != "text" &&
                            text::parseNumber(left.text, first) &&
                            text::parseNumber(right.text, second);
    return areNumbers ? first < second : left.text < right.text;
}

bool isNumeric(const Measure& measure) {
    return measure.function == reading::Function::Count || reading::isNumeric(measure.place);
}

/// As a table's cell has it.
void showNumber(const Measure& measure, bool isComputed, Cell& cell) {
    double number = cell.text == "true" ? 1 : 0;
    if (cell.datatype != "boolean" && !text::parseNumber(cell.text, number)) return;
    const bool isWhole =
        measure.function == reading::Function::Count ||
        (measure.place.column->type == "INTEGER" && measure.function != reading::Function::Average);
    cell.datatype = isWhole ? "integer" : "number";
    cell.text = isComputed && !isWhole
                    ? knowledge::shownNumber(number, knowledge::decimalsFrom(*measure.place.column))
                    : text::formatNumber(number);
}

/// What no label names has the name that its IRI ends in.
void showName(Cell& cell) {
    const std::string name = naming::localName(cell.iri);
    if (!cell.iri.empty() && cell.text.ends_with(":" + name)) cell.text = naming::humanise(name);
}

void showColumn(const reading::Term& term, const Measure& measure, std::size_t at, Source& source) {
    const bool isDifference = term.wish == reading::Wish::Difference;
    ResultColumn& column = source.columns[at];
    column.name = (isDifference ? "difference_in_" : "") + resultName(measure);
    if (measure.place.column && measure.function != reading::Function::Count)
        column.unit = measure.place.column->unit;
    if (measure.place.column && measure.place.column->role == induction::ColumnRole::Undescribed)
        for (auto& row : source.rows) showName(row[at]);
    if (!isNumeric(measure)) return;
    for (auto& row : source.rows)
        if (row[at].datatype != "null" && row[at].iri.empty())
            showNumber(measure, isDifference || measure.isComputed(), row[at]);
}

}  // namespace

void showAsTables(const reading::Term& term, const knowledge::EntityLookup& things,
                  Source& source) {
    for (auto& row : source.rows)
        for (Cell& cell : row) {
            const auto known = cell.iri.empty()
                                   ? Result<std::optional<knowledge::Entity>>(std::nullopt)
                                   : things.byIri(cell.iri);
            if (known && *known) cell.text = (*known)->label;
        }
    if (term.truth) return;
    auto measures = toldBy(term);
    if (const Measure* deciding = term.deciding(); source.columns.size() == measures.size() + 1)
        if (deciding) measures.push_back(*deciding);
    if (measures.size() == source.columns.size() && term.wish != reading::Wish::Unique)
        for (std::size_t i = 0; i < measures.size(); ++i) showColumn(term, measures[i], i, source);
    if (!term.order)
        std::ranges::stable_sort(source.rows, [](const auto& left, const auto& right) {
            return std::ranges::lexicographical_compare(left, right, isBefore);
        });
}

}  // namespace tripletalk::answering::offline
