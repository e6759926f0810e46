// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/parser/syntax.h"
#include "sparql/reference/solution.h"

#include <functional>
#include <optional>

namespace tripletalk::tests::reference {

/// What an expression may look at.
struct Scope {
    const Solution& solution;
    const Solutions* group = nullptr;  ///< what aggregates are made of
    std::function<bool(const sparql::GroupPattern&, const Solution&)> exists;
};

/// The value of an expression, nothing for an error. It knows integers, strings and booleans and
/// the functions that random queries use; Undefined is thrown for others.
std::optional<rdf::Term> valueOf(const sparql::Expression& expression, const Scope& scope);

/// True only if the effective boolean value is true.
bool isTrue(const sparql::Expression& expression, const Scope& scope);

/// Before (negative), after (positive) or as (0) in the order of ORDER BY. Undefined is thrown
/// where the standard does not say.
int compare(const std::optional<rdf::Term>& left, const std::optional<rdf::Term>& right);

}  // namespace tripletalk::tests::reference
