// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/term.h"

#include <optional>

namespace tripletalk::graph {

/// The finite value of a literal of an XSD numeric type or xsd:boolean (1 and 0) whose lexical form
/// is valid for its type; nothing for all else, INF and NaN included.
std::optional<double> numberOf(const rdf::Term& term);

/// Seconds since 1970-01-01T00:00Z, with their fraction, of a valid xsd:dateTime, dateTimeStamp,
/// date, gYearMonth or gYear (the start of what it names; no time zone counts as UTC); nothing for
/// all else.
std::optional<double> instantOf(const rdf::Term& term);

}  // namespace tripletalk::graph
