// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/term.h"

#include <string>
#include <string_view>

namespace tripletalk::rdf {

/// A literal's form between quotation marks and an IRI between angle brackets, as N-Triples, Turtle
/// and SPARQL write them. Control characters and what an IRI must not hold are escaped: one term
/// never spills into the next, and stays on its line.
std::string quoted(std::string_view form);
std::string bracketed(std::string_view iri);

/// The whole term, without prefixes.
std::string toText(const Term& term);

}  // namespace tripletalk::rdf
