// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "sparql/sparqlsource.h"

#include <cstddef>
#include <string>
#include <vector>

/// Rows of two graphs side by side, without SERVICE: what matches is written into the query on the
/// second graph, which anybody can run again.
namespace tripletalk::answering::grasp {

/// What says that two rows belong together: the same IRI, or the same text but for case and
/// accents.
enum class JoinBy : unsigned char { Iri, Label };

/// One of the two queries, and what it found. Borrows both.
struct JoinSide {
    const std::string& query;  ///< SELECT, without prefixes
    const sparql::QueryAnswer& answer;
    std::string on;  ///< the variable that is compared, without "?"
};

struct JoinedRows {
    /// What stands for the rows in the WHERE of a query on the second graph: VALUES with the
    /// columns of the first, and the second query. Variables of the first that the second has too
    /// end in "_1".
    std::string pattern;
    std::vector<std::string> variables;  ///< of the first query, then of the second
    std::size_t matches = 0;             ///< pairs of a row of the first and a key of the second
    std::size_t lonelyFirst = 0;         ///< rows of the first that match nothing
    std::size_t lonelySecond = 0;
    bool truncated = false;  ///< more than mostMatches match
};

/// A query with more is refused by some endpoints.
inline constexpr std::size_t mostMatches = 2'000;

/// Errors: Usage, with a sentence for a model (a variable that a query does not have).
Result<JoinedRows> joinedRows(const JoinSide& first, const JoinSide& second, JoinBy by);

}  // namespace tripletalk::answering::grasp
