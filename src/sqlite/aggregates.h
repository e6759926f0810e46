// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

struct sqlite3;

namespace tripletalk::sqlite {

/// Registers STRING_AGG(text[, separator]), MODE(x) (the most frequent
/// value, the smallest of several), MEDIAN(x), PERCENTILE(x, p) (0 to 100, interpolated
/// between neighbours), and STDDEV, VARIANCE (= _SAMP, divided by n - 1) with STDDEV_POP, VAR_POP.
/// NULLs are skipped; of no values the result is NULL. Called by registerFunctions.
Result<void> registerAggregates(sqlite3* database);

}  // namespace tripletalk::sqlite
