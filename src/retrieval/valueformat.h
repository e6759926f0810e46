// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// What builder and reader of values.db agree on. Private to the room.
///
/// A *name* is a sequence of words; several entries (a label and a value, two entities called
/// alike) may share one. `weight` holds one float a name (from number 1; number 0 is unused), as
/// this machine writes floats: the sum of its words' weights, negative for a code of several parts.
namespace tripletalk::retrieval::values {

inline constexpr int formatVersion = 1;

/// Longer texts are prose: the passages' full-text index finds them, value linking does not.
inline constexpr std::size_t maxWords = 24;

inline constexpr std::string_view tables = R"(
CREATE TABLE word(id INTEGER PRIMARY KEY, text TEXT NOT NULL, names INTEGER NOT NULL, postings BLOB NOT NULL);
CREATE TABLE letters(length INTEGER PRIMARY KEY, words TEXT NOT NULL);
CREATE TABLE name(id INTEGER PRIMARY KEY, bag INTEGER NOT NULL, words BLOB NOT NULL);
CREATE TABLE entry(id INTEGER PRIMARY KEY, name INTEGER NOT NULL, kind INTEGER NOT NULL, text TEXT NOT NULL,
    "table" TEXT NOT NULL, "column" TEXT NOT NULL, key TEXT NOT NULL, iri TEXT NOT NULL, label TEXT NOT NULL,
    uses INTEGER NOT NULL);
CREATE TABLE weight(id INTEGER PRIMARY KEY CHECK (id = 1), names BLOB NOT NULL);
)";
inline constexpr std::string_view indexes = R"(
CREATE UNIQUE INDEX word_text ON word(text);
CREATE INDEX name_bag ON name(bag);
CREATE INDEX entry_name ON entry(name, uses DESC);
)";

/// How much a word tells: its inverse document frequency over `names` names; function words and
/// single letters tell little.
float wordWeight(std::string_view word, std::int64_t namesWithIt, std::int64_t names);

/// The same number for the same words in any order.
std::int64_t bagOf(std::vector<std::uint32_t> words);

}  // namespace tripletalk::retrieval::values
