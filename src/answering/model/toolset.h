// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <initializer_list>
#include <optional>
#include <string_view>

namespace tripletalk::answering {

/// Which tools the strategy "grasp" gives its model; all have execute, answer and cancel.
enum class ToolSet : unsigned char {
    Base,
    Search,              ///< and list, and a search for entities and one for properties
    SearchExtended,      ///< and searches for properties of a thing and for values of a property
    SearchConstrained,   ///< or list, and one search at a place of a triple
    SearchAutocomplete,  ///< or list, and one search at a place of a query
};
inline constexpr std::initializer_list<ToolSet> allToolSets{
    ToolSet::Base, ToolSet::Search, ToolSet::SearchExtended, ToolSet::SearchConstrained,
    ToolSet::SearchAutocomplete};

/// "base", "search", "search_extended", "search_constrained", "search_autocomplete", and back.
std::string_view toString(ToolSet set);
std::optional<ToolSet> toolSetFromText(std::string_view text);

}  // namespace tripletalk::answering
