// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "graph/triplestore.h"
#include "induction/schema.h"
#include "rdf/term.h"
#include "sqlite/database.h"

#include <string>
#include <vector>

namespace tripletalk::tests {

/// Every quad of graph.db. Throws what goes wrong, as all of these do.
std::vector<rdf::Quad> quadsOf(const graph::TripleStore& store);

/// What comes of reading every triple of a graph back out of the tables induced from it; N-Quads,
/// sorted.
struct Kept {
    std::vector<std::string> missing;  ///< in the graph alone
    std::vector<std::string> added;    ///< in the tables alone, or twice

    [[nodiscard]] bool whole() const { return missing.empty() && added.empty(); }
    [[nodiscard]] std::string toText() const;  ///< the first few of both
};

/// Compares graph.db with what readbackSql() gives from database.db; a triple that is read back
/// more often than it is in the graph counts as added. Literals are equal if they have the same
/// datatype, language and value: "07" and "7" as integers, "1e0" and "1.0" as doubles; everything
/// else letter by letter, wrong lexical forms too.
Kept compareKept(const graph::TripleStore& store, const sqlite::Database& database,
                 const induction::Schema& schema);

/// One text for all lexical forms of one value; the form itself where it is not of the datatype.
std::string canonicalForm(const std::string& lexical, const std::string& datatype);

}  // namespace tripletalk::tests
