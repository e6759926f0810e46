// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "graph/termkey.h"

#include <bit>
#include <cstring>

namespace tripletalk::graph {

namespace {

__extension__ using Wide = unsigned __int128;

// Odd numbers without a pattern: the fractional digits of the square roots of 2, 3 and 5.
constexpr std::uint64_t root2 = 0x6A09E667F3BCC909;
constexpr std::uint64_t root3 = 0xBB67AE8584CAA73B;
constexpr std::uint64_t root5 = 0x3C6EF372FE94F82B;

/// Both halves of the product: each bit of the result depends on nearly all bits of both.
std::uint64_t fold(std::uint64_t a, std::uint64_t b) {
    const Wide product = static_cast<Wide>(a) * b;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

/// Up to eight bytes, the first the lowest on every machine.
std::uint64_t word(const char* bytes, std::size_t count) {
    std::uint64_t value = 0;
    if constexpr (std::endian::native == std::endian::little) {
        std::memcpy(&value, bytes, count);
    } else {
        for (std::size_t i = count; i-- > 0;)
            value = value << 8 | static_cast<unsigned char>(bytes[i]);
    }
    return value;
}

}  // namespace

void appendKey(std::string& out, const rdf::Term& term) {
    out += static_cast<char>(term.kind);
    out += term.datatype;
    out += '\0';
    out += term.language;
    out += '\0';
    out += term.lexical;
}

void readKey(std::string_view key, rdf::Term& term) {
    term.kind = static_cast<rdf::TermKind>(key.front());
    key.remove_prefix(1);
    for (std::string* part : {&term.datatype, &term.language}) {
        const std::size_t end = key.find('\0');
        part->assign(key.substr(0, end));
        key.remove_prefix(end + 1);
    }
    term.lexical.assign(key);
}

std::uint64_t hashOfKey(std::string_view key) {
    const char* bytes = key.data();
    std::size_t left = key.size();
    std::uint64_t hash = root2 ^ key.size();
    for (; left >= 8; left -= 8, bytes += 8) hash = fold(hash ^ word(bytes, 8), root3);
    if (left > 0) hash = fold(hash ^ word(bytes, left), root3);
    return fold(hash, root5) >> 1;
}

}  // namespace tripletalk::graph
