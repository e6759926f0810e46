// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/iri.h"

#include "base/escaping.h"

#include <algorithm>
#include <cctype>

namespace tripletalk::rdf {

namespace {

/// The components of RFC 3986, appendix B, each with its own delimiter so that absent and empty
/// differ: "scheme:", "//authority", path, "?query". The fragment is left out.
struct Parts {
    std::string_view scheme;
    std::string_view authority;
    std::string_view path;
    std::string_view query;
};

std::string_view takeUntil(std::string_view& rest, std::string_view delimiters) {
    const auto taken = rest.substr(0, rest.find_first_of(delimiters));
    rest.remove_prefix(taken.size());
    return taken;
}

Parts partsOf(std::string_view iri) {
    Parts parts;
    iri = iri.substr(0, iri.find('#'));
    if (hasScheme(iri)) {
        parts.scheme = iri.substr(0, iri.find(':') + 1);
        iri.remove_prefix(parts.scheme.size());
    }
    if (iri.starts_with("//")) {
        const auto end = std::min(iri.find_first_of("/?", 2), iri.size());
        parts.authority = iri.substr(0, end);
        iri.remove_prefix(end);
    }
    parts.path = takeUntil(iri, "?");
    parts.query = iri;
    return parts;
}

/// RFC 3986, section 5.2.4.
std::string withoutDotSegments(std::string_view path) {
    std::string out;
    while (!path.empty()) {
        const bool rooted = path.front() == '/';
        const auto end = std::min(path.find('/', rooted ? 1 : 0), path.size());
        const auto segment = path.substr(0, end);
        const auto name = segment.substr(rooted ? 1 : 0);
        path.remove_prefix(end);
        if (name == "." || name == "..") {
            if (name == ".." && rooted)
                out.resize(out.rfind('/') == std::string::npos ? 0 : out.rfind('/'));
            // A last dot segment names the folder itself; a leading one without a slash names
            // nothing.
            if (rooted && path.empty()) out += '/';
            if (!rooted && !path.empty()) path.remove_prefix(1);
        } else {
            out += segment;
        }
    }
    return out;
}

std::string merged(const Parts& base, std::string_view path) {
    if (!base.authority.empty() && base.path.empty()) return "/" + std::string(path);
    const auto slash = base.path.rfind('/');
    return std::string(base.path.substr(0, slash == std::string_view::npos ? 0 : slash + 1)) +
           std::string(path);
}

}  // namespace

bool hasScheme(std::string_view iri) {
    const auto colon = iri.find(':');
    return colon != std::string_view::npos && colon > 0 &&
           std::isalpha(static_cast<unsigned char>(iri[0])) &&
           std::all_of(
               iri.begin(), iri.begin() + static_cast<std::ptrdiff_t>(colon),
               [](unsigned char c) { return std::isalnum(c) || c == '+' || c == '-' || c == '.'; });
}

bool hasForbiddenCharacter(std::string_view iri) {
    return std::any_of(iri.begin(), iri.end(), [](unsigned char c) { return !iriBytes[c]; });
}

bool canBeBase(std::string_view iri) { return hasScheme(iri) && !hasForbiddenCharacter(iri); }

bool tellsOpenIri(char before, char character) {
    if (character == '\n' || character == '\r') return true;
    return (character == '<' || character == '"') &&
           std::string_view(" \t,;([{^<").find(before) != std::string_view::npos;
}

std::string repairedIri(std::string_view iri) {
    std::string repaired;
    for (const char c : iri)
        if (iriBytes[static_cast<unsigned char>(c)])
            repaired += c;
        else
            repaired += text::percentEncoded(std::string_view(&c, 1), "");
    return repaired;
}

std::string resolveIri(std::string_view base, std::string_view reference) {
    if (base.empty() || hasScheme(reference)) return std::string(reference);
    const Parts from = partsOf(base);
    const Parts to = partsOf(reference);
    const auto hash = reference.find('#');
    const auto fragment =
        hash == std::string_view::npos ? std::string_view() : reference.substr(hash);

    std::string iri(from.scheme);
    iri += to.authority.empty() ? from.authority : to.authority;
    if (!to.authority.empty() || to.path.starts_with('/'))
        iri += withoutDotSegments(to.path);
    else if (to.path.empty())
        iri += from.path;
    else
        iri += withoutDotSegments(merged(from, to.path));
    const bool sameDocument = to.authority.empty() && to.path.empty() && to.query.empty();
    iri += sameDocument ? from.query : to.query;
    iri += fragment;
    return iri;
}

}  // namespace tripletalk::rdf
