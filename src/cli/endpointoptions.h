// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cli/context.h"
#include "cli/options.h"
#include "knowledge/knowledgebase.h"

#include <vector>

namespace tripletalk::cli {

/// "--auth-env NAME": a secret has no place on a command line, which every process may read.
OptionSpec authorizationOption();

/// The value of the variable that the option names; empty without the option. Errors: Usage (no
/// such variable).
Result<std::string> authorizationFrom(const Options& options);

/// The base that "--kb" names, with the way to its endpoint if it is remote. Errors: those of
/// KnowledgeBase::open and of authorizationFrom.
Result<knowledge::KnowledgeBase> baseFrom(const Context& context, const Options& options);
/// All that "--kb" names, which may be given several times; at least one. Errors: the same.
Result<std::vector<knowledge::KnowledgeBase>> basesFrom(const Context& context,
                                                        const Options& options);
/// "--kb DIR" of a command that may ask several together.
OptionSpec basesOption(bool required);

}  // namespace tripletalk::cli
