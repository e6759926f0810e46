// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/evaluator/environment.h"

#include <string_view>

namespace tripletalk::sparql {

/// The cast of that IRI (SPARQL 1.1, 17.5, by the rules of XPath): xsd:string, boolean, dateTime,
/// date, time, the durations, the numeric types and all that derive from xsd:integer. Null if there
/// is none.
StrictFunction castTo(std::string_view iri);

}  // namespace tripletalk::sparql
