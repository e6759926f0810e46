// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/reshape/reshape.h"

#include "induction/reshape/equalnodes.h"
#include "induction/reshape/flattencontainers.h"
#include "induction/reshape/flattenlists.h"
#include "induction/reshape/inlining.h"
#include "induction/reshape/restrictions.h"

#include <functional>

namespace tripletalk::induction {

Result<std::vector<Reshaping>> reshape(const sqlite::Database& database, Schema& schema,
                                       const TableChoices& choices) {
    std::vector<Reshaping> all;
    const auto inlined = [&](const sqlite::Database& tables, Schema& changed) {
        return inlineValueTables(tables, changed, choices);
    };
    const auto united = [&](const sqlite::Database& tables, Schema& changed) {
        return uniteEqualNodes(tables, changed, choices);
    };
    using Step = std::function<Result<std::vector<Reshaping>>(const sqlite::Database&, Schema&)>;
    for (const Step& step : {Step(flattenLists), Step(flattenContainers), Step(linkByRestrictions),
                             Step(inlined), Step(united)}) {
        auto done = step(database, schema);
        if (!done) return done;
        all.insert(all.end(), done->begin(), done->end());
    }
    return all;
}

}  // namespace tripletalk::induction
