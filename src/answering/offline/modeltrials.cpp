// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/modeltrials.h"

#include "answering/readingtrials.h"

#include <nlohmann/json.hpp>

namespace tripletalk::answering::offline {

namespace {

struct KnownChoice {
    std::string question;
    std::vector<ShownReading> readings;
    int right;
};

const std::vector<KnownChoice>& knownChoices() {
    static const std::vector<KnownChoice> all = [] {
        std::vector<KnownChoice> choices;
        for (const nlohmann::json& one : nlohmann::json::parse(trialsData)) {
            KnownChoice choice{one.at("question"), {}, one.at("right")};
            for (const nlohmann::json& reading : one.at("readings"))
                choice.readings.push_back({reading.at(0), reading.at(1)});
            choices.push_back(std::move(choice));
        }
        return choices;
    }();
    return all;
}

}  // namespace

std::shared_ptr<ModelTrials> ModelTrials::shared() {
    static const auto all = std::make_shared<ModelTrials>();
    return all;
}

Result<TrialOutcome> ModelTrials::of(ReadingAsker& asker, const CancelToken& cancel) {
    const std::string model = asker.model();
    {
        const std::scoped_lock lock(m_mutex);
        if (const auto known = m_outcomes.find(model); known != m_outcomes.end())
            return known->second;
    }
    TrialOutcome outcome;
    for (const KnownChoice& choice : knownChoices()) {
        if (outcome.ended()) break;
        const auto chosen = asker.ask("trial", choice.question, choice.readings, cancel);
        if (!chosen) return chosen.error();
        ++(*chosen == choice.right ? outcome.right : outcome.wrong);
    }
    const std::scoped_lock lock(m_mutex);
    return m_outcomes.insert_or_assign(model, outcome).first->second;
}

void ModelTrials::forget() {
    const std::scoped_lock lock(m_mutex);
    m_outcomes.clear();
}

}  // namespace tripletalk::answering::offline
