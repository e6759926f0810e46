// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/queryterm.h"
#include "answering/schema/schemagraph.h"

#include <optional>
#include <string>
#include <vector>

/// What is the same of a term in whatever language it is written.
namespace tripletalk::answering::reading {

/// The things of the same head, by the same ways, with nothing asked or demanded of them.
Term ofSameHead(const Term& term);

/// The links that a term speaks of. Borrows both.
SchemaGraph::Hint hintOf(const Term& term, const SchemaGraph& graph);

/// The way from a row of the head to a place; nothing if there is none.
std::optional<std::vector<Join>> pathTo(const Place& place, const Term& term,
                                        const SchemaGraph& graph, const SchemaGraph::Hint& hint);

/// Conditions that one linked row is to meet.
using Conditions = std::vector<Condition>;

/// Adds a condition on what is linked to those that one row can meet with it: of one column two
/// equal values, or two bounds of one kind, ask for two rows.
void addToARow(const Condition& condition, std::vector<Conditions>& rows);

/// What a row of the result tells, in order.
std::vector<Measure> toldBy(const Term& term);

/// " >= " and the like, `different` for the one sign that languages write otherwise; " = " for what
/// is no comparison.
const char* symbol(Op op, const char* different);

/// How a column of the result is called: "average_price", "number_of_cars".
std::string resultName(const Measure& measure);

}  // namespace tripletalk::answering::reading
