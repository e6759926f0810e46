// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/languages/queryresult.h"

#include <algorithm>

namespace tripletalk::knowledge {

std::vector<ResultColumn> readableColumns(std::vector<ResultColumn> columns) {
    for (ResultColumn& column : columns) {
        if (!column.title.empty()) {
            column.name = column.title;
            continue;
        }
        if (column.entity && column.name.ends_with("_id"))
            column.name.resize(column.name.size() - 3);
        std::ranges::replace(column.name, '_', ' ');
    }
    return columns;
}

}  // namespace tripletalk::knowledge
