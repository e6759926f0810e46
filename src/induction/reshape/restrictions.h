// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/reshape/tableedit.h"

#include <vector>

namespace tripletalk::induction {

/// Makes links of the classes out of what OWL's restrictions say of them: where a class lies below,
/// or is the same as, what has some values, all values, one value or a number of values of a
/// property, a table `<table>_<property>` has the class and the value or its class, the `number`,
/// and, if the table has several kinds, the `kind` (some, all, value, at least, at most, exactly).
/// The links of classes to restrictions then stand apart from those to classes:
/// `<link>_restriction`. The restrictions stay as they are, and are what the facts are read back
/// from; the new tables are copies (Column::copy). What the new tables tell is hidden.
///
/// A restriction that says anything else stays to be seen. To
/// be called on filled tables without indexes. Returns what was done.
Result<std::vector<Reshaping>> linkByRestrictions(const sqlite::Database& database, Schema& schema);

}  // namespace tripletalk::induction
