// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace tripletalk::knowledge {

/// What a query is written in.
enum class QueryLanguage : unsigned char { Sql, Sparql };

/// As files and the sources of answers name it.
constexpr std::string_view toString(QueryLanguage language) {
    return language == QueryLanguage::Sparql ? "sparql" : "sql";
}

}  // namespace tripletalk::knowledge
