// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>

namespace tripletalk::lookup {

/// The names of rows and the words of names, as arrays that lie in memory or in a mapped file.
/// Names are numbered in the order of their rows, words in the order of their bytes. Each array may
/// hold anything: every number is checked where it is used, and what is out of bounds is empty.
struct NameLists {
    std::span<const std::uint32_t> rowNames;    ///< by row, and one more: its first name
    std::span<const std::uint32_t> nameRows;    ///< by name
    std::span<const std::uint32_t> nameBegins;  ///< by name, and one more: into nameWords
    std::span<const std::uint32_t> nameWords;   ///< the words of each name, ascending
    std::span<const std::uint32_t> wordBegins;  ///< by word, and one more: into wordText
    std::string_view wordText;
    std::span<const std::uint32_t> postingBegins;  ///< by word, and one more: into postings
    /// The names with a word, each once, ascending; in lists longer than `sortedFrom` those with
    /// the fewest initials (bits among initialMarks) first.
    std::span<const std::uint32_t> postings;
    /// Beside each of them the name's marks (marksOf all its words): most names of a long list are
    /// passed over by these, which lie one behind the other.
    std::span<const std::uint64_t> postingMarks;

    static constexpr std::size_t sortedFrom = 64;

    [[nodiscard]] std::uint32_t rows() const { return countOf(rowNames); }
    [[nodiscard]] std::uint32_t names() const {
        return static_cast<std::uint32_t>(nameRows.size());
    }
    [[nodiscard]] std::uint32_t words() const { return countOf(wordBegins); }

    [[nodiscard]] std::string_view word(std::uint32_t number) const {
        const auto [begin, end] = bounds(wordBegins, number, wordText.size());
        return wordText.substr(begin, end - begin);
    }
    [[nodiscard]] std::span<const std::uint32_t> wordsOfName(std::uint32_t name) const {
        const auto [begin, end] = bounds(nameBegins, name, nameWords.size());
        return nameWords.subspan(begin, end - begin);
    }
    struct Bounds {
        std::size_t begin = 0, end = 0;
        [[nodiscard]] std::size_t size() const { return end - begin; }
    };
    /// Places in `postings` and `postingMarks`.
    [[nodiscard]] Bounds namesWith(std::uint32_t word) const {
        return bounds(postingBegins, word, std::min(postings.size(), postingMarks.size()));
    }
    /// The names of a row: first and behind the last.
    [[nodiscard]] Bounds namesOf(std::uint32_t row) const { return bounds(rowNames, row, names()); }

    /// How many names have a word of [first, last), a name counted for each.
    [[nodiscard]] std::uint64_t postingsOf(std::uint32_t first, std::uint32_t last) const {
        if (first >= last || last >= postingBegins.size()) return 0;
        const std::uint32_t begin = postingBegins[first], end = postingBegins[last];
        return begin <= end ? end - begin : 0;
    }

  private:
    static std::uint32_t countOf(std::span<const std::uint32_t> begins) {
        return begins.empty() ? 0 : static_cast<std::uint32_t>(begins.size() - 1);
    }
    static Bounds bounds(std::span<const std::uint32_t> begins, std::uint32_t number,
                         std::size_t size) {
        if (number + std::size_t{1} >= begins.size()) return {};
        const std::size_t begin = begins[number], end = begins[number + 1];
        return begin <= end && end <= size ? Bounds{begin, end} : Bounds{};
    }
};

}  // namespace tripletalk::lookup
