// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace tripletalk::rdf {

/// "@id" and the others of JSON-LD 1.1 (syntax, section 1.7).
bool isJsonLdKeyword(std::string_view text);

/// "@" and letters: what may become a keyword, and is ignored until then.
bool hasKeywordForm(std::string_view text);

inline bool isBlankName(std::string_view text) { return text.starts_with("_:"); }

}  // namespace tripletalk::rdf
