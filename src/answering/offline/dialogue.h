// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/offline/interpreter.h"

#include <vector>

namespace tripletalk::answering::offline {

/// What was spoken of, question by question. Earlier turns are read again, in order, with the
/// entities of their results, so that a conversation from a file means the same as one that was
/// just had. Borrows.
class Dialogue {
  public:
    Dialogue(const Interpreter& interpreter, const knowledge::EntityLookup& entities)
        : m_interpreter(interpreter), m_entities(entities) {}

    Result<void> replay(const std::vector<Turn>& history);

    /// Goes on from a question that was read and its result.
    void add(const Reading& reading, const AnswerResult& result);

    [[nodiscard]] const Context& context() const { return m_context; }

  private:
    const Interpreter& m_interpreter;
    const knowledge::EntityLookup& m_entities;
    Reading m_previous;
    Context m_context;
};

/// The entities of a result, in its order; those that the base does not know are left out.
std::vector<EntityRef> entitiesOf(const AnswerResult& result,
                                  const knowledge::EntityLookup& lookup);

}  // namespace tripletalk::answering::offline
