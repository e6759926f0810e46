// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/evaluator/environment.h"

/// Arithmetic and numeric functions (SPARQL 1.1, 17.3 and 17.4.4). Operands that are no numbers are
/// an error.
namespace tripletalk::sparql {

Value add(Environment& environment, Arguments arguments);
Value subtract(Environment& environment, Arguments arguments);
Value multiply(Environment& environment, Arguments arguments);
Value divide(Environment& environment, Arguments arguments);
Value plus(Environment& environment, Arguments arguments);
Value minus(Environment& environment, Arguments arguments);
Value absolute(Environment& environment, Arguments arguments);
Value ceiling(Environment& environment, Arguments arguments);
Value floor(Environment& environment, Arguments arguments);
Value round(Environment& environment, Arguments arguments);
Value randomNumber(Environment& environment, Arguments arguments);
Value isNumeric(Environment& environment, Arguments arguments);

}  // namespace tripletalk::sparql
