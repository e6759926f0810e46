// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/parser/parser.h"

#include "sparql/parser/queryparser.h"

namespace tripletalk::sparql {

Result<Query> parse(std::string_view text, const ParseOptions& options) {
    try {
        return QueryParser(text, options).query();
    } catch (ParseFailure& failure) {
        return std::move(failure.error);
    }
}

}  // namespace tripletalk::sparql
