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

/// One thing that a person changed of the induced schema, which can be taken back alone.
struct Decision {
    enum class Field {
        Name,
        Label,
        Comment,
        Synonyms,
        Hidden,
        Type,
        CleaningOff,
        CleaningOn,
        Value,     ///< synonyms of a value
        Computed,  ///< a further column
        View,
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
