// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/evaluator/environment.h"

/// Functions on strings and hashes (SPARQL 1.1, 17.4.3 and 17.4.6). Strings are literals without or
/// with a language; lengths and places count characters; all else is an error.
namespace tripletalk::sparql {

/// Bytes of a text that a function makes.
inline constexpr std::size_t mostText = std::size_t{16} << 20;

Value concat(Environment& environment, Arguments arguments);
Value stringLength(Environment& environment, Arguments arguments);
Value upperCase(Environment& environment, Arguments arguments);
Value lowerCase(Environment& environment, Arguments arguments);
Value encodeForUri(Environment& environment, Arguments arguments);
Value contains(Environment& environment, Arguments arguments);
Value startsWith(Environment& environment, Arguments arguments);
Value endsWith(Environment& environment, Arguments arguments);
Value before(Environment& environment, Arguments arguments);
Value after(Environment& environment, Arguments arguments);
Value substring(Environment& environment, Arguments arguments);
Value replace(Environment& environment, Arguments arguments);
Value regex(Environment& environment, Arguments arguments);
Value langMatches(Environment& environment, Arguments arguments);
Value md5(Environment& environment, Arguments arguments);
Value sha1(Environment& environment, Arguments arguments);
Value sha256(Environment& environment, Arguments arguments);
Value sha384(Environment& environment, Arguments arguments);
Value sha512(Environment& environment, Arguments arguments);

}  // namespace tripletalk::sparql
