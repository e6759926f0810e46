// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "retrieval/textpacker.h"
#include "sqlite/database.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::retrieval {

/// Writes texts with numbers into two tables that it makes:
///
///     NAME(id INTEGER PRIMARY KEY, packed BLOB)
///     NAME_dictionary(first INTEGER PRIMARY KEY, bytes BLOB): for the texts from this number on,
///         until the next dictionary's
///
/// Memory: about 16,000 texts, or 16 MB of them, wait for their dictionary. One thread at a time.
class PackedTextsWriter {
  public:
    /// `database` outlives this object. Errors: those of the database, as of all that follows.
    static Result<PackedTextsWriter> create(const sqlite::Database& database,
                                            const std::string& name);

    /// `id` is above the one before.
    Result<void> add(std::int64_t id, std::string text);
    Result<void> finish();

  private:
    PackedTextsWriter(sqlite::Statement insert, sqlite::Statement insertDictionary)
        : m_insert(std::move(insert)), m_insertDictionary(std::move(insertDictionary)) {}

    sqlite::Statement m_insert;
    sqlite::Statement m_insertDictionary;
    std::vector<std::int64_t> m_ids;
    std::vector<std::string> m_texts;
    std::size_t m_bytes = 0;
};

/// Reads them. Dictionaries are read when they are needed, and a few kept. One thread at a time.
class PackedTexts {
  public:
    /// `database` outlives this object, which may move.
    static Result<PackedTexts> open(const sqlite::Database& database, const std::string& name);

    /// The text that is stored as `packed` under the number `id`. Errors: Input (damaged), those of
    /// the database.
    Result<std::string> unpack(std::int64_t id, std::string_view packed);

  private:
    explicit PackedTexts(sqlite::Statement dictionary) : m_dictionary(std::move(dictionary)) {}

    sqlite::Statement m_dictionary;
    std::vector<std::int64_t> m_firsts;                ///< of all dictionaries, ascending
    std::map<std::int64_t, TextUnpacker> m_unpackers;  ///< by the first number
};

}  // namespace tripletalk::retrieval
