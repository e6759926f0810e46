// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "evaluation/rowscore.h"

#include "base/error.h"
#include "evaluation/assignment.h"
#include "evaluation/cellnumbers.h"
#include "evaluation/givenrows.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace tripletalk::evaluation {

using nlohmann::json;

namespace {

using ComparedRow = std::vector<std::string>;

constexpr std::size_t mostAssigned = 1024;  // rows

double f1(double truePositive, double falsePositive, double falseNegative) {
    const double all = 2 * truePositive + falsePositive + falseNegative;
    return all > 0 ? 2 * truePositive / all : 0;
}

/// The share of the expected cells that a row has. Both are sorted.
double share(const ComparedRow& given, const ComparedRow& expected) {
    ComparedRow common;
    std::ranges::set_intersection(given, expected, std::back_inserter(common));
    return static_cast<double>(common.size()) /
           static_cast<double>(std::max<std::size_t>(expected.size(), 1));
}

std::vector<ComparedRow> sortedCells(std::vector<ComparedRow> rows) {
    for (ComparedRow& row : rows) std::ranges::sort(row);
    return rows;
}

double assignedF1(const ComparedRows& expected, const ComparedRows& given) {
    const auto gold = sortedCells(expected.rows);
    const auto found = sortedCells(given.rows);
    std::vector<std::vector<double>> shares(gold.size(), std::vector<double>(found.size()));
    for (std::size_t i = 0; i < gold.size(); ++i)
        for (std::size_t k = 0; k < found.size(); ++k) shares[i][k] = share(found[k], gold[i]);
    const auto pairs = bestAssignment(shares);
    double truePositive = 0;
    std::size_t paired = 0;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        if (!pairs[i]) continue;
        truePositive += shares[i][*pairs[i]];
        ++paired;
    }
    return f1(truePositive, static_cast<double>(found.size() - paired),
              static_cast<double>(gold.size()) - truePositive);
}

double multisetF1(const ComparedRows& expected, const ComparedRows& given) {
    std::map<ComparedRow, std::size_t> left;
    for (const ComparedRow& row : expected.rows) ++left[row];
    std::size_t common = 0;
    for (const ComparedRow& row : given.rows)
        if (const auto at = left.find(row); at != left.end() && at->second > 0) {
            --at->second;
            ++common;
        }
    return f1(static_cast<double>(common), static_cast<double>(given.rows.size() - common),
              static_cast<double>(expected.rows.size() - common));
}

bool holdsTrue(const ComparedRows& side) { return side.truth.value_or(!side.rows.empty()); }

std::optional<bool> truthOf(const std::string& text) {
    const std::string word = comparableText(text);
    if (word == "true") return true;
    return word == "false" ? std::optional<bool>(false) : std::nullopt;
}

std::string goldKey(std::size_t number) { return "gold " + std::to_string(number); }

/// How far a cell that fits is from what is expected: years, too, are numbers within 0.5 %.
double distance(const GivenCell& cell, const GoldCell& gold) {
    if (gold.kind != GoldCell::Kind::Number) return 0;
    double least = std::numeric_limits<double>::infinity();
    for (const double value : cellNumbers(cell.text, cell.exact, cell.unit, gold.unit))
        least = std::min(least, std::abs(value - gold.low));
    return least;
}

/// Expected cells that are equal have one number. What is given is equal to the nearest that it
/// fits.
class Cells {
  public:
    explicit Cells(const std::vector<std::vector<GoldCell>>& rows) {
        for (const auto& row : rows)
            for (const GoldCell& cell : row)
                if (!find(cell)) m_cells.push_back(&cell);
    }
    [[nodiscard]] std::string key(const GoldCell& cell) const { return goldKey(*find(cell)); }
    [[nodiscard]] std::string key(const GivenCell& cell) const {
        std::optional<std::size_t> best;
        for (std::size_t i = 0; i < m_cells.size(); ++i)
            if (fits(cell, *m_cells[i]) &&
                (!best || distance(cell, *m_cells[i]) < distance(cell, *m_cells[*best])))
                best = i;
        if (best) return goldKey(*best);
        return "given " + (cell.iri.empty() ? cell.text : cell.iri);
    }

  private:
    [[nodiscard]] std::optional<std::size_t> find(const GoldCell& cell) const {
        for (std::size_t i = 0; i < m_cells.size(); ++i) {
            const GoldCell& other = *m_cells[i];
            if (other.kind == cell.kind && other.text == cell.text && other.unit == cell.unit &&
                other.low == cell.low && other.high == cell.high)
                return i;
        }
        return std::nullopt;
    }
    std::vector<const GoldCell*> m_cells;
};

double compared(const std::vector<std::vector<GoldCell>>& gold, const std::vector<GivenRow>& rows) {
    const Cells cells(gold);
    ComparedRows expected;
    for (const auto& row : gold) {
        ComparedRow keys;
        for (const GoldCell& cell : row) keys.push_back(cells.key(cell));
        expected.rows.push_back(std::move(keys));
    }
    const bool asks = gold.size() == 1 && gold.front().size() == 1 &&
                      gold.front().front().kind == GoldCell::Kind::Text;
    if (asks) expected.truth = truthOf(gold.front().front().text);
    ComparedRows given;
    for (const GivenRow& row : rows) {
        ComparedRow keys;
        for (const GivenCell& cell : row)
            if (!cell.text.empty() || !cell.iri.empty()) keys.push_back(cells.key(cell));
        given.rows.push_back(std::move(keys));
    }
    if (rows.size() == 1 && rows.front().size() == 1)
        given.truth = truthOf(rows.front().front().text);
    return rowsF1(expected, given);
}

/// The failure tells of the network, not of the answer.
bool isOfAServer(const json& answer) {
    const json error = answer.value("error", json());
    if (!error.is_object()) return false;
    const std::string kind = error.value("kind", "");
    return kind == toString(ErrorKind::Network) || kind == toString(ErrorKind::Server);
}

}  // namespace

double rowsF1(const ComparedRows& expected, const ComparedRows& given) {
    if (expected.truth || given.truth) return holdsTrue(expected) == holdsTrue(given) ? 1 : 0;
    if (expected.rows.empty() && given.rows.empty()) return 1;
    if (expected.rows.empty() || given.rows.empty()) return 0;
    const bool few = std::max(expected.rows.size(), given.rows.size()) <= mostAssigned;
    return few ? assignedF1(expected, given) : multisetF1(expected, given);
}

std::optional<double> answerF1(const Question& question, const json& answer) {
    const bool hasRows = question.expect == Expect::None ||
                         (question.expect == Expect::Stated && !question.gold.empty());
    try {
        if (!hasRows || isOfAServer(answer)) return std::nullopt;
        if (answer.at("status") != "answered") return 0;
        const auto rows = givenRows(answer.value("result", json::object()));
        auto split = question.gold;
        for (auto& row : split) row = spansSplit(row);
        return std::max(compared(question.gold, rows), compared(split, rows));
    } catch (const json::exception&) {
        return 0;
    }
}

}  // namespace tripletalk::evaluation
