// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/term.h"

#include <map>
#include <string>
#include <vector>

namespace tripletalk::rdf {

/// Triples as Turtle for people: one block a subject, types first, only the prefixes that are used.
/// Subjects and predicates stand in the order in which they first occur; graphs are left out.
/// `prefixes`: prefix -> namespace.
std::string toTurtle(const std::vector<Quad>& triples,
                     const std::map<std::string, std::string>& prefixes);

}  // namespace tripletalk::rdf
