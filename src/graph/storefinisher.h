// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "graph/quadencoder.h"
#include "graph/triplestore.h"

namespace tripletalk::graph {

/// The second half of a build: sorted tables and indexes from what a QuadEncoder has gathered, in
/// the transaction that its terms were written in. Runs once, on the thread of the caller.
class StoreFinisher {
  public:
    /// The arguments outlive this object.
    StoreFinisher(const sqlite::Database& database, const std::filesystem::path& path,
                  const ProgressSink& progress, const CancelToken& cancel)
        : m_database(database), m_path(path), m_progress(progress), m_cancel(cancel) {}

    /// Ends the transaction.
    Result<Counts> finish(QuadEncoder::Encoded encoded);

  private:
    Result<void> writeTermHashes(QuadEncoder::Encoded& encoded);
    Result<void> mendQuads(KeySorter& quads);
    Result<void> deleteRepeatedTerms();
    Result<void> writeTermStatistics(std::int64_t terms) const;
    Result<void> advance(std::int64_t rows);

    const sqlite::Database& m_database;
    const std::filesystem::path& m_path;
    const ProgressSink& m_progress;
    const CancelToken& m_cancel;
    std::vector<std::uint32_t> m_kept;  // by id; empty where no term has two ids
    std::int64_t m_repeated = 0;
    std::int64_t m_done = 0;
    std::int64_t m_total = 0;
};

}  // namespace tripletalk::graph
