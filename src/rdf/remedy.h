// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/graphformat.h"
#include "rdf/statementparser.h"

#include <string>
#include <string_view>

namespace tripletalk::rdf {

/// An error's detail that ends with what helps on the command line: "…; use --base IRI".
std::string withRemedy(std::string detail, std::string_view switches);

/// The same without it, for a window, which has fields of its own.
std::string_view withoutRemedy(std::string_view detail);

/// The switches of an import against a fault in the text of a file.
std::string_view remedyFor(const Fault& fault, const GraphFormat& format);

}  // namespace tripletalk::rdf
