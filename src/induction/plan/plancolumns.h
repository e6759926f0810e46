// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/plan/attributes.h"
#include "induction/schema.h"
#include "induction/values/cleaning.h"

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace tripletalk::induction {

/// The most frequent of several; empty if there are none.
std::string mostFrequent(const std::map<std::string, std::int64_t>& counts);

/// Whether every literal of the evidence has a cell. Rules that read text are chosen only if they
/// read all of it; a datatype forgives a few.
bool converts(const Conversion& conversion, const ColumnEvidence& evidence);

/// A column, without a name, that `clean` of the conversion fills with an attribute's literals.
Column literalColumn(const Attribute& attribute, const Conversion& conversion,
                     const CleanColumn& clean);

/// A column, without a name, for link targets that the graph never describes; `described`: others
/// of the link's targets have rows.
Column undescribedColumn(const Attribute& attribute, bool described);

/// "12 Car, 3 Van": counts by label, the largest first.
std::string countsText(std::vector<std::pair<std::int64_t, std::string>> counts);

/// Two predicates of one name: a column that could not have the wanted name shows its IRI.
void tellApart(Column& column, const std::string& wanted);

}  // namespace tripletalk::induction
