// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"

#include <compare>
#include <string>
#include <vector>

namespace tripletalk::curation {

/// What a table is, whatever it is called: the class whose entities it holds, for a table of links
/// or of several values also the predicate, for things without a class their group's label. `part`
/// tells apart what is otherwise the same: "direct" (the entities of a class that are in none of
/// its sub-classes, where a view bears the class's name), or "2", "3" in the schema's order.
struct TableId {
    std::string classIri = {};
    std::string untyped = {};    ///< label of a group of things without a class
    std::string predicate = {};  ///< of link and values tables
    std::string fixed = {};      ///< "entity", "other_fact": tables of every base
    std::string part = {};
    auto operator<=>(const TableId&) const = default;
};

/// What a column of a table is. `role` is empty for values and links; else "key", "label", "type",
/// "undescribed", or "owner" (the key of the row that a link or value belongs to).
struct ColumnId {
    std::string predicate = {};
    std::string role = {};
    std::string via = {};   ///< predicate of the column that holds the subject's key
    std::string part = {};  ///< of several of the same predicate: "min", "max", "minutes"
    bool inverse = false;
    auto operator<=>(const ColumnId&) const = default;
};

struct TableIds {
    TableId id;
    std::vector<ColumnId> columns;  ///< as many as the table has; of fixed tables all empty
};

/// The identities of a schema's tables and columns, in its order. To be asked of a schema as
/// induced: the parts come from its names.
std::vector<TableIds> identify(const induction::Schema& schema);

/// The class that it is about as choices tell it: its IRI, or the label of a group of things.
const std::string& ownerOf(const TableId& id);

/// For people: "class <…>, predicate <…>".
std::string toText(const TableId& id);
std::string toText(const ColumnId& id);

}  // namespace tripletalk::curation
