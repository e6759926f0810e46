// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "curation/curation.h"

#include <compare>
#include <string>
#include <vector>

namespace tripletalk::curation {

/// What a synonym is one of: a table; a column; a value of a column (`item` is the value); a
/// computed column (`item` its name, no column); a named view (`item` its name, no table).
struct SynonymPlace {
    TableId table = {};
    ColumnId column = {};
    std::string item = {};
    auto operator<=>(const SynonymPlace&) const = default;
};

/// A word that a person gave to something.
struct GivenWord {
    std::string word;
    SynonymPlace place;
    bool operator==(const GivenWord&) const = default;
};

/// All synonyms of a curation, in its order.
std::vector<GivenWord> givenWords(const Curation& curation);

// Words are the same whatever their case and accents (text::fold). None of these leaves an entry
// behind that changes nothing.

bool hasWord(const Curation& curation, const GivenWord& given);
/// Adds one. False if it is there, or the curation has no such computed column or view.
bool addWord(Curation& curation, const GivenWord& given);
/// False if there is none.
bool removeWord(Curation& curation, const GivenWord& given);
/// Puts another word in its place, unless that is there already. False if there is none.
bool changeWord(Curation& curation, const GivenWord& given, const std::string& word);

/// Makes `aside` able to hold words of whatever `known` has: the computed column or view of `place`
/// with no word of its own.
void makeRoom(Curation& aside, const Curation& known, const SynonymPlace& place);

}  // namespace tripletalk::curation
