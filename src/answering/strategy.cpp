// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/strategy.h"

namespace tripletalk::answering {

void startRun(Trace& trace, const Question& question, std::string_view strategy,
              const std::string& model) {
    RunStarted started{
        .question = question.text, .strategy = std::string(strategy), .model = model};
    const auto told = [](const knowledge::KnowledgeBase& base) -> RunStarted::Base {
        return {base.manifest().id, base.manifest().name, base.manifest().generation};
    };
    started.base = told(*question.base);
    for (const knowledge::KnowledgeBase& other : question.others)
        started.others.push_back(told(other));
    if (question.reading.is_object()) started.about = question.reading.value("run", "");
    trace.emit(std::move(started));
}

}  // namespace tripletalk::answering
