// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/result.h"
#include "knowledge/knowledgebase.h"

#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::evaluation {

/// Whether the source that an answer names for its result gives that result: its query, run again
/// in the sandbox, returns the same rows (in any order, perhaps with more columns, numbers within
/// 0.5 %), or the text of its passage holds every cell; or, of a result put together from several
/// sources that the answer cites, each of them gives its cells. Empty if so, else one sentence that
/// says what is wrong. `answer` is the JSON of `ask --json`, from these bases,
/// the question's own first. Errors: Cancelled, or that the base
/// cannot be opened.
Result<Sentence> whyUnsupported(const nlohmann::json& answer,
                                const std::vector<knowledge::KnowledgeBase>& bases,
                                const CancelToken& cancel);

}  // namespace tripletalk::evaluation
