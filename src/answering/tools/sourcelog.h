// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "answering/checks/finding.h"
#include "answering/tools/tool.h"
#include "answering/trace.h"

#include <cstdint>
#include <functional>
#include <future>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::answering {

/// The numbered sources [1…n] of a run, and its calls of tools as the trace is told them
/// (tool_called, tool_returned). The trace must outlive it. One thread.
class SourceLog {
  public:
    explicit SourceLog(Trace& trace) : m_trace(&trace) {}

    /// What a call came to: the numbers of its sources, best first.
    struct Returned {
        std::vector<int> numbers = {};
        std::string text = {};
    };
    /// A call under way.
    struct Pending {
        std::int64_t id = 0;
        std::string tool;
        int round = 0;
        double start = 0;
        std::future<Result<Found>> found;
    };
    using Work = std::function<Result<Found>()>;

    /// Calls a tool. A failure of the tool is told to the trace and returned; a query that fails is
    /// a source with an error.
    Result<Returned> call(Tool& tool, const nlohmann::json& arguments, int round,
                          const CancelToken& cancel);
    /// The same with work that is done in the name of a tool.
    Result<Returned> call(std::string_view tool, const std::string& asked, int round,
                          const Work& work);
    /// The same in two steps: it runs on a thread of its own in between. What it works with must
    /// outlive it.
    Pending begin(Tool& tool, const nlohmann::json& arguments, int round,
                  const CancelToken& cancel);
    Result<Returned> end(Pending pending);

    /// Adds what the checks of a query found, and tells the trace. `withValues`: a model may be
    /// told the base's values that they name.
    void addFindings(int source, const std::vector<checks::Finding>& findings, bool withValues);

    [[nodiscard]] bool wasCalled(std::string_view tool) const { return m_called.contains(tool); }
    [[nodiscard]] const std::vector<Source>& all() const { return m_sources; }
    [[nodiscard]] const Source& at(int n) const {
        return m_sources.at(static_cast<std::size_t>(n - 1));
    }
    [[nodiscard]] Source& at(int n) { return m_sources.at(static_cast<std::size_t>(n - 1)); }
    [[nodiscard]] Trace& trace() const { return *m_trace; }

  private:
    Pending tell(std::string_view tool, const std::string& asked, int round);
    Result<Returned> told(const Pending& call, Result<Found> found);
    int add(Source source);

    Trace* m_trace;
    std::vector<Source> m_sources;
    std::set<int> m_told;                         ///< numbers of those that the trace has
    std::set<std::string, std::less<>> m_called;  ///< names of tools
};

/// The result made of a query's source: all columns, or those named; kind by its shape (one truth,
/// one number, one text, a list of one column, a table).
AnswerResult resultOf(const Source& source, const std::vector<std::string>& columns = {});

/// Results side by side: one row each become one row, equally many columns one table; else the
/// first alone.
AnswerResult joined(std::vector<AnswerResult> results);

}  // namespace tripletalk::answering
