// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

struct sqlite3;

namespace tripletalk::sqlite {

/// Registers on a connection what SQLite lacks and questions need: Unicode-aware LOWER, UPPER and LIKE, REGEXP
/// (a pattern limited in length and time), and FOLD(text) (base/text.h: no case, no accents).
Result<void> registerFunctions(sqlite3* database);

}  // namespace tripletalk::sqlite
