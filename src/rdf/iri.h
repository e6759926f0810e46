// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace tripletalk::rdf {

/// True for "scheme:…", which makes an IRI absolute.
bool hasScheme(std::string_view iri);

/// By byte: whether the production IRIREF of N-Triples allows it.
inline constexpr std::array<bool, 256> iriBytes = [] {
    std::array<bool, 256> allowed{};
    for (unsigned c = 0x21; c < allowed.size(); ++c)
        allowed[c] =
            std::string_view("<>\"{}|^`\\").find(static_cast<char>(c)) == std::string_view::npos;
    return allowed;
}();

/// True if there is a character that the production IRIREF of N-Triples leaves out.
bool hasForbiddenCharacter(std::string_view iri);

/// Whether relative IRIs can be relative to it: it is absolute, of the characters of IRIREF.
bool canBeBase(std::string_view iri);

/// What `reference` means in a document whose base is the absolute IRI `base` (RFC 3986,
/// section 5.2). Without a base, or where it has a scheme itself, the reference comes back as it
/// is.
std::string resolveIri(std::string_view base, std::string_view reference);

/// Whether a character inside of <…> tells that the '>' is missing: a line's end, or what begins a
/// term after a blank or a punctuation mark; nor is "<<" the start of one.
bool tellsOpenIri(char before, char character);

/// With every character percent-encoded that the production IRIREF leaves out.
std::string repairedIri(std::string_view iri);

}  // namespace tripletalk::rdf
