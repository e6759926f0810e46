// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/parser/cyphersyntax.h"

#include <map>
#include <memory>
#include <string>

namespace tripletalk::cypher {

/// What is known of a value before the query runs.
enum class StaticType : unsigned char {
    Any,
    Null,
    Boolean,
    Integer,
    Float,
    String,
    Node,
    Relationship,
    Path,
    List,
    Map,
};

/// The variables that can be seen at a place, and the width of the rows there, which all places
/// between two projections share.
struct Scope {
    struct Variable {
        std::size_t slot = noSlot;
        StaticType type = StaticType::Any;
        bool ofThisClause = false;  ///< introduced by the pattern that is being read
    };
    std::map<std::string, Variable> names = {};
    std::shared_ptr<std::size_t> width = std::make_shared<std::size_t>(0);

    std::size_t newSlot() const { return (*width)++; }
    std::size_t add(const std::string& name, StaticType type) {
        const std::size_t slot = newSlot();
        names[name] = {slot, type, true};
        return slot;
    }
    [[nodiscard]] const Variable* find(const std::string& name) const {
        const auto found = names.find(name);
        return found == names.end() ? nullptr : &found->second;
    }
    void endClause() {
        for (auto& [name, variable] : names) variable.ofThisClause = false;
    }
};

/// Of an expression whose variables are resolved.
StaticType staticTypeOf(const Expression& expression, const Scope& scope);
/// Of the items of a list that is written with items of one type.
StaticType itemTypeOf(const Expression& list, const Scope& scope);

}  // namespace tripletalk::cypher
