// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/questionreader.h"
#include "base/cancel.h"
#include "knowledge/languages/sqlconnection.h"

#include <string>
#include <vector>

namespace tripletalk::answering::offline {

/// Reads questions and looks what the likeliest readings find, since that says much about which of
/// them is meant. One thread. Borrows its arguments.
class TriedReadings {
  public:
    static constexpr std::size_t tries = 10;  ///< readings whose queries are run

    TriedReadings(const reading::QuestionReader& reader, knowledge::SqlConnection& tables)
        : m_reader(reader), m_tables(tables) {}

    /// The likeliest first, which says how probable it is that it is what was meant. Errors: those
    /// of the reader, Cancelled.
    Result<std::vector<reading::ScoredReading>> find(const std::string& question,
                                                     const reading::Context& context,
                                                     const CancelToken& cancel);

    [[nodiscard]] const reading::QuestionReader& reader() const { return m_reader; }
    [[nodiscard]] knowledge::SqlConnection& tables() const { return m_tables; }

  private:
    reading::Findings tried(const std::string& query, const CancelToken& cancel);

    const reading::QuestionReader& m_reader;
    knowledge::SqlConnection& m_tables;
};

}  // namespace tripletalk::answering::offline
