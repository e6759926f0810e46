// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace tripletalk::answering {

/// What explanations of queries are made of: English patterns with %1, %2 … for what is put in.
namespace phrase {

inline constexpr const char* is = "%1 is %2";
inline constexpr const char* isNot = "%1 is not %2";
inline constexpr const char* more = "%1 is more than %2";
inline constexpr const char* atLeast = "%1 is at least %2";
inline constexpr const char* less = "%1 is less than %2";
inline constexpr const char* atMost = "%1 is at most %2";
inline constexpr const char* after = "%1 is after %2";
inline constexpr const char* from = "%1 is %2 or later";
inline constexpr const char* before = "%1 is before %2";
inline constexpr const char* until = "%1 is %2 or earlier";
inline constexpr const char* between = "%1 is from %2 to %3";
inline constexpr const char* notBetween = "%1 is not from %2 to %3";
inline constexpr const char* oneOf = "%1 is one of %2";
inline constexpr const char* noneOf = "%1 is none of %2";
inline constexpr const char* found = "%1 is among what another query finds: %2";
inline constexpr const char* notFound = "%1 is not among what another query finds: %2";
inline constexpr const char* contains = "%1 contains %2";
inline constexpr const char* begins = "%1 begins with %2";
inline constexpr const char* ends = "%1 ends with %2";
inline constexpr const char* matches = "%1 fits the pattern %2";
inline constexpr const char* known = "%1 is known";
inline constexpr const char* unknown = "%1 is not known";
inline constexpr const char* exists = "another query finds something: %1";
inline constexpr const char* existsNot = "another query finds nothing: %1";
inline constexpr const char* notSo = "it is not so that %1";
inline constexpr const char* both = "%1 and %2";
inline constexpr const char* either = "%1 or %2";
inline constexpr const char* nameOf = "name of the %1";
inline constexpr const char* ofThe = "%1 of the %2";
inline constexpr const char* ofEach = "%1 of each %2";
inline constexpr const char* forWhich = "%1 for which %2";
inline constexpr const char* rowCount = "the number of rows";
inline constexpr const char* countOf = "the number of rows with %1";
inline constexpr const char* differentOf = "the number of different values of %1";
inline constexpr const char* sum = "the sum of %1";
inline constexpr const char* average = "the average of %1";
inline constexpr const char* median = "the median of %1";
inline constexpr const char* smallest = "the smallest %1";
inline constexpr const char* largest = "the largest %1";
inline constexpr const char* allOf = "all %1 in one text";
inline constexpr const char* rank = "the place by %1";
inline constexpr const char* within = "%1 among those with the same %2";
inline constexpr const char* yearOf = "the year of %1";
inline constexpr const char* monthOf = "the month of %1";
inline constexpr const char* orElse = "%1, or %2 where it is not known";
inline constexpr const char* resultOf = "the result of another query (%1)";
inline constexpr const char* called = "%1 (called “%2”)";
inline constexpr const char* largestFirst = "%1, largest first";
inline constexpr const char* smallestFirst = "%1, smallest first";
inline constexpr const char* fromZ = "%1, from Z to A";
inline constexpr const char* fromA = "%1, from A to Z";
inline constexpr const char* makeList = "First makes a list called “%1”:";
inline constexpr const char* lookAtEach = "Looks at each %1.";
inline constexpr const char* lookAtList = "Looks at the rows of the list “%1”.";
inline constexpr const char* lookAtQuery = "Looks at the rows of a query of its own:";
inline constexpr const char* takeIts = "Takes with each %1 the %2 that its %3 names.";
inline constexpr const char* takeItsIfAny =
    "Takes with each %1 the %2 that its %3 names, if there is one.";
inline constexpr const char* takeAll = "Takes with each %1 every %2 whose %3 names it.";
inline constexpr const char* takeAllIfAny =
    "Takes with each %1 every %2 whose %3 names it; one without any stays.";
inline constexpr const char* join = "Takes with it each %1.";
inline constexpr const char* joinWhere = "Takes with it each %1 for which %2.";
inline constexpr const char* joinIfAny = "Takes with it each %1 for which %2, if there is one.";
inline constexpr const char* keep = "Keeps those for which %1.";
inline constexpr const char* group = "Puts those together that have the same %1.";
inline constexpr const char* keepGroups = "Keeps the groups for which %1.";
inline constexpr const char* show = "Shows %1.";
inline constexpr const char* showAll = "Shows every column.";
inline constexpr const char* once = "Shows equal rows once.";
inline constexpr const char* addOnce = "Adds, without repeating rows:";
inline constexpr const char* addAll = "Adds:";
inline constexpr const char* onlyAlso = "Keeps only rows that are also found here:";
inline constexpr const char* without = "Leaves out rows that are found here:";
inline constexpr const char* again = "Does it again with what it found, until nothing new comes.";
inline constexpr const char* sort = "Sorts by %1.";
inline constexpr const char* first = "Keeps the first %1 rows.";
inline constexpr const char* firstAfter = "Skips %2 rows and keeps the next %1.";
inline constexpr const char* unread = "This query is built in a way that cannot be put into words.";

}  // namespace phrase

/// Every pattern, for those who translate them.
std::span<const char* const> explanationPhrases();

/// Gives a pattern in the language that is wanted.
using Phrasing = std::function<std::string(const char* pattern)>;

/// The pattern with its parts put in, all at once: a part may itself hold a %1.
std::string fillPhrase(std::string_view pattern, std::initializer_list<std::string_view> parts);

}  // namespace tripletalk::answering
