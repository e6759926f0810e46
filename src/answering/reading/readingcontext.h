// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/queryterm.h"
#include "knowledge/languages/sqlconnection.h"

#include <memory>
#include <string>
#include <vector>

namespace tripletalk::answering::reading {

/// An entity that a conversation speaks of.
struct EntityRef {
    std::string table;
    std::string key;
    std::string iri;
    std::string label;
    bool operator==(const EntityRef& other) const {
        return table == other.table && key == other.key;
    }
};

/// What was spoken of before a question.
struct Context {
    static constexpr std::size_t remembered = 200;  ///< things of an answer, and of earlier ones

    std::shared_ptr<const Term> previous = {};  ///< what the last question was taken to mean
    std::vector<EntityRef> results = {};        ///< what its answer gave, in that order
    std::vector<EntityRef> spoken = {};         ///< what it was about
    std::vector<EntityRef> recent = {};         ///< of earlier questions, the newest first

    /// Goes on from a question that was read, what it named and what its answer gave.
    void add(const Term& term, std::vector<EntityRef> named, std::vector<EntityRef> found);
};

/// The things that a term's conditions are about, in their order.
std::vector<EntityRef> entitiesOf(const Term& term);

/// The same with those that are named by a text that nothing else of their table has. IRIs and
/// labels are those of the base; what it does not know is left out.
std::vector<EntityRef> namedIn(const Term& term, knowledge::SqlConnection& tables);

}  // namespace tripletalk::answering::reading
