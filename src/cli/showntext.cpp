// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cli/showntext.h"

#include <algorithm>

namespace tripletalk::cli {

namespace {

constexpr char firstOfTwo = '\xC2';

bool isHarmless(char byte) {
    const auto code = static_cast<unsigned char>(byte);
    return (code >= 0x20 && byte != '\x7F' && byte != firstOfTwo) || byte == '\n' || byte == '\t';
}

}  // namespace

ShownText::ShownText(std::ostream& target)
    : std::ostream(nullptr), m_target(target), m_buffer(*target.rdbuf()) {
    rdbuf(&m_buffer);
}

bool ShownText::Buffer::put(std::string_view text) {
    const auto size = static_cast<std::streamsize>(text.size());
    return m_target.sputn(text.data(), size) == size;
}

bool ShownText::Buffer::put(char byte) {
    const auto code = static_cast<unsigned char>(byte);
    if (m_isHeld) {
        m_isHeld = false;
        if (code >= 0x80 && code <= 0x9F) return put("\uFFFD");
        if (!put(std::string_view(&firstOfTwo, 1))) return false;
    }
    if (byte == firstOfTwo) {
        m_isHeld = true;
        return true;
    }
    if (isHarmless(byte)) return put(std::string_view(&byte, 1));
    // U+2400 and those behind it are the pictures of the control characters.
    const char picture[] = {'\xE2', '\x90', static_cast<char>(byte == '\x7F' ? 0xA1 : 0x80 + code)};
    return put(std::string_view(picture, sizeof picture));
}

ShownText::Buffer::int_type ShownText::Buffer::overflow(int_type character) {
    if (traits_type::eq_int_type(character, traits_type::eof())) return traits_type::not_eof(0);
    return put(traits_type::to_char_type(character)) ? character : traits_type::eof();
}

std::streamsize ShownText::Buffer::xsputn(const char* text, std::streamsize size) {
    std::streamsize at = 0;
    while (at < size) {
        std::streamsize end = at;
        while (end < size && !m_isHeld && isHarmless(text[end])) ++end;
        const bool isPut =
            end > at ? put(std::string_view(text + at, static_cast<std::size_t>(end - at)))
                     : put(text[at]);
        if (!isPut) return at;
        at = std::max(end, at + 1);
    }
    return size;
}

}  // namespace tripletalk::cli
