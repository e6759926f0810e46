// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <functional>

struct sqlite3;

namespace tripletalk::sqlite {

/// Asked now and then inside functions that may run long; true ends the function with
/// SQLITE_INTERRUPT.
using StopCheck = std::function<bool()>;

/// Registers on a connection what SQLite lacks and questions need:
/// - Unicode-aware LOWER, UPPER and LIKE (with ESCAPE), FOLD(text) (base/text.h: no case, no
/// accents);
/// - REGEXP: `text REGEXP pattern`, a Perl-like pattern with Unicode classes, case-sensitive unless
/// it starts with (?i),
///   limited in length and effort;
/// - SAME(a, b) and the collation FOLD: comparison free of case and accents;
/// - CONCAT, CONCAT_WS, GREATEST, LEAST (NULLs are skipped), LEFT, RIGHT (to be quoted: SQLite
/// parses
///   them as words of a join; the sandbox does it itself);
/// - YEAR, MONTH, DAY, DATEDIFF (dates.h);
/// - aggregates STRING_AGG, MODE, MEDIAN, PERCENTILE(x, 0..100), and STDDEV, VARIANCE with _SAMP
/// (the default) and _POP;
/// - REPLACE, INSTR, TRIM, LTRIM, RTRIM, PRINTF and FORMAT as built in, but without the built-in
/// ones' way to run
///   for minutes on a short call.
/// All are deterministic and innocuous. `stop` may be null; otherwise it must live as long as the
/// connection.
Result<void> registerFunctions(sqlite3* database, const StopCheck* stop = nullptr);

}  // namespace tripletalk::sqlite
