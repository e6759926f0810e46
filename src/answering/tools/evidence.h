// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "answering/checks/finding.h"
#include "answering/strategy.h"
#include "answering/tools/sourcelog.h"
#include "base/cancel.h"
#include "knowledge/languages/sqlconnection.h"
#include "retrieval/searcher.h"

#include <functional>
#include <future>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// A search under way.
struct PendingSearch {
    std::string text;
    SourceLog::Call call;
    std::future<Result<std::vector<retrieval::Hit>>> hits;
};
using ChooseHits =
    std::function<Result<std::vector<std::size_t>>(const std::vector<retrieval::Hit>&)>;

/// The tools of a run over one base: SQL in the sandbox and passage search. Every call is told to
/// the trace (tool_called, tool_returned) and what it finds becomes a numbered source [1…n]. Opened
/// at the start of a run and kept to its end, so that a run sees one state. One thread.
class Evidence {
  public:
    static Result<Evidence> open(const knowledge::KnowledgeBase& base,
                                 std::shared_ptr<llm::Embedder> embedder, Trace& trace);

    /// Runs a query; its rows, or its error, become a source. `written`: the query before it was
    /// repaired. Returns the source's number; look at sources()[n-1].error. Errors: Cancelled only.
    Result<int> sql(const std::string& query, int round, const CancelToken& cancel,
                    const std::string& written = {});

    /// Searches passages; each passage becomes a source of its own (one already there keeps its
    /// number). Returns the numbers, best first. A failure of the search is told to the trace and
    /// returned.
    Result<std::vector<int>> search(const std::string& text,
                                    const retrieval::SearchOptions& options, int round,
                                    const CancelToken& cancel);
    /// The same in two steps: the search runs on a thread of its own in between, and may run beside
    /// sql(). `choose` picks those hits, by place, that become sources. One search at a time;
    /// `cancel` must outlive it.
    PendingSearch beginSearch(const std::string& text, const retrieval::SearchOptions& options,
                              int round, const CancelToken& cancel);
    Result<std::vector<int>> endSearch(PendingSearch search, const ChooseHits& choose = {});

    /// Adds what the checks of a query found, and tells the trace. `withValues`: a model may be
    /// told the base's values that they name.
    void addFindings(int source, const std::vector<checks::Finding>& findings, bool withValues);

    /// Makes sources of passages that were found otherwise than by searching; `query` says how.
    /// Returns their numbers.
    std::vector<int> quote(const std::vector<retrieval::Passage>& passages,
                           const std::string& query, int round);

    [[nodiscard]] const retrieval::PassageStore& passages() const { return m_searcher->passages(); }
    [[nodiscard]] const std::vector<Source>& sources() const { return m_log.all(); }
    [[nodiscard]] const Source& source(int n) const { return m_log.at(n); }
    [[nodiscard]] const knowledge::KnowledgeBase& base() const { return m_base; }
    [[nodiscard]] const knowledge::EntityLookup& entities() const { return m_tables->entities(); }
    [[nodiscard]] const knowledge::QueryConnection& tables() const { return *m_tables; }
    [[nodiscard]] sqlite::Sandbox& sandbox() { return m_tables->sandbox(); }

  private:
    Evidence(knowledge::KnowledgeBase base, Trace& trace) : m_base(std::move(base)), m_log(trace) {}
    int addPassage(const retrieval::Passage& passage, double score, const std::string& query);

    knowledge::KnowledgeBase m_base;
    SourceLog m_log;
    std::unique_ptr<knowledge::SqlConnection> m_tables;
    std::unique_ptr<retrieval::Searcher> m_searcher;
    std::map<std::int64_t, int> m_passageNumbers;  ///< passage id -> source number
};

}  // namespace tripletalk::answering
