// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/strategies/strategytable.h"

#include "answering/autokgqa/autokgqastrategy.h"
#include "answering/grasp/graspstrategy.h"
#include "answering/offline/chosenreadingstrategy.h"
#include "answering/offline/offlinestrategy.h"
#include "answering/rewrite/rewritestrategy.h"
#include "answering/strategies/controlstrategy.h"
#include "answering/strategies/correctedstrategy.h"
#include "answering/strategies/loopstrategy.h"
#include "answering/strategies/sparqlstrategy.h"
#include "answering/unioqa/unioqastrategy.h"
#include "base/text.h"

#include <algorithm>

namespace tripletalk::answering {

namespace {

std::deque<StrategyDescriptor>& table() {
    static std::deque<StrategyDescriptor> all{
        LoopStrategy::withBoth(),        LoopStrategy::withSql(),
        LoopStrategy::withPassages(),    SparqlStrategy::descriptor(),
        GraspStrategy::byQuery(),        GraspStrategy::inWords(),
        AutoKgqaStrategy::descriptor(),  UniOqaStrategy::descriptor(),
        RewriteStrategy::descriptor(),   ChosenReadingStrategy::descriptor(),
        OfflineStrategy::descriptor(),   ControlStrategy::descriptor(),
        CorrectedStrategy::descriptor(),
    };
    return all;
}

}  // namespace

const std::deque<StrategyDescriptor>& strategies() { return table(); }

const StrategyDescriptor* findStrategy(std::string_view name) {
    const auto found = std::ranges::find_if(
        table(), [name](const StrategyDescriptor& one) { return one.name.value == name; });
    return found == table().end() ? nullptr : &*found;
}

Result<const StrategyDescriptor*> offeredStrategy(std::string_view name) {
    const StrategyDescriptor* found = findStrategy(name);
    if (found && found->offered) return found;
    return Error{ErrorKind::Usage, say("Sentence", "There is no strategy \"%1\".").arg(name),
                 text::join(strategyNames(), ", ") + " are known"};
}

std::vector<std::string> strategyNames() {
    std::vector<std::string> names;
    for (const StrategyDescriptor& one : table())
        if (one.offered) names.push_back(one.name);
    return names;
}

const StrategyDescriptor& strategyWithoutModel() {
    return *std::ranges::find_if(
        table(), [](const StrategyDescriptor& one) { return one.offered && !one.asksModel; });
}

StrategyRegistration::StrategyRegistration(StrategyDescriptor descriptor) {
    table().push_back(std::move(descriptor));
}

StrategyRegistration::~StrategyRegistration() { table().pop_back(); }

}  // namespace tripletalk::answering
