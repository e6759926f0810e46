// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "graph/keysorter.h"
#include "graph/quadbatch.h"
#include "graph/termdictionary.h"
#include "sqlite/database.h"

#include <array>
#include <memory>

namespace tripletalk::graph {

/// Numbers terms in the order of their first occurrence, writes new ones to the table term, and
/// gathers the quads and the hashes of the terms for sorting. One thread at a time.
class QuadEncoder {
  public:
    /// `database` has an empty table term and outlives this object.
    static Result<QuadEncoder> create(const sqlite::Database& database,
                                      const std::filesystem::path& path,
                                      std::size_t dictionaryBytes);

    Result<void> encode(const QuadBatch& batch);

    struct Encoded {
        KeySorter quads;       ///< high = subject, predicate; low = object, graph; 32 bits each
        KeySorter terms;       ///< high = hash of the key, low = id
        std::uint32_t lastId;  ///< ids are 1 to this
        bool namedGraphs;
        bool repeatedTerms;  ///< a term may have several ids
    };
    /// What was gathered. The encoder is of no more use.
    Encoded take() &&;

  private:
    QuadEncoder(sqlite::Statement insertTerm, const std::filesystem::path& path,
                std::size_t dictionaryBytes);
    Result<void> number(std::size_t place, std::string_view key);
    Result<void> insertTerm(std::string_view key);

    sqlite::Statement m_insertTerm;
    std::unique_ptr<TermDictionary> m_dictionary;
    KeySorter m_quads;
    KeySorter m_terms;
    std::array<std::uint32_t, QuadBatch::places> m_ids{};  // of the last quad
    std::uint32_t m_lastId = 0;
    bool m_namedGraphs = false;
    rdf::Term m_term;  // reused
};

}  // namespace tripletalk::graph
