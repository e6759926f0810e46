// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "serving/asking.h"
#include "serving/sharedbases.h"
#include "serving/web/replies.h"

namespace tripletalk::serving {

/// OpenAI's chat interface with each base as a model: the last message of the user is the question,
/// those before it the conversation. Sources are annotations and links at the end of the answer.
/// A streamed answer begins at once and tells that work goes on; its words come when they are
/// final, since a draft may be taken back. Any thread.
class ChatCompletions {
  public:
    ChatCompletions(const SharedBases& bases, Asking& asking) : m_bases(bases), m_asking(asking) {}

    void models(const Exchange& exchange, const Visitor& visitor) const;
    void complete(const Exchange& exchange, const Visitor& visitor) const;

  private:
    const SharedBases& m_bases;
    Asking& m_asking;
};

}  // namespace tripletalk::serving
