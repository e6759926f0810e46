// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/tools/sourcelog.h"

#include <algorithm>

namespace tripletalk::answering {

namespace {

bool isNumeric(const Cell& cell) { return cell.datatype == "integer" || cell.datatype == "number"; }

std::string kindByShape(const AnswerResult& result) {
    if (result.rows.empty()) return "none";
    if (result.columns.size() != 1) return "table";
    if (result.rows.size() != 1) return "list";
    const Cell& cell = result.rows.front().front();
    if (cell.datatype == "null") return "none";
    if (cell.datatype == "boolean") return "boolean";
    return isNumeric(cell) && cell.iri.empty() ? "number" : "text";
}

/// Adds a part's cells to the right of a one-row result.
void widen(AnswerResult& result, const AnswerResult& part) {
    result.columns.insert(result.columns.end(), part.columns.begin(), part.columns.end());
    auto& row = result.rows.front();
    row.insert(row.end(), part.rows.front().begin(), part.rows.front().end());
    result.kind = "table";
}

}  // namespace

SourceLog::Call SourceLog::begin(std::string tool, const std::string& query, int round) {
    const Call call{m_trace->nextCall(), std::move(tool), round, m_trace->elapsedMs()};
    m_trace->emit(ToolCalled{call.id, call.tool, round, query});
    return call;
}

void SourceLog::end(const Call& call, const std::vector<int>& numbers,
                    const std::optional<Error>& error) {
    ToolReturned returned{call.id, call.tool, call.round, m_trace->elapsedMs() - call.start,
                          numbers};
    for (const int n : numbers)
        if (m_told.insert(n).second) returned.sources.push_back(at(n));
    returned.error = error;
    m_trace->emit(std::move(returned));
}

int SourceLog::add(Source source) {
    source.n = count() + 1;
    m_sources.push_back(std::move(source));
    return count();
}

AnswerResult resultOf(const Source& from, const std::vector<std::string>& columns) {
    std::vector<std::size_t> chosen;
    for (const std::string& name : columns) {
        const auto at = std::ranges::find(from.columns, name, &ResultColumn::name);
        if (at != from.columns.end())
            chosen.push_back(static_cast<std::size_t>(at - from.columns.begin()));
    }
    if (chosen.empty())
        for (std::size_t i = 0; i < from.columns.size(); ++i) chosen.push_back(i);

    AnswerResult result;
    result.source = from.n;
    result.complete = !from.truncated;
    for (const std::size_t i : chosen) result.columns.push_back(from.columns[i]);
    for (const auto& row : from.rows) {
        std::vector<Cell> cells;
        for (const std::size_t i : chosen) cells.push_back(row[i]);
        result.rows.push_back(std::move(cells));
    }
    result.kind = kindByShape(result);
    return result;
}

AnswerResult joined(std::vector<AnswerResult> results) {
    AnswerResult result;
    for (AnswerResult& next : results) {
        if (result.source == 0) {
            result = std::move(next);
        } else if (result.rows.size() == 1 && next.rows.size() == 1) {
            widen(result, next);
        } else if (result.columns.size() == next.columns.size()) {
            result.rows.insert(result.rows.end(), next.rows.begin(), next.rows.end());
            if (result.rows.size() > 1 && result.kind != "table") result.kind = "list";
        }
    }
    return result;
}

}  // namespace tripletalk::answering
