// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"

#include <map>
#include <string>

namespace tripletalk::serving {

/// An answer's result as a query in SPARQL, whatever language it was found by: that query itself
/// where it was SPARQL, without variables that only name what another one holds; else ASK or a
/// SELECT over VALUES with the very things, numbers and texts that were found. Columns of things
/// hold their IRIs, as texts where these are none. Empty where the answer has no result.
/// `prefixes`: those that a query may use without declaring them; the text declares what it needs.
std::string asSparql(const answering::Answer& answer,
                     const std::map<std::string, std::string>& prefixes);

}  // namespace tripletalk::serving
