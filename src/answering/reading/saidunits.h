// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/queryterm.h"
#include "language/wording.h"

#include <vector>

namespace tripletalk::answering::reading {

/// Numbers that were said with a unit ("1000 cm") or scale ("2 million") in those of the columns
/// that they are compared with, as the columns' units and names tell them.
void convertUnits(Term& term, const std::vector<language::Token>& tokens,
                  const language::Wording& wording);

}  // namespace tripletalk::answering::reading
