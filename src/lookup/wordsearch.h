// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "lookup/item.h"
#include "lookup/namelists.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace tripletalk::lookup {

/// The k best rows for a query, best first, of equal ones the lower row first. The words of query
/// and names are those of `wordsOf`. A name's score is
///
///     1.0 a keyword that is one of its words + 0.75 a keyword that only begins one
///     - 0.5 a keyword that does neither - 0.25 a word of it that no keyword is or begins
///
/// and a row's the best of its names. A keyword that comes twice counts twice. Only names in which
/// a keyword of three bytes or more is or begins a word are looked at; where all keywords are
/// shorter
/// ("U2"), those that have one as a word.
///
/// Exact, and yet not all names with a frequent word are scored: keywords are taken rarest first,
/// of each the names with the fewest different initials first (a keyword covers words of one
/// initial only, so that the others are unmatched), and the search ends where no name left can be
/// among the best. Of the names on the way, those whose marks (namewords.h) say the same are passed
/// over without a look at their words.
std::vector<Hit> searchWords(const NameLists& lists, std::string_view query, std::size_t k,
                             const Rows* within);

}  // namespace tripletalk::lookup
