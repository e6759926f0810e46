// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sqlite/arguments.h"

namespace tripletalk::sqlite {

/// YEAR(d), MONTH(d), DAY(d) of an ISO 8601 date or date and time, which may end behind its year or
/// month and may lie before year 0; a whole number is a year. NULL for anything else.
void yearOf(Context* context, int count, Arguments arguments);
void monthOf(Context* context, int count, Arguments arguments);
void dayOf(Context* context, int count, Arguments arguments);

/// DATEDIFF(a, b): days from b to a; NULL unless both are whole dates.
void daysBetween(Context* context, int count, Arguments arguments);

}  // namespace tripletalk::sqlite
