// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "sparql/parser/syntax.h"

#include <string_view>

namespace tripletalk::answering::grasp {

/// Where in a triple stands what is searched.
enum class Place : unsigned char { Subject, Property, Object };

/// The variable that stands for it.
inline constexpr std::string_view searchedVariable = "search";

/// Where ?search first stands in a triple of the pattern, sub-selects and what is taken away
/// (MINUS) aside. Errors: Usage, for the model: no SELECT, no ?search, or in no triple.
Result<Place> searchedPlace(const sparql::Query& query);

/// The query for the different values that ?search may have there, `most` of them at most.
sparql::Query valuesOfSearched(sparql::Query query, std::size_t most);

/// A query of one triple with ?search at `place`, and the given terms elsewhere.
sparql::Query oneTriple(Place place, const sparql::Node& first, const sparql::Node& second);

}  // namespace tripletalk::answering::grasp
