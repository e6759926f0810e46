// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/strategy.h"

namespace tripletalk::answering {

void startRun(Trace& trace, const Question& question, std::string_view strategy,
              const std::string& model) {
    nlohmann::json started{
        {"question", question.text}, {"strategy", strategy}, {"model", model}, {"base", nullptr}};
    if (!question.bases.empty()) {
        const knowledge::Manifest& manifest = question.bases.front().manifest();
        started["base"] = {
            {"id", manifest.id}, {"name", manifest.name}, {"generation", manifest.generation}};
    }
    if (question.reading.is_object()) started["about"] = question.reading.value("run", "");
    trace.emit("run_started", std::move(started));
}

}  // namespace tripletalk::answering
