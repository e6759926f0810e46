// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// What builder and reader of values.db agree on. Private to the room.
///
/// A *name* is a sequence of words; several things (two entities called alike, an entity and a
/// value) may share one, and a thing may have several. Lists of numbers are varints (postings.h).
///
///     word      its number and in how many names it is
///     postings  the names that a word is in, as a PostingsWriter wrote them
///     letters   the words of one length, each with a line feed behind it: for finding typos
///     bag       names by bagOf() their words, in blocks of BagEntry in ascending order; all of one
///               bag are in one block, which is stored under its smallest bag; a name of two to
///               maxInitials words that begin with letters is there by bagOfInitials(), too
///     name      `words`: its words' numbers in their order; `bearers`: pairs of a thing and which
///               of its names this is, most used thing first, at most maxBearers
///     place     what things have in common: kind, table, column; class or predicate where it is
///               the same for all (`iri` of a thing is empty then)
///     thing     packed texts (packedtexts.h): numbers of the place and of the uses, then as a
///               textlist key, IRI, label and the names as written
///     weight    one float a name (from number 1; number 0 is unused), as this machine writes
///               floats: the sum of its words' weights, negative for a code of several parts
namespace tripletalk::retrieval::values {

inline constexpr int formatVersion = 3;
/// Of version 0.1.0: the same, but thing(id, place, key, iri, label, names, uses) as they are.
inline constexpr int plainVersion = 2;

/// Longer texts are prose: the passages' full-text index finds them, value linking does not.
inline constexpr std::size_t maxWords = 24;

/// Names of more words are not known by their initials.
inline constexpr std::size_t maxInitials = 8;

/// More of one name are never shown.
inline constexpr std::size_t maxBearers = 50;

struct BagEntry {
    std::int64_t bag;
    std::int64_t name;
};

inline constexpr std::string_view tables = R"(
CREATE TABLE word(text TEXT PRIMARY KEY, id INTEGER NOT NULL, names INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE postings(word INTEGER PRIMARY KEY, names BLOB NOT NULL);
CREATE TABLE letters(length INTEGER PRIMARY KEY, words TEXT NOT NULL);
CREATE TABLE bag(first INTEGER PRIMARY KEY, entries BLOB NOT NULL);
CREATE TABLE name(id INTEGER PRIMARY KEY, words BLOB NOT NULL, bearers BLOB NOT NULL);
CREATE TABLE place(id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, "table" TEXT NOT NULL,
    "column" TEXT NOT NULL, iri TEXT NOT NULL);
CREATE TABLE weight(id INTEGER PRIMARY KEY CHECK (id = 1), names BLOB NOT NULL);
)";

/// How much a word tells: its inverse document frequency over `names` names; function words and
/// single letters tell little.
float wordWeight(std::string_view word, std::int64_t namesWithIt, std::int64_t names);

/// The same number for the same words in any order (nearly always only for them).
std::int64_t bagOf(std::vector<std::uint32_t> words);

/// A number of the initials in their order, apart from the bags of words.
std::int64_t bagOfInitials(std::string_view letters);

}  // namespace tripletalk::retrieval::values
