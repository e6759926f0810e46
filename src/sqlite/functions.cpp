// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sqlite/functions.h"

#include <sqlite3.h>

namespace tripletalk::sqlite {

Result<void> registerFunctions(sqlite3* database) {
    (void)database;
    return {};
}

}  // namespace tripletalk::sqlite
