// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/strategy.h"

namespace tripletalk::answering {

void startRun(Trace& trace, const Question& question, std::string_view strategy,
              const std::string& model) {
    RunStarted started{
        .question = question.text, .strategy = std::string(strategy), .model = model};
    const knowledge::Manifest& manifest = question.base->manifest();
    started.base = {manifest.id, manifest.name, manifest.generation};
    if (question.reading.is_object()) started.about = question.reading.value("run", "");
    trace.emit(std::move(started));
}

}  // namespace tripletalk::answering
