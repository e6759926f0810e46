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

/// A class that some entity has or that lies above such a one, or a group of entities that have no
/// class.
struct EntityClass {
    graph::TermId id = 0;  ///< 0 for a group without a class
    std::string iri = {};
    std::string label = {};  ///< for people; different for each class
    std::string comment = {};
    std::int64_t entities = 0;  ///< those filed under this class
    std::map<int, std::int64_t> further =
        {};                       ///< other classes that these have, and how many of them
    std::vector<int> above = {};  ///< super-classes in the list, nearest first
    std::vector<int> below = {};  ///< those that have this one above them
    std::map<graph::TermId, std::int64_t> uses =
        {};             ///< predicates, rdf:type left out, by how many of its entities have them
    bool weak = false;  ///< owl:Thing and the like
    int home = -1;      ///< the class whose table holds its entities: itself or a super-class

    /// Every entity filed under this class has the other one too.
    [[nodiscard]] bool implies(int other) const {
        const auto found = further.find(other);
        return found != further.end() && found->second == entities;
    }
};

struct Classes {
    std::vector<EntityClass> list;
    std::map<graph::TermId, int> byId;
    /// What entities link to without its being described, sorted.
    std::vector<graph::TermId> undescribed = {};

    [[nodiscard]] const EntityClass& at(int index) const {
        return list[static_cast<std::size_t>(index)];
    }
    /// The class and everything below it.
    [[nodiscard]] std::set<int> closure(int index) const;
};

/// Files every described entity under one class (in bench.entities) and decides which classes share
/// a table. An entity with several types belongs to the most specific one, among unrelated ones to
/// the most frequent. Entities without a type are grouped by shape (shapes.h); which classes share
/// a table, sharing.h says.
Result<Classes> classify(const Workbench& bench);

}  // namespace tripletalk::induction
