// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/term.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tripletalk::graph {

/// A term as one string of bytes, equal for equal terms only: kind, datatype, NUL, language, NUL,
/// lexical. (No NUL is valid in a datatype or a language.)
void appendKey(std::string& out, const rdf::Term& term);

/// The term of a key; reuses the memory of `term`.
void readKey(std::string_view key, rdf::Term& term);

/// 63 bits, so that SQL's integers sort like it. Part of the file format (term_hash).
std::uint64_t hashOfKey(std::string_view key);

}  // namespace tripletalk::graph
