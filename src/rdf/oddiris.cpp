// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/oddiris.h"

#include "base/ascii.h"
#include "rdf/iri.h"

#include <algorithm>

namespace tripletalk::rdf {

namespace {

constexpr std::string_view marks = "\x01\x02\x03\x04\x05\x06\x07\x08";
static_assert(marks.size() == oddIriBytes.size());

/// How long an escape (\uXXXX, \UXXXXXXXX) at the start of a text is, and for which character; 0 if
/// it is none.
struct Escape {
    std::size_t length = 0;
    char32_t meaning = 0;
};
Escape escapeAt(std::string_view text) {
    if (text.size() < 2 || (text[1] != 'u' && text[1] != 'U')) return {};
    const std::size_t length = text[1] == 'u' ? 6 : 10;
    if (text.size() < length) return {};
    Escape escape{length};
    for (const char c : text.substr(2, length - 2)) {
        const int digit = ascii::hexValue(static_cast<unsigned char>(c));
        if (digit < 0) return {};
        escape.meaning = escape.meaning * 16 + static_cast<char32_t>(digit);
    }
    return escape;
}

bool isForbidden(char32_t character) { return character < 0x80 && !iriBytes[character]; }

/// Marks what is between the brackets of an IRI; false if it needed none, or its '>' is missing.
bool markIri(std::string& text, std::size_t from, std::size_t to) {
    std::string marked = text.substr(from, to - from);
    for (std::size_t i = 0; i < marked.size(); ++i) {
        const auto which = oddIriBytes.find(marked[i]);
        if (which == std::string_view::npos) continue;
        if (marked[i] != '\\') {
            if (tellsOpenIri(text[from + i - 1], marked[i])) return false;
        } else if (const auto escape = escapeAt(std::string_view(marked).substr(i));
                   escape.length > 0 && !isForbidden(escape.meaning)) {
            continue;  // as IRIs may be written
        }
        marked[i] = marks[which];
    }
    if (text.compare(from, to - from, marked) == 0) return false;
    text.replace(from, to - from, marked);
    return true;
}

/// Where a string ends that starts at `at`.
std::size_t endOfString(std::string_view text, std::size_t at) {
    const std::string quote(text.substr(at + 1, 2) == std::string(2, text[at]) ? 3 : 1, text[at]);
    for (std::size_t i = at + quote.size(); i < text.size(); ++i) {
        if (text[i] == '\\')
            ++i;
        else if (text.substr(i, quote.size()) == quote)
            return i + quote.size();
    }
    return text.size();
}

}  // namespace

std::optional<std::string> withOddIrisMarked(std::string_view text) {
    if (text.find_first_of(marks) != std::string_view::npos) return std::nullopt;
    std::string marked(text);
    bool any = false;
    for (std::size_t i = 0; i < text.size();) {
        const char c = text[i];
        if (c == '"' || c == '\'') {
            i = endOfString(text, i);
        } else if (c == '#') {
            i = std::min(text.find_first_of("\r\n", i), text.size());
        } else if (c == '<') {
            const auto end = text.find_first_of(">\r\n", i);
            const bool closed = end != std::string_view::npos && text[end] == '>';
            any = (closed && markIri(marked, i + 1, end)) || any;
            i = end == std::string_view::npos ? text.size() : end + 1;
        } else {
            i += c == '\\' ? 2 : 1;
        }
    }
    if (!any) return std::nullopt;
    return marked;
}

std::string withoutMarks(std::string_view iri) {
    std::string written(iri);
    for (char& c : written)
        if (const auto which = marks.find(c); which != std::string_view::npos)
            c = oddIriBytes[which];
    return written;
}

std::optional<std::string> repairedMarkedIri(std::string_view iri) {
    std::string written = withoutMarks(iri);
    for (std::size_t i = 0; i < written.size(); ++i)
        if (tellsOpenIri(i == 0 ? 'x' : written[i - 1], written[i])) return std::nullopt;
    // What is left of escapes are those of forbidden characters.
    for (std::size_t i = 0; i < written.size(); ++i) {
        if (written[i] != '\\') continue;
        const auto escape = escapeAt(std::string_view(written).substr(i));
        if (escape.length == 0 || !isForbidden(escape.meaning)) continue;
        constexpr std::string_view digits = "0123456789ABCDEF";
        const char encoded[] = {'%', digits[escape.meaning / 16], digits[escape.meaning % 16]};
        written.replace(i, escape.length, encoded, 3);
    }
    return repairedIri(written);
}

}  // namespace tripletalk::rdf
