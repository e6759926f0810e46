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
    const std::uint32_t length = takeVarint(list);
    const std::string_view text = list.substr(0, length);
    list.remove_prefix(text.size());
    return text;
}

}  // namespace tripletalk::retrieval
