// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/workbench.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace tripletalk::induction {

/// A class that some entity has, or a group of entities that have none.
struct EntityClass {
    graph::TermId id = 0;  ///< 0 for a group without a class
    std::string iri = {};
    std::string label = {};  ///< for people; different for each class
    std::string comment = {};
    std::int64_t entities = 0;                ///< those filed under this class
    bool otherTypes = false;                  ///< some of them have further types
    std::vector<int> above = {};              ///< super-classes in the list, nearest first
    std::set<graph::TermId> predicates = {};  ///< used by its entities, rdf:type left out
    int home = -1;  ///< the class whose table holds its entities: itself or a super-class
};

struct Classes {
    std::vector<EntityClass> list;
    std::map<graph::TermId, int> byId;
};

/// Separates vocabulary from entities, files every entity under one class, and decides which
/// classes share a table. An entity with several types belongs to the most specific one: by
/// rdfs:subClassOf, or because all instances of one class are also instances of a larger one; among
/// unrelated ones to the most frequent. A class without predicates of its own lives in the table of
/// its nearest super-class with entities. Entities without a type: blank nodes are grouped by the
/// predicate that leads to them, list nodes are grouped, all others are things.
/// Fills vocabulary_work and entity_work (keys still empty).
Result<Classes> classify(const Workbench& bench);

}  // namespace tripletalk::induction
