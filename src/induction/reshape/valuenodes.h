// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"
#include "sqlite/database.h"

namespace tripletalk::induction {

enum class NodeNames {
    None,      ///< nobody would call the rows anything: blank nodes, nodes without class and label
    Repeated,  ///< their labels only repeat their values ("3,72 EUR")
    Own        ///< they are things, and stay a table
};

/// How the rows of an entity table are called. What has a class and an IRI is a thing (a room that
/// only says its floor), unless it is a quantity: no links, and an amount, value, unit or currency.
/// Errors: those of SQLite.
Result<NodeNames> namesOf(const sqlite::Database& database, const Table& table);

}  // namespace tripletalk::induction
