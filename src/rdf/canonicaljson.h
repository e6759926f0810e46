// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include <nlohmann/json.hpp>

namespace tripletalk::rdf {

/// The one text that JSON has by RFC 8785 (JSON Canonicalization Scheme): no blanks, members in the
/// order of their names in UTF-16, numbers as JavaScript prints them. Literals of rdf:JSON have it.
std::string canonicalJson(const nlohmann::json& value);

}  // namespace tripletalk::rdf
