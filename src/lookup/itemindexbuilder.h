// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "lookup/item.h"
#include "lookup/recordsorter.h"

#include <cstdint>
#include <filesystem>
#include <functional>

namespace tripletalk::lookup {

/// Writes the index file of one kind of items, which may come in any order.
///
/// Memory: 64 MB for sorting the items, then what NameListBuilder says. Temporary files take as
/// much as the index.
class ItemIndexBuilder {
  public:
    explicit ItemIndexBuilder(std::filesystem::path file)
        : m_file(std::move(file)), m_items(m_file) {}

    /// White space is collapsed; a name longer than 1,000 bytes is cut; an item without a label
    /// gets one of its IRI, and other ways to cut that into words as synonyms; of synonyms those
    /// that say something else than the label are kept, 30 at most. Errors: Io, DiskFull.
    Result<void> add(Item item);

    /// Sees each item in the order of the rows.
    using Seen = std::function<Result<void>(std::uint32_t row, const Item& item)>;
    /// Sorts and writes all; returns the number of rows. Progress: stage "lookup". Errors: Limit
    /// (four billion items), Io, DiskFull, Cancelled, those of `seen`.
    Result<std::uint32_t> finish(const ProgressSink& progress, const CancelToken& cancel,
                                 const Seen& seen = {});

  private:
    std::filesystem::path m_file;
    RecordSorter m_items;
    std::string m_record;
};

}  // namespace tripletalk::lookup
