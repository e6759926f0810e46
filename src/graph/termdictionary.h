// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace tripletalk::graph {

/// Keys of terms and their ids, within a bound of memory: about 30 bytes a term and its key. A
/// dictionary that is full forgets everything and starts again, since a term that is in use comes
/// back soon. Terms of one hash are told apart by their keys.
class TermDictionary {
  public:
    explicit TermDictionary(std::size_t bytes);

    /// The id of `key`; `fresh`, which it has from now on, if it is not known.
    std::uint32_t idOf(std::string_view key, std::uint64_t hash, std::uint32_t fresh);

    /// True once it has forgotten: from then on a term may get a second id.
    [[nodiscard]] bool forgot() const { return m_forgot; }

  private:
    struct Block {
        std::unique_ptr<char[]> bytes;
        std::size_t capacity = 0;
        std::size_t used = 0;
    };

    [[nodiscard]] const char* at(std::uint64_t address) const;
    void put(std::uint64_t hash, std::uint64_t address);
    void append(std::string_view key, std::uint64_t hash, std::uint32_t id);
    void grow();
    void forget();

    std::size_t m_limit;
    std::size_t m_entryBytes = 0;
    std::size_t m_count = 0;
    bool m_forgot = false;
    /// 0, or 24 bits of the hash and the address of an entry + 1: 20 bits block, 20 bits offset.
    std::vector<std::uint64_t> m_slots;
    std::vector<Block> m_blocks;
};

}  // namespace tripletalk::graph
