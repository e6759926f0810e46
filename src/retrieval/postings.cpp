// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/postings.h"

namespace tripletalk::retrieval {

void appendVarint(std::string& bytes, std::uint32_t number) {
    while (number >= 0x80) {
        bytes += static_cast<char>(number | 0x80);
        number >>= 7;
    }
    bytes += static_cast<char>(number);
}

std::vector<std::uint32_t> decodeVarints(std::string_view bytes) {
    std::vector<std::uint32_t> numbers;
    eachVarint(bytes, [&](std::uint32_t number) { numbers.push_back(number); });
    return numbers;
}

std::uint32_t takeVarint(std::string_view& bytes) {
    std::uint32_t number = 0;
    for (int shift = 0; !bytes.empty() && shift < 32; shift += 7) {
        const auto byte = static_cast<unsigned char>(bytes.front());
        bytes.remove_prefix(1);
        number |= static_cast<std::uint32_t>(byte & 0x7F) << shift;
        if ((byte & 0x80) == 0) break;
    }
    return number;
}

void PostingsWriter::append(std::uint32_t number) {
    appendVarint(m_bytes, number - m_last);
    m_last = number;
    ++m_count;
}

}  // namespace tripletalk::retrieval
