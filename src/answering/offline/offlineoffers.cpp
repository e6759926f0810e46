// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// What an offline run offers instead of an answer, or beside it.
#include "answering/offline/offlinerun.h"
#include "answering/offline/prosewriter.h"
#include "answering/reading/termjson.h"

#include <algorithm>

namespace tripletalk::answering::offline {

using reading::ScoredReading;

namespace {
constexpr std::size_t offeredReadings = 3;
}  // namespace

std::vector<nlohmann::json> OfflineRun::choices(const std::vector<Part>& parts) const {
    std::vector<std::string> worded;
    std::vector<nlohmann::json> offered;
    const auto choose = [&](const ScoredReading& one) {
        std::string text = this->worded(one.term);
        if (offered.size() >= offeredReadings || std::ranges::find(worded, text) != worded.end())
            return;
        worded.push_back(std::move(text));
        offered.push_back(reading::toJson(one, m_reader->wording()));
    };
    for (const Part& part : parts) {
        if (!part.read) continue;
        // What was answered already is no choice.
        if (part.isTrusted)
            worded.push_back(this->worded(part.read->term));
        else
            choose(*part.read);
        for (const ScoredReading& one : part.others) choose(one);
    }
    return offered;
}

void OfflineRun::offer(const std::vector<Part>& parts) {
    std::vector<std::string> unplaced;
    for (const Part& part : parts) {
        if (part.read)
            unplaced.insert(unplaced.end(), part.read->open.begin(), part.read->open.end());
        else
            for (const language::Token& token : m_reader->wording().tokens(part.clause))
                if (!token.stop) unplaced.push_back(token.text);
    }
    std::vector<nlohmann::json> offered = choices(parts);
    std::vector<std::string> texts;
    for (const nlohmann::json& one : offered) texts.push_back(one.at("text"));
    AnswerFinished end = finished(AnswerStatus::NotFound,
                                  {ProseWriter(m_reader->wording()).nothingFound(unplaced, texts)});
    end.result = ToldResult();
    end.readings = std::move(offered);
    m_trace.emit(std::move(end));
}

}  // namespace tripletalk::answering::offline
