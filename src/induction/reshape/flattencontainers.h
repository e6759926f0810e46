// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/reshape/tableedit.h"

#include <vector>

namespace tripletalk::induction {

/// Makes a table of the members of each link that leads to containers (rdf:Seq, rdf:Bag, rdf:Alt,
/// or anything with rdf:_1, rdf:_2, …): `<table>_<link>` with the key of the owner, the member and
/// its `position`, the number of the property. The containers stay as they are, and are what the
/// facts are read back from; the new tables are copies (Column::copy). A table of containers, the
/// columns of their members, and a link to them, are hidden once all of it is told by the new
/// tables.
///
/// A container with a member that does not fit its column, or that no column of a table leads to,
/// stays. To be called on filled tables without indexes. Returns what was done.
Result<std::vector<Reshaping>> flattenContainers(const sqlite::Database& database, Schema& schema);

}  // namespace tripletalk::induction
