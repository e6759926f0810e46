// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "lookup/indexfile.h"
#include "lookup/spool.h"
#include "retrieval/textpacker.h"

#include <filesystem>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::lookup {

/// Writes the items of an index (itemtext.h), packed: those of 16,384 rows with one dictionary,
/// which stands before them. Memory: the texts of as many rows. One thread at a time. Errors: Io,
/// DiskFull.
class ItemTextsWriter {
  public:
    /// `file`, whose section ItemText has begun, outlives this object; `beside` is where what does
    /// not fit in memory waits.
    ItemTextsWriter(IndexFileWriter& file, const std::filesystem::path& beside)
        : m_file(file), m_begins(beside) {}

    /// The item of the next row.
    Result<void> add(std::string_view item);
    /// The rest, and the sections that tell where each item and dictionary is.
    Result<void> finish();

  private:
    Result<void> writePending();

    IndexFileWriter& m_file;
    Spool<std::uint64_t> m_begins;
    std::vector<std::uint64_t> m_dictionaries;
    std::vector<std::string> m_pending;
};

/// Reads them. Any thread.
class ItemTexts {
  public:
    explicit ItemTexts(IndexFile file) : m_file(std::move(file)) {}

    /// Empty for a row that there is not, or that is damaged.
    [[nodiscard]] std::string at(std::uint32_t row) const;

  private:
    [[nodiscard]] const retrieval::TextUnpacker& unpacker(std::size_t part,
                                                          std::string_view dictionary) const;

    IndexFile m_file;
    mutable std::mutex m_mutex;
    /// Made when first needed: opening an index takes the same time whatever its size.
    mutable std::map<std::size_t, retrieval::TextUnpacker> m_unpackers;
};

}  // namespace tripletalk::lookup
