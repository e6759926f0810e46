// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/cleaning.h"
#include "induction/workbench.h"
#include "rdf/term.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace tripletalk::induction {

/// One object of a subject and predicate.
struct Object {
    graph::TermId id = 0;
    rdf::TermKind kind = rdf::TermKind::Iri;
    Literal literal = {};     ///< of a literal; otherwise only `lexical` is set
    int entityClass = -1;     ///< of a described entity, -1 otherwise
    std::string key = {};     ///< the entity's key, or the readable name of what is not described
    std::int64_t copies = 1;  ///< the same triple in several graphs
};

/// All objects of one entity and predicate.
struct Facts {
    graph::TermId subject = 0;
    int entityClass = -1;
    std::string key = {};
    graph::TermId predicate = 0;
    std::vector<Object> objects = {};
};

/// Streams the facts of all entities, subject by subject in the order of their numbers, each triple
/// once whatever the number of graphs it is in. Memory: the objects of one subject and predicate.
Result<void> eachFacts(const Workbench& bench, const char* stage,
                       const std::function<Result<void>(const Facts&)>& use);

/// The literals of one subject and predicate, parted by language: `chosen` has the best language
/// there is.
struct Spoken {
    std::vector<const Object*> chosen;
    std::vector<const Object*> others;
};
Spoken byLanguage(const Facts& facts, std::string_view preferred);

/// Links of one subject and predicate.
std::vector<const Object*> links(const Facts& facts);

}  // namespace tripletalk::induction
