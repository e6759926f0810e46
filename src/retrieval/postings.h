// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::retrieval {

/// Numbers as bytes of seven bits, low ones first.
void appendVarint(std::string& bytes, std::uint32_t number);
std::vector<std::uint32_t> decodeVarints(std::string_view bytes);
/// Takes the first number off such bytes; 0 if there are none.
std::uint32_t takeVarint(std::string_view& bytes);

/// Ascending numbers as the differences between neighbours.
class PostingsWriter {
  public:
    void append(std::uint32_t number);  ///< not below the last one
    [[nodiscard]] const std::string& bytes() const { return m_bytes; }
    [[nodiscard]] std::uint32_t count() const { return m_count; }
    [[nodiscard]] bool endsWith(std::uint32_t number) const {
        return m_count > 0 && m_last == number;
    }

  private:
    std::string m_bytes;
    std::uint32_t m_last = 0;
    std::uint32_t m_count = 0;
};

/// Calls `row(number)` for each; a truncated tail is dropped.
template <typename Row>
void eachVarint(std::string_view bytes, Row&& row) {
    std::uint32_t number = 0;
    int shift = 0;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        if (shift < 32) number |= static_cast<std::uint32_t>(byte & 0x7F) << shift;
        shift += 7;
        if (byte & 0x80) continue;
        row(number);
        number = 0;
        shift = 0;
    }
}

/// The same for what a PostingsWriter wrote.
template <typename Row>
void eachPosting(std::string_view bytes, Row&& row) {
    std::uint32_t sum = 0;
    eachVarint(bytes, [&](std::uint32_t difference) { row(sum += difference); });
}

}  // namespace tripletalk::retrieval
