// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "knowledge/knowledgebase.h"
#include "knowledge/languages/querylanguage.h"

#include <string>

namespace tripletalk::answering {

/// The base's examples that are most like a question, in the one language that the model is to
/// write, as lines for a prompt; empty if there are none. Errors: those of knowledge::Examples.
Result<std::string> examplesText(const knowledge::KnowledgeBase& base,
                                 const knowledge::QueryLanguage& language,
                                 const std::string& question, const CancelToken& cancel);

}  // namespace tripletalk::answering
