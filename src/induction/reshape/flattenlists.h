// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/reshape/tableedit.h"

#include <vector>

namespace tripletalk::induction {

/// Makes a table of the items of each link that leads to rdf:Lists: `<table>_<link>` with the key
/// of the owner, the item and its `position` (1, 2, …). The nodes of the lists stay as they are,
/// and are what the facts are read back from; the new tables are copies (Column::copy). A table of
/// nodes, and a link to them, is hidden once all of it is told by the new tables.
///
/// Only well-formed lists are taken: each node has one rdf:first, one rdf:rest, nothing else but a
/// type, and one link that leads to it; the last rest is rdf:nil. Others, lists inside lists among
/// them, stay nodes. To be called on filled tables without indexes. Returns what was done.
Result<std::vector<Reshaping>> flattenLists(const sqlite::Database& database, Schema& schema);

}  // namespace tripletalk::induction
