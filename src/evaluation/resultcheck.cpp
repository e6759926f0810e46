// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "evaluation/resultcheck.h"

#include "answering/answer/citations.h"
#include "answering/answer/statements.h"
#include "answering/tools/querysource.h"
#include "answering/tools/sourcelog.h"
#include "base/numbers.h"
#include "base/text.h"

#include <algorithm>
#include <map>
#include <memory>
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

/// The sources of an answer, and what their queries return now. Opened once a check.
class Sources {
  public:
    Sources(const answering::Answer& answer, const std::vector<knowledge::KnowledgeBase>& bases)
        : m_answer(answer), m_bases(bases) {}

    /// Why the source alone does not give the result; empty if it does. Errors: Cancelled.
    Result<Sentence> refutes(const Source& source, const CancelToken& cancel) {
        const AnswerResult& result = m_answer.result;
        const std::string name = "[" + std::to_string(source.n) + "]";
        if (!source.isQuery()) {
            for (const Row& row : result.rows)
                for (const Cell& cell : row)
                    if (!answering::holds(answering::toJson(source), cell.text))
                        return say("Sentence", "The cited source %1 does not hold \"%2\".")
                            .arg(name, text::elide(cell.text, 80));
            return Sentence();
        }
        auto again = rerun(source, cancel);
        if (!again) return again.error();
        if (const auto& error = again->error)
            return say("Sentence", "The cited query %1 failed when it ran again: %2")
                .arg(name, error->message);
        std::vector<std::string> columns;
        for (const auto& column : result.columns) columns.push_back(column.name);
        if (sameRows(result.rows, answering::resultOf(*again, columns).rows)) return Sentence();
        return say("Sentence", "The cited query %1, run again, does not return the result.")
            .arg(name);
    }

    /// A result put together from several sources: each cell stands in a row that a cited query
    /// returns again, or in the text of a cited passage. Errors: Cancelled.
    Result<bool> holdTogether(const CancelToken& cancel) {
        std::vector<Source> cited;
        for (const int n : answering::citationsIn(m_answer.text)) {
            const auto source = std::ranges::find(m_answer.sources, n, &Source::n);
            if (source == m_answer.sources.end()) continue;
            cited.push_back(*source);
            if (!source->isQuery()) continue;
            auto again = rerun(*source, cancel);
            if (!again) return again.error();
            cited.back() = *std::move(again);
        }
        if (cited.size() < 2) return false;
        return std::ranges::all_of(m_answer.result.rows, [&](const Row& row) {
            return std::ranges::all_of(row, [&](const Cell& cell) {
                return std::ranges::any_of(
                    cited, [&](const Source& source) { return gives(source, cell); });
            });
        });
    }

  private:
    Result<Source> rerun(const Source& source, const CancelToken& cancel) {
        auto& connection = m_connections[{source.kind, source.base}];
        if (!connection) {
            auto opened = source.language()->open(baseOf(source));
            if (!opened) return opened.error();
            connection = *std::move(opened);
        }
        return answering::querySource(*source.language(), *connection, source.query, cancel);
    }

    [[nodiscard]] const knowledge::KnowledgeBase& baseOf(const Source& source) const {
        const auto found = std::ranges::find_if(m_bases, [&](const knowledge::KnowledgeBase& base) {
            return base.manifest().id == source.base;
        });
        return found == m_bases.end() ? m_bases.front() : *found;
    }

    static bool gives(const Source& source, const Cell& cell) {
        if (!source.isQuery()) return answering::holds(answering::toJson(source), cell.text);
        return std::ranges::any_of(source.rows, [&](const Row& row) {
            return std::ranges::any_of(row,
                                       [&](const Cell& other) { return sameCell(cell, other); });
        });
    }

    const answering::Answer& m_answer;
    const std::vector<knowledge::KnowledgeBase>& m_bases;
    std::map<std::pair<std::string, std::string>, std::unique_ptr<knowledge::QueryConnection>>
        m_connections;
};

}  // namespace

Result<Sentence> whyUnsupported(const json& answer,
                                const std::vector<knowledge::KnowledgeBase>& bases,
                                const CancelToken& cancel) {
    const answering::Answer claimed = answering::answerFromJson(answer);
    const auto named = std::ranges::find(claimed.sources, claimed.result.source, &Source::n);
    if (named == claimed.sources.end()) return say("Sentence", "The result names no source.");
    Sources sources(claimed, bases);
    auto reason = sources.refutes(*named, cancel);
    if (!reason || reason->empty()) return reason;
    auto together = sources.holdTogether(cancel);
    if (!together) return together.error();
    return *together ? Result<Sentence>(Sentence()) : reason;
}

}  // namespace tripletalk::evaluation
