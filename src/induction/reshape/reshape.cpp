// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/reshape/reshape.h"

#include "induction/reshape/flattenlists.h"
#include "induction/reshape/inlining.h"

namespace tripletalk::induction {

Result<std::vector<Reshaping>> reshape(const sqlite::Database& database, Schema& schema) {
    auto lists = flattenLists(database, schema);
    if (!lists) return lists;
    auto inlined = inlineValueTables(database, schema);
    if (!inlined) return inlined;
    std::vector<Reshaping> done = *std::move(lists);
    done.insert(done.end(), inlined->begin(), inlined->end());
    return done;
}

}  // namespace tripletalk::induction
