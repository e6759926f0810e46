// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sqlite/arguments.h"

namespace tripletalk::sqlite {

/// SQL's PRINTF(format, …) with SQLite's conversions, but a width or precision beyond the
/// connection's text length is an error: the built-in one takes precision 2,000,000,000 for a loop
/// of that many steps that nothing can interrupt.
void formatText(Context* context, int count, Arguments arguments);

}  // namespace tripletalk::sqlite
