// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "rdf/term.h"
#include "sparql/parser/serialiser.h"

#include <string_view>

namespace tripletalk::answering::grasp {

/// What may stand at a place of a triple.
enum class ConstantKind : unsigned char { Iri, IriOrLiteral };

/// A constant as a model writes it: "<…>", "ex:name", a bare IRI of any scheme, or, where literals
/// may stand, a literal as in SPARQL; there any other text is a literal too. Errors: Usage, with
/// the forms that are understood.
Result<rdf::Term> constantOf(std::string_view written, ConstantKind kind,
                             const sparql::Prefixes& prefixes);

}  // namespace tripletalk::answering::grasp
