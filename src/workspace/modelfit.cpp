// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "workspace/modelfit.h"

#include "answering/offline/chosenreadingstrategy.h"
#include "answering/offline/readingasker.h"
#include "answering/trace.h"
#include "workspace/departure.h"

#include <algorithm>

namespace tripletalk::workspace {

namespace {

using answering::ChosenReadingStrategy;

/// What is told to be less is not believed, or of no use.
constexpr int leastWindow = 1024;

/// Its model has more to do than to choose.
bool writesQueries(const Configuration& configuration) {
    return asksModel(configuration) && configuration.strategy != ChosenReadingStrategy::own;
}

}  // namespace

Shortage shortageOf(const Configuration& configuration, const llm::ModelFacts& facts) {
    if (writesQueries(configuration)) {
        if (facts.parameters > 0 && facts.parameters < fewParameters) return Shortage::Parameters;
        if (facts.window > 0 && facts.window < smallWindow) return Shortage::Window;
    }
    const bool isBeyond = facts.window > 0 && configuration.contextTokens > facts.window;
    return asksModel(configuration) && isBeyond ? Shortage::Room : Shortage::None;
}

Configuration suited(Configuration configuration, const llm::ModelFacts& facts,
                     const knowledge::Manifest* base) {
    const Shortage shortage = shortageOf(configuration, facts);
    const bool isShort = shortage == Shortage::Parameters || shortage == Shortage::Window;
    const std::string readings = ChosenReadingStrategy::own;
    if (isShort && (!base || misfitOf(readings, *base) == Misfit::None))
        configuration.strategy = readings;
    if (facts.window > 0)
        configuration.contextTokens =
            std::min(configuration.contextTokens, std::max(facts.window, leastWindow));
    return configuration;
}

Result<answering::offline::TrialOutcome> tryModel(const std::string& spec,
                                                  const llm::Access& access,
                                                  const std::shared_ptr<net::Client>& client,
                                                  const CancelToken& cancel) {
    auto model = llm::makeChatModel(spec, access, client);
    if (!model) return model.error();
    const answering::StrategyParts parts{.model = *std::move(model),
                                         .numbers = {.contextTokens = smallWindow}};
    answering::Trace trace(answering::newRunId(), [](const answering::Event&) {});
    answering::offline::ReadingAsker asker(parts, trace);
    const auto trials = answering::offline::ModelTrials::shared();
    trials->forget();
    return trials->of(asker, cancel);
}

}  // namespace tripletalk::workspace
