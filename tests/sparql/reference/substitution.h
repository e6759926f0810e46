// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/parser/syntax.h"
#include "sparql/reference/solution.h"

namespace tripletalk::tests::reference {

/// substitute() of section 18.6: the pattern with the variables of the solution replaced by their
/// terms. Undefined is thrown where a variable that is replaced stands where no term may.
sparql::GroupPattern substituted(const sparql::GroupPattern& group, const Solution& solution);

}  // namespace tripletalk::tests::reference
