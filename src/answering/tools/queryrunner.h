// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "answering/trace.h"
#include "base/cancel.h"
#include "knowledge/knowledgebase.h"
#include "knowledge/languages/querylanguage.h"

#include <string>

namespace tripletalk::answering {

/// Runs a person's query as a run's first source. A query that
/// fails is a source with an error. Errors: the base cannot be read, Cancelled.
Result<Source> runQuery(const knowledge::KnowledgeBase& base,
                        const knowledge::QueryLanguage& language, const std::string& query,
                        Trace& trace, const CancelToken& cancel);

}  // namespace tripletalk::answering
