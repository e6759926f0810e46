// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "graph/triplestore.h"

#include <cstdint>
#include <optional>

namespace tripletalk::induction {

/// Reads terms by number, fast where numbers grow in small steps: a subject's literals have
/// numbers near each other, so that stepping to the next row beats searching for it.
class TermReader {
  public:
    explicit TermReader(const graph::TripleStore& store) : m_store(store) {}

    /// A term and, of a numeric literal, its value; valid until the next call. Errors: NotFound.
    struct Row {
        rdf::Term term;
        std::optional<double> number;
    };
    Result<const Row*> read(graph::TermId id);

  private:
    Result<void> seek(graph::TermId id);

    const graph::TripleStore& m_store;
    std::optional<sqlite::Statement> m_rows;
    graph::TermId m_at = 0;  ///< number of the statement's row; 0: none
    graph::TermId m_in = 0;  ///< number of the term in m_row
    Row m_row;
};

}  // namespace tripletalk::induction
