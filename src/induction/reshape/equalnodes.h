// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/reshape/tableedit.h"
#include "induction/tablechoices.h"

#include <vector>

namespace tripletalk::induction {

/// Makes one row of blank nodes that say the same: an author who is a node with a name on each of
/// three papers is one author. Only tables are taken whose rows are all blank nodes without a class
/// (a class has as many rows as things), of at most 8 columns of texts (numbers may be there to be
/// added up), without anything besides, and with no links but such as reference the table. The
/// nodes as they are stand in a hidden table, `<table>_node`, with hidden links, which the facts
/// are read back from; what is seen is a copy (Column::copy). The comments of other tables of blank
/// nodes tell how many are different.
///
/// To be called on filled tables without indexes; tables of classes that are apart stay. Returns
/// what was done.
Result<std::vector<Reshaping>> uniteEqualNodes(const sqlite::Database& database, Schema& schema,
                                               const TableChoices& choices = {});

}  // namespace tripletalk::induction
