// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/classes/classes.h"
#include "induction/plan/profile.h"
#include "induction/schema.h"
#include "induction/values/foundcleaning.h"
#include "induction/workbench.h"

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace tripletalk::induction {

/// Where the facts of one predicate go for the entities of one table. Numbers count in
/// Schema::tables and Table::columns; -1 is nowhere.
struct Placement {
    int literalColumn = -1;     ///< the first of conversion.columns
    bool firstLiteral = false;  ///< the column takes the first of several
    int valuesTable = -1;       ///< takes all literals, those of the column too
    Conversion conversion = {};

    int linkColumn = -1;
    int undescribedColumn = -1;
    int linkTable =
        -1;  ///< key and, for what is not described, name; -1 for either column if not needed
    int linkTableKey = -1;
    int linkTableUndescribed = -1;

    /// Of things and texts in one place (nameortext.h), in the row or in linkTable.
    int shownColumn = -1;
    int linkTableShown = -1;
    int linkTableLiteral = -1;
};

/// A foreign key to table entity, and how many of its links lead to which home.
struct LinkTargets {
    int table = -1;
    int column = -1;
    std::map<int, std::int64_t> homes = {};
};

/// The schema with everything that filling it needs to know.
struct Plan {
    Schema schema;
    std::map<int, int> tableOfHome;  ///< home class -> table
    std::map<int, int> otherTypes;   ///< table -> its table of further types
    std::map<int, int> typeColumn;   ///< table -> column of the direct type
    std::map<std::pair<int, graph::TermId>, Placement> placements;  ///< by home class and predicate
    std::vector<LinkTargets> targets;
    std::vector<FoundCleaning> cleaning;
    std::map<int, int> parent;  ///< link or values table -> its entity table
    int entity = -1;
    int otherFact = -1;
    int otherLanguage = -1;
    int exactFact = -1;
    int undescribed = -1;
    int classNames = -1;
    int impliedClass = -1;
    int vocabulary = -1;
    bool severalGraphs = false;  ///< table entity has a column `graph`

    Table& table(int index) { return schema.tables[static_cast<std::size_t>(index)]; }
    [[nodiscard]] const Table& table(int index) const {
        return schema.tables[static_cast<std::size_t>(index)];
    }
    int addTable(Table table);
    int addColumn(int table, Column column);
};

/// Decides tables, columns, links and names. Deterministic: the same graph gives the same names.
Result<Plan> plan(const Workbench& bench, const Classes& classes, const Profile& profile);

}  // namespace tripletalk::induction
