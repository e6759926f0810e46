// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/queryterm.h"
#include "language/wording.h"

#include <vector>

namespace tripletalk::answering::reading {

/// Numbers that were said with a unit ("1000 cm") in those of the columns that they are compared
/// with.
void convertUnits(Term& term, const std::vector<language::Token>& tokens,
                  const language::Wording& wording);

}  // namespace tripletalk::answering::reading
