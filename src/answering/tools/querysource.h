// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "base/cancel.h"
#include "knowledge/languages/querylanguage.h"

#include <string>

namespace tripletalk::answering {

/// What a query finds, or its error, as a source that has no number yet. Errors: Cancelled only.
Result<Source> querySource(const knowledge::QueryLanguage& language,
                           knowledge::QueryConnection& connection, const std::string& query,
                           const CancelToken& cancel);

}  // namespace tripletalk::answering
