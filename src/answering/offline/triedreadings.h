// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/offline/askedbase.h"
#include "answering/reading/questionreader.h"
#include "base/cancel.h"

#include <string>
#include <vector>

namespace tripletalk::answering::offline {

/// Reads questions and looks what the likeliest readings find, since that says much about which of
/// them is meant. One thread. Borrows its arguments.
class TriedReadings {
  public:
    static constexpr std::size_t tries = 10;  ///< readings whose queries are run

    TriedReadings(const reading::QuestionReader& reader, AskedBase& base)
        : m_reader(reader), m_base(base) {}

    /// The likeliest first, which says how probable it is that it is what was meant. Errors: those
    /// of the reader, Cancelled.
    Result<std::vector<reading::ScoredReading>> find(const std::string& question,
                                                     const reading::Context& context,
                                                     const CancelToken& cancel);

  private:
    reading::Findings tried(const reading::ScoredReading& reading, const CancelToken& cancel);

    const reading::QuestionReader& m_reader;
    AskedBase& m_base;
};

}  // namespace tripletalk::answering::offline
