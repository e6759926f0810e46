// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "sqlite/database.h"

namespace tripletalk::conversations {

/// Makes the tables of a new file, or brings those of an older program up to date. Errors: Version
/// (written by a newer one).
Result<void> prepareSchema(const sqlite::Database& database);

}  // namespace tripletalk::conversations
