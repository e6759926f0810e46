// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/sentence.h"
#include "induction/schema.h"

/// What a schema's tables and columns are good for in a made question, and what they are called
/// there.
namespace tripletalk::answering {

/// In the middle of a sentence: English writes names in lower case and makes the plural of them,
/// other languages leave them as they stand.
Sentence nameOf(const induction::Table& table);
Sentence nameOf(const induction::Column& column);
Sentence pluralOf(const induction::Table& table);
/// What things of a link are called where they are counted: the table that it leads to.
Sentence groupName(const induction::Schema& schema, const induction::Column& column);

/// Numbers that differ and are known of most rows.
bool isMeasure(const induction::Table& table, const induction::Column& column);
/// Of several measures one with a unit, then the one that tells the rows apart best; null for none.
const induction::Column* measureOf(const induction::Table& table);
/// A few values that sort the rows into groups.
bool isCategory(const induction::Table& table, const induction::Column& column);
/// Leads from most rows to others.
bool isLink(const induction::Table& table, const induction::Column& column);

}  // namespace tripletalk::answering
