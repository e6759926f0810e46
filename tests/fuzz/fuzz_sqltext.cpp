// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "fuzz.h"
#include "sqlite/dialectadvice.h"
#include "sqlite/sqlquery.h"
#include "sqlite/sqltext.h"

using namespace tripletalk;

/// Our own reader of SQL text.
FUZZ(bytes) {
    using namespace sqlite;
    std::size_t end = 0;
    for (const SqlToken& piece : piecesOf(bytes)) {
        const auto begin = static_cast<std::size_t>(piece.text.data() - bytes.data());
        fuzz::expect(
            !piece.text.empty() && begin >= end && begin + piece.text.size() <= bytes.size(),
            "pieces of SQL stand one behind the other");
        end = begin + piece.text.size();
        fuzz::use(piece.key());
    }
    const auto tokens = tokensOf(bytes);
    fuzz::expect(expandedParts(tokens, 1000) <= 1000, "parts are cut off");
    closingParentheses(tokens);
    namesIn(bytes);
    tableNamesIn(bytes);
    oneStatement(bytes);
    viewBody(bytes);
    withQuotedFunctions(bytes);
    adviceOnDialect(bytes);

    const auto query = SqlQuery::read(bytes);
    if (!query) return;
    for (const Select& select : query->selects()) {
        fuzz::expect(select.span.last <= query->size(), "a SELECT ends within the query");
        fuzz::use(query->text(select.span), query->calls(select.span),
                  query->columnUses(select.span), query->selectInside(select.span));
        for (const Core& core : select.cores) fuzz::use(query->probe(core, "count(*)", "1"));
    }
    for (const TextComparison& comparison : query->comparisons()) {
        fuzz::use(query->textValue(comparison.literal), query->with({{comparison.lhs, "x"}}));
    }
    fuzz::use(query->parts());
}
