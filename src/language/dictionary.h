// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::language {

/// A dictionary of two languages as Debian's packages dict-freedict-… install it for dictd:
/// NAME.index ("word<tab>offset<tab>length" a line, sorted by bytes, numbers to the base of 64) and
/// NAME.dict.dz (gzip in pieces that can be unpacked one by one). Nothing of it is held in memory
/// but where the pieces lie. Where the files are missing no word has a translation. Immutable,
/// thread-safe.
class Dictionary {
  public:
    static constexpr const char* folder = "/usr/share/dictd";

    /// `name`: "freedict-deu-eng".
    explicit Dictionary(const std::string& name, const std::filesystem::path& from = folder);

    /// What a word in lower case may be called in the other language, as the entries come.
    [[nodiscard]] std::vector<std::string> translations(std::string_view word) const;

  private:
    struct Extent {
        std::uint64_t offset = 0;
        std::uint64_t length = 0;
    };
    void readPieces();
    [[nodiscard]] std::vector<Extent> entries(std::string_view word) const;
    using Pieces = std::map<std::size_t, std::string>;  ///< unpacked
    [[nodiscard]] std::string read(const Extent& entry, Pieces& known) const;
    [[nodiscard]] std::string unpacked(std::size_t piece) const;

    std::filesystem::path m_index;
    std::filesystem::path m_data;
    std::uint64_t m_pieceLength = 0;       ///< of a piece unpacked
    std::vector<std::uint64_t> m_offsets;  ///< of the pieces in the file, and their end
};

/// The translations that the text of one entry gives, without what is said of them.
std::vector<std::string> translationsIn(std::string_view entry);

}  // namespace tripletalk::language
