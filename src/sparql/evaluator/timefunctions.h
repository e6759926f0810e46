// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/evaluator/environment.h"

/// Functions on times (SPARQL 1.1, 17.4.5). They read what is written, in the zone that is written;
/// beside xsd:dateTime they take xsd:date and xsd:time for the parts that these have.
namespace tripletalk::sparql {

Value year(Environment& environment, Arguments arguments);
Value month(Environment& environment, Arguments arguments);
Value day(Environment& environment, Arguments arguments);
Value hours(Environment& environment, Arguments arguments);
Value minutes(Environment& environment, Arguments arguments);
Value seconds(Environment& environment, Arguments arguments);
Value timezone(Environment& environment, Arguments arguments);
Value tz(Environment& environment, Arguments arguments);
Value currentTime(Environment& environment, Arguments arguments);

}  // namespace tripletalk::sparql
