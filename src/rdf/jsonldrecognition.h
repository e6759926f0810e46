// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace tripletalk::rdf {

/// Whether JSON is JSON-LD: one of its top-level objects, or of the objects of its top-level array,
/// has a keyword of JSON-LD as a name. The text may end anywhere.
bool hasJsonLdKeyword(std::string_view json);

}  // namespace tripletalk::rdf
