// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/strategies/descriptor.h"
#include "base/result.h"

#include <deque>
#include <string_view>
#include <vector>

namespace tripletalk::answering {

/// Every strategy there is, in the order in which they are offered: the first that fits a base is
/// the usual one. References to them last as long as the program. Read by any thread.
const std::deque<StrategyDescriptor>& strategies();

/// Null for a name that nobody has: whoever asks must then refuse.
const StrategyDescriptor* findStrategy(std::string_view name);

/// One that a person may choose. Errors: Usage (there is none of this name), telling those that
/// there are.
Result<const StrategyDescriptor*> offeredStrategy(std::string_view name);

/// The names of those that a person may choose.
std::vector<std::string> strategyNames();

/// The one that is offered without a model.
const StrategyDescriptor& strategyWithoutModel();

/// Adds a strategy to the table for as long as it lives. Before other threads look.
class StrategyRegistration {
  public:
    explicit StrategyRegistration(StrategyDescriptor descriptor);
    ~StrategyRegistration();
    StrategyRegistration(const StrategyRegistration&) = delete;
    StrategyRegistration& operator=(const StrategyRegistration&) = delete;
};

}  // namespace tripletalk::answering
