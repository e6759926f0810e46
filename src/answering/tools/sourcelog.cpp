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

SourceLog::Pending SourceLog::tell(std::string_view tool, const std::string& asked, int round) {
    Pending call{m_trace->nextCall(), std::string(tool), round, m_trace->elapsedMs(), {}};
    m_called.insert(call.tool);
    m_trace->emit(ToolCalled{call.id, call.tool, round, asked});
    return call;
}

Result<SourceLog::Returned> SourceLog::told(const Pending& call, Result<Found> found) {
    if (!found && found.error().kind == ErrorKind::Cancelled) return found.error();
    ToolReturned event{call.id, call.tool, call.round, m_trace->elapsedMs() - call.start};
    if (!found) {
        event.error = found.error();
        m_trace->emit(std::move(event));
        return found.error();
    }
    for (Source& source : found->sources) {
        event.numbers.push_back(add(std::move(source)));
        const int n = event.numbers.back();
        if (m_told.insert(n).second) event.sources.push_back(at(n));
        if (at(n).error) event.error = at(n).error;
    }
    event.text = std::move(found->text);
    Returned returned{event.numbers, event.text};
    m_trace->emit(std::move(event));
    return returned;
}

Result<SourceLog::Returned> SourceLog::call(Tool& tool, const nlohmann::json& arguments, int round,
                                            const CancelToken& cancel) {
    return call(tool.spec().name, tool.asked(arguments), round,
                [&] { return tool.call(arguments, round, cancel); });
}

Result<SourceLog::Returned> SourceLog::call(std::string_view tool, const std::string& asked,
                                            int round, const Work& work) {
    const Pending call = tell(tool, asked, round);
    return told(call, work());
}

SourceLog::Pending SourceLog::begin(Tool& tool, const nlohmann::json& arguments, int round,
                                    const CancelToken& cancel) {
    Pending call = tell(tool.spec().name, tool.asked(arguments), round);
    call.found = std::async(std::launch::async, [&tool, arguments, round, &cancel] {
        return tool.call(arguments, round, cancel);
    });
    return call;
}

Result<SourceLog::Returned> SourceLog::end(Pending pending) {
    auto found = pending.found.get();
    return told(pending, std::move(found));
}

int SourceLog::add(Source source) {
    // A text that is found again keeps its number.
    const auto known = std::ranges::find_if(m_sources, [&](const Source& other) {
        return !source.text.empty() && other.kind == source.kind && other.iri == source.iri &&
               other.title == source.title && other.text == source.text;
    });
    if (known != m_sources.end()) return known->n;
    source.n = static_cast<int>(m_sources.size()) + 1;
    m_sources.push_back(std::move(source));
    return m_sources.back().n;
}

void SourceLog::addFindings(int number, const std::vector<checks::Finding>& findings,
                            bool withValues) {
    if (findings.empty()) return;
    Source& known = at(number);
    for (const checks::Finding& finding : findings) {
        if (!finding.forPerson.empty()) known.notes.push_back(finding.forPerson);
        known.promptNotes.push_back(withValues ? checks::promptText(finding) : finding.forModel);
    }
    m_trace->emit(Checked{number, known.notes, findings});
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
