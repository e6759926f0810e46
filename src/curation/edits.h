// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "curation/curation.h"
#include "induction/schema.h"

#include <string>
#include <vector>

namespace tripletalk::curation {

/// The entry of a table or column, made if there is none.
TableCuration& tableIn(Curation& curation, const TableId& id);
ColumnCuration& columnIn(TableCuration& table, const ColumnId& id);

/// Removes entries that change nothing.
void prune(Curation& curation);

/// The classes share one table from now on; what was merged of them before, or apart, is not any
/// more. At least two.
void mergeClasses(Curation& curation, induction::ClassMerge merge);
/// Each of the classes has a table of its own from now on.
void setApart(Curation& curation, const std::vector<std::string>& classes);
/// How the values of a predicate stand in the table of a class, which any table about it names; no
/// flag: as induced.
void setList(Curation& curation, const TableId& table, const std::string& predicate,
             std::optional<bool> list);
std::optional<bool> listOf(const Curation& curation, const TableId& table,
                           const std::string& predicate);

/// One thing that a person changed of the induced schema, which can be taken back alone.
struct Decision {
    enum class Field {
        Name,
        Label,
        Comment,
        Synonyms,
        Hidden,
        Type,
        List,
        CleaningOff,
        CleaningOn,
        Value,     ///< synonyms of a value
        Computed,  ///< a further column
        View,
        Merge,  ///< of classes into one table
        Apart,  ///< a class has a table of its own
        Glossary,
        HouseRules,
    };
    Field field = Field::Name;
    std::string table = {};   ///< as induced; where the graph has it no more, what it was
    std::string column = {};  ///< empty: the table itself
    std::string before = {};
    std::string after = {};
    bool known = true;  ///< the graph has it
    TableId tableId = {};
    ColumnId columnId = {};
    std::string item = {};  ///< the rule, value, computed column or view
};

/// All of a curation, in its order.
std::vector<Decision> decisions(const induction::Schema& induced, const Curation& curation);

void takeBack(Curation& curation, const Decision& decision);

}  // namespace tripletalk::curation
