// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// What an offline run offers instead of an answer, or beside it.
#include "answering/offline/offlinerun.h"
#include "answering/offline/prosewriter.h"
#include "answering/offline/readingjson.h"
#include "answering/reading/termjson.h"
#include "base/text.h"
#include "knowledge/remoteexcerpt.h"

#include <algorithm>
#include <set>

namespace tripletalk::answering::offline {

using reading::ScoredReading;

namespace {
constexpr std::size_t offeredReadings = 3;
/// A reading that scores lower than the likeliest by more is what was meant 1 time in 20.
constexpr double offeredWithin = 3;
}  // namespace

void OfflineRun::offer(const std::vector<Part>& parts) {
    const ProseWriter writer(m_interpreter->graph(), m_interpreter->wording());
    std::vector<Reading> readings;
    for (const Part& part : parts) {
        if (!part.reading.isEmpty()) readings.push_back(part.reading);
        readings.insert(readings.end(), part.others.begin(), part.others.end());
    }
    const bool isRead = std::ranges::any_of(
        parts, [](const Part& part) { return part.isDoubted() || part.leavesOut; });
    std::vector<nlohmann::json> offered = isRead ? otherwise(parts) : std::vector<nlohmann::json>();
    const bool refersBack = std::ranges::any_of(parts, &Part::refersBack);
    for (const Reading& reading : readings) {
        if (reading.assumed && !refersBack) continue;
        nlohmann::json one = toJson(reading, m_interpreter->graph(), m_interpreter->wording());
        const auto isSaid = [&](const nlohmann::json& other) {
            return other.at("text") == one.at("text");
        };
        if (std::ranges::any_of(offered, isSaid)) continue;
        // What the interpreter reads first is meant less often than what the reader does, and more
        // often than all else.
        const bool isSecond = &reading == &readings.front() && !offered.empty();
        offered.insert(isSecond ? offered.begin() + 1 : offered.end(), std::move(one));
    }
    if (offered.size() > offeredReadings) offered.resize(offeredReadings);
    AnswerParts prose{writer.nothingFound(unplaced(parts), worded(offered))};
    tellExcerpt(prose);
    AnswerFinished end = finished(AnswerStatus::NotFound, std::move(prose));
    end.result = ToldResult();
    end.readings = std::move(offered);
    m_trace.emit(std::move(end));
}

void OfflineRun::tellExcerpt(AnswerParts& prose) const {
    const auto info = m_excerpt ? knowledge::excerptInfo(*m_question.base)
                                : Result<knowledge::ExcerptInfo>(knowledge::ExcerptInfo());
    if (!m_excerpt || !info) return;
    const Wording& wording = m_interpreter->wording();
    const std::string told = textOf(prose);
    const bool quotes = std::ranges::any_of(m_tools->log.all(), [&](const Source& source) {
        return !source.isQuery() && told.find("[" + std::to_string(source.n) + "]") != told.npos;
    });
    constexpr std::size_t day = 10;  // of ISO 8601
    if (quotes)
        prose.push_back(notePart(
            text::replaceAll(wording.phrase("fetched"), "{date}", info->fetched.substr(0, day))));
    if (!info->hasAllNames) prose.push_back(notePart(wording.phrase("somenames")));
}

std::vector<std::string> OfflineRun::unplaced(const std::vector<Part>& parts) {
    std::vector<std::string> words;
    for (const Part& part : parts) {
        const auto& open = part.read                   ? part.read->open
                           : part.alternatives.empty() ? part.reading.unplaced
                                                       : part.alternatives.front().open;
        words.insert(words.end(), open.begin(), open.end());
    }
    return words;
}

std::vector<std::string> OfflineRun::worded(const std::vector<nlohmann::json>& readings) {
    std::vector<std::string> texts;
    for (const nlohmann::json& one : readings) texts.push_back(one.at("text"));
    return texts;
}

std::vector<nlohmann::json> OfflineRun::otherwise(const std::vector<Part>& parts) const {
    std::set<std::string> said;
    std::vector<nlohmann::json> offered;
    for (const Part& part : parts) {
        if (part.alternatives.empty()) continue;
        // What finds the same is no other answer, and what finds nothing was never meant, unless
        // it is what all the words say.
        std::set<std::string> found;
        double best = part.alternatives.front().score;
        if (part.read) {
            said.insert(wordsOf(*part.read));
            found.insert(part.read->found);
            best = std::max(best, part.read->score);
        }
        for (const ScoredReading& one : part.alternatives) {
            const bool isSaid = &one == &part.alternatives.front() && one.open.empty();
            const bool isUnlikely = one.score < best - offeredWithin || one.dropsOperator() ||
                                    (one.features.contains("result.none") && !isSaid);
            if (isUnlikely || offered.size() >= offeredReadings) continue;
            if (!one.found.empty() && !found.insert(one.found).second) continue;
            if (said.insert(wordsOf(one)).second)
                offered.push_back(reading::toJson(one, m_interpreter->wording()));
        }
    }
    return offered;
}

}  // namespace tripletalk::answering::offline
