// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/failure.h"

#include <algorithm>

namespace tripletalk::cypher {

Place placeOf(std::string_view query, std::size_t offset) {
    const std::string_view before = query.substr(0, std::min(offset, query.size()));
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const auto start = before.rfind('\n');
    const std::string_view line =
        start == std::string_view::npos ? before : before.substr(start + 1);
    const auto characters = std::count_if(line.begin(), line.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    });
    return {"query", lines + 1, characters + 1};
}

Error errorOf(const Mistake& mistake, std::string_view query) {
    return {mistake.kind, mistake.message, mistake.code, placeOf(query, mistake.offset)};
}

}  // namespace tripletalk::cypher
