// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/values/cleaning.h"
#include "induction/workbench.h"
#include "rdf/term.h"

#include <functional>
#include <span>
#include <string_view>
#include <vector>

namespace tripletalk::induction {

/// One object of a subject and predicate.
struct Object {
    graph::TermId id = 0;
    rdf::TermKind kind = rdf::TermKind::Iri;
    Literal literal = {};       ///< of a literal
    int entityClass = -1;       ///< of a described entity, negative otherwise
    std::string_view key = {};  ///< the entity's key, or the readable name of what is not described
    graph::TermId graph = 0;
    std::vector<graph::TermId> furtherGraphs = {};  ///< that hold the same triple
};

/// All objects of one entity and predicate; valid during the call that hands them over.
struct Facts {
    graph::TermId subject = 0;
    int entityClass = -1;
    std::string_view key = {};
    graph::TermId predicate = 0;
    std::span<const Object> objects = {};
};

/// Streams the facts of all entities, subject by subject in the order of their numbers, each triple
/// once whatever the number of graphs it is in. Memory: the objects of one subject and predicate.
Result<void> eachFacts(const Workbench& bench, const char* stage,
                       const std::function<Result<void>(const Facts&)>& use);

/// The literals of one subject and predicate, parted by language: `chosen` has the best language
/// there is, in the order of their texts.
struct Spoken {
    std::vector<const Object*> chosen = {};
    std::vector<const Object*> others = {};
};
void partByLanguage(const Facts& facts, std::string_view preferred, Spoken& spoken);

}  // namespace tripletalk::induction
