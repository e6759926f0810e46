// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string_view>

namespace tripletalk::knowledge {

/// What a query is written in.
enum class QueryLanguage : unsigned char { Sql, Sparql };

/// As files and the sources of answers name it.
constexpr std::string_view toString(QueryLanguage language) {
    return language == QueryLanguage::Sparql ? "sparql" : "sql";
}

/// The language that bears such a name; nothing if none does.
constexpr std::optional<QueryLanguage> queryLanguageOf(std::string_view name) {
    for (const QueryLanguage one : {QueryLanguage::Sql, QueryLanguage::Sparql})
        if (name == toString(one)) return one;
    return {};
}

}  // namespace tripletalk::knowledge
