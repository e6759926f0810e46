// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/escaping.h"

#include "base/ascii.h"
#include "base/text.h"

namespace tripletalk::text {

namespace {

void append(std::string& text, char byte, std::string_view digits) {
    (text += digits[static_cast<unsigned char>(byte) >> 4U]) +=
        digits[static_cast<unsigned char>(byte) & 15U];
}

}  // namespace

std::string csvCell(std::string_view text) {
    if (text.find_first_of("\",\r\n") == std::string_view::npos) return std::string(text);
    return '"' + replaceAll(std::string(text), "\"", "\"\"") + '"';
}

std::string escapedMarkup(std::string_view text) {
    std::string safe;
    safe.reserve(text.size());
    for (const char c : text) {
        switch (c) {
            case '&':
                safe += "&amp;";
                break;
            case '<':
                safe += "&lt;";
                break;
            case '>':
                safe += "&gt;";
                break;
            case '"':
                safe += "&quot;";
                break;
            case '\'':
                safe += "&#39;";
                break;
            default:
                safe += c;
        }
    }
    return safe;
}

std::string percentEncoded(std::string_view text, std::string_view plain) {
    std::string encoded;
    for (const char c : text) {
        if (ascii::isLetterOrDigit(c) || plain.find(c) != std::string_view::npos)
            encoded += c;
        else
            append(encoded += '%', c, "0123456789ABCDEF");
    }
    return encoded;
}

std::string hexadecimal(std::string_view bytes) {
    std::string digits;
    digits.reserve(2 * bytes.size());
    for (const char c : bytes) append(digits, c, "0123456789abcdef");
    return digits;
}

}  // namespace tripletalk::text
