// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "graph/keysorter.h"

#include <functional>
#include <string>

namespace tripletalk::graph {

/// Finds terms that were numbered more than once: those of one hash whose keys are equal. Calls
/// `use(hash, id, kept)` for each id in the order of the hashes, where `kept` is the lowest id of
/// the same term. `terms` holds hashes (high) and ids (low); `keyOf` is asked only where several
/// terms have one hash.
Result<void> uniteTerms(KeySorter& terms,
                        const std::function<Result<std::string>(std::uint32_t id)>& keyOf,
                        const std::function<Result<void>(std::uint64_t hash, std::uint32_t id,
                                                         std::uint32_t kept)>& use);

}  // namespace tripletalk::graph
