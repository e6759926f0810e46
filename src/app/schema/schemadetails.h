// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/schema/schemastate.h"

#include <utility>

#include <QVariantMap>

namespace tripletalk::app {

/// Whether the program needs the table as it is: nobody renames or edits it.
bool isFixed(const induction::Table& table);

/// What the schema editor shows of a table: name, inducedName, label, comment, synonyms, hidden,
/// kind, rows, origin, editable, computable, select, ddl, tokens.
QVariantMap tableDetails(const SchemaState& state, std::size_t table);

/// The same of a column: name, inducedName, label, comment, synonyms, hidden, hideable, type,
/// types, unit, rule, kind, rows, nulls, distinct, samples, origin, facts, references, editable,
/// expression (of a computed one), cleaning [{rule, description, on, failed, before, after}].
QVariantMap columnDetails(const SchemaState& state, std::size_t table, std::size_t column);

/// The table that a query names first, and of its columns that the query names the last one, which
/// stands in its conditions as a rule; -1 for what it does not name.
std::pair<int, int> namedIn(const SchemaState& state, const QString& sql);

/// "a, b; c" as a list of words, none twice.
std::vector<std::string> wordsOf(const QString& text);

}  // namespace tripletalk::app
