// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "lookup/fetchstate.h"
#include "sparql/sparqlsource.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <unordered_set>

namespace tripletalk::lookup {

/// Asks an endpoint with a page size that follows what it bears: larger while it answers quickly,
/// half where it gives up (Timeout, Limit, Server), down to 50 rows.
class PagedSource {
  public:
    explicit PagedSource(sparql::SparqlSource& source, std::size_t page)
        : m_source(source), m_page(page) {}

    /// `query` makes the text for a page size. Errors: those of the source.
    Result<sparql::QueryAnswer> ask(const std::function<std::string(std::size_t page)>& query,
                                    const CancelToken& cancel);

  private:
    sparql::SparqlSource& m_source;
    std::size_t m_page;
    std::size_t m_mostRows = 50'000;
};

/// Fetches the IRIs in one position of an endpoint's triples with their numbers of triples, page
/// after page, each behind the last IRI of the one before (`FILTER(STR(?e) > "…") ORDER BY`): no
/// page costs the endpoint more than the first, and rows that come or go move no others. Where the
/// endpoint sorts otherwise than by code points, or not at all, by OFFSET, which it must do in an
/// order of its own: an IRI that comes twice is an error then. A page that is shorter than asked
/// for is no end: endpoints cut; only an empty one is. Every page brings an IRI that was not there
/// before, or it is an error: there is no endless loop.
///
/// A record: IRI, zero byte, number in digits. After each page the state is written.
class EndpointLists {
  public:
    EndpointLists(sparql::SparqlSource& source, std::filesystem::path folder, FetchState& state,
                  const ProgressSink& progress, const CancelToken& cancel)
        : m_source(source, firstPage),
          m_folder(std::move(folder)),
          m_state(state),
          m_progress(progress),
          m_cancel(cancel) {}

    /// The step of the state, from where it stands to its end. Errors: those of the source, Server
    /// (it pages without order or answers something else), Limit (more than 200 million IRIs), Io,
    /// DiskFull.
    Result<void> fetch();

    [[nodiscard]] std::uint64_t skipped() const { return m_skipped; }  ///< rows that told no IRI

  private:
    static constexpr std::size_t firstPage = 1000;
    static constexpr std::uint64_t mostIris = 200'000'000;

    [[nodiscard]] std::string queryFor(std::size_t page) const;
    /// One page; false at the end.
    Result<bool> fetchPage();
    Result<bool> beginByOffset();
    Result<void> readKnown();

    PagedSource m_source;
    std::filesystem::path m_folder;
    FetchState& m_state;
    const ProgressSink& m_progress;
    const CancelToken& m_cancel;
    std::uint64_t m_count = 0;  ///< IRIs of this step
    std::uint64_t m_skipped = 0;
    std::unordered_set<std::uint64_t> m_known;  ///< hashes of all IRIs, where they come by OFFSET
};

}  // namespace tripletalk::lookup
