// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ascii.h"
#include "rdf/namecharacters.h"

/// The classes of characters that the grammar of SPARQL names.
namespace tripletalk::sparql {

using ascii::isBlank;
using ascii::isDigit;
constexpr bool isHexDigit(char32_t c) { return ascii::hexValue(c) >= 0; }

using rdf::beginsName;
using rdf::beginsPrefix;
using rdf::continuesName;
using rdf::continuesVariable;
using rdf::isEscapedInName;

}  // namespace tripletalk::sparql
