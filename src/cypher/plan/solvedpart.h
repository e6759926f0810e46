// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/functions/cypherfunctions.h"
#include "cypher/plan/queryplan.h"
#include "sparql/parser/syntax.h"

#include <memory>

namespace tripletalk::cypher {

/// The part of a pattern that SPARQL can say: directed relationships of one step, with their nodes.
/// It is asked as one query, whose algebra and SQL are those of SPARQL; each solution is a match of
/// the part, but for what `checks` says of nodes and that no relationship stands twice in it.
struct SolvedPart {
    sparql::Query query;
    struct Relationship {
        std::size_t index = 0;                             ///< of the plan
        std::optional<graph::TermId> type = std::nullopt;  ///< else it is a column of the solution
    };
    std::vector<std::size_t> nodes;  ///< of the plan: the first columns of a solution
    std::vector<Relationship> relationships;
    std::vector<std::size_t> checks;  ///< nodes of which the query does not say all
};

/// Null where no relationship of the plan is one.
std::shared_ptr<const SolvedPart> solvedPartOf(const MatchPlan& plan, FunctionContext& context);

}  // namespace tripletalk::cypher
