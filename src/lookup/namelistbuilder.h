// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "lookup/indexfile.h"
#include "lookup/namewords.h"
#include "lookup/spool.h"
#include "retrieval/stringpool.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::lookup {

/// Builds the sections of NameLists from names that come in the order of their rows.
///
/// Memory: a distinct word's bytes and about 40 more, two bytes a name, and at most 350 MB
/// besides. The lists of postings are made in as many walks over the names as their size needs.
class NameListBuilder {
  public:
    /// What does not fit in memory waits in temporary files beside `beside`.
    explicit NameListBuilder(const std::filesystem::path& beside)
        : m_beside(beside), m_rowNames(beside), m_nameRows(beside), m_nameWords(beside) {}

    /// The rows are numbered in the order in which they are begun.
    Result<void> beginRow();
    /// Of the row begun last. A name without a word is none.
    Result<void> addName(std::string_view name);

    [[nodiscard]] std::uint32_t rows() const {
        return static_cast<std::uint32_t>(m_rowNames.size());
    }
    [[nodiscard]] std::uint32_t names() const {
        return static_cast<std::uint32_t>(m_nameRows.size());
    }

    /// Progress: stage "lookup". Errors: Limit (more than four billion words), Io, DiskFull,
    /// Cancelled.
    Result<void> write(IndexFileWriter& file, const ProgressSink& progress,
                       const CancelToken& cancel);

  private:
    using Numbers = Spool<std::uint32_t>;

    std::vector<std::uint32_t> wordsInOrder() const;
    Result<void> writeWords(IndexFileWriter& file, const std::vector<std::uint32_t>& order);
    template <typename Take>
    Result<void> eachName(Take&& take) const;
    Result<void> writeNames(IndexFileWriter& file);
    Result<void> writePostings(IndexFileWriter& file, const ProgressSink& progress,
                               const CancelToken& cancel);
    /// Of some words: names, and their marks beside them.
    struct Postings {
        std::vector<std::uint32_t> names;
        std::vector<Marks> marks;
    };
    Result<void> placePostings(std::uint32_t first, std::uint32_t last, Postings& postings) const;

    std::filesystem::path m_beside;
    retrieval::StringPool m_words;  ///< numbered from 1 as they came
    Numbers m_rowNames, m_nameRows;
    Numbers m_nameWords;                   ///< by the pool's numbers
    std::vector<std::uint16_t> m_lengths;  ///< by name: words
    std::vector<std::uint32_t> m_numbers;  ///< by the pool's number - 1: the place in the order
    std::vector<Marks> m_marks;            ///< by place in the order
    std::vector<std::uint32_t> m_postingBegins;
    std::vector<std::string> m_split;  ///< the words of the name at hand
};

}  // namespace tripletalk::lookup
