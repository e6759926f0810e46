// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"

#include <string>
#include <vector>

namespace tripletalk::induction {

/// Some facts of the graph as SQL over the induced database.
struct ReadbackPart {
    enum class Kind {
        Schema,     ///< typed columns, keys, link and value tables
        Side,       ///< side tables
        Vocabulary  ///< facts about classes and properties
    };
    Kind kind = Kind::Schema;
    std::string cells = {};  ///< subject, predicate, object, kind, datatype, language, graph
    std::string from = {};
    std::string joins = {};  ///< for the cells; add no row and take none away
    std::string where = {};

    [[nodiscard]] std::string select() const;
    [[nodiscard]] std::string count() const;  ///< SELECT of the number of rows
};

/// How every triple of the graph is read back from the database: parts without a common fact.
std::vector<ReadbackPart> readbackParts(const Schema& schema);

/// One SELECT of all of them: (subject, predicate, object, kind, datatype, language, graph), blank
/// nodes as "_:label", kind as in graph.db, "" for the default graph and where there is none.
/// Literals have a lexical form of the same value as the graph's.
std::string readbackSql(const Schema& schema);

}  // namespace tripletalk::induction
