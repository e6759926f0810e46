// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/values/cyphervalue.h"
#include "rdf/term.h"

namespace tripletalk::cypher {

/// What a literal says: a number, a truth, a moment or a duration where its type is XML Schema's
/// and its text is one of it; else its text, of which the language is left out. A gYear is an
/// integer, a decimal a float.
Value valueOf(const rdf::Term& literal);

/// The literal that holds a value; nothing for what no literal is (nodes, lists …).
std::optional<rdf::Term> literalOf(const Value& value);

}  // namespace tripletalk::cypher
