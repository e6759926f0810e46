// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <initializer_list>

namespace tripletalk {

/// Some of the values of an enumeration of fewer than 32.
template <typename Enum>
class EnumSet {
  public:
    constexpr EnumSet(std::initializer_list<Enum> values) {
        for (const Enum value : values) m_bits |= bit(value);
    }
    [[nodiscard]] constexpr bool contains(Enum value) const { return (m_bits & bit(value)) != 0; }
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }

  private:
    static constexpr std::uint32_t bit(Enum value) { return 1U << static_cast<unsigned>(value); }

    std::uint32_t m_bits = 0;
};

}  // namespace tripletalk
