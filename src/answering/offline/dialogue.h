// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/offline/triedreadings.h"
#include "answering/strategy.h"

#include <vector>

namespace tripletalk::answering::offline {

/// What was spoken of, question by question. Earlier turns are read again, in order, with the
/// entities of their results, so that a conversation from a file means the same as one that was
/// just had. Borrows.
class Dialogue {
  public:
    explicit Dialogue(TriedReadings& readings) : m_readings(readings) {}

    Result<void> replay(const std::vector<Turn>& history, const CancelToken& cancel);

    /// Goes on from a question that was read and its result.
    void add(const reading::Term& term, const AnswerResult& result);

    [[nodiscard]] const reading::Context& context() const { return m_context; }

  private:
    TriedReadings& m_readings;
    reading::Context m_context;
};

/// The entities of a result, in its order; those that the base does not know are left out.
std::vector<reading::EntityRef> entitiesOf(const AnswerResult& result,
                                           const knowledge::EntityLookup& lookup);

}  // namespace tripletalk::answering::offline
