// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "answering/trace.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// The numbered sources [1…n] of a run, and its calls of tools as the trace is told them
/// (tool_called, tool_returned). The trace must outlive it. One thread.
class SourceLog {
  public:
    explicit SourceLog(Trace& trace) : m_trace(&trace) {}

    struct Call {
        std::int64_t id = 0;
        std::string tool;
        int round = 0;
        double start = 0;
    };
    Call begin(std::string tool, const std::string& query, int round);
    void end(const Call& call, const std::vector<int>& numbers,
             const std::optional<Error>& error = {});

    /// Gives it the next number, which is returned.
    int add(Source source);

    [[nodiscard]] int count() const { return static_cast<int>(m_sources.size()); }
    [[nodiscard]] const std::vector<Source>& all() const { return m_sources; }
    [[nodiscard]] const Source& at(int n) const {
        return m_sources.at(static_cast<std::size_t>(n - 1));
    }
    [[nodiscard]] Source& at(int n) { return m_sources.at(static_cast<std::size_t>(n - 1)); }
    [[nodiscard]] Trace& trace() const { return *m_trace; }

  private:
    Trace* m_trace;
    std::vector<Source> m_sources;
    std::set<int> m_told;  ///< numbers of those that the trace has
};

/// The result made of a query's source: all columns, or those named; kind by its shape (one truth,
/// one number, one text, a list of one column, a table).
AnswerResult resultOf(const Source& source, const std::vector<std::string>& columns = {});

/// Results side by side: one row each become one row, equally many columns one table; else the
/// first alone.
AnswerResult joined(std::vector<AnswerResult> results);

}  // namespace tripletalk::answering
