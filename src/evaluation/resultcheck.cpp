// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "evaluation/resultcheck.h"

#include "answering/evidence.h"
#include "answering/statements.h"
#include "base/numbers.h"
#include "base/text.h"

#include <algorithm>
#include <optional>
#include <set>

namespace tripletalk::evaluation {

using answering::AnswerResult;
using answering::Cell;
using answering::Source;
using nlohmann::json;

namespace {

using Row = std::vector<Cell>;

/// Above so many rows only rows that are equal to the letter count as the same: comparing each with
/// each would take too long.
constexpr std::size_t mostForTolerance = 1000;

std::string keyOf(const Cell& cell) {
    return cell.iri.empty() ? text::fold(text::collapseWhitespace(cell.text)) : cell.iri;
}

bool sameCell(const Cell& one, const Cell& other) {
    if (keyOf(one) == keyOf(other)) return true;
    double a = 0;
    double b = 0;
    return text::parseNumber(one.text, a) && text::parseNumber(other.text, b) &&
           numbers::near(a, b);
}

bool sameRow(const Row& one, const Row& other) {
    return one.size() == other.size() &&
           std::equal(one.begin(), one.end(), other.begin(), sameCell);
}

bool eachHasItsLike(const std::vector<Row>& rows, const std::vector<Row>& among) {
    return std::ranges::all_of(rows, [&](const Row& row) {
        return std::ranges::any_of(among, [&](const Row& other) { return sameRow(row, other); });
    });
}

std::set<std::string> keysOf(const std::vector<Row>& rows) {
    std::set<std::string> keys;
    for (const Row& row : rows) {
        std::string key;
        for (const Cell& cell : row) key += keyOf(cell) + '\x1f';
        keys.insert(std::move(key));
    }
    return keys;
}

bool sameRows(const std::vector<Row>& claimed, const std::vector<Row>& found) {
    if (keysOf(claimed) == keysOf(found)) return true;
    if (std::max(claimed.size(), found.size()) > mostForTolerance) return false;
    return eachHasItsLike(claimed, found) && eachHasItsLike(found, claimed);
}

std::string checkPassage(const AnswerResult& result, const Source& source) {
    const json shown = answering::toJson(source);
    for (const Row& row : result.rows)
        for (const Cell& cell : row)
            if (!answering::holds(shown, cell.text))
                return "The cited source [" + std::to_string(source.n) + "] does not hold \"" +
                       text::elide(cell.text, 80) + "\".";
    return {};
}

Result<std::string> checkQuery(const AnswerResult& result, const Source& source,
                               const knowledge::KnowledgeBase& base, const CancelToken& cancel) {
    answering::Trace unheard("check", {});
    auto evidence = answering::Evidence::open(base, nullptr, unheard);
    if (!evidence) return evidence.error();
    auto number = evidence->sql(source.query, 0, cancel);
    if (!number) return number.error();
    const std::string name = "The cited query [" + std::to_string(source.n) + "]";
    if (const auto& error = evidence->source(*number).error)
        return name + " failed when it ran again: " + error->message;
    std::vector<std::string> columns;
    for (const auto& column : result.columns) columns.push_back(column.name);
    const AnswerResult again = evidence->resultOf(*number, columns);
    if (sameRows(result.rows, again.rows)) return std::string();
    return name + ", run again, does not return the result.";
}

}  // namespace

Result<std::string> whyUnsupported(const json& answer, const knowledge::KnowledgeBase& base,
                                   const CancelToken& cancel) {
    const answering::Answer claimed = answering::answerFromJson(answer);
    for (const Source& source : claimed.sources) {
        if (source.n != claimed.result.source) continue;
        if (source.kind == "sql") return checkQuery(claimed.result, source, base, cancel);
        return checkPassage(claimed.result, source);
    }
    return std::string("The result names no source.");
}

}  // namespace tripletalk::evaluation
