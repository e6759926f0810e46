// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/cypherengine.h"

#include <string>
#include <vector>

namespace tripletalk::answering {

/// The texts in the first column of what a query finds. A query that is refused or takes too long
/// finds none: whoever asks so looks for what may help, and does without. Errors: Cancelled.
Result<std::vector<std::string>> firstTexts(cypher::CypherEngine& engine, const std::string& query,
                                            const CancelToken& cancel);

}  // namespace tripletalk::answering
