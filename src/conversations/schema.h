// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "sqlite/database.h"

namespace tripletalk::conversations {

/// Makes the tables of a new file, or checks that an old one is of a format we know. Errors:
/// Version.
Result<void> prepareSchema(const sqlite::Database& database);

}  // namespace tripletalk::conversations
