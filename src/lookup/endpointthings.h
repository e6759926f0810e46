// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "lookup/fetchstate.h"
#include "lookup/item.h"
#include "lookup/itemfacts.h"
#include "lookup/recordfile.h"
#include "lookup/recordsorter.h"
#include "sparql/sparqlsource.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace tripletalk::lookup {

/// In an info, before the IRI of the thing that it links to: its label is known when all is
/// fetched.
inline constexpr char linkMark = '\x01';

/// Fetches names and infos of the things that are listed, some at a time in the order of their
/// IRIs, in the language of the base or without one. What an earlier fetch has of a thing with the
/// same number of triples is taken from there. A record: an item (itemtext.h).
class EndpointThings {
  public:
    EndpointThings(sparql::SparqlSource& source, std::filesystem::path folder, FetchState& state,
                   const std::string& language, const ProgressSink& progress,
                   const CancelToken& cancel);

    /// The step of the state, from where it stands to its end. Errors: those of the source, Io,
    /// DiskFull.
    Result<void> fetch();

    [[nodiscard]] std::uint64_t asked() const { return m_asked; }  ///< things that were asked for
    /// Things of which the endpoint would not tell the names: these have those of their IRIs.
    [[nodiscard]] std::uint64_t skipped() const { return m_skipped; }

    /// Where the things of an earlier fetch are.
    static std::filesystem::path earlierFile(const std::filesystem::path& folder, FetchStep step);

  private:
    struct Wanted {
        std::string iri;
        std::uint64_t count = 0;
        std::optional<Item> known = std::nullopt;
    };
    Result<void> addList(FetchStep list, RecordSorter& all) const;
    Result<bool> nextWanted(RecordSorter& all, Wanted& wanted);
    Result<void> findEarlier(Wanted& wanted);
    Result<void> fetchBatch(std::vector<Wanted>& batch, RecordFile& records);
    Result<void> askFor(std::vector<Wanted*> unknown);
    using Told = std::unordered_map<std::string, ItemFacts>;
    void takeRows(const sparql::QueryAnswer& answer, Told& told) const;
    [[nodiscard]] std::string queryFor(const std::vector<Wanted*>& things) const;

    sparql::SparqlSource& m_source;
    std::filesystem::path m_folder;
    FetchState& m_state;
    std::string m_language;
    const ProgressSink& m_progress;
    const CancelToken& m_cancel;
    std::map<std::string, FactPredicate, std::less<>> m_predicates;
    std::optional<RecordReader> m_earlier;
    std::optional<Item> m_earlierItem;
    std::optional<std::pair<std::string, std::uint64_t>> m_ahead;  ///< of the list, read already
    std::uint64_t m_asked = 0;
    std::uint64_t m_skipped = 0;
    int m_refusedInRow = 0;
};

}  // namespace tripletalk::lookup
