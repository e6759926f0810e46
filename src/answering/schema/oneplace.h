// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"

namespace tripletalk::answering {

/// The schema for those who choose by names where to ask: what stands in two places is hidden in
/// one of them.
/// - A column with the first of several values, where a child table has them all: nothing is
/// missed.
/// - A column of a view that only some of its tables have, where these are seen themselves: who
///   asks for a weight means what can have one.
induction::Schema inOnePlace(induction::Schema schema);

/// The child table with all values of a column that has only the first of several; null for other
/// columns.
const induction::Table* tableOfAll(const induction::Schema& schema, const induction::Table& table,
                                   const induction::Column& column);

/// The column that shows what a link of the table leads to by name, and the texts of its predicate;
/// null where there is none. What is asked, counted or looked for is asked there, since the link is
/// silent about texts.
const induction::Column* shownBeside(const induction::Table& table, const induction::Column& link);

}  // namespace tripletalk::answering
