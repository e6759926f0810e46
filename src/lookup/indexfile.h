// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "lookup/namelists.h"

#include <array>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace tripletalk::lookup {

/// The arrays of an index file (numbers are those of the computer that wrote it).
enum class Section : std::uint32_t {
    ItemText,    ///< one item behind the other (itemtext.h), packed (itemtexts.h), by row
    ItemBegins,  ///< u64 by row, and one more: into ItemText
    /// u64: where in ItemText the dictionary of as many rows begins, which ends where the first
    /// of them does
    ItemDictionaries,
    IriHashes,      ///< u64 ascending: of all IRIs
    IriRows,        ///< u32 in the same order: their rows
    RowNames,       ///< u32: these are those of NameLists
    NameRows,       ///< u32
    NameBegins,     ///< u32
    NameWords,      ///< u32
    WordBegins,     ///< u32
    WordText,       ///< bytes
    PostingBegins,  ///< u32
    Postings,       ///< u32
    PostingMarks,   ///< u64
    Count
};

/// Changes with every change of what a file holds: an index of another version is made anew.
inline constexpr std::uint32_t indexVersion = 2;

/// Writes an index, section by section in any order, to a file or into memory. The directory of the
/// sections comes last: without it a file is no index. Errors: Io, DiskFull.
class IndexFileWriter {
  public:
    /// In memory.
    IndexFileWriter() = default;
    static Result<IndexFileWriter> create(const std::filesystem::path& file);

    /// What is written from here on is of this section.
    Result<void> begin(Section section);
    Result<void> write(std::string_view bytes);
    template <typename Value>
    Result<void> write(std::span<const Value> values) {
        return write({reinterpret_cast<const char*>(values.data()), values.size_bytes()});
    }
    /// Bytes of the section at hand.
    [[nodiscard]] std::uint64_t written() const;
    /// The directory. Of an index in memory its bytes, of a file nothing.
    Result<std::string> finish();

  private:
    struct Closing {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    Result<void> put(std::string_view bytes);
    void endSection();

    std::filesystem::path m_path;
    std::unique_ptr<std::FILE, Closing> m_file;
    std::string m_memory;
    std::uint64_t m_size = 0;
    Section m_section = Section::Count;
    struct Place {
        std::uint64_t begin = 0, bytes = 0;
    };
    std::array<Place, static_cast<std::size_t>(Section::Count)> m_places = {};
};

/// An index, mapped or in memory. What its directory says is checked when it is opened; what stands
/// in its arrays is not.
class IndexFile {
  public:
    /// Errors: NotFound, Version, Input (damaged), Io.
    static Result<IndexFile> open(const std::filesystem::path& file);
    static Result<IndexFile> inMemory(std::string bytes);

    [[nodiscard]] std::string_view bytes(Section section) const;
    template <typename Value>
    [[nodiscard]] std::span<const Value> values(Section section) const {
        const std::string_view all = bytes(section);
        return {reinterpret_cast<const Value*>(all.data()), all.size() / sizeof(Value)};
    }
    [[nodiscard]] const NameLists& names() const { return m_names; }

  private:
    IndexFile() = default;
    Result<void> readDirectory(const std::string& name);

    std::shared_ptr<const void> m_owner;  ///< the mapping, or the bytes in memory
    std::string_view m_all;
    std::array<std::string_view, static_cast<std::size_t>(Section::Count)> m_sections = {};
    NameLists m_names;
};

}  // namespace tripletalk::lookup
