// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/jsonldkeyword.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>

namespace tripletalk::rdf {

bool isJsonLdKeyword(std::string_view text) {
    constexpr std::array<std::string_view, 22> keywords{
        "@base",   "@container", "@context", "@direction", "@graph",     "@id",
        "@import", "@included",  "@index",   "@json",      "@language",  "@list",
        "@nest",   "@none",      "@prefix",  "@propagate", "@protected", "@reverse",
        "@set",    "@type",      "@value",   "@version"};
    if (!text.starts_with('@')) return false;
    return text == "@vocab" || std::ranges::binary_search(keywords, text);
}

bool hasKeywordForm(std::string_view text) {
    return text.size() > 1 && text.front() == '@' &&
           std::ranges::all_of(text.substr(1), [](unsigned char c) { return ascii::isLetter(c); });
}

}  // namespace tripletalk::rdf
