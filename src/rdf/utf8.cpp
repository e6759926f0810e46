// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/utf8.h"

#include <cstdint>
#include <cstring>

namespace tripletalk::rdf {

namespace {

/// The length of the well-formed sequence at the start of `rest`, or 0.
std::size_t sequenceLength(std::string_view rest) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(rest[i]); };
    const unsigned lead = byte(0);
    if (lead < 0x80) return 1;
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || rest.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xC0) != 0x80) return 0;
    const unsigned second = byte(1);
    if ((lead == 0xE0 && second < 0xA0) || (lead == 0xED && second > 0x9F)) return 0;
    if ((lead == 0xF0 && second < 0x90) || (lead == 0xF4 && second > 0x8F)) return 0;
    return length;
}

}  // namespace

std::size_t firstInvalidUtf8(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        if (at + 8 <= text.size()) {  // mostly ASCII: eight bytes at once
            std::uint64_t eight = 0;
            std::memcpy(&eight, text.data() + at, 8);
            if ((eight & 0x8080808080808080U) == 0) {
                at += 8;
                continue;
            }
        }
        const std::size_t length = sequenceLength(text.substr(at));
        if (length == 0) return at;
        at += length;
    }
    return std::string_view::npos;
}

bool appendUtf8(char32_t character, std::string& text) {
    if (character > 0x10FFFF || (character >= 0xD800 && character <= 0xDFFF)) return false;
    const auto tail = [&](unsigned shift) {
        text += static_cast<char>(0x80 | ((character >> shift) & 0x3F));
    };
    if (character < 0x80) {
        text += static_cast<char>(character);
    } else if (character < 0x800) {
        text += static_cast<char>(0xC0 | (character >> 6));
        tail(0);
    } else if (character < 0x10000) {
        text += static_cast<char>(0xE0 | (character >> 12));
        tail(6), tail(0);
    } else {
        text += static_cast<char>(0xF0 | (character >> 18));
        tail(12), tail(6), tail(0);
    }
    return true;
}

}  // namespace tripletalk::rdf
