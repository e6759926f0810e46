// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/evaluator/environment.h"

/// Functions on terms (SPARQL 1.1, 17.4.2).
namespace tripletalk::sparql {

Value str(Environment& environment, Arguments arguments);
Value lang(Environment& environment, Arguments arguments);
Value datatype(Environment& environment, Arguments arguments);
Value makeIri(Environment& environment, Arguments arguments);
Value makeBlank(Environment& environment, Arguments arguments);
Value strLang(Environment& environment, Arguments arguments);
Value strDt(Environment& environment, Arguments arguments);
Value uuid(Environment& environment, Arguments arguments);
Value strUuid(Environment& environment, Arguments arguments);
Value sameTerm(Environment& environment, Arguments arguments);
Value isIri(Environment& environment, Arguments arguments);
Value isBlank(Environment& environment, Arguments arguments);
Value isLiteral(Environment& environment, Arguments arguments);

}  // namespace tripletalk::sparql
