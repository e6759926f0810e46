// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/queryterm.h"
#include "answering/schema/schemagraph.h"
#include "base/result.h"
#include "knowledge/languages/queryresult.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering::reading {

/// What a query of somebody's asks for as a term, so that it can be told and changed part by part:
/// one SELECT over tables of the schema joined by their links, with plain comparisons, counts and
/// the like, groups, an order, and the same inside a comparison. The likeliest first; each may say
/// something else than the query, of which a term knows less. None for other queries.
std::vector<Term> termsOf(const std::string& sql, const SchemaGraph& graph);

/// The first of these that finds what the query found: as many rows (more where a limit cut off
/// what ties), each with all cells of its counterpart. `run` runs a query.
std::optional<Term> termThatFinds(
    const std::string& sql, const knowledge::QueryResult& found, const SchemaGraph& graph,
    const std::function<Result<knowledge::QueryResult>(const std::string&)>& run);

}  // namespace tripletalk::answering::reading
