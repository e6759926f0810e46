// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/plan/tabledraft.h"

namespace tripletalk::induction {

/// The column of the names of a table's rows: of an attribute of it. All names of what has several
/// stand in a table of values as well.
void addLabel(TableDraft& draft, const Attribute& attribute);

/// Where the rows are named by different predicates: the best name that each has.
void addBestLabel(TableDraft& draft);

/// Decides how the literals of an attribute become values, and keeps what a person could decide
/// otherwise (Plan::cleaning).
void convert(TableDraft& draft, const Attribute& attribute);

/// The columns of an attribute's literals, after convert(); where some rows have several, a table
/// of values that has them all, and the first of them in the columns if those rows are few.
void addLiterals(TableDraft& draft, const Attribute& attribute);

/// A number keeps the name of a predicate that has fewer things: those stand behind it.
bool isNumberFirst(const PredicateProfile& seen, const Conversion& conversion);

}  // namespace tripletalk::induction
