// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/textlist.h"

#include "retrieval/postings.h"

#include <cstdint>

namespace tripletalk::retrieval {

void appendText(std::string& list, std::string_view text) {
    appendVarint(list, static_cast<std::uint32_t>(text.size()));
    list += text;
}

std::string_view takeText(std::string_view& list) {
    std::uint32_t length = 0;
    for (int shift = 0; !list.empty() && shift < 32; shift += 7) {
        const auto byte = static_cast<unsigned char>(list.front());
        list.remove_prefix(1);
        length |= static_cast<std::uint32_t>(byte & 0x7F) << shift;
        if ((byte & 0x80) == 0) break;
    }
    const std::string_view text = list.substr(0, length);
    list.remove_prefix(text.size());
    return text;
}

}  // namespace tripletalk::retrieval
