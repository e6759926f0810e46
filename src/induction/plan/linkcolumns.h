// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/plan/tabledraft.h"

namespace tripletalk::induction {

/// What an attribute leads to: a foreign key, and a column for what has no row; a table where some
/// rows have several.
void addLinks(TableDraft& draft, const Attribute& attribute);

/// Whether an attribute leads to things and has texts (nameortext.h). Links to lists, containers
/// and restrictions become tables of their items. After convert().
bool isInOnePlace(const TableDraft& draft, const Attribute& attribute);

/// What such an attribute leads to by name, and its texts: a column with the foreign key beside it,
/// or a table of several.
void addNameOrText(TableDraft& draft, const Attribute& attribute);

}  // namespace tripletalk::induction
