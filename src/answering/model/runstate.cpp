// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/model/runstate.h"

#include "answering/model/conclusion.h"
#include "answering/prompt/prompttext.h"

namespace tripletalk::answering {

int RunState::bestQuery() const { return preferred > 0 ? preferred : lastGoodQuery(log.all()); }

llm::ChatRequest RunState::request(std::vector<llm::Message> messages) const {
    return requestOf(numbers, std::move(messages));
}

}  // namespace tripletalk::answering
