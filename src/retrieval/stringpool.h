// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tripletalk::retrieval {

/// Distinct texts numbered from 1 in the order of their arrival, for building indexes of millions:
/// a text takes its bytes and about 16 more.
class StringPool {
  public:
    /// The text's number, and true if it is new.
    std::pair<std::uint32_t, bool> add(std::string_view text);

    /// Valid until the next add().
    [[nodiscard]] std::string_view at(std::uint32_t number) const;
    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(m_ends.size()); }

  private:
    [[nodiscard]] std::size_t slotOf(std::string_view text) const;
    void grow();

    std::string m_bytes;                 ///< all texts, one after the other
    std::vector<std::size_t> m_ends;     ///< by number - 1
    std::vector<std::uint32_t> m_slots;  ///< open addressing; 0 is free
};

}  // namespace tripletalk::retrieval
