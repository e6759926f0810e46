// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/reshape/reshape.h"

#include "induction/reshape/equalnodes.h"
#include "induction/reshape/flattencontainers.h"
#include "induction/reshape/flattenlists.h"
#include "induction/reshape/inlining.h"
#include "induction/reshape/restrictions.h"

namespace tripletalk::induction {

Result<std::vector<Reshaping>> reshape(const sqlite::Database& database, Schema& schema) {
    std::vector<Reshaping> all;
    for (auto step : {flattenLists, flattenContainers, linkByRestrictions, inlineValueTables,
                      uniteEqualNodes}) {
        auto done = step(database, schema);
        if (!done) return done;
        all.insert(all.end(), done->begin(), done->end());
    }
    return all;
}

}  // namespace tripletalk::induction
