// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/unioqa/cypherlists.h"

#include <chrono>

namespace tripletalk::answering {

namespace {

constexpr sparql::QueryLimits listLimits{.time = std::chrono::seconds(3), .rows = 400};

}  // namespace

Result<std::vector<std::string>> firstTexts(cypher::CypherEngine& engine, const std::string& query,
                                            const CancelToken& cancel) {
    std::vector<std::string> texts;
    const auto answer = engine.query(query, {}, listLimits, cancel);
    if (!answer) {
        if (cancel.cancelled()) return cancel.error();
        return texts;
    }
    for (const auto& row : answer->rows)
        if (const std::string* text = row.empty() ? nullptr : row.front().text())
            texts.push_back(*text);
    return texts;
}

}  // namespace tripletalk::answering
