// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"

#include <string>

namespace tripletalk::induction {

struct Attribute;
struct Conversion;

// A column with `showsNames` shows what one predicate says in one place where its values are partly
// things and partly texts: of a thing its name, a text as it is. The foreign key stands beside it;
// the texts and the names of what has no row stand in hidden columns too, which the facts are read
// back from.

/// The column of a table that shows what another one's predicate says; null where there is none.
const Column* nameOrTextOf(const Table& table, const Column& other);

/// Whether a predicate is of RDF's or OWL's own: what has it is a list, a container, a restriction.
bool isOfStructure(const Attribute& attribute);

/// Whether the values of a predicate are things and texts: texts that stay texts, and not those of
/// structures.
bool areNamesAndTexts(const Attribute& attribute, const Conversion& conversion);

/// Such a column, without a name.
Column nameOrTextColumn(const Attribute& attribute);

/// What a reader should know of the foreign key beside it.
std::string besideNameOrText(const std::string& shown);

/// SQL that names what the foreign keys of a table lead to; blank nodes without a name have none.
std::string namedBySql(const Table& table, const Column& shown, const Column& link);

/// SQL of what such a column of a view shows of a table that has links alone: their names; "NULL"
/// for any other column, and where there are none.
std::string namesOfLinksSql(const Table& table, const Column& column);

}  // namespace tripletalk::induction
